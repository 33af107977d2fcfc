import { ALLERGENS, DIETS } from '@crisper/contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { cookBook } from '../../testing/cook-book.ts';
import { foodById } from '../foods/larder.ts';
import { saySentence } from '../saying/say.ts';
import { neededFor, shoppingList } from '../shopping/shopping.ts';
import { alternatives } from './alternatives.ts';
import { atTable } from './at-table.ts';
import { canCook, suits } from './dishes.ts';
import { sharesOf, targetsFor } from './eaters.ts';
import { type PlannedDay, type PlanQuery, placeOf, SLOTS } from './plan.ts';
import { notesOn, whyNothingSuits } from './plan-notes.ts';
import { lockedPast, planWeek, swapMeal } from './plan-week.ts';
import { seeded } from './seeded.ts';

const recipes = cookBook();
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));

const query = (more: Partial<PlanQuery> = {}): PlanQuery => ({
  recipes,
  targets: { calories: 2000, protein: 150, carbs: 250, fat: 67 },
  diets: [],
  avoid: [],
  pantry: [],
  useSoon: [],
  days: 3,
  seed: 1,
  ...more,
});
/** Planned once for all tests that look at an ordinary plan. */
const ordinary = new Map<number, PlannedDay[]>();
const planned = (seed = 1): PlannedDay[] => {
  const week = ordinary.get(seed) ?? planWeek(query({ seed }));
  ordinary.set(seed, week);
  return week;
};
const isPowder = ({ food }: { food: string }) => food === 'pea-protein';
const meal = (day: PlannedDay | undefined, slot: string) => day?.meals.find((one) => one.slot === slot);
const titles = (week: readonly PlannedDay[]) => week.flatMap((day) => day.meals.map((one) => one.recipe));

