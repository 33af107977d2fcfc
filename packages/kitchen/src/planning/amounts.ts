import { pluralize, properCase } from '../composing/wording.ts';
import type { Aisle, Food } from '../foods/food.ts';
import { densityOf } from '../measures/convert.ts';
import { formatAmount, kitchenFraction, type MeasureSystem } from '../measures/format.ts';
import { purchaseOf } from '../shopping/sold.ts';

const LEAST_KEPT_GRAMS = 25;
const LIQUID = /\b(?:milk|buttermilk|kefir|broth|stock|juice|oil|vinegar|wine|water|cream)\b/;
const SOLID = /\b(?:sour cream|cream cheese|ice cream|cream of)\b/;
/** Sold by weight but named in the plural: "mushrooms", "black beans". Others stay singular: "spinach". */
const MANY =
  /(?:almond|anchovy|apple|apricot|artichoke|avocado|bagel|banana|bean|beet|berry|breadcrumb|breast|bun|cake|caper|carrot|cashew|cherry|chickpea|chili|chip|chop|clam|cracker|cranberry|cucumber|date|drumstick|egg|eggplant|fig|grape|green onion|jalapeno|kernel|leek|leg|lemon|lentil|lime|mango|muffin|mushroom|mussel|noodle|(?<!coco)nut|oat|olive|onion|orange|parsnip|pea|peach|peanut|pear|pecan|pepper|pickle|pistachio|plum|potato|radish|raisin|rib|roll|sausage|scallion|seed|shallot|sprout|strawberry|thigh|tomatillo|tomato|tortilla|turnip|walnut|wing|wrapper)$/;
const AT_MOST_ONE = /^(?:1|\d\/\d)$/;
const BY_SPOON: ReadonlySet<Aisle> = new Set(['condiments', 'nuts', 'prepared', 'dairy', 'baking']);
const CUPPED: ReadonlySet<Aisle> = new Set([
  'dairy',
  'canned',
  'produce',
  'snacks',
  'frozen',
  'grains',
  'plant-based',
]);
const PIECES: ReadonlySet<Aisle> = new Set(['produce', 'eggs', 'nuts', 'snacks', 'grains', 'bakery']);
/** Broken or cut from a piece. Cottage and cream cheese are spooned. */
const WEIGHED =
  /\b(?:cheddar|mozzarella|feta|gouda|gruyere|jerky|dark chocolate|(?<!cottage |cream )cheese)\b/;
/** Counted though they come in packs. */
const COUNTED = /^(?:rice cake|cracker)$/;
/** Counted whole, not in slices. */
const WHOLE_BREADS = /\b(?:pita|naan|tortilla|flatbread|bagel|muffin|roll|bun|chapati)\b/;
/** Grown in pieces, but no cook serves them so. */
const UNCOUNTED = /^(?:pea|green bean|broccoli|cauliflower|edamame|lettuce|bok choy|cabbage|spinach|grape)$/;
/** No cook boils half a new potato. */
const SMALL_PIECE = 60;
const GLASSFUL = 100;
const OUNCE = 28.349523125;
/** Up to this share of a package may be missing before another one is bought. */
const SPARE = 0.1;

function isLiquid({ name }: Food): boolean {
  return LIQUID.test(name) && !SOLID.test(name);
}

/** The name next to an amount: "eggs", "1 lemon", "mushrooms", "spinach". */
export function nameFor(food: Food, amount: string): string {
  return properCase(isAtMostOne(amount) || !isCounted(food) ? food.name : pluralize(food.name));
}

export const isAtMostOne = (amount: string): boolean => AT_MOST_ONE.test(amount);

/** Named in the plural unless it is one: "mushrooms", not "spinaches". */
export const isCounted = ({ name, aisle }: Food): boolean => aisle !== 'spices' && MANY.test(name);

/** Amount for the shop, at least one package or piece of it. An unknown food is weighed. */
export function boughtText(food: Food | undefined, grams: number | null, system: MeasureSystem): string {
  if (food) return purchaseOf(food, grams ?? 0, system).text;
  return grams !== null && grams > 0 ? weightText(grams, system) : '';
}

