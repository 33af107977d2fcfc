import { LOWEST_CALORIES } from '../nutrition/energy-plans.ts';
import type { Plate } from './companions.ts';
import type { Dish } from './dishes.ts';
import { SLOT_SHARE, SLOTS, type Slot, type Targets } from './plan.ts';

const PROTEIN_KCAL = 4;
const CARB_KCAL = 4;
const FAT_KCAL = 9;
/** Below this no meals are planned, and more no four meals hold. */
export const LEAST_KCAL = LOWEST_CALORIES;
export const MOST_KCAL = 4_500;

/** Meals for toys and meals for two are not planned; the notes say so. */
export function withinReason(targets: Targets): Targets {
  const { calories, protein, carbs, fat } = targets;
  if (calories <= 0) return targets;
  const times = Math.min(Math.max(calories, LEAST_KCAL), MOST_KCAL) / calories;
  return { calories: calories * times, protein: protein * times, carbs: carbs * times, fat: fat * times };
}

/** Of the dishes of a meal, the protein of this one is what a week can keep up without living on the richest few. */
const KEPT_UP = 0.9;

/**
 * What the search aims for. A goal of protein that the dishes of a diet cannot give day after day would pull every day to
 * tofu and shakes, and away from its energy too: then the rest of that energy is planned as carbs and fat. The plan still
 * tells its days by the person's own goals.
 */
export function aimFor(
  targets: Targets,
  slots: Readonly<Record<Slot, readonly Dish[]>>,
  plates: Iterable<Plate>,
): Targets {
  const { calories, protein, carbs, fat } = targets;
  if (calories <= 0 || protein <= 0 || carbs <= 0 || fat <= 0) return targets;
  const plain = [...plates];
  const share = SLOTS.reduce((sum, slot) => {
    const meals = [...slots[slot], ...plain.filter(({ use }) => use === slot)];
    return sum + SLOT_SHARE[slot] * keptUp(meals.map(({ figures }) => figures));
  }, 0);
  const most = (share * calories) / PROTEIN_KCAL;
  if (most <= 0 || most >= protein) return targets;
  const energy = (protein - most) * PROTEIN_KCAL;
  const others = carbs * CARB_KCAL + fat * FAT_KCAL;
  const more = 1 + energy / others;
  return { calories, protein: most, carbs: carbs * more, fat: fat * more };
}

/** The share of energy that is protein in a meal that is rich in it, but not the richest. */
function keptUp(figures: readonly (readonly [number, number, number, number])[]): number {
  const shares = figures
    .filter(([kcal]) => kcal > 0)
    .map(([kcal, protein]) => (protein * PROTEIN_KCAL) / kcal)
    .sort((a, b) => a - b);
  return shares[Math.floor(shares.length * KEPT_UP)] ?? 0;
}