describe('planWeek', () => {
  it('keeps every rule for people drawn at random', () => {
    const random = seeded(3);
    for (let person = 0; person < 5; person++) {
      const calories = 1200 + Math.round(random() * 2400);
      const diets = random() < 0.5 ? [DIETS[Math.floor(random() * 4)]!] : [];
      const avoid = random() < 0.6 ? [ALLERGENS[Math.floor(random() * ALLERGENS.length)]!] : [];
      const targets = { calories, protein: calories * 0.07, carbs: calories * 0.1, fat: calories * 0.033 };
      const asked = query({ targets, diets, avoid, seed: person });
      const week = planWeek(asked);
      expect(week).toHaveLength(3);
      for (const day of week) {
        expect(day.meals.map((one) => one.slot)).toEqual([...SLOTS]);
        expect(day.onTarget).toBe(Object.values(day.off).every((off) => Math.abs(off) <= 0.1));
        expect(day.totals.calories).toBeCloseTo(energyOf(day), 5);
        for (const one of day.meals) {
          for (const id of [one.recipe, one.side?.recipe])
            if (id) expect(suits(byId.get(id)!, diets, avoid) && canCook(byId.get(id)!)).toBe(true);
          expect([0.5, 1, 1.5, 2]).toContain(one.portions);
          const table = one.recipe === null ? null : atTable(byId.get(one.recipe)!);
          if (one.slot === 'lunch' || one.slot === 'dinner') expect(table?.isMain ?? null).not.toBe(false);
          if (one.slot === 'breakfast') expect(table?.isBreakfast ?? true).toBe(true);
          // A food stands in a plan only as part of a plate that people know.
          expect(one.extras.length > 0).toBe(one.plate !== undefined);
          for (const { food, grams } of one.extras) {
            expect(grams).toBeGreaterThan(0);
            expect(foodById(food)!.breaks.some((diet) => diets.includes(diet))).toBe(false);
            expect(foodById(food)!.allergens.some((allergen) => avoid.includes(allergen))).toBe(false);
          }
        }
      }
    }
  });

  it('stays in the corridor, cooks no dish twice, and finishes leftovers within three days', () => {
    const week = planWeek(query({ startOn: '2026-03-02', weekdayMinutes: 45, days: 7 }));
    for (const day of week) expect(Math.abs(day.off.calories)).toBeLessThanOrEqual(0.1);
    // Breakfasts come back, powder is rare, and one bag of shopping is enough.
    const plain = week.flatMap((day) => day.meals.flatMap((one) => one.plate ?? one.recipe ?? []));
    for (const id of plain) expect(plain.filter((other) => other === id).length).toBeLessThanOrEqual(3);
    const shakes = week.flatMap((day) => day.meals.filter(({ extras }) => extras.some(isPowder)));
    expect(shakes.length).toBeLessThanOrEqual(2);
    const needed = neededFor(week, byId, () => 1);
    const lines = shoppingList(needed, new Map()).filter(({ asked }) => asked === null);
    expect(lines.length).toBeGreaterThan(15);
    expect(lines.length).toBeLessThanOrEqual(45);
    const energy = week.reduce((sum, day) => sum + day.totals.calories / 7, 0);
    expect(Math.abs(energy / 2000 - 1)).toBeLessThanOrEqual(0.05);
    const mains = week.flatMap((day) =>
      day.meals.filter((one) => !one.leftover && (one.slot === 'lunch' || one.slot === 'dinner')),
    );
    expect(new Set(mains.map((one) => one.recipe)).size).toBe(mains.length);
    week.forEach((day, at) => {
      const dinner = meal(day, 'dinner')!;
      if (at < 5) expect(byId.get(dinner.recipe!)!.totalMinutes).toBeLessThanOrEqual(45);
      for (const one of day.meals.filter(({ leftover }) => leftover))
        expect(
          week.slice(Math.max(0, at - 3), at).some((before) => meal(before, 'dinner')!.recipe === one.recipe),
        ).toBe(true);
      const proteins = (of: PlannedDay | undefined) =>
        (of?.meals ?? [])
          .filter((one) => one.recipe && !one.leftover && (one.slot === 'lunch' || one.slot === 'dinner'))
          .flatMap((one) => atTable(byId.get(one.recipe!)!).protein ?? []);
      const before = proteins(week[at - 1]);
      for (const protein of proteins(day)) expect(before).not.toContain(protein);
    });
  });

  it('cooks only with what the kitchen has, and keeps to a budget of new recipes', () => {
    const equipment = ['stovetop'] as const;
    for (const id of titles(planWeek(query({ equipment }))))
      if (id) expect(canCook(byId.get(id)!, equipment)).toBe(true);
    const known = new Set(titles(planWeek(query({ seed: 5, days: 7 }))).flatMap((id) => id ?? []));
    const fresh = (newRecipes: number) =>
      titles(planWeek(query({ days: 7, known, newRecipes }))).filter((id) => id !== null && !known.has(id))
        .length;
    expect(fresh(0)).toBeLessThan(fresh(28));
  });

  it('gives the same week for the same seed and another one for another', () => {
    expect(titles(planWeek(query()))).toEqual(titles(planned()));
    expect(titles(planned(2))).not.toEqual(titles(planned()));
  });

  it('cooks from the pantry first', () => {
    const pantry = 'salmon spinach chicken-breast egg oats lentil potato tomato onion'.split(' ');
    const uses = (week: readonly PlannedDay[]) =>
      titles(week)
        .flatMap((id) => (id ? byId.get(id)!.ingredients : []))
        .filter((line) => line.food !== null && pantry.includes(line.food)).length;
    // One week is chance: a new recipe in the book changes it. Over several, the pantry shows.
    const over = (plan: (seed: number) => PlannedDay[]) =>
      [1, 2, 3].reduce((sum, seed) => sum + uses(plan(seed)), 0);
    expect(over((seed) => planWeek(query({ pantry, seed }))) / over(planned)).toBeGreaterThan(1.3);
  });

  it('makes no week of one thing that must be used', () => {
    const pantry = ['mushroom', 'spinach', 'egg', 'onion', 'rice', 'tomato'];
    const week = planWeek(query({ pantry, useSoon: ['mushroom'], days: 7 }));
    const withMushrooms = titles(week).filter((id) =>
      id === null ? false : byId.get(id)!.ingredients.some((line) => line.food === 'mushroom'),
    );
    expect(withMushrooms.length).toBeGreaterThan(0);
    expect(withMushrooms.length).toBeLessThanOrEqual(5);
  });

  it('leaves locked meals alone and plans the rest around them', () => {
    const week = planned();
    const locked = week.map((day, at) => ({
      ...day,
      meals: day.meals.map((one) => ({ ...one, locked: at === 2 && one.slot === 'dinner' })),
    }));
    const again = planWeek(query({ seed: 99 }), locked);
    expect(meal(again[2], 'dinner')).toMatchObject({
      recipe: meal(week[2], 'dinner')!.recipe,
      portions: meal(week[2], 'dinner')!.portions,
      locked: true,
    });
    expect(titles(again)).not.toEqual(titles(week));
    expect(Math.abs(again[2]!.off.calories)).toBeLessThanOrEqual(0.1);
  });

  it('says so when the figures cannot be met, and never counts unknown as safe', () => {
    const impossible = planWeek(
      query({ targets: { calories: 1200, protein: 200, carbs: 400, fat: 20 }, days: 1 }),
    );
    expect(impossible[0]!.onTarget).toBe(false);
    const unknown = recipes.map((recipe) => ({ ...recipe, hasUnknown: true }));
    const week = planWeek(query({ recipes: unknown, avoid: ['milk'], days: 2 }));
    expect(titles(week).every((id) => id === null)).toBe(true);
    expect(planWeek(query({ recipes: [], days: 1 }))[0]!.meals).toHaveLength(4);
  });
});

