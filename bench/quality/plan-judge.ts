import { foodById, isA } from '@crisper/kitchen/foods/larder';
import { suits } from '@crisper/kitchen/planning/dishes';
import type { PlannedDay, PlannedMeal, PlanQuery, Targets } from '@crisper/kitchen/planning/plan';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { DESSERTS, NOT_BREAKFASTS, NOT_MAINS, SIDES } from './plan-judge.data.ts';

/** What makes a week one that no household would cook. */
export const FAULTS = [
  'loose food',
  'odd pair',
  'not a main',
  'not a breakfast',
  'not a snack',
  'equipment',
  'repeated protein',
  'repeated dish',
  'servings',
  'leftovers',
  'too slow',
  'unsuitable',
  'day off goals',
  'week off goals',
] as const;
export interface Fault {
  kind: (typeof FAULTS)[number];
  text: string;
}

const DAY_OFF = 0.1;
const WEEK_OFF = 0.05;
const WEEKDAYS = 5;
const LEFTOVER_DAYS = 3;
/** An hour and a half of cooking is too long for a Tuesday. */
const USUAL_EVENING = 60;
const USUAL_KITCHEN = ['stovetop', 'oven', 'microwave', 'no_cook'];

// biome-ignore format: lists of foods
const BREADS = ['bread', 'whole-wheat-bread', 'sourdough-bread', 'rye-bread', 'italian-bread', 'bread-roll', 'pita-bread', 'flatbread', 'naan', 'chapati', 'tortilla', 'corn-tortilla', 'gluten-free-bread', 'english-muffin', 'bagel'];
// biome-ignore format: lists of foods
const STARCHES = ['rice', 'basmati-rice', 'jasmine-rice', 'brown-rice', 'sushi-rice', 'couscous', 'bulgur', 'quinoa', 'potato', 'new-potato', 'sweet-potato', 'polenta', 'egg-noodle', 'pasta', 'corn', 'french-fries'];
// biome-ignore format: lists of foods
const GREENS = ['lettuce', 'romaine-lettuce', 'arugula', 'spinach', 'cucumber', 'tomato', 'cherry-tomato', 'carrot', 'broccoli', 'green-bean', 'pea', 'asparagus', 'zucchini', 'kale', 'cauliflower', 'bok-choy', 'cabbage', 'sauerkraut', 'kimchi', 'pickle', 'avocado', 'bell-pepper', 'mushroom'];
const DRESSINGS = ['olive-oil', 'butter'];
const SWEET = ['fruit', 'dried-fruit', 'berry', 'granola', 'honey', 'maple-syrup', 'jam'];
const DAIRY = ['yogurt', 'greek-yogurt', 'quark', 'cottage-cheese', 'vegan-yogurt', 'kefir'];
const NUTTY = ['nut', 'seed', 'peanut-butter', 'almond-butter', 'sunflower-seed-butter'];
// biome-ignore format: lists of foods
const BITES = ['rice-cake', 'cracker', 'gluten-free-cracker', 'popcorn', 'dark-chocolate', 'pretzel', 'cheese', 'hummus', 'guacamole', 'tzatziki', 'egg', 'edamame', 'milk', 'soy-milk', 'plant-milk', 'olive', 'bell-pepper', 'cucumber', 'carrot', 'baby-carrot', 'celery', 'cherry-tomato', 'protein-supplement', 'pea-protein', 'trail-mix', 'soy-nuts', 'beef-jerky', 'turkey-deli-meat', 'canned-tuna', 'tomato', 'smoked-salmon', 'oats', 'muesli', 'granola', 'cereal', 'chia-seed'];
const DIP = /hummus|guacamole|salsa|pico|dip\b|ganoush|tzatziki|muhammara|obatzda|raita|cacik/i;
const SOUPY = /soup|stew|chowder|chili|goulash|gumbo|dal\b|ragout|harira|borscht|minestrone|bisque|gazpacho/i;
const PROTEINS = [
  'chicken turkey beef pork lamb fish shellfish egg tofu tempeh seitan lentil chickpea bean paneer halloumi',
]
  .join(' ')
  .split(' ');

const is = (food: string, kinds: readonly string[]) => kinds.some((kind) => food === kind || isA(food, kind));

