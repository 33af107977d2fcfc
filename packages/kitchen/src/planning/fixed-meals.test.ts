import { expect, it } from 'vitest';
import { cookBook } from '../../testing/cook-book.ts';
import { type FixedMeal, type PlannedDay, type PlanQuery, placeOf, SLOTS, type Slot } from './plan.ts';
import { mealAt, planDayAgain, planWeek, swapMeal } from './plan-week.ts';

const recipes = cookBook();
const named = (title: string) => recipes.find((recipe) => recipe.title === title)!.id;
const meal = (recipe: string | null, more: Partial<FixedMeal> = {}): FixedMeal => ({
  recipe,
  portions: 1,
  extras: [],
  ...more,
});
const PIZZA = named('Skillet Margherita Pizza');
const PORRIDGE = named('Apple Cinnamon Oatmeal');

const fixed = new Map<string, FixedMeal>([
  [placeOf(4, 'dinner'), meal(PIZZA)],
  ...[0, 1, 2, 3, 4, 5, 6].map((day) => [placeOf(day, 'breakfast'), meal(PORRIDGE)] as const),
  [placeOf(5, 'lunch'), meal(null, { note: 'Lunch at Sam’s' })],
]);
const query = (more: Partial<PlanQuery> = {}): PlanQuery => ({
  recipes,
  targets: { calories: 2000, protein: 0, carbs: 0, fat: 0 },
  diets: [],
  avoid: [],
  pantry: [],
  useSoon: [],
  days: 7,
  seed: 1,
  fixed,
  ...more,
});
const none = new Map();
const recipeAt = (days: readonly PlannedDay[], day: number, slot: Slot) =>
  mealAt(days, { day, slot })?.recipe;
const places = (days: readonly PlannedDay[], recipe: string) =>
  days.flatMap((day, at) =>
    day.meals.flatMap((one) => (one.recipe === recipe && !one.leftover ? [placeOf(at, one.slot)] : [])),
  );

it('plans a week around what comes back, and every day still reaches its energy', () => {
  for (const seed of [1, 2, 3]) {
    const week = planWeek(query({ seed }));
    for (let day = 0; day < 7; day++) expect(recipeAt(week, day, 'breakfast')).toBe(PORRIDGE);
    expect(places(week, PIZZA)).toEqual(['4 dinner']);
    expect(mealAt(week, { day: 5, slot: 'lunch' })).toMatchObject({ note: 'Lunch at Sam’s', locked: false });
    for (const [at, { meals, off }] of week.entries()) {
      expect(meals.map(({ slot }) => slot)).toEqual([...SLOTS]);
      // A note has no figures.
      if (at !== 5) expect(Math.abs(off.calories)).toBeLessThanOrEqual(0.1);
    }
  }
});

it('leaves it when the day is planned again or another meal is swapped', () => {
  const week = planWeek(query());
  const again = planDayAgain(query({ seed: 2 }), week, 4, none);
  expect([recipeAt(again, 4, 'breakfast'), recipeAt(again, 4, 'dinner')]).toEqual([PORRIDGE, PIZZA]);
  expect(recipeAt(again, 4, 'lunch')).not.toBe(recipeAt(week, 4, 'lunch'));
  const swapped = swapMeal(query({ seed: 2 }), week, { day: 4, slot: 'lunch' }, none);
  expect(mealAt(swapped, { day: 4, slot: 'dinner' })).toEqual(mealAt(week, { day: 4, slot: 'dinner' }));
});

it('gives way to what a cook locked or swapped this week', () => {
  const week = planWeek(query());
  const place = { day: 4, slot: 'dinner' } as const;
  const refused = new Map([[placeOf(4, 'dinner'), new Set([PIZZA])]]);
  const swapped = swapMeal(query(), week, place, refused);
  expect(recipeAt(planWeek(query({ seed: 2 }), swapped, refused), 4, 'dinner')).not.toBe(PIZZA);
  const own = {
    slot: 'dinner',
    recipe: null,
    portions: 1,
    extras: [],
    leftover: false,
    locked: true,
  } as const;
  const locked = week.map((day, at) =>
    at === 4 ? { ...day, meals: [...day.meals.filter(({ slot }) => slot !== 'dinner'), own] } : day,
  );
  expect(recipeAt(planWeek(query({ seed: 2 }), locked), 4, 'dinner')).toBeNull();
});
