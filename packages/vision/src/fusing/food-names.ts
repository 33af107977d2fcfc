import type { Food, FoodId } from '@crisper/kitchen/foods/food';
import { resolveFood } from '@crisper/kitchen/foods/names';
import aliases from './food-aliases.json' with { type: 'json' };

export interface NamedFood {
  food: FoodId | null;
  name: string;
  emoji: string;
}

const SURE = 0.9;
const UNKNOWN_EMOJI = '🥡';

/** Kitchen names for detector classes and lexicon foods that are named differently; the first known one is used. */
const KITCHEN_NAMES: Readonly<Record<string, readonly string[]>> = aliases.kitchenNames;

/** Detector class of a more specific lexicon food. */
const WIDER_CLASS: Readonly<Record<string, string>> = aliases.widerClass;

function known(name: string): Food | null {
  const resolved = resolveFood(name);
  return resolved && resolved.confidence >= SURE ? resolved.food : null;
}

const named = new Map<string, NamedFood>();

/** Resolves a detector class or lexicon food to a food of the kitchen; unknown foods keep the given name. */
export function nameFood(name: string): NamedFood {
  const cached = named.get(name);
  if (cached) return cached;
  const food = [name, ...(KITCHEN_NAMES[name] ?? [])].map(known).find((found) => found !== null) ?? null;
  const result = food
    ? { food: food.id, name: food.name, emoji: food.emoji }
    : { food: null, name, emoji: UNKNOWN_EMOJI };
  named.set(name, result);
  return result;
}

/** The detector class of a sighting; null when there is none. */
export function classOf(name: string, classes: ReadonlySet<string>): string | null {
  if (classes.has(name)) return name;
  const wider = WIDER_CLASS[name];
  return wider !== undefined && classes.has(wider) ? wider : null;
}