export function judgeWeek(
  query: PlanQuery,
  week: readonly PlannedDay[],
  recipes: ReadonlyMap<string, Recipe>,
): Fault[] {
  const faults: Fault[] = [];
  const add = (kind: Fault['kind'], text: string) => faults.push({ kind, text });
  const cooked = new Map<string, number>();
  const of = (id: string | null | undefined) => (id ? recipes.get(id) : undefined);
  week.forEach((day, at) => {
    for (const meal of day.meals) {
      const recipe = of(meal.recipe);
      const text = `${at} ${meal.slot}: ${recipe?.title ?? ''} ${meal.side ? `+ ${of(meal.side.recipe)?.title}` : ''} ${meal.extras.map(({ food, grams }) => `+${food} ${Math.round(grams)} g`).join(' ')}`;
      for (const kind of faultsOfMeal(query, meal, recipe, of(meal.side?.recipe))) add(kind, text);
      if (!meal.recipe || !recipe) continue;
      if (meal.leftover) {
        const last = cooked.get(meal.recipe);
        if (last === undefined || at - last > LEFTOVER_DAYS || at === last) add('leftovers', text);
        continue;
      }
      if (cooked.has(meal.recipe) && meal.slot !== 'breakfast' && meal.slot !== 'snack')
        add('repeated dish', text);
      cooked.set(meal.recipe, at);
      const limit = query.weekdayMinutes ?? USUAL_EVENING;
      if (meal.slot === 'dinner' && at < WEEKDAYS && recipe.totalMinutes > limit)
        add('too slow', `${text} ${recipe.totalMinutes} min`);
    }
    const before = week[at - 1];
    const now = proteinsOn(day, recipes);
    for (const protein of before ? proteinsOn(before, recipes) : [])
      if (now.has(protein)) add('repeated protein', `${at}: ${protein} again`);
    if (beyond(day.totals, query.targets, DAY_OFF)) add('day off goals', `${at} ${offText(day.off)}`);
  });
  const sum = { calories: 0, protein: 0, carbs: 0, fat: 0 };
  for (const day of week) for (const key of keys) sum[key] += day.totals[key] / week.length;
  if (beyond(sum, query.targets, WEEK_OFF)) add('week off goals', JSON.stringify(sum));
  return faults;
}

const keys = ['calories', 'protein', 'carbs', 'fat'] as const;

export function beyond(figures: Targets, targets: Targets, most: number): boolean {
  return keys.some((key) => targets[key] > 0 && Math.abs(figures[key] / targets[key] - 1) > most + 1e-9);
}

function offText(off: Targets): string {
  return keys.map((key) => `${key} ${(off[key] * 100).toFixed(0)}%`).join(' ');
}

function faultsOfMeal(
  query: PlanQuery,
  meal: PlannedMeal,
  recipe: Recipe | undefined,
  side: Recipe | undefined,
): Fault['kind'][] {
  const found: Fault['kind'][] = [];
  const main = meal.slot === 'lunch' || meal.slot === 'dinner';
  for (const one of [recipe, side]) {
    if (!one) continue;
    const owned = query.equipment ? [...query.equipment, 'no_cook'] : USUAL_KITCHEN;
    if (!one.equipment.every((tool) => owned.includes(tool))) found.push('equipment');
    if (!suits(one, query.diets, query.avoid)) found.push('unsuitable');
  }
  for (const { food } of meal.extras) {
    const { breaks = [], allergens = [] } = foodById(food) ?? {};
    if (
      breaks.some((diet) => query.diets.includes(diet)) ||
      allergens.some((one) => query.avoid.includes(one))
    )
      found.push('unsuitable');
  }
  const servings = [meal.portions, meal.side?.portions ?? 1];
  if (servings.some((count) => count < 0.5 || count > 2 || (count * 2) % 1 !== 0)) found.push('servings');
  // A sandwich is a lunch, and no dinner.
  if (main && !recipe && !(meal.slot === 'lunch' && meal.plate)) found.push('loose food');
  if (recipe && main && isSide(recipe)) found.push('not a main');
  if (meal.slot === 'breakfast' && !isBreakfast(meal, recipe)) found.push('not a breakfast');
  if (meal.slot === 'snack' && !isSnack(meal, recipe)) found.push('not a snack');
  if (recipe && meal.extras.some(({ food }) => !belongs(meal, recipe, food))) found.push('loose food');
  if (recipe && isCrowded(meal)) found.push('loose food');
  if (recipe && oddPair(meal, recipe, side)) found.push('odd pair');
  return found;
}

function isSide(recipe: Recipe): boolean {
  if (NOT_MAINS.has(recipe.slug)) return true;
  if (!recipe.courses.includes('lunch') && !recipe.courses.includes('dinner')) return true;
  if (recipe.origin !== 'composed') return false;
  const { calories = 0, protein = 0 } = recipe.nutritionPerServing ?? {};
  return calories < 230 || (protein < 8 && !/soup|pasta|noodle|curry|stew|rice/i.test(recipe.title));
}

