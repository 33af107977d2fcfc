import type { Food, FoodId } from '@crisper/kitchen/foods/food';
import { foodById } from '@crisper/kitchen/foods/larder';
import { resolveFood } from '@crisper/kitchen/foods/names';
import made from './food-names.gen.json' with { type: 'json' };

export interface NamedFood {
  food: FoodId | null;
  name: string;
  emoji: string;
}

const SURE = 0.9;
const UNKNOWN_EMOJI = '🥡';

/** Foods of detector classes and of names in the lexicon, as the catalogue says. */
const FOODS: Readonly<Record<string, FoodId>> = made.foods;

/** Detector class of a more specific lexicon food. */
const WIDER_CLASS: Readonly<Record<string, string>> = made.wider;

function known(name: string): Food | null {
  if (Object.hasOwn(FOODS, name)) return foodById(FOODS[name]!) ?? null;
  const resolved = resolveFood(name);
  return resolved && resolved.confidence >= SURE ? resolved.food : null;
}

const named = new Map<string, NamedFood>();

/** Resolves a detector class or lexicon food to a food of the kitchen; unknown foods keep the given name. */
export function nameFood(name: string): NamedFood {
  const cached = named.get(name);
  if (cached) return cached;
  const food = known(name);
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
