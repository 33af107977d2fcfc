import type { Allergen, Diet, Equipment } from '@crisper/contract/vocabulary';
import type { FoodId } from '../foods/food.ts';
import { foodById } from '../foods/larder.ts';
import type { PriceClass } from '../foods/price-class.ts';
import { defaultStaples } from '../foods/staples.ts';
import { type Standing, standings } from '../matching/at-hand.ts';
import { FULL_CREDIT } from '../matching/weights.ts';
import type { Recipe } from '../recipes/recipe.ts';
import { type AtTable, atTable, isOneOf, type Kind, LEGUMES } from './at-table.ts';
import { costOf } from './dish-cost.ts';
import { isLikedByChildren } from './for-children.ts';
import { keepingOf } from './keeping.ts';
import type { PlanQuery, Slot } from './plan.ts';

/** What a recipe is for a week, for all eaters alike. */
interface Traits {
  /** Days that its rest keeps, where it is enough work to cook it double; 0: eaten at once. */
  keptDays: number;
  /** Good cold, so it can be taken along without having been cooked the day before. */
  travels: boolean;
  cost: PriceClass;
  microwaved: boolean;
  /** Of a kitchen that is at home everywhere by now. */
  near: boolean;
  /** What most children like to see. */
  liked: boolean;
}

/** A recipe with the values the planner needs. */
export interface Dish extends Traits {
  recipe: Recipe;
  /** Kcal, protein, carbs and fat of one serving. */
  figures: readonly [number, number, number, number];
  /** The heaviest non-staple foods, heaviest first, used to avoid repeats. */
  mains: readonly FoodId[];
  /** The pantry foods it uses, and how many non-staple foods it needs. */
  fromPantry: readonly { food: FoodId; soon: boolean }[];
  bought: number;
  table: AtTable;
  /** Minutes with something to do; a night in the fridge is none. */
  activeMinutes: number;
  /** Days its most perishable main food keeps in the fridge. */
  freshDays: number;
}

const KNOWN_SHARE = 0.9;
const MOST_KCAL = 1_200;
/** With fewer dishes than this, dishes of the other main meal are added. */
const FEW = 8;
const QUICK_LUNCH = 45;
/** A lunch that fills is a dinner too. */
const HEARTY_KCAL = 450;
/** What a kitchen has whose owner was never asked. */
const USUAL_EQUIPMENT: readonly Equipment[] = ['stovetop', 'oven', 'microwave'];
const LEAST_FRESH_GRAMS = 40;
const LONG_KEPT = 30;
const BATCH_MINUTES = 20;
const SOON_BONUS = 0.25;
/** Share of a pantry food that is left after this many meals with it. */
const LEFT_AFTER = [1, 0.7, 0.4, 0.2];
const MOST_MAINS = 3;
const SHARED_MAINS = 2;
const MAIN_SHARE = 0.12;
/** Bread with something between, salads: made in the morning and eaten cold. */
const TRAVELS = /\b(?:sandwich(?:es)?|wraps?|bagel|b[aá]nh m[iì]|club|slaw|salad[es]?|cold .*noodles)\b/i;
const NEAR = /italian|mexican|greek|tex-mex/i;
const EATEN_WARM = /\b(?:grilled|melt|toasted|cubano|reuben|cheesesteak|lettuce|croque|burgers?)\b/i;

/** True when every eater may eat it. A recipe with unknown ingredients never suits a diet or an allergy. */
export function suits(
  recipe: Pick<Recipe, 'diets' | 'allergens' | 'mayContain' | 'hasUnknown'>,
  diets: readonly Diet[],
  avoid: readonly Allergen[],
): boolean {
  if (diets.length + avoid.length > 0 && recipe.hasUnknown) return false;
  if (diets.some((diet) => !recipe.diets.includes(diet))) return false;
  return !avoid.some(
    (allergen) => recipe.allergens.includes(allergen) || recipe.mayContain.includes(allergen),
  );
}

export function dishesFor(query: PlanQuery): Dish[] {
  const served = standings({ foods: query.pantry, staples: query.staples });
  const staples = new Set(query.staples ?? defaultStaples);
  const soon = new Set(query.useSoon);
  const pantry = new Set(query.pantry);
  return query.recipes.flatMap((recipe) => {
    const nutrition = recipe.nutritionPerServing;
    if (!nutrition || nutrition.resolvedShare < KNOWN_SHARE || nutrition.calories > MOST_KCAL) return [];
    // Zero means that no time is known.
    const isTooLong = (most: number) => recipe.totalMinutes > most || recipe.totalMinutes === 0;
    if (query.maxMinutes !== undefined && isTooLong(query.maxMinutes)) return [];
    if (!suits(recipe, query.diets, query.avoid) || !canCook(recipe, query.equipment)) return [];
    if (query.without?.length && holdsAny(recipe, query.without)) return [];
    const { calories, protein, carbs, fat } = nutrition;
    return [
      {
        recipe,
        figures: [calories, protein, carbs, fat] as const,
        mains: mainsOf(recipe, staples),
        ...pantryPart(recipe, served, { soon, pantry, staples }),
        ...traitsOf(recipe),
        table: atTable(recipe),
        activeMinutes: recipe.prepMinutes + recipe.cookMinutes || recipe.totalMinutes,
        freshDays: freshDaysOf(recipe),
      },
    ];
  });
}

/** Whether one of these foods, or a kind of one, is in it; what is optional is left out. */
function holdsAny({ ingredients, hasUnknown }: Recipe, without: readonly FoodId[]): boolean {
  return (
    hasUnknown ||
    ingredients.some(({ food, optional }) => food !== null && !optional && isOneOf(food, without))
  );
}

const traits = new WeakMap<Recipe, Traits>();

