import type { Allergen, Diet } from '@crisper/contract/vocabulary';
import { isDisliked } from './dislikes.ts';
import type { Food, FoodId } from './food.ts';
import { foodById } from './larder.ts';
import { mayHold, nameClaims } from './name-claims.ts';
import { foodNamed } from './names.ts';
import { defaultStaples } from './staples.ts';
import { nameWords } from './text.ts';

/** What all who eat keep to: their diets and allergens together. */
export interface Eaters {
  diets: readonly Diet[];
  allergens: readonly Allergen[];
  /** Foods that they do not like, by any name. Nothing is suggested with them, but they are no danger. */
  dislikes?: readonly string[] | undefined;
}

/** Nothing has been said. */
export const ANYBODY: Eaters = { diets: [], allergens: [] };

/** One of a household. */
export interface Person extends Eaters {
  name: string;
  isSelf: boolean;
  /** Whether this person eats now. */
  eats: boolean;
}

/** What those who eat now keep to. Null, where it is not known who that is, keeps to nothing that could be named. */
export const eatersAmong = (people: readonly Person[] | null): Eaters =>
  together((people ?? []).filter(({ eats }) => eats));

export const avoidsNothing = ({ diets, allergens }: Eaters): boolean =>
  diets.length === 0 && allergens.length === 0;

const eatsEverything = (eaters: Eaters): boolean => avoidsNothing(eaters) && !eaters.dislikes?.length;

export function together(people: readonly Eaters[]): Eaters {
  const dislikes = [...new Set(people.flatMap((one) => one.dislikes ?? []))];
  return {
    diets: [...new Set(people.flatMap(({ diets }) => diets))],
    allergens: [...new Set(people.flatMap(({ allergens }) => allergens))],
    ...(dislikes.length > 0 && { dislikes }),
  };
}

/**
 * Whether a food may be named to these people as something to use. This is the one rule for swaps, stand-ins and advice:
 * an allergen that it may contain counts like one that it contains, and an unknown food is not for who avoids anything.
 * What they do not like is not named either.
 */
export function mayEat(food: Food | undefined, eaters: Eaters): boolean {
  if (food && isDisliked(food.id, eaters.dislikes)) return false;
  if (avoidsNothing(eaters)) return true;
  if (!food) return false;
  return !food.breaks.some((diet) => eaters.diets.includes(diet)) && !mayHold(food, eaters.allergens);
}

export const foodsFor = (eaters: Eaters, foods: readonly FoodId[]): FoodId[] =>
  foods.filter((id) => mayEat(foodById(id), eaters));

/** What is always there and all may have. Undefined: the kitchen's usual list. */
export function staplesFor(
  eaters: Eaters,
  own: readonly FoodId[] | undefined,
): readonly FoodId[] | undefined {
  if (eatsEverything(eaters)) return own;
  const all = own ?? defaultStaples;
  const usable = foodsFor(eaters, all);
  return usable.length < all.length ? usable : own;
}

export interface Stand {
  /** Its weight for one of the food it stands in for. */
  ratio: number;
  food: Food;
  note: string;
}

/** What can replace a food for these people, the best first. A note that names what they avoid is left out. */
export function substitutesFor(food: Food, eaters: Eaters): Stand[] {
  return food.substitutes.flatMap((swap) => {
    const other = foodById(swap.food);
    return other && mayEat(other, eaters)
      ? [{ food: other, ratio: swap.ratio, note: adviceFor(swap.note, eaters) ?? '' }]
      : [];
  });
}

const LONGEST_NAME = 5;
const SENTENCES = /[,;:.()!?"“”–—]/;
const PARTS = /[,;:.()!?"“”–—]| (?:(?<!\bhalf )and|or|with|the|into|in|on|to|for|a|an) /i;

/** Whether a text names a food that one of them must not have; by the larder, and by words such as "butter" in any name. */
export function namesForbidden(text: string, eaters: Eaters): boolean {
  if (eatsEverything(eaters)) return false;
  const implied = ` ${text} `.split(PARTS).some((part) => {
    const { allergens, breaks } = nameClaims(part);
    return (
      allergens.some((one) => eaters.allergens.includes(one)) ||
      breaks.some((one) => eaters.diets.includes(one))
    );
  });
  return implied || text.split(SENTENCES).some((part) => foodsIn(part).some((food) => !mayEat(food, eaters)));
}

function foodsIn(part: string): Food[] {
  const words = nameWords(part);
  const found: Food[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_NAME, words.length - at);
    for (; length > 0; length -= 1) {
      const food = foodNamed(words.slice(at, at + length).join(' '));
      if (!food) continue;
      found.push(food);
      break;
    }
    at += Math.max(1, length);
  }
  return found;
}

/** What is left of a text without what names a forbidden food: items of lists, else whole sentences. Null: nothing. */
export function adviceFor(text: string, eaters: Eaters): string | null {
  if (!namesForbidden(text, eaters)) return text;
  const kept = text.split(/(?<=[.!?;]) /).flatMap((sentence) => {
    if (!namesForbidden(sentence, eaters)) return [sentence];
    const shorter = withoutItems(sentence, eaters);
    return namesForbidden(shorter, eaters) ? [] : [shorter];
  });
  if (kept.length === 0) return null;
  const joined = kept.join(' ').replace(/;$/, '.');
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}

const LONGEST_ITEM = 3;

/** "Yogurt, cream or coconut milk" without the cream. An item is a few words; what is longer has the sentence's verb in it. */
function withoutItems(sentence: string, eaters: Eaters): string {
  const end = /[.!?;]$/.exec(sentence)?.[0] ?? '';
  const parts = sentence.slice(0, sentence.length - end.length).split(/(, (?:or |and )?|: | or | and )/);
  for (let at = 2; at < parts.length; at += 2) {
    const isItem = parts[at]!.split(' ').length <= LONGEST_ITEM && parts[at - 1] !== ': ';
    if (!isItem || !namesForbidden(parts[at]!, eaters)) continue;
    const isLast = at === parts.length - 1;
    const [lost] = parts.splice(at - 1, 2);
    at -= 2;
    // The item before it is the last one now.
    if (isLast && / (?:or|and) /.test(lost!) && parts[at - 1] === ', ')
      parts[at - 1] = lost!.replace(',', '');
  }
  return parts.join('') + end;
}
