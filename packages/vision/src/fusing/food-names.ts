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

/** What the kitchen calls a food that the detector or the lexicon names otherwise; the first known one counts. */
const KITCHEN_NAMES: Readonly<Record<string, readonly string[]>> = aliases.kitchenNames;

/** The detector's class for a more specific food of the lexicon. */
const WIDER_CLASS: Readonly<Record<string, string>> = aliases.widerClass;

function known(name: string): Food | null {
  const resolved = resolveFood(name);
  return resolved && resolved.confidence >= SURE ? resolved.food : null;
}

const named = new Map<string, NamedFood>();

/** The kitchen's food behind a detector class or a lexicon food; unknown stays unknown, with the given name. */
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

/** The detector's class for a sighting, null when it has none. */
export function classOf(name: string, classes: ReadonlySet<string>): string | null {
  if (classes.has(name)) return name;
  const wider = WIDER_CLASS[name];
  return wider !== undefined && classes.has(wider) ? wider : null;
}