/** Remembered: a plan asks for every recipe. */
function traitsOf(recipe: Recipe): Traits {
  const known = traits.get(recipe);
  if (known) return known;
  const isWork = recipe.totalMinutes >= BATCH_MINUTES && recipe.origin !== 'composed';
  const found = {
    keptDays: isWork ? (keepingOf(recipe)?.days ?? 0) : 0,
    travels: travels(recipe),
    cost: costOf(recipe),
    microwaved: recipe.equipment.join() === 'microwave' || /^microwave\b/i.test(recipe.title),
    near: atTable(recipe).region === 'west' || NEAR.test(recipe.cuisine ?? ''),
    liked: isLikedByChildren(recipe),
  };
  traits.set(recipe, found);
  return found;
}

/** Can be taken to work and eaten cold. */
function travels(recipe: Recipe): boolean {
  if (keepingOf(recipe)?.reheat === 'cold') return true;
  return TRAVELS.test(recipe.title) && !EATEN_WARM.test(recipe.title);
}

/** True when the kitchen has everything the recipe needs. */
export function canCook(
  { equipment }: Pick<Recipe, 'equipment'>,
  owned: readonly Equipment[] = USUAL_EQUIPMENT,
): boolean {
  return equipment.every((tool) => tool === 'no_cook' || owned.includes(tool));
}

/** The dishes that are this meal: mains for lunch and dinner, breakfasts for breakfast, snacks for the snack. */
export function dishesOf(slot: Slot, dishes: readonly Dish[]): Dish[] {
  if (slot === 'snack') return dishes.filter(({ table }) => table.isSnack);
  if (slot === 'breakfast') return dishes.filter(({ table }) => table.isBreakfast);
  const mains = dishes.filter(({ table }) => table.isMain);
  const own = mains.filter(({ recipe }) =>
    slot === 'dinner'
      ? recipe.courses.includes('dinner') || (recipe.nutritionPerServing?.calories ?? 0) >= HEARTY_KCAL
      : recipe.courses.includes('lunch') || recipe.totalMinutes <= QUICK_LUNCH,
  );
  return own.length >= FEW ? own : mains;
}

const POTS: ReadonlySet<Kind> = new Set(['soup', 'stew', 'chili', 'curry']);

/** The same dish under another name: macaroni and cheese from the oven, and from the microwave. */
export function isTwin(one: Dish, other: Dish): boolean {
  if (one === other) return true;
  // Lentils in a soup and lentils in a stew are one pot to those who eat them.
  if (POTS.has(one.table.kind) && POTS.has(other.table.kind) && one.table.protein === other.table.protein)
    return one.table.protein !== null && LEGUMES.includes(one.table.protein);
  if (one.table.kind !== other.table.kind) return false;
  return one.mains.filter((food) => other.mains.includes(food)).length >= SHARED_MAINS;
}

/** The dishes that may stand beside another one. */
export function sidesOf(dishes: readonly Dish[]): Dish[] {
  return dishes.filter(({ table }) => table.isSide || table.kind === 'dip');
}

/** Fish is eaten early in the week, beans whenever. */
function freshDaysOf(recipe: Recipe): number {
  let days = LONG_KEPT;
  for (const { food: id, grams, optional } of recipe.ingredients) {
    if (id === null || optional || (grams ?? 0) / Math.max(1, recipe.servings) < LEAST_FRESH_GRAMS) continue;
    const { fridge, pantry } = foodById(id)?.storage ?? {};
    if (fridge && !pantry) days = Math.min(days, fridge);
  }
  return days;
}

function mainsOf(recipe: Recipe, staples: ReadonlySet<FoodId>): FoodId[] {
  const weights = new Map<FoodId, number>();
  let whole = 0;
  for (const line of recipe.ingredients) {
    const grams = (line.grams ?? 0) * line.eatenShare;
    whole += grams;
    if (line.food === null || line.optional || staples.has(line.food)) continue;
    weights.set(line.food, (weights.get(line.food) ?? 0) + grams);
  }
  return [...weights]
    .filter(([, grams]) => grams > 0 && grams >= whole * MAIN_SHARE)
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_MAINS)
    .map(([food]) => food);
}

function pantryPart(
  recipe: Recipe,
  served: ReadonlyMap<FoodId, Standing>,
  { soon, pantry, staples }: Record<'soon' | 'pantry' | 'staples', ReadonlySet<FoodId>>,
): Pick<Dish, 'fromPantry' | 'bought'> {
  let bought = 0;
  const fromPantry: { food: FoodId; soon: boolean }[] = [];
  for (const line of recipe.ingredients) {
    if (line.optional || line.food === null || staples.has(line.food)) continue;
    bought += 1;
    const standing = served.get(line.food);
    if (standing?.credit !== FULL_CREDIT || !pantry.has(standing.by)) continue;
    fromPantry.push({ food: standing.by, soon: soon.has(standing.by) });
  }
  return { fromPantry, bought };
}

/**
 * 0 to 1.5: share of the needed foods that are in the pantry, higher for foods that spoil soon. Foods that other meals of the
 * week already use count less: one box of mushrooms must not become a week of mushrooms.
 */
export function atHandShare({ fromPantry, bought }: Dish, used: ReadonlyMap<FoodId, number>): number {
  if (bought === 0) return 0;
  let there = 0;
  let rescued = 0;
  for (const { food, soon } of fromPantry) {
    // Foods that spoil soon are taken to be used up twice as fast.
    const left = LEFT_AFTER[(used.get(food) ?? 0) * (soon ? 2 : 1)] ?? 0;
    there += left;
    if (soon) rescued += left;
  }
  return Math.min(1.5, there / bought + Math.min(rescued, 2) * SOON_BONUS);
}
