import { describe, expect, it } from 'vitest';
import { cookBook } from '../../testing/cook-book.ts';
import { foodById, isA } from '../foods/larder.ts';
import { saySentence } from '../saying/say.ts';
import { atTable } from './at-table.ts';
import { platesFor } from './companions.ts';
import { costOf } from './dish-cost.ts';
import { suitsChildren } from './for-children.ts';
import { keepingOf } from './keeping.ts';
import { tableMinutes } from './minutes.ts';
import { type PlannedDay, type PlannedMeal, type PlanQuery, placeOf, SLOTS } from './plan.ts';
import { notesOn } from './plan-notes.ts';
import { planWeek } from './plan-week.ts';

const recipes = cookBook();
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
const plates = platesFor([], []);
const MEAT = new Set(['chicken', 'turkey', 'duck', 'beef', 'pork', 'lamb', 'shellfish', 'fish']);
const WORKDAYS = [0, 1, 2, 3, 4];

const asked = (more: Partial<PlanQuery> = {}): PlanQuery => ({
  recipes,
  targets: { calories: 2000, protein: 0, carbs: 0, fat: 0 },
  diets: [],
  avoid: [],
  pantry: [],
  useSoon: [],
  days: 7,
  seed: 3,
  startOn: '2026-03-02',
  lunchTaken: new Set(WORKDAYS),
  ...more,
});
const planned = (more: Partial<PlanQuery> = {}): PlannedDay[] => planWeek(asked(more));
const meals = (week: readonly PlannedDay[], ...slots: readonly string[]): PlannedMeal[] =>
  week.flatMap((day) => day.meals.filter(({ slot }) => slots.includes(slot)));
const dishes = (week: readonly PlannedDay[], ...slots: readonly string[]) =>
  meals(week, ...slots).flatMap(({ recipe }) => (recipe ? [byId.get(recipe)!] : []));
const onlyDinners = new Set(
  [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
    SLOTS.filter((slot) => slot !== 'dinner').map((slot) => placeOf(day, slot)),
  ),
);

describe('a week of somebody who set no goals and takes lunch along', () => {
  const week = planned();

  it('cooks two or three dinners double, only dishes that keep, and the pot is whole', () => {
    const rests = week.flatMap((day, at) =>
      day.meals.filter(({ leftover }) => leftover).map((meal) => ({ at, meal })),
    );
    expect(rests.length).toBeGreaterThanOrEqual(2);
    expect(rests.length).toBeLessThanOrEqual(3);
    for (const { at, meal } of rests) {
      const cookedAt = week.findIndex((day) =>
        day.meals.some((one) => one.slot === 'dinner' && one.recipe === meal.recipe && !one.leftover),
      );
      const dinner = week[cookedAt]!.meals.find(({ slot }) => slot === 'dinner')!;
      expect(at - cookedAt).toBeGreaterThan(0);
      expect(at - cookedAt).toBeLessThanOrEqual(keepingOf(byId.get(meal.recipe!)!)!.days);
      expect((dinner.portions + meal.portions) % 1).toBe(0);
      expect(meal.plate).toBe(dinner.plate);
    }
  });

  it('cooks nothing hot for a lunch that is taken along', () => {
    const WARM = /grilled|melt|soup|curry|stew|fried/i;
    for (const day of week.slice(0, WORKDAYS.length)) {
      const lunch = day.meals.find(({ slot }) => slot === 'lunch')!;
      if (!lunch.leftover && lunch.recipe) expect(byId.get(lunch.recipe)!.title).not.toMatch(WARM);
    }
  });

  it('has enough protein, and no powder', () => {
    for (const day of week) expect(day.totals.protein).toBeGreaterThan(50);
    expect(
      week.flatMap((day) => day.meals.flatMap(({ extras }) => extras)).map(({ food }) => food),
    ).not.toContain('pea-protein');
  });

  it('opens few loaves and tubs', () => {
    const foods = new Set(
      week.flatMap((day) => day.meals.flatMap(({ extras }) => extras.map(({ food }) => food))),
    );
    const breads = [...foods].filter((food) => foodById(food)?.aisle === 'bakery');
    expect(breads.length).toBeLessThanOrEqual(3);
  });
});