/** Amount in the pantry: pieces, cans, spoons of spices, otherwise weights. */
export function keptText(food: Food | undefined, grams: number | null, system: MeasureSystem): string {
  if (grams === null || !(grams > 0)) return '';
  if (!food) return formatAmount(grams, 'gram', system);
  const { units, aisle } = food;
  const count = (each: number) => Math.max(1, Math.round(grams / each));
  if (units.clove) return named(count(units.clove), 'clove', 'cloves');
  const piece = units.piece ?? units['piece:medium'];
  const byPiece = aisle === 'produce' || aisle === 'eggs';
  if (byPiece && piece && piece >= LEAST_KEPT_GRAMS) return kitchenFraction(count(piece));
  if (byPiece && units.bunch && grams <= units.bunch) return named(count(units.bunch), 'bunch', 'bunches');
  if (aisle === 'canned' && units.can) return named(count(units.can), 'can', 'cans');
  if (aisle === 'spices' && units.teaspoon) return formatAmount(grams / units.teaspoon, 'teaspoon', 'us');
  const density = densityOf(food);
  if (density !== null && isLiquid(food)) return formatAmount(grams / density, 'milliliter', system);
  return formatAmount(grams / (food.edibleShare || 1), 'gram', system);
}

/** Amount of a plain food on the plate: "2", "1 slice", "3/4 cup", "120 g". */
export function plateText(food: Food | undefined, grams: number, system: MeasureSystem): string {
  if (!food) return formatAmount(grams, 'gram', system);
  const { units, aisle } = food;
  const quarters = (each: number) => Math.max(1, Math.round((grams / each) * 4)) / 4;
  const halves = (each: number) => Math.max(1, Math.round((grams / each) * 2)) / 2;
  if (aisle === 'bakery' && units.piece && WHOLE_BREADS.test(food.name))
    return kitchenFraction(Math.max(1, Math.round((grams / units.piece) * 2)) / 2);
  if (aisle === 'bakery' && units.slice) {
    const slices = quarters(units.slice);
    return `${kitchenFraction(slices)} ${slices <= 1 ? 'slice' : 'slices'}`;
  }
  const piece = units.piece ?? units['piece:medium'];
  if (PIECES.has(aisle) && piece && piece >= 5 && !units.package && !UNCOUNTED.test(food.name))
    return kitchenFraction(piece < SMALL_PIECE ? Math.max(1, Math.round(grams / piece)) : halves(piece));
  if (piece && COUNTED.test(food.name)) return String(Math.max(1, Math.round(grams / piece)));
  if (units.scoop) {
    const scoops = halves(units.scoop);
    return `${kitchenFraction(scoops)} ${scoops <= 1 ? 'scoop' : 'scoops'}`;
  }
  const density = densityOf(food);
  if (density !== null && isLiquid(food)) return poured(grams / density, system);
  if (system === 'metric') return formatAmount(grams, 'gram', system);
  if (units.cup && CUPPED.has(aisle) && !WEIGHED.test(food.name) && grams / units.cup >= 0.24)
    return formatAmount(cupsNear(grams / units.cup), 'cup', system);
  if (units.tablespoon && BY_SPOON.has(aisle) && !WEIGHED.test(food.name) && grams / units.tablespoon <= 5)
    return formatAmount(Math.max(1, Math.round((grams / units.tablespoon) * 2)) / 2, 'tablespoon', system);
  return formatAmount(Math.round((grams / OUNCE) * 2) / 2 || 0.5, 'ounce', system);
}

/** A glass is 250 ml, not 236. */
function poured(milliliters: number, system: MeasureSystem): string {
  const round = system === 'metric' && milliliters >= GLASSFUL;
  return formatAmount(round ? Math.round(milliliters / 50) * 50 : milliliters, 'milliliter', system);
}

/** As cups are marked: quarters and thirds. */
function cupsNear(cups: number): number {
  const whole = Math.floor(cups);
  const [best = 1] = [0, 0.25, 1 / 3, 0.5, 2 / 3, 0.75, 1].sort(
    (a, b) => Math.abs(cups - whole - a) - Math.abs(cups - whole - b),
  );
  return Math.max(0.25, whole + best);
}

/** Rounds up to the next step, unless the step below is nearly enough. */
function upTo(value: number, step: number): number {
  return Math.max(step, Math.ceil(value / step - SPARE) * step);
}

function weightText(grams: number, system: MeasureSystem): string {
  if (system === 'metric') {
    const step = grams < 50 ? 10 : grams < 250 ? 25 : grams < 500 ? 50 : grams < 1000 ? 100 : 250;
    return formatAmount(upTo(grams, step), 'gram', system);
  }
  const ounces = upTo(grams / OUNCE, grams < OUNCE * 4 ? 1 : 2);
  if (ounces < 16) return formatAmount(ounces, 'ounce', system);
  return formatAmount(upTo(grams / OUNCE / 16, 0.5), 'pound', system);
}

function named(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
