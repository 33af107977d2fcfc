import type { Planning } from './planning.ts';
import type { Around } from './rest-of-week.ts';

const PRICE = {
  eatenYesterday: 0.03,
  thirdTime: 0.02,
  anotherBreakfast: 0.02,
  anotherSnack: 0.015,
};
/** Most people have two or three breakfasts that they come back to, and a few snacks. */
const MOST_OF_A_HABIT = 3;
const MOST_OF_A_LUNCH = 2;
const MOST_OF_A_FOOD = { breakfast: 4, snack: 3 };
const FREE_HABITS = { breakfast: 2, snack: 3 };

/** Who asks for two breakfasts gets no third. */
export function isAsked({ query }: Planning, { habits }: Around, use: string, id: string): boolean {
  if (use !== 'breakfast' || query.breakfasts === undefined) return true;
  return habits.breakfast.size < query.breakfasts || habits.breakfast.has(id);
}

/** How often the week may have one breakfast, snack or lunch: more often where few are asked for. */
export function mostOfHabit({ query }: Planning, use: string): number {
  if (use === 'lunch') return MOST_OF_A_LUNCH;
  if (use !== 'breakfast' || query.breakfasts === undefined) return MOST_OF_A_HABIT;
  return Math.max(MOST_OF_A_HABIT, Math.ceil(query.days / query.breakfasts));
}

export function mostOfFood(planning: Planning, use: string): number {
  if (use === 'lunch') return Number.POSITIVE_INFINITY;
  if (use !== 'breakfast') return MOST_OF_A_FOOD.snack;
  return planning.query.breakfasts === undefined ? MOST_OF_A_FOOD.breakfast : planning.query.days;
}

/** Coming back to a breakfast is free, a new one every day is not: each wants packs of its own. */
export function habitPrice(
  { query }: Planning,
  slot: 'breakfast' | 'snack',
  id: string,
  times: number,
  around: Around,
): number {
  if (slot === 'breakfast' && query.breakfasts !== undefined) return 0;
  if (times > 0)
    return (
      (around.yesterday.has(id) ? PRICE.eatenYesterday : 0) +
      (times >= MOST_OF_A_HABIT - 1 ? PRICE.thirdTime : 0)
    );
  // A weekend may have a breakfast of its own.
  const free = FREE_HABITS[slot] + (slot === 'breakfast' && around.weekend ? 1 : 0);
  const more = Math.max(0, around.habits[slot].size + 1 - free);
  return more * (slot === 'breakfast' ? PRICE.anotherBreakfast : PRICE.anotherSnack);
}
