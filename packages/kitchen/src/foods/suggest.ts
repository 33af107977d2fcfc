import type { Language } from '@crisper/contract/languages';
import { EVERYDAY } from './everyday.gen.ts';
import type { Food, FoodId } from './food.ts';
import { foods } from './larder.ts';
import type { FoodLanguage } from './localized/shown-names.ts';
import { suggestLocalized } from './localized/suggest.ts';
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

/** So many kinds of its own say that much is cooked with a food: chicken has them, chives have not. */
const MANY_KINDS = 3;
const AFTER = 0.1;
const kinds = new Map<FoodId, number>();
for (const parent of foods.flatMap(({ parents }) => parents)) kinds.set(parent, (kinds.get(parent) ?? 0) + 1);

const PLACES = { name: { first: 1, later: 2 }, otherName: { whole: 1.5, first: 4, later: 5 } } as const;
/** A rare food stands behind an everyday one whose match is one place worse. */
const RARE = 1.2;

/** From this place on it is only another name that begins like this: carp may be called "bangus". */
const OTHER_NAMES = 4;
/** So many better ones, and nobody means another name. */
const ENOUGH = 3;

const WHOLE: ReadonlySet<string> = new Set(['exact', 'inflected']);

/** Lower comes first; undefined does not match. */
function placeOf({ key, shown, everyday }: Entry, typed: string, singular: string): number | undefined {
  if (shown && (key === typed || key === singular)) return 0;
  const places = shown ? PLACES.name : PLACES.otherName;
  const rare = everyday ? 0 : RARE;
  if (key.startsWith(typed) || key.startsWith(singular)) return rare + places.first;
  return key.includes(` ${typed}`) ? rare + places.later : undefined;
}

/** In another language one's own words come before English ones. */
function localized(prefix: string, limit: number, language: FoodLanguage): Food[] {
  if (!(limit > 0)) return [];
  const own = suggestLocalized(prefix.slice(0, MAX_LENGTH), limit, language);
  const english = own.length < limit ? inEnglish(prefix, limit) : [];
  return [...new Set([...own, ...english])].slice(0, limit);
}

/**
 * Foods by the beginning of a name: what lists show before other names, the first word before later ones, everyday
 * foods before rare ones, foods with kinds before others, short names before long ones. Other names only where few are shown by
 * their own.
 */
export function suggestFoods(prefix: string, limit: number, language: Language = 'en'): Food[] {
  return language === 'en' ? inEnglish(prefix, limit) : localized(prefix, limit, language);
}

function inEnglish(prefix: string, limit: number): Food[] {
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
  const found = [...best];
  const byName = found.filter(([, { place }]) => place < OTHER_NAMES);
  const order = (food: Food, place: number) =>
    place === PLACES.name.first && (kinds.get(food.id) ?? 0) < MANY_KINDS ? place + AFTER : place;
  return (byName.length < ENOUGH ? found : byName)
    .sort(([one, a], [other, b]) => order(one, a.place) - order(other, b.place) || a.length - b.length)
    .slice(0, limit)
    .map(([food]) => food);
}
