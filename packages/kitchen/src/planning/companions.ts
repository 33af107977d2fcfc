import type { Allergen, Diet } from '@crisper/contract/vocabulary';
import type { FoodId } from '../foods/food.ts';
import { foodById } from '../foods/larder.ts';
import { mayHold } from '../foods/name-claims.ts';
import { say } from '../saying/say.ts';
import { type AtTable, isGreen, isOneOf, type Kind, type Region } from './at-table.ts';
import type { Slot } from './plan.ts';
import { PLATE_ROWS, type PlateRow, STANDS_IN_FOR } from './plates.data.ts';

/** A plain plate with its figures for one helping. */
export interface Plate extends PlateRow {
  /** Kcal, protein, carbs and fat. */
  figures: readonly [number, number, number, number];
  /** Grams of vegetables in one helping. */
  greens: number;
}

/** Below this a dish needs bread, rice or potatoes beside it; above it, it has its own. */
const LITTLE_STARCH = 18;
const LITTLE_GREENS = 60;

/** What is eaten beside a dish that brings no starch, by table and kind; the first are the most usual. */
const STARCH: Readonly<Record<Region, Readonly<Partial<Record<Kind | 'any', readonly string[]>>>>> = {
  west: {
    soup: ['whole-wheat-bread', 'bread', 'gluten-free-bread'],
    chili: ['rice', 'bread', 'corn-tortillas'],
    stew: ['bread', 'potatoes', 'rice', 'egg-noodles', 'polenta'],
    salad: ['bread', 'whole-wheat-bread'],
    eggs: ['bread', 'bread-and-salad', 'potatoes-and-salad'],
    curry: ['rice'],
    bake: ['potatoes', 'bread', 'rice'],
    // Wraps of lettuce want nothing.
    handheld: [],
    any: [
      'potatoes-and-green-beans',
      'potatoes-and-broccoli',
      'potatoes-and-salad',
      'potatoes-and-peas',
      'rice-and-broccoli',
      'potatoes',
      'rice-and-salad',
    ],
  },
  asia: { any: ['rice', 'rice-and-bok-choy', 'rice-and-broccoli'], salad: ['rice'] },
  india: { any: ['rice', 'naan', 'flatbread'] },
  'middle east': {
    soup: ['pita', 'flatbread'],
    salad: ['pita', 'flatbread'],
    eggs: ['flatbread', 'pita'],
    curry: ['couscous', 'flatbread', 'rice', 'bulgur'],
    stew: ['rice', 'couscous', 'flatbread', 'bulgur'],
    bake: ['pita', 'rice', 'bulgur'],
    any: ['pita-and-salad', 'couscous-and-salad', 'rice-and-salad', 'bulgur', 'rice', 'potatoes-and-salad'],
  },
  latin: {
    soup: ['corn-tortillas', 'rice', 'tortillas'],
    chili: ['rice', 'corn-tortillas'],
    stew: ['rice', 'corn-tortillas', 'tortillas'],
    salad: ['corn-tortillas'],
    eggs: ['corn-tortillas', 'tortillas'],
    any: ['rice', 'rice-and-salad', 'corn-tortillas', 'potatoes-and-salad'],
  },
  africa: { any: ['rice', 'flatbread', 'rice-and-salad'] },
};

const GREENS: Readonly<Record<Region, readonly string[]>> = {
  west: ['green-salad', 'green-beans', 'broccoli', 'green-beans-in-oil', 'spinach'],
  asia: ['bok-choy', 'broccoli'],
  india: ['cucumbers-and-tomatoes'],
  'middle east': ['green-salad', 'cucumbers-and-tomatoes'],
  latin: ['green-salad'],
  africa: ['green-salad', 'cucumbers-and-tomatoes'],
};
/** Dishes that bring their own starch and still want something green. */
const GREEN_BESIDE: ReadonlySet<Kind> = new Set(['pasta', 'pizza', 'bake', 'plate', 'handheld', 'eggs']);
/** With these it is a salad, nothing steamed. */
const SALAD_BESIDE: ReadonlySet<Kind> = new Set(['pasta', 'pizza', 'handheld', 'eggs']);
/** Beans in a pot want bread or rice, no potatoes and no noodles. */
const NOT_WITH_BEANS = ['potatoes', 'egg-noodles', 'polenta'];
const BEANS = ['bean', 'chickpea', 'lentil'];
/** Complete as they are. */
const WHOLE: ReadonlySet<Kind> = new Set(['rice', 'noodles']);

