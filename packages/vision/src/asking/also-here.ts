import type { Aisle, FoodId } from '@crisper/kitchen/foods/food';
import { foodById } from '@crisper/kitchen/foods/larder';
import type { Finding } from '../finding.ts';
import { SECONDS } from './seconds.ts';
import { keyOf, type UsualFood } from './usual-foods.ts';

/** A chip to tap where the list has nothing yet. */
export interface OfferedFood extends UsualFood {
  /** Detector class; null when there is none. */
  label: string | null;
}

export const MOST_OFFERED = 6;
/** By judgement: a pantry is seldom up to date. */
const IN_PANTRY = 0.25;
/** Of a pantry, what is bought again and again and kept cold; the flour at the back need not be offered after every scan. */
const KEPT_COLD: ReadonlySet<Aisle> = new Set(['produce', 'dairy', 'eggs', 'meat', 'fish']);
/** From here on, reading the chip costs less than typing the name where it is there. */
const WORTH_OFFERING = SECONDS.glance / (SECONDS.word - SECONDS.tap);

/**
 * What may be there as well, likeliest first: foods that the photos hint at, and those that the household usually has. Nothing that
 * is listed already.
 */
export function offerAlso(
  findings: readonly Finding[],
  listed: readonly Finding[],
  usual: readonly UsualFood[],
  pantry: ReadonlySet<FoodId>,
): OfferedFood[] {
  const there = new Set(listed.flatMap(({ food, name, label }) => [keyOf({ food, name }), label]));
  const offered = new Map<string, OfferedFood>();
  const offer = (one: OfferedFood) => {
    const key = keyOf(one);
    if (there.has(key) || (one.label !== null && there.has(one.label))) return;
    const other = offered.get(key);
    // A hint in the photo and the household's habit speak for the same food.
    const chance = other ? 1 - (1 - other.chance) * (1 - one.chance) : one.chance;
    offered.set(key, { ...one, label: other?.label ?? one.label, chance });
  };
  for (const { food, name, emoji, label, confidence } of findings)
    offer({ food, name, emoji, label, chance: confidence });
  for (const one of usual) offer({ ...one, label: null });
  for (const id of pantry) {
    const food = foodById(id);
    if (food && KEPT_COLD.has(food.aisle))
      offer({ food: id, name: food.name, emoji: food.emoji, label: null, chance: IN_PANTRY });
  }
  return [...offered.values()]
    .filter(({ chance }) => chance >= WORTH_OFFERING)
    .sort((a, b) => b.chance - a.chance)
    .slice(0, MOST_OFFERED);
}
