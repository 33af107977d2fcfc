import type { Diet } from '@crisper/contract/vocabulary';
import type { Food } from '../../../foods/food.ts';
import { foodById, isA } from '../../../foods/larder.ts';
import { mayEat, type Stand, substitutesFor } from '../../../foods/who-eats.ts';
import { foodsIn, type Heard, whole } from './heard.ts';

/** What to use instead, and what can be left out. */

const SAME = [0.9, 1.1] as const;
const isSame = (ratio: number): boolean => ratio >= SAME[0] && ratio <= SAME[1];
/** Eggs and fat may be far lighter than what they replace, which a percentage would not explain. */
const TOLD_FROM = 0.3;

const percentOf = (ratio: number): number => Math.round(ratio * 20) * 5;

function stands(heard: Heard, swaps: readonly Stand[]): string {
  return swaps
    .map(({ food, ratio }) => {
      const name = heard.nameOf(food.id);
      if (isSame(ratio)) return heard.say('sameAmount', { food: name });
      return ratio < TOLD_FROM ? name : heard.say('partAmount', { food: name, percent: percentOf(ratio) });
    })
    .join('; ');
}

/** "Milk instead of cream": which is which. */
function toldApart({ text, book }: Heard): { missing: Food; offered: Food } | null {
  const [before = '', after] = text.split(whole(book.cues.insteadOf));
  if (after === undefined) return null;
  const [missing, second] = foodsIn(after, book);
  const offered = foodsIn(before, book).at(-1) ?? second;
  return missing && offered && missing !== offered ? { missing, offered } : null;
}

/** The food that is missing, and the one that is offered for it, by which of them the recipe has. */
function sides(heard: Heard): { missing: Food | undefined; offered: Food | undefined } {
  const told = toldApart(heard);
  if (told) return told;
  const own = heard.foods.filter((food) => heard.linesOf([food]).length > 0);
  const { ingredients } = heard.context.recipe;
  const exact = heard.foods.find(({ id }) => ingredients.some(({ food }) => food === id));
  const [only] = heard.foods;
  // "I only have fresh yeast": the recipe's kind is what is missing.
  if (heard.has('onlyHave') && only && heard.foods.length === 1 && !exact && own.length > 0)
    return { missing: foodById(ingredients[heard.lines[0]!]!.food ?? '') ?? only, offered: only };
  const said = exact ?? own[0];
  // "No meat, what instead of the mince": the narrower of two names for one thing.
  const missing = said ? (own.find(({ id }) => isA(id, said.id)) ?? said) : only;
  const offered = heard.foods.find(
    (food) => food !== missing && !(missing && (isA(missing.id, food.id) || isA(food.id, missing.id))),
  );
  if (own.length > 0 || offered || !missing || !heard.has('onlyHave')) return { missing, offered };
  // "I only have yogurt": what of the recipe it can stand for.
  const replaced = ingredients
    .flatMap(({ food }) => foodById(food ?? '') ?? [])
    .find(({ substitutes }) => substitutes.some(({ food }) => food === missing.id));
  return replaced ? { missing: replaced, offered: missing } : { missing, offered };
}

function instead(heard: Heard, food: Food): string {
  const { eaters } = heard;
  // The recipe's own kind knows its substitutes better than the word that was said.
  const own = heard
    .linesOf([food])
    .flatMap((at) => foodById(heard.context.recipe.ingredients[at]!.food ?? '') ?? []);
  const swaps = [food, ...own].map((one) => substitutesFor(one, eaters)).find((all) => all.length > 0);
  const name = heard.nameOf(food.id);
  if (!swaps) return heard.say('noSwap', { food: name });
  const unsure = heard.context.people === null ? ` ${heard.say('swapTable')}` : '';
  return `${heard.say('swaps', { food: name, others: stands(heard, swaps) })}${unsure}`;
}

export function swapped(heard: Heard): string {
  const { missing, offered } = sides(heard);
  if (!missing) return heard.say('swapWhat');
  if (!offered) return instead(heard, missing);
  const names = { other: heard.nameOf(offered.id), food: heard.nameOf(missing.id) };
  if (!mayEat(offered, heard.eaters)) return `${heard.say('swapNobody', names)} ${instead(heard, missing)}`;
  const own = heard
    .linesOf([missing])
    .flatMap((at) => foodById(heard.context.recipe.ingredients[at]!.food ?? '') ?? []);
  const stand = [missing, ...own]
    .flatMap((food) => food.substitutes)
    .find(({ food }) => food === offered.id || isA(food, offered.id) || isA(offered.id, food));
  if (!stand) return `${heard.say('swapUnsure', names)} ${instead(heard, missing)}`;
  const amount = isSame(stand.ratio) ? '' : heard.say('inPercent', { percent: percentOf(stand.ratio) });
  return heard.say('swapOk', { ...names, amount });
}

/** A little of it, or a herb or spice, carries taste and nothing else. */
const MINOR_SHARE = 0.03;
const NEEDED = ['egg', 'flour', 'yeast', 'baking-soda', 'baking-powder', 'gelatin', 'cornstarch', 'salt'];

export function leftOut(heard: Heard): string {
  const { ingredients } = heard.context.recipe;
  const all = ingredients.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  const isMinor = heard.lines.every((at) => {
    const { food, optional, grams } = ingredients[at]!;
    if (optional) return true;
    if (!food || NEEDED.some((kind) => food === kind || isA(food, kind))) return false;
    return isA(food, 'herb') || foodById(food)?.aisle === 'spices' || (grams ?? all) < all * MINOR_SHARE;
  });
  const food = heard.namesOf(heard.lines);
  if (isMinor) return heard.say('canLeave', { food });
  const named = heard.foods[0];
  return `${heard.say('cannotLeave', { food })}${named ? ` ${instead(heard, named)}` : ''}`;
}

export function adapted(heard: Heard, diet: Diet): string {
  const { eaters } = heard;
  const changes = heard.context.recipe.ingredients.flatMap(({ food: id, name }) => {
    const food = foodById(id ?? '');
    if (!food?.breaks.includes(diet)) return [];
    const [other] = substitutesFor(food, eaters);
    return [
      other
        ? heard.say('change', { other: heard.nameOf(other.food.id), food: name })
        : heard.say('without', { food: name }),
    ];
  });
  const named = heard.book.names[diet];
  if (changes.length === 0) return `${heard.say('isDiet', { diet: named })} ${heard.say('checkPacks')}`;
  return `${heard.say('adaptDiet', { diet: named, changes: changes.join('; ') })} ${heard.say('checkLabel')}`;
}