const TOASTS = ['toast', 'gluten-free-toast'];
const FRUITS = [
  'morning-banana',
  'morning-apple',
  'morning-strawberries',
  'morning-blueberries',
  'morning-orange',
  'morning-peach',
];
const MORNING: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  eggs: [...TOASTS, 'morning-orange', 'morning-strawberries', 'sliced-tomato', 'half-avocado'],
  porridge: [...FRUITS, 'morning-yogurt', 'morning-yogurt-and-berries', 'morning-milk', 'morning-soy-milk'],
  griddle: [...FRUITS, 'morning-yogurt', 'morning-yogurt-and-berries'],
  bakery: ['morning-yogurt', 'morning-yogurt-and-berries', 'morning-milk', 'morning-soy-milk', ...FRUITS],
  smoothie: [...TOASTS, 'peanut-butter-toast'],
  yogurt: [...FRUITS],
  handheld: ['morning-orange', 'morning-strawberries', 'morning-yogurt'],
  plate: ['morning-orange', 'morning-yogurt'],
};
const MORNING_BREAD: Readonly<Partial<Record<Region, readonly string[]>>> = {
  latin: ['warm-corn-tortillas'],
  'middle east': ['warm-flatbread'],
  india: ['warm-flatbread'],
};

/** Recipes that are sides, by what they are called, and what they are served with. */
const SIDE_RULES: readonly {
  words: RegExp;
  regions: readonly Region[];
  kinds: readonly Kind[];
  cuisines?: RegExp;
}[] = [
  {
    words: /\bmashed potato|scalloped|dauphinois|roast(?:ed)? potatoes|jansson/i,
    regions: ['west'],
    kinds: ['plate', 'stew'],
  },
  {
    words: /\bbrussels sprouts|glazed carrots|creamed spinach|green beans?(?! casserole)|asparagus/i,
    regions: ['west'],
    kinds: ['plate', 'bake'],
  },
  { words: /\bcoleslaw|potato salad/i, regions: ['west'], kinds: ['plate', 'handheld'] },
  { words: /\bfries\b|potato wedges/i, regions: ['west'], kinds: ['plate', 'handheld'] },
  { words: /\bcornbread$/i, regions: ['west'], kinds: ['stew', 'soup', 'chili'], cuisines: /american/i },
  { words: /\bdinner rolls|focaccia|garlic bread/i, regions: ['west'], kinds: ['soup', 'pasta'] },
  { words: /\bratatouille|caponata/i, regions: ['west'], kinds: ['plate'] },
  {
    words: /\bmexican rice|refried|guacamole|pico de gallo|elote/i,
    regions: ['latin'],
    kinds: ['handheld', 'plate', 'stew'],
    cuisines: /mexican/i,
  },
  { words: /\brice and peas|tostones|arroz con gandules/i, regions: ['latin'], kinds: ['plate', 'stew'] },
  {
    words: /\btabbouleh|fattoush|cacik|khiar|kisir|carrot salad|zaalouk|baba ganoush|hummus$|tzatziki/i,
    regions: ['middle east'],
    kinds: ['plate', 'bake', 'handheld', 'rice'],
  },
  { words: /\braita|naan$|aloo gobi/i, regions: ['india'], kinds: ['curry', 'plate', 'rice'] },
  { words: /\bmiso soup/i, regions: ['asia'], kinds: ['rice', 'stir-fry', 'plate'], cuisines: /japanese/i },
  {
    words: /\bcucumber salad|edamame/i,
    regions: ['asia'],
    kinds: ['stir-fry', 'rice', 'noodles', 'plate'],
    cuisines: /japanese|korean|chinese/i,
  },
  { words: /\bkachumbari|sukuma/i, regions: ['africa'], kinds: ['plate', 'curry', 'rice', 'stew'] },
];

/** The plain plates that all who eat may have. Their foods are all known, so their allergens are. */
export function platesFor(
  diets: readonly Diet[],
  avoid: readonly Allergen[],
  without: readonly FoodId[] = [],
): Map<string, Plate> {
  const found = new Map<string, Plate>();
  for (const row of PLATE_ROWS) {
    const foods = row.foods.map(([id]) => foodById(id));
    if (
      foods.some(
        (food) =>
          !food ||
          food.breaks.some((diet) => diets.includes(diet)) ||
          mayHold(food, avoid) ||
          isOneOf(food.id, without),
      )
    )
      continue;
    const greens = row.foods.reduce((sum, [id, grams]) => sum + (isGreen(id) ? grams : 0), 0);
    found.set(row.id, { ...row, figures: figuresOf(row.foods), greens });
  }
  for (const id of [...found.keys()].reverse()) if (hasOrdinary(id, found)) found.delete(id);
  return found;
}

function hasOrdinary(id: string, plates: ReadonlyMap<string, Plate>): boolean {
  for (let ordinary = STANDS_IN_FOR[id]; ordinary !== undefined; ordinary = STANDS_IN_FOR[ordinary])
    if (plates.has(ordinary)) return true;
  return false;
}

function figuresOf(foods: PlateRow['foods']): Plate['figures'] {
  const sum: [number, number, number, number] = [0, 0, 0, 0];
  for (const [id, grams] of foods) {
    const { energyKcal, proteinG, carbsG, fatG } = foodById(id)!.per100g;
    [energyKcal, proteinG, carbsG, fatG].forEach((figure, k) => {
      sum[k]! += (figure * grams) / 100;
    });
  }
  return sum;
}

