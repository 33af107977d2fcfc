import { randomUUID } from 'node:crypto';
import type { User } from '@crisper/contract/auth/auth';
import type { MealSlot } from '@crisper/contract/plan/plan';
import { resolveFood } from '@crisper/kitchen/foods/names';
import { eatenItems } from '@crisper/kitchen/nutrition/eaten-items';
import { toTenth } from '@crisper/kitchen/nutrition/figures';
import { itemsOf, sumsOf } from '@crisper/kitchen/nutrition/meal-items';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { localDay } from '../local-day.ts';
import { mealTime } from '../rooms/meals/meal-time.ts';
import { insert, type NewItem, type NewMeal } from '../rooms/meals/meals.repository.ts';
import { atClock } from './clock.ts';
import { SIMPLE_MEALS } from './simple-meals.data.ts';
import { between, daysAgo, pick, type Stage, shuffled } from './stage.ts';

interface Slot {
  slot: MealSlot;
  /** Probability that this meal is logged. */
  chance: number;
  calories: number;
  /** Hours between which it is eaten, and how much later on weekends. */
  from: number;
  to: number;
  lie: number;
  /** Probability that it is a recipe of the cook book. */
  cooked: number;
}

const SLOTS: readonly Slot[] = [
  { slot: 'breakfast', chance: 0.88, calories: 500, from: 7, to: 8.4, lie: 1.8, cooked: 0.35 },
  { slot: 'lunch', chance: 0.93, calories: 680, from: 12, to: 13.4, lie: 0.5, cooked: 0.55 },
  { slot: 'snack', chance: 0.66, calories: 230, from: 15.5, to: 17, lie: 0, cooked: 0.12 },
  { slot: 'dinner', chance: 0.95, calories: 830, from: 18.5, to: 20.2, lie: 0.3, cooked: 0.86 },
];
/** How many dishes of each slot the cook makes repeatedly. */
const REPERTOIRE = { breakfast: 10, lunch: 18, snack: 8, dinner: 44 };
/** First and last day, in days ago, of periods with few logged meals. */
const HOLIDAYS = [
  [118, 126],
  [296, 309],
  [481, 489],
  [655, 668],
] as const;
/** Each of this many most recent days has a meal. */
const STEADY_DAYS = 19;
const PHOTO_SHARE = 0.1;
const SNACK_MS = 15 * 60 * 1000;
const SNACK_CALORIES = 200;

interface Logged {
  meal: NewMeal;
  items: NewItem[];
}

/** Writes the cook's meals of the given number of days and returns how many there are. */
export async function keepDiary(stage: Stage, user: User, recipes: Recipe[], days: number): Promise<number> {
  const meals = dreamUp(stage, user, recipes, days);
  // One after the other: each meal changes what the person's storage holds, and that is one row.
  await stage.container.db.transaction(async (tx) => {
    for (const { meal, items } of meals) await insert(tx, meal, items);
  });
  return meals.length;
}

function dreamUp(stage: Stage, user: User, recipes: Recipe[], days: number): Logged[] {
  const { random, now } = stage;
  const dishes = repertoire(random, recipes);
  const meals: Logged[] = [];
  for (let ago = days - 1; ago >= 0; ago--) {
    if (ago >= STEADY_DAYS && random() < (isHoliday(ago) ? 0.8 : 0.06)) continue;
    const day = localDay(daysAgo(now, ago), user.timeZone);
    const weekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
    // Slightly less over the years, slightly more on weekends.
    const appetite = (0.96 + 0.16 * (ago / 730)) * (weekend ? 1.1 : 1) * between(random, 0.9, 1.1);
    for (const slot of SLOTS) {
      if (random() > slot.chance) continue;
      const hour = between(random, slot.from, slot.to) + (weekend ? slot.lie : 0);
      const eatenAt = atClock(day, hour, user.timeZone);
      const meal = eat(
        stage,
        slot,
        dishes[slot.slot],
        slot.calories * appetite * between(random, 0.85, 1.15),
      );
      if (eatenAt < now) meals.push(logged(user, meal, eatenAt, now));
    }
  }
  return meals.some(({ meal }) => meal.day === localDay(now, user.timeZone))
    ? meals
    : [...meals, ...lateSnack(stage, user)];
}