describe('swapMeal', () => {
  it('changes one dish, keeps the others, and never brings back what was refused', () => {
    const week = planned();
    const place = { day: 1, slot: 'dinner' } as const;
    const refused = new Set<string>();
    let now = week;
    for (let times = 0; times < 4; times++) {
      refused.add(meal(now[1], 'dinner')!.recipe!);
      const next = swapMeal(query(), now, place, new Map([[placeOf(1, 'dinner'), refused]]));
      expect(refused.has(meal(next[1], 'dinner')!.recipe!)).toBe(false);
      for (const slot of ['breakfast', 'snack'])
        expect(meal(next[1], slot)!.recipe).toBe(meal(week[1], slot)!.recipe);
      expect(next[0]).toBe(now[0]);
      now = next;
    }
    expect(Math.abs(now[1]!.off.calories)).toBeLessThanOrEqual(0.1);
  });

  it('finds another lunch when the dinner it was the rest of is gone', () => {
    const [week, at] = weekWithLeftovers();
    const next = swapMeal(query(), week, { day: at - 1, slot: 'dinner' }, new Map());
    const lunch = meal(next[at], 'lunch')!;
    if (lunch.leftover)
      expect(next.slice(0, at).map((day) => meal(day, 'dinner')!.recipe)).toContain(lunch.recipe);
    expect(lunch.recipe).not.toBe(meal(week[at], 'lunch')!.recipe);
  });
});

describe('alternatives', () => {
  it('offers five different dishes, each with why, and swaps to the one chosen', () => {
    const pantry = ['spinach', 'egg', 'rice', 'chickpea'];
    const asked = query({ pantry, useSoon: ['spinach'] });
    const week = planWeek(asked);
    const place = { day: 2, slot: 'dinner' } as const;
    const offered = alternatives(asked, week, place, new Map());
    expect(offered).toHaveLength(5);
    expect(new Set(offered.map((one) => one.meal.recipe)).size).toBe(5);
    for (const { meal: one, why } of offered) {
      expect(one.recipe).not.toBe(meal(week[2], 'dinner')!.recipe);
      expect(why.length).toBeGreaterThan(0);
    }
    const chosen = offered[3]!.meal.recipe!;
    const next = swapMeal(asked, week, place, new Map(), chosen);
    expect(meal(next[2], 'dinner')!.recipe).toBe(chosen);
    expect(meal(next[2], 'breakfast')!.recipe).toBe(meal(week[2], 'breakfast')!.recipe);
  });
});