export interface Beside {
  /** Ids of plain plates, the most usual first. */
  plates: readonly string[];
  /** Whether the dish is a meal without any of them. */
  aloneToo: boolean;
}

const NOTHING: Beside = { plates: [], aloneToo: true };

/** The plain plates that belong beside a dish at this meal. */
export function besideDish(slot: Slot, dish: AtTable, plates: ReadonlyMap<string, Plate>): Beside {
  const there = (ids: readonly string[]) => ids.filter((id) => plates.has(id));
  if (slot === 'snack') {
    if (dish.kind !== 'dip') return NOTHING;
    const dipped = there(
      dish.region === 'latin'
        ? ['tortilla-chips', 'carrot-sticks']
        : ['carrot-sticks', 'cucumber-sticks', 'pita-wedges'],
    );
    return {
      plates: dish.starch > LITTLE_STARCH ? there(['carrot-sticks', 'cucumber-sticks']) : dipped,
      aloneToo: dish.starch > LITTLE_STARCH,
    };
  }
  if (slot === 'breakfast') {
    const bread = dish.kind === 'eggs' ? (MORNING_BREAD[dish.region] ?? []) : [];
    if (dish.region === 'asia' && dish.kind !== 'griddle') return NOTHING;
    const savory = dish.savory ? TOASTS : null;
    const usual = (savory ?? MORNING[dish.kind] ?? []).filter(
      (id) =>
        !(dish.starch > LITTLE_STARCH && TOASTS.includes(id)) && !(bread.length > 0 && TOASTS.includes(id)),
    );
    return { plates: there([...(dish.starch > LITTLE_STARCH ? [] : bread), ...usual]), aloneToo: true };
  }
  if (WHOLE.has(dish.kind)) return NOTHING;
  const wantsGreens = dish.greens < LITTLE_GREENS;
  const greens = SALAD_BESIDE.has(dish.kind) ? ['green-salad'] : GREENS[dish.region];
  const green = GREEN_BESIDE.has(dish.kind) && wantsGreens ? there(greens) : [];
  if (dish.starch > LITTLE_STARCH) return { plates: green, aloneToo: true };
  const table = STARCH[dish.region];
  const beans = dish.protein !== null && BEANS.includes(dish.protein);
  const starches = there(table[dish.kind] ?? table.any ?? []).filter(
    (id) => (wantsGreens || plates.get(id)!.use === 'starch') && !(beans && NOT_WITH_BEANS.includes(id)),
  );
  if (starches.length === 0) return { plates: green, aloneToo: green.length === 0 };
  // A salad or a dish of lettuce wraps is a meal as it is.
  return { plates: starches, aloneToo: dish.kind === 'salad' || dish.kind === 'handheld' };
}

/** Fruit and eggs that are the meal are not halved. */
const WHOLE_USES: ReadonlySet<string> = new Set(['morning', 'breakfast', 'lunch', 'snack']);
const COUNTED: ReadonlySet<string> = new Set(['produce', 'eggs']);
const LEAST_PIECE = 40;

interface Served {
  title: string;
  cuisine: string | null;
  table: AtTable;
}

/** True when people serve this side with this dish. */
export function sideBelongs(side: Served, dish: Served): boolean {
  const { title } = side;
  const rule = SIDE_RULES.find(({ words }) => words.test(title));
  if (!rule?.regions.includes(dish.table.region) || !rule.kinds.includes(dish.table.kind)) return false;
  if (rule.cuisines && !rule.cuisines.test(dish.cuisine ?? '')) return false;
  // No hummus beside a hummus wrap.
  const words = new Set(dish.title.toLowerCase().match(/[a-z]{5,}/g));
  if (
    title
      .toLowerCase()
      .match(/[a-z]{5,}/g)
      ?.some((word) => words.has(word))
  )
    return false;
  // Potatoes beside pasta, or two salads, are no meal.
  return (
    !(side.table.starch > LITTLE_STARCH && dish.table.starch > LITTLE_STARCH) ||
    /\bfries|potato salad/i.test(title)
  );
}

export function wantsStarch(dish: AtTable): boolean {
  return dish.starch <= LITTLE_STARCH;
}

/** Foods of a plate for this many helpings: whole apples and eggs. */
export function foodsOf(plate: Plate, helpings: number): { food: FoodId; grams: number }[] {
  return plate.foods.map(([food, grams]) => {
    const { units, aisle } = foodById(food)!;
    const piece = units.piece ?? units['piece:medium'] ?? 0;
    const whole =
      WHOLE_USES.has(plate.use) && COUNTED.has(aisle) && piece >= LEAST_PIECE && grams >= piece * 0.9;
    return { food, grams: whole ? Math.round((grams * helpings) / piece - 0.01) * piece : grams * helpings };
  });
}

/** "Rice", "Apple with peanut butter"; null for a plate that is no longer in the table. */
export function plateName(id: string): string | null {
  const plate = PLATE_ROWS.find((row) => row.id === id);
  return plate ? say(plate.name) : null;
}
