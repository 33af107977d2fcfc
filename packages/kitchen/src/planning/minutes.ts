import type { Plate } from './companions.ts';
import type { Dish } from './dishes.ts';

/** Until a plain plate is ready, and how much of that the cook is busy with it. */
const PLATE_MINUTES: Readonly<Record<string, readonly [number, number]>> = {
  rice: [20, 0],
  couscous: [10, 0],
  bulgur: [15, 0],
  potatoes: [25, 3],
  'egg-noodles': [10, 0],
  polenta: [30, 3],
  'green-salad': [5, 5],
  broccoli: [10, 3],
  'green-beans': [12, 3],
  'green-beans-in-oil': [12, 3],
  spinach: [6, 3],
  'bok-choy': [8, 3],
  'cucumbers-and-tomatoes': [5, 5],
  'rice-and-broccoli': [20, 3],
  'rice-and-bok-choy': [20, 3],
  'rice-and-salad': [20, 5],
  'potatoes-and-green-beans': [25, 5],
  'potatoes-and-broccoli': [25, 5],
  'potatoes-and-salad': [25, 5],
  'potatoes-and-peas': [25, 3],
  'couscous-and-salad': [10, 5],
  'pita-and-salad': [5, 5],
  'bread-and-salad': [5, 5],
};
const IN_THE_OVEN = 15;
const ON_THE_STOVE = 25;
/** Bread is only cut. */
const AT_ONCE = [0, 0] as const;

/** Until everything is on the table: what stands on the stove beside the dish cooks meanwhile, what is cut takes time of its own. */
export function tableMinutes(dish: Dish | null, plate: Plate | null, side: Dish | null): number {
  const [ready, busy] = plate ? (PLATE_MINUTES[plate.id] ?? AT_ONCE) : AT_ONCE;
  // While it bakes or simmers the cook has time.
  const { equipment = [], cookMinutes = 0 } = dish?.recipe ?? {};
  if (dish && cookMinutes >= (equipment.includes('oven') ? IN_THE_OVEN : ON_THE_STOVE))
    return Math.max(dish.recipe.totalMinutes, ready, side?.recipe.totalMinutes ?? 0);
  const longest = Math.max(dish?.recipe.totalMinutes ?? 0, side?.recipe.totalMinutes ?? 0, ready);
  return longest + busy + (side?.recipe.prepMinutes ?? 0);
}

/** Whether nothing is boiled or cut for it. */
export const isReady = ({ id }: Plate): boolean => !(id in PLATE_MINUTES);
