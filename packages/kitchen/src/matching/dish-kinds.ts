import type { FoodId } from '../foods/food.ts';
import { ancestorsOf, foodById } from '../foods/larder.ts';
import { idsIn } from '../foods/made-tables.ts';
import { carries } from './main-proteins.ts';
import type { NeededLine } from './needed-line.ts';
import * as tags from './tags.gen.ts';

/** What kind of dish it is, so that a page of results does not repeat itself, and no eater is offered cake for dinner. */

/** Words for much the same dish: a cook who reads of an omelette needs no frittata below it. */
const SAME_DISH = new Map(
  Object.entries({
    eggs: 'omelette omelet frittata scramble eggs egg tamagoyaki strata migas menemen',
    soup: 'soups chowder bisque broth',
    salad: 'salads slaw coleslaw',
    tortilla: 'taco tacos burrito burritos quesadilla quesadillas wrap wraps enchiladas fajitas tostadas',
    sandwich: 'sandwiches toast toasts melt bagel subs',
    pancakes: 'pancake crepes waffles',
    patties: 'burgers cakes fritters',
    rice: 'pilaf risotto',
    cookies: 'cookie biscuits shortbread snickerdoodles',
    noodles: 'pasta spaghetti linguine penne fettuccine mein ramen udon',
  }).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)),
);

/** The last word of a title names the dish in English: "Spinach and Feta Omelette". */
function lastWord(title: string): string {
  const name = title.toLowerCase().split(/ with | in | on |\(/)[0] ?? '';
  // The commas of "Apple, Orange and Grape Salad" are a list.
  const head = name.includes(' and ') ? name : name.split(',')[0]!;
  return head.split(/[^\p{L}]+/u).findLast(Boolean) ?? '';
}

export function familyWord(title: string): string {
  const word = lastWord(title);
  return SAME_DISH.get(word) ?? word;
}

/** How an improvised dish is called before its foods: "Roasted Carrots and Leeks" is one of "roasted". */
const FORM =
  /^(?:oven[ -])?(?:roasted|baked|poached|pan-seared|pan-fried|sheet-pan|skillet|microwave-steamed|crisp(?:ed)?|garlicky|sautéed|saucy|one-pot|scrambled|fried eggs|creamy|warm|blended|grilled|patties)\b/;

/** The same for improvised dishes that differ in their vegetables alone. */
export function formWord(title: string): string {
  const form = FORM.exec(title.toLowerCase())?.[0].replace(/^oven[ -]/, '');
  return form ?? familyWord(title);
}

const FLATBREADS =
  /^(?:flatbread|naan|pita|focaccia|piadina|chapati|roti|paratha|lavash|tortilla|pizza|quesadilla)s?$/;

export const isFlatbread = (title: string): boolean => FLATBREADS.test(lastWord(title));

const APPLIANCE =
  /\b(?:slow[ -]cook(?:er|ed)|air[ -]fr(?:yer|ied)|instant[ -]pot|pressure[ -]cook(?:er|ed)|microwaved?|toaster[ -]oven|oven|grilled|sheet[ -]pan|skillet|stovetop|one[ -]pot|baked|roast(?:ed)?|pan[ -](?:fried|seared)|braised|crisp|steamed)\b/g;

/** The title without the appliance: the same for a dish and its twin on another one. */
export const withoutAppliance = (title: string): string =>
  title
    .toLowerCase()
    .replace(APPLIANCE, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/** A dish with this share of sweeteners by weight, not counting water and oil, is a sweet one. */
const SWEET_SHARE = 0.12;

type Taste = 'sweet' | 'plain' | 'none';

const tastes = new Map<FoodId, Taste>();

function tasteOf(id: FoodId): Taste {
  const known = tastes.get(id);
  if (known) return known;
  const food = foodById(id);
  const kinds = ancestorsOf(id);
  const isSweet = kinds.has('sweetener') || food?.aisle === 'sweets';
  const taste = id === 'water' || id === 'oil' || kinds.has('oil') ? 'none' : isSweet ? 'sweet' : 'plain';
  if (food) tastes.set(id, taste);
  return taste;
}

export function isSweet(lines: readonly NeededLine[]): boolean {
  let all = 0;
  let sweet = 0;
  for (const { food, grams } of lines) {
    if (!(grams !== null && grams > 0)) continue;
    const taste = food === null ? 'plain' : tasteOf(food);
    if (taste === 'none') continue;
    all += grams;
    if (taste === 'sweet') sweet += grams;
  }
  return sweet >= all * SWEET_SHARE && sweet > 0;
}

const SOUR = new Set(idsIn(tags.SOUR));

/** Whether this food makes a cook think of a dessert or of baking: fruit, chocolate, sugar, flour. */
export function callsForSweets(id: FoodId): boolean {
  if (SOUR.has(id)) return false;
  const aisle = foodById(id)?.aisle;
  return (
    aisle === 'baking' ||
    aisle === 'sweets' ||
    ancestorsOf(id).has('fruit') ||
    ancestorsOf(id).has('sweetener')
  );
}

/** Whether there is something a meal is made of: meat, fish, beans or vegetables. */
export const isSavoryKitchen = (ids: readonly FoodId[]): boolean =>
  ids.some((id) => carries(id) > 1 || isVegetable(id));

/** An onion alone makes no meal. */
const isVegetable = (id: FoodId): boolean =>
  foodById(id)?.aisle === 'produce' && !ancestorsOf(id).has('fruit') && !IN_EVERYTHING.has(id);

const IN_EVERYTHING: ReadonlySet<FoodId> = new Set(idsIn(tags.IN_EVERYTHING));

/** A number for a text, up to 16 bits. */
export function shortHash(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return (hash ^ (hash >>> 16)) & 0xffff;
}