/** Before breakfast, today's page would otherwise be empty. */
function lateSnack({ random, now }: Stage, user: User): Logged[] {
  const eatenAt = new Date(now.getTime() - SNACK_MS);
  if (localDay(eatenAt, user.timeZone) !== localDay(now, user.timeZone)) return [];
  return [logged(user, plain(random, 'snack', SNACK_CALORIES), eatenAt, now)];
}

const isHoliday = (ago: number): boolean => HOLIDAYS.some(([first, last]) => ago >= first && ago <= last);

function repertoire(random: () => number, recipes: Recipe[]): Record<MealSlot, Recipe[]> {
  const of = (slot: MealSlot) =>
    shuffled(
      random,
      recipes.filter(({ courses, nutritionPerServing: figures }) => courses.includes(slot) && figures),
    ).slice(0, REPERTOIRE[slot]);
  return { breakfast: of('breakfast'), lunch: of('lunch'), snack: of('snack'), dinner: of('dinner') };
}

type Eaten = Pick<NewMeal, 'name' | 'ingredients' | 'source' | 'recipeId'> & {
  items: NewItem[];
  incomplete: boolean;
  range: [number, number] | null;
};

function eat({ random }: Stage, { slot, cooked }: Slot, dishes: Recipe[], calories: number): Eaten {
  return random() < cooked && dishes.length > 0
    ? fromBook(favored(random, dishes), calories)
    : plain(random, slot, calories);
}

/** Picks the dishes at the start of the list most often. */
const favored = (random: () => number, dishes: Recipe[]): Recipe =>
  dishes[Math.floor(random() ** 1.6 * dishes.length)]!;

function fromBook(recipe: Recipe, calories: number): Eaten {
  const wanted = Math.round((calories / (recipe.nutritionPerServing?.calories || calories)) * 4) / 4;
  const { items, unknown, range } = eatenItems(recipe, Math.min(2.5, Math.max(0.5, wanted)));
  return {
    name: recipe.title.slice(0, 120),
    ingredients: [...items.map(({ name }) => name), ...unknown],
    source: 'recipe',
    recipeId: recipe.id,
    items: items.map((item) => ({ ...item, estimated: false })),
    incomplete: unknown.length > 0,
    range,
  };
}

function plain(random: () => number, slot: MealSlot, calories: number): Eaten {
  const simple = pick(
    random,
    SIMPLE_MEALS.filter((one) => one.slot === slot),
  );
  const photo = random() < PHOTO_SHARE;
  const usual = weigh(simple, 1, photo);
  const share = Math.min(1.6, Math.max(0.8, calories / Math.max(1, sumsOf(usual).calories)));
  const items = weigh(simple, share, photo);
  return {
    name: simple.name,
    ingredients: items.map(({ name }) => name),
    source: photo ? 'photo' : 'search',
    recipeId: null,
    items,
    incomplete: false,
    range: null,
  };
}

function weigh({ name, items }: (typeof SIMPLE_MEALS)[number], share: number, estimated: boolean): NewItem[] {
  const given = items.map(([foodName, grams]) => {
    const food = resolveFood(foodName)?.food;
    if (!food) throw new Error(`The kitchen knows no ${foodName}`);
    const figures = { calories: 0, protein: 0, carbs: 0, fat: 0 };
    return { name: food.name, food: food.id, grams: toTenth(grams * share), estimated, ...figures };
  });
  return itemsOf({ name, items: given });
}

function logged(user: User, { items, incomplete, range, ...meal }: Eaten, eatenAt: Date, now: Date): Logged {
  const sums = sumsOf(items);
  return {
    items,
    meal: {
      id: randomUUID(),
      userId: user.id,
      ...meal,
      ...mealTime({ eatenAt: eatenAt.toISOString(), timeZone: user.timeZone }, user, now),
      ...sums,
      ...(range && { rangeLow: range[0], rangeHigh: range[1] }),
      incomplete: incomplete || sums.incomplete,
      createdAt: eatenAt,
    },
  };
}