describe('what is said of a plan', () => {
  it('is nothing where every day is on target, and refuses in plain words where no recipe suits', () => {
    expect(whyNothingSuits(query())).toBeNull();
    const nothing = query({ recipes: [], diets: DIETS, avoid: ALLERGENS, maxMinutes: 10 });
    expect(whyNothingSuits(nothing)).toMatch(
      /vegan.*without gluten.*in 10 minutes.*add a recipe of your own/,
    );
    const [week] = weekWithLeftovers();
    expect(
      notesOn(
        query(),
        week.map((day) => ({ ...day, onTarget: true })),
      ),
    ).toEqual([]);
    expect(
      notesOn(
        query(),
        week.map((day, at) => ({ ...day, onTarget: at > 0 })),
      ).map(saySentence),
    ).toEqual([expect.stringMatching(/^One day does not meet every goal within 10%/)]);
  });

  it('leaves days that are over as they were', () => {
    const [week] = weekWithLeftovers();
    const locked = lockedPast(week, '2026-02-27', '2026-03-01').map((day) =>
      day.meals.every((one) => one.locked),
    );
    expect(locked).toEqual([true, true, false, false]);
  });

  it('gives each eater a share of the portions of the first', () => {
    const goals = { calories: null, protein: null, carbs: null, fat: null };
    const lead = { id: 'a', name: 'Ana', goals: { ...goals, calories: 1_800 }, portion: 1, isSelf: false };
    const child = { id: 'b', name: 'Bo', goals, portion: 0.1, isSelf: false };
    const targets = targetsFor([lead, child], { calories: 2_000, protein: 100, carbs: 250, fat: 70 });
    expect(targets).toEqual({ calories: 1_800, protein: 0, carbs: 0, fat: 0 });
    const self = { ...lead, isSelf: true, goals: { ...goals, protein: 90 } };
    expect(targetsFor([self], { calories: 2_000, protein: 100, carbs: 250, fat: 70 })).toEqual({
      calories: 2_000,
      protein: 90,
      carbs: 250,
      fat: 70,
    });
    const guest = { ...child, id: 'c', goals: { ...goals, calories: 900 } };
    expect(sharesOf([lead, child, guest], targets).map(({ share }) => share)).toEqual([1, 0.2, 0.5]);
  });
});

function weekWithLeftovers(): [PlannedDay[], number] {
  for (let seed = 1; seed < 30; seed++) {
    const week = planWeek(query({ seed, days: 4 }));
    const at = week.findIndex(
      (day, place) =>
        meal(day, 'lunch')!.leftover &&
        meal(day, 'lunch')!.recipe === meal(week[place - 1], 'dinner')?.recipe,
    );
    if (at > 0) return [week, at];
  }
  throw new Error('No seed gives leftovers.');
}

function energyOf(day: PlannedDay): number {
  return day.meals.reduce((sum, one) => {
    const kcal = (id: string) => byId.get(id)!.nutritionPerServing!.calories;
    const dish = one.recipe === null ? 0 : kcal(one.recipe) * one.portions;
    const side = one.side ? kcal(one.side.recipe) * one.side.portions : 0;
    const extras = one.extras.reduce(
      (kcal, { food, grams }) => kcal + (foodById(food)!.per100g.energyKcal * grams) / 100,
      0,
    );
    return sum + dish + side + extras;
  }, 0);
}
