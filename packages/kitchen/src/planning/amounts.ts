import { pluralize, properCase } from '../composing/wording.ts';
import type { Aisle, Food } from '../foods/food.ts';
import { densityOf } from '../measures/convert.ts';
import { formatAmount, kitchenFraction, type MeasureSystem } from '../measures/format.ts';

const LEAST_PIECE_GRAMS = 12;
const LEAST_KEPT_GRAMS = 25;
const LIQUID = /\b(?:milk|buttermilk|kefir|broth|stock|juice|oil|vinegar|wine|water|cream)\b/;
const SOLID = /\b(?:sour cream|cream cheese|ice cream|cream of)\b/;
/** Sold by weight but named in the plural: "mushrooms", "black beans". Others stay singular: "spinach". */
const MANY =
  /(?:almond|apple|apricot|artichoke|avocado|bagel|banana|bean|beet|berry|breadcrumb|bun|cake|caper|carrot|cashew|cherry|chickpea|chili|cracker|cranberry|cucumber|date|egg|eggplant|fig|grape|green onion|jalapeno|kernel|leek|lemon|lentil|lime|mango|mushroom|noodle|nut|oat|olive|onion|orange|parsnip|pea|peach|peanut|pear|pecan|pepper|pickle|pistachio|plum|potato|radish|raisin|scallion|seed|shallot|sprout|strawberry|tomato|tortilla|turnip|walnut)$/;
const AT_MOST_ONE = /^(?:1|\d\/\d)$/;
const SPOONED: ReadonlySet<Aisle> = new Set(['spices', 'baking', 'condiments']);
const BY_SPOON: ReadonlySet<Aisle> = new Set(['condiments', 'nuts', 'prepared', 'dairy', 'baking']);
const CUPPED: ReadonlySet<Aisle> = new Set(['dairy', 'canned', 'produce', 'snacks', 'frozen']);
const PIECES: ReadonlySet<Aisle> = new Set(['produce', 'eggs', 'nuts', 'snacks', 'grains', 'bakery']);
const CHEESE = /\b(?:cheddar|mozzarella|cheese)\b/;
const OUNCE = 28.349523125;
const CUP = 236.5882365;
const CARTON = 6;
const QUARTER_CUP_SPOONS = 4;
/** Up to this share of a package may be missing before another one is bought. */
const SPARE = 0.1;

function isLiquid({ name }: Food): boolean {
  return LIQUID.test(name) && !SOLID.test(name);
}

/** The name next to an amount: "eggs", "1 lemon", "mushrooms", "spinach". */
export function nameFor({ name, aisle }: Food, amount: string): string {
  if (AT_MOST_ONE.test(amount) || aisle === 'spices' || !MANY.test(name)) return properCase(name);
  return properCase(pluralize(name));
}

/** Amount for the shop: whole pieces, heads, loaves and cans, round weights, and spoons for small amounts of spices and the like. */
export function boughtText(food: Food | undefined, grams: number | null, system: MeasureSystem): string {
  if (grams === null || !(grams > 0)) return '';
  if (!food) return weightText(grams, system);
  const { units, aisle } = food;
  const density = densityOf(food);
  if (density !== null && isLiquid(food) && !(aisle === 'canned' && units.can))
    return volumeText(grams / density, system);
  const whole = (each: number) => Math.max(1, Math.ceil(grams / each - SPARE));
  if (units.clove && units.head) return named(whole(units.head), 'head', 'heads');
  if (aisle === 'eggs' && units.piece) return String(cartons(whole(units.piece)));
  const piece = units.piece ?? units['piece:medium'];
  if (aisle === 'produce' && units.bunch && grams <= units.bunch)
    return named(whole(units.bunch), 'bunch', 'bunches');
  if (aisle === 'produce' && piece && piece >= LEAST_PIECE_GRAMS && !units.package)
    return String(whole(piece));
  if (aisle === 'bakery' && units.loaf) return named(whole(units.loaf), 'loaf', 'loaves');
  if (aisle === 'bakery' && piece) return String(whole(piece));
  if (aisle === 'canned' && units.can) return named(whole(units.can), 'can', 'cans');
  const spoon = units.tablespoon;
  if (SPOONED.has(aisle) && spoon && grams / spoon < QUARTER_CUP_SPOONS) return spoonsText(grams / spoon);
  return weightText(grams / (food.edibleShare || 1), system);
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
  if (aisle === 'bakery' && units.slice) {
    const slices = quarters(units.slice);
    return `${kitchenFraction(slices)} ${slices <= 1 ? 'slice' : 'slices'}`;
  }
  const piece = units.piece ?? units['piece:medium'];
  if (PIECES.has(aisle) && piece && piece >= 5 && !units.package) return kitchenFraction(quarters(piece));
  const density = densityOf(food);
  if (density !== null && isLiquid(food)) return formatAmount(grams / density, 'milliliter', system);
  if (system === 'metric') return formatAmount(grams, 'gram', system);
  if (units.cup && CUPPED.has(aisle) && !CHEESE.test(food.name) && grams / units.cup >= 0.24)
    return formatAmount(quarters(units.cup), 'cup', system);
  if (units.tablespoon && BY_SPOON.has(aisle) && grams / units.tablespoon <= 5)
    return formatAmount(Math.max(1, Math.round((grams / units.tablespoon) * 2)) / 2, 'tablespoon', system);
  return formatAmount(Math.round((grams / OUNCE) * 2) / 2 || 0.5, 'ounce', system);
}

/** Rounds up to the next step, unless the step below is nearly enough. */
function upTo(value: number, step: number): number {
  return Math.max(step, Math.ceil(value / step - SPARE) * step);
}

function cartons(eggs: number): number {
  return eggs < CARTON ? eggs : Math.ceil(eggs / CARTON - 0.25) * CARTON;
}

function spoonsText(tablespoons: number): string {
  if (tablespoons < 1) return formatAmount(upTo(tablespoons * 3, 0.5), 'teaspoon', 'us');
  return formatAmount(upTo(tablespoons, 1), 'tablespoon', 'us');
}

function volumeText(ml: number, system: MeasureSystem): string {
  if (ml < CUP / 4) return spoonsText((ml / CUP) * 16);
  if (system === 'metric')
    return formatAmount(upTo(ml, ml < 250 ? 50 : ml < 1000 ? 250 : 500), 'milliliter', system);
  const cups = ml / CUP;
  if (cups < 3) return formatAmount(upTo(cups, 0.5), 'cup', system);
  const quarts = upTo(cups / 4, 1);
  return named(quarts, 'quart', 'quarts');
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
