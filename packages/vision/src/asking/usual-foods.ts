import type { FoodId } from '@crisper/kitchen/foods/food';

export interface ListedFood {
  /** Food id of the kitchen; null when only a name is known. */
  food: FoodId | null;
  name: string;
  emoji: string;
}

/** A food that the household had in earlier scans. */
export interface UsualFood extends ListedFood {
  /** How likely it is there again, before looking. */
  chance: number;
}

/** How likely a food is there by the lists before, from 0; null while there are too few to tell. */
export type HabitOf = (key: string) => number | null;

/** A scan before counts this much of the one after it. */
const FADES = 0.7;
/** What always was there may still be gone today. */
const SUREST = 0.8;
/** One or two lists do not show that a household never has something. */
const ENOUGH_LISTS = 3;

export const keyOf = ({ food, name }: Pick<ListedFood, 'food' | 'name'>): string =>
  food ?? name.toLowerCase();

/** The foods of earlier lists, newest list first, by how many of them held each. */
export function usualFoods(lists: readonly (readonly ListedFood[])[]): UsualFood[] {
  const weights = lists.map((_, at) => FADES ** at);
  const all = weights.reduce((sum, one) => sum + one, 0);
  const foods = new Map<string, UsualFood>();
  lists.forEach((list, at) => {
    const held = new Map(list.map((one) => [keyOf(one), one]));
    for (const [key, { food, name, emoji }] of held) {
      const chance = (foods.get(key)?.chance ?? 0) + (SUREST * weights[at]!) / all;
      foods.set(key, { food, name, emoji, chance });
    }
  });
  return [...foods.values()].sort((a, b) => b.chance - a.chance);
}

export function habitOf(lists: readonly (readonly ListedFood[])[], usual: readonly UsualFood[]): HabitOf {
  if (lists.length < ENOUGH_LISTS) return () => null;
  const chances = new Map(usual.map((one) => [keyOf(one), one.chance]));
  return (key) => chances.get(key) ?? 0;
}