function isBreakfast(meal: PlannedMeal, recipe: Recipe | undefined): boolean {
  if (!recipe)
    return (
      meal.extras.length > 0 &&
      meal.extras.length <= 4 &&
      meal.extras.every(({ food }) =>
        is(food, [...SWEET, ...DAIRY, ...NUTTY, ...BREADS, ...BITES, 'milk', 'avocado', 'tomato']),
      )
    );
  return recipe.courses.includes('breakfast') && !NOT_BREAKFASTS.has(recipe.slug);
}

function isSnack(meal: PlannedMeal, recipe: Recipe | undefined): boolean {
  if (recipe) {
    if (!recipe.courses.includes('snack') || DESSERTS.test(recipe.title)) return false;
    return (recipe.nutritionPerServing?.calories ?? 0) * meal.portions <= 700;
  }
  return (
    meal.extras.length > 0 &&
    meal.extras.length <= 3 &&
    meal.extras.every(({ food }) => is(food, [...SWEET, ...DAIRY, ...NUTTY, ...BITES, ...BREADS]))
  );
}

/** More than a plate beside a dish: one starch, and a vegetable or a salad. */
function isCrowded({ extras }: PlannedMeal): boolean {
  const starches = extras.filter(({ food }) => is(food, [...BREADS, ...STARCHES])).length;
  return starches > 1 || extras.length > 4;
}

/** Plain foods that people eat beside this dish. */
function belongs({ slot }: PlannedMeal, recipe: Recipe, food: string): boolean {
  if (slot === 'breakfast')
    return is(food, [
      ...SWEET,
      ...DAIRY,
      ...NUTTY,
      ...BREADS,
      'milk',
      'avocado',
      'tomato',
      'cherry-tomato',
      'cooked-rice',
      'egg',
      'soy-milk',
      'cucumber',
      'rice',
    ]);
  if (slot === 'snack')
    return DIP.test(recipe.title)
      ? is(food, [
          ...BREADS,
          ...GREENS,
          'cracker',
          'tortilla-chip',
          'pita-chip',
          'celery',
          'baby-carrot',
          'gluten-free-cracker',
          'rice-cake',
        ])
      : is(food, ['fruit', 'milk', 'soy-milk']);
  return is(food, [...BREADS, ...STARCHES, ...GREENS, ...DRESSINGS]);
}

/** Grams of carbohydrate that bread, rice, pasta and potatoes give to one serving. */
function starchOf(recipe: Recipe): number {
  let carbs = 0;
  for (const { food, grams, eatenShare } of recipe.ingredients)
    if (
      food &&
      is(food, [...BREADS, ...STARCHES, 'pasta', 'noodle', 'grain', 'flour', 'dough', 'bakery', 'bread'])
    )
      carbs += ((grams ?? 0) * eatenShare * (foodById(food)?.per100g.carbsG ?? 0)) / 100;
  return carbs / Math.max(1, recipe.servings);
}

function oddPair({ slot, extras }: PlannedMeal, recipe: Recipe, side: Recipe | undefined): boolean {
  if (side && !SIDES.has(side.slug) && side.origin === 'cookbook') return true;
  if (slot !== 'lunch' && slot !== 'dinner') return false;
  const own = starchOf(recipe);
  const more =
    (side ? starchOf(side) : 0) + (extras.some(({ food }) => is(food, [...BREADS, ...STARCHES])) ? 30 : 0);
  if (own >= 40 && more >= 20 && !SOUPY.test(recipe.title)) return true;
  const asian = /Chinese|Japanese|Korean|Thai|Vietnamese|Indonesian|Filipino|Malaysian/;
  const toast = extras.some(({ food }) => is(food, BREADS) && !is(food, ['flatbread', 'tortilla']));
  return toast && asian.test(recipe.cuisine ?? '');
}

/** The heaviest protein food of each cooked lunch and dinner. */
function proteinsOn(day: PlannedDay, recipes: ReadonlyMap<string, Recipe>): Set<string> {
  const found = new Set<string>();
  for (const meal of day.meals) {
    if (meal.leftover || !meal.recipe || (meal.slot !== 'lunch' && meal.slot !== 'dinner')) continue;
    const protein = proteinOf(recipes.get(meal.recipe));
    if (protein) found.add(protein);
  }
  return found;
}

function proteinOf(recipe: Recipe | undefined): string | null {
  const weights = new Map<string, number>();
  for (const { food, grams, eatenShare, optional } of recipe?.ingredients ?? []) {
    if (!food || optional) continue;
    const kind = PROTEINS.find((one) => isA(food, one) || food === one);
    const protein = ((grams ?? 0) * eatenShare * (foodById(food)?.per100g.proteinG ?? 0)) / 100;
    if (kind) weights.set(kind, (weights.get(kind) ?? 0) + protein);
  }
  const [best] = [...weights].sort((a, b) => b[1] - a[1]);
  return best && best[1] / Math.max(1, recipe!.servings) >= 6 ? best[0] : null;
}
