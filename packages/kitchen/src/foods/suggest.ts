import { EVERYDAY } from './everyday.gen.ts';
import type { Food, FoodId } from './food.ts';
import { foods } from './larder.ts';
import { resolveFood } from './names.ts';
import { fold, nameKey } from './text.ts';

const MAX_LENGTH = 200;

interface Entry {
  food: Food;
  key: string;
  /** The food's first name, as lists show it; the others are its other names. */
  shown: boolean;
  everyday: boolean;
}

const everyday = new Set<FoodId>(EVERYDAY.trim().split(/\s+/));

const entries: Entry[] = foods.flatMap((food) =>
  [...new Set([food.name, ...food.names].map(nameKey))].map((key, at) => ({
    food,
    key,
    shown: at === 0,
    everyday: everyday.has(food.id),
  })),
);

const PLACES = { name: { first: 1, later: 2 }, otherName: { whole: 1.5, first: 4, later: 5 } } as const;
/** A rare food stands behind an everyday one whose match is one place worse. */
const RARE = 1.2;

const WHOLE: ReadonlySet<string> = new Set(['exact', 'inflected']);

/** Lower comes first; undefined does not match. */
function placeOf({ key, shown, everyday }: Entry, typed: string, singular: string): number | undefined {
  if (shown && (key === typed || key === singular)) return 0;
  const places = shown ? PLACES.name : PLACES.otherName;
  const rare = everyday ? 0 : RARE;
  if (key.startsWith(typed) || key.startsWith(singular)) return rare + places.first;
  return key.includes(` ${typed}`) ? rare + places.later : undefined;
}

/**
 * Foods by the beginning of a name: what lists show before other names, the first word before later ones, everyday
 * foods before rare ones, short names before long ones.
 */
export function suggestFoods(prefix: string, limit: number): Food[] {
  const typed = fold(prefix.slice(0, MAX_LENGTH));
  if (typed === '' || !(limit > 0)) return [];
  const singular = nameKey(typed);
  const best = new Map<Food, { place: number; length: number }>();
  // A whole name says what is meant, whichever of a food's names it is: "peppers" are bell peppers, "prawn" is shrimp.
  const named = resolveFood(prefix.trim().slice(0, MAX_LENGTH));
  if (named && WHOLE.has(named.match)) best.set(named.food, { place: PLACES.otherName.whole, length: 0 });
  for (const entry of entries) {
    const place = placeOf(entry, typed, singular);
    if (place === undefined || place >= (best.get(entry.food)?.place ?? Number.POSITIVE_INFINITY)) continue;
    best.set(entry.food, { place, length: entry.key.length });
  }
  return [...best]
    .sort(([, a], [, b]) => a.place - b.place || a.length - b.length)
    .slice(0, limit)
    .map(([food]) => food);
}