describe('what a household says of its week', () => {
  it('plans dinners alone, and their rest is another dinner', () => {
    const week = planned({ skipped: onlyDinners });
    expect(
      meals(week, 'breakfast', 'lunch', 'snack').every(
        ({ recipe, extras }) => !recipe && extras.length === 0,
      ),
    ).toBe(true);
    expect(meals(week, 'dinner').every(({ recipe }) => recipe !== null)).toBe(true);
    for (const day of week) expect(day.whole).toBeCloseTo(0.33, 2);
  });

  it('counts everything on the table: fifteen minutes are fifteen', () => {
    const week = planned({ minutesOn: new Map(WORKDAYS.map((day) => [day, 15])), skipped: onlyDinners });
    for (const { recipe, plate, side } of meals(week.slice(0, 5), 'dinner')) {
      const dish = { recipe: byId.get(recipe!)! } as Parameters<typeof tableMinutes>[0];
      const beside = side ? ({ recipe: byId.get(side.recipe)! } as Parameters<typeof tableMinutes>[2]) : null;
      expect(tableMinutes(dish, plate ? plates.get(plate)! : null, beside)).toBeLessThanOrEqual(15);
    }
  });

  it('cooks the quickest there is where the time leaves nothing, and says so', () => {
    const query = {
      skipped: onlyDinners,
      diets: ['vegan' as const],
      minutesOn: new Map(WORKDAYS.map((day) => [day, 5])),
    };
    const week = planned(query);
    for (const { recipe } of meals(week.slice(0, 5), 'dinner')) {
      expect(recipe).not.toBeNull();
      expect(byId.get(recipe!)!.totalMinutes).toBeLessThanOrEqual(40);
    }
    expect(notesOn(asked(query), week).map(saySentence).join(' ')).toMatch(
      /too few dinners.*\d take longer: up to \d+ minutes/,
    );
  });

  it('gives children what children eat', () => {
    for (const recipe of dishes(planned({ children: true, share: 3 }), ...SLOTS))
      expect(suitsChildren(recipe), recipe.title).toBe(true);
  });

  it('keeps to what a cheap week costs', () => {
    const dear = (week: PlannedDay[]) =>
      dishes(week, 'lunch', 'dinner').filter((one) => costOf(one) > 1).length;
    expect(dear(planned({ budget: 1 }))).toBeLessThan(dear(planned()) / 2);
  });

  it('comes back to one breakfast where one is asked for', () => {
    const week = planned({ breakfasts: 1 });
    expect(new Set(meals(week, 'breakfast').map(({ recipe, plate }) => recipe ?? plate)).size).toBe(1);
  });

  it('leaves out what is never eaten here, with all its kinds', () => {
    const week = planned({ without: ['bean', 'chickpea'], diets: ['vegan'] });
    const foods = dishes(week, ...SLOTS).flatMap(({ ingredients }) =>
      ingredients.flatMap(({ food }) => food ?? []),
    );
    expect(foods.filter((food) => isA(food, 'bean') || isA(food, 'chickpea'))).toEqual([]);
  });

  it('buys fruit of the season', () => {
    const berries = (week: PlannedDay[]) =>
      week
        .flatMap((day) => day.meals.flatMap(({ extras }) => extras))
        .filter(({ food }) => isA(food, 'berry')).length;
    expect(berries(planned({ season: 'winter' }))).toBeLessThanOrEqual(
      berries(planned({ season: 'summer' })),
    );
  });
});

describe('a week that is not dull', () => {
  const week = planned({ seed: 8 });
  const cooked = meals(week, 'lunch', 'dinner').filter(({ leftover }) => !leftover);
  const kinds = cooked.flatMap(({ recipe }) => (recipe ? [atTable(byId.get(recipe)!)] : []));

  it('has pasta twice, pizza once, and meat or fish on most evenings', () => {
    expect(kinds.filter(({ isPasta }) => isPasta).length).toBeLessThanOrEqual(3);
    expect(kinds.filter(({ kind }) => kind === 'pizza').length).toBeLessThanOrEqual(1);
    const dinners = dishes(week, 'dinner').map((recipe) => atTable(recipe).protein);
    expect(dinners.filter((protein) => MEAT.has(protein ?? '')).length).toBeGreaterThanOrEqual(3);
  });

  it('leaves no breakfast open where every breakfast has eggs', () => {
    const eggs = planned({
      diets: ['low-carb'],
      targets: { calories: 1900, protein: 110, carbs: 30, fat: 145 },
      breakfasts: 2,
      lunchTaken: new Set(),
      weekdayMinutes: 40,
    });
    for (const { meals: day } of eggs)
      expect(
        day.some(({ slot, recipe, extras }) => slot === 'breakfast' && (recipe || extras.length > 0)),
      ).toBe(true);
  });

  it('gives no more time at noon than in the evening', () => {
    const short = planned({ weekdayMinutes: 15, lunchTaken: new Set() });
    for (const at of WORKDAYS)
      for (const { slot, recipe, leftover } of short[at]!.meals)
        if (slot === 'lunch' && recipe && !leftover)
          expect(byId.get(recipe)!.totalMinutes).toBeLessThanOrEqual(20);
  });
});
