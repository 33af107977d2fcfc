import type { FoodId } from '../foods/food.ts';
import { foodById, isA } from '../foods/larder.ts';
import { idsIn, listsIn } from '../foods/made-tables.ts';
import { DONE } from './done.gen.ts';
import * as tags from './tags.gen.ts';

/** When an animal food is done: the USDA's safe minimum internal temperature, or a visible sign. */
export interface EndPoint {
  kinds: readonly FoodId[];
  /** Safe internal temperature; null where only the sign counts. */
  fahrenheit: number | null;
  /** Signs accepted instead of the temperature; null where there are none. */
  signs: RegExp | null;
  /** The wording a recipe must contain, for the error message. */
  asked: string;
}

const done = listsIn(DONE);
const doneAs = (end: string): readonly FoodId[] => done[end] ?? [];

/** Most specific kind first: ground turkey is poultry before it is ground meat. */
export const END_POINTS: readonly EndPoint[] = [
  { kinds: doneAs('poultry'), fahrenheit: 165, signs: null, asked: '165°F / 74°C inside' },
  {
    kinds: doneAs('ground'),
    fahrenheit: 160,
    signs: /\bno (?:longer )?pink\b|\bno pink\b|\bbrowned and crumbled\b|\bcooked through\b/i,
    asked: '160°F / 71°C inside, or "no pink remains"',
  },
  {
    kinds: doneAs('shells'),
    fahrenheit: null,
    signs: /\bopen(?:ed|s)?\b|\bopaque\b|\bfirm\b/i,
    asked: '"until the shells open"',
  },
  {
    kinds: doneAs('shellfish'),
    fahrenheit: 145,
    signs: /\bopaque\b|\bpink\b|\bfirm\b|\bcurl/i,
    asked: '145°F / 63°C inside, or "opaque"',
  },
  {
    kinds: doneAs('fish'),
    fahrenheit: 145,
    signs: /\bflak(?:es?|ing|y)\b|\bopaque\b/i,
    asked: '145°F / 63°C inside, or "flakes with a fork"',
  },
  {
    kinds: doneAs('egg'),
    fahrenheit: 160,
    signs:
      /\bsets?\b|\bsetting\b|\bfirm(?:s|ed)?\b|\btoothpick\b|\bsprings? back\b|\bgolden\b|\bpasteurized eggs?\b|\bhard-boiled\b|\bno liquid egg\b|\bclean (?:knife|skewer)\b|\b(?:knife|skewer)[^.]{0,40}clean\b|\bcoats? the back of (?:a|the) spoon\b/i,
    asked: '160°F / 71°C, or words such as "set", "golden", "toothpick comes out clean"',
  },
  {
    kinds: doneAs('whole'),
    fahrenheit: 145,
    signs:
      /\bfork[- ]tender\b|\bfalls? apart\b|\bfalling apart\b|\bcrisp(?:y|ed)?\b|\bpulls? apart\b|\bshreds? (?:easily|with)\b|\bsteaming hot\b|\bvery tender\b|\boff the bone\b|\bno (?:longer )?pink\b/i,
    asked: '145°F / 63°C inside, or "fork-tender", "falls apart", "crisp"',
  },
];

/** Sold cooked, cured or canned, or not meat at all: safe to eat as bought. */
const READY_KINDS: readonly FoodId[] = idsIn(tags.READY_TO_EAT);
const READY =
  /\b(?:canned|tinned|smoked|deli|prosciutto|salami|pepperoni|chorizo|jerky|rotisserie|cooked|leftover|broth|stock|sauce|paste|powder|anchov\w+|roe|caviar|bones?|gelatin|lard|suet|bouillon|surimi|imitation|flakes|pastrami|corned|bits|pancetta|speck|mortadella|hot dogs?|frankfurters?|kielbasa|andouille|juice)\b/i;
/** Higher temperatures are taken to be the oven's, not the meat's. */
const HIGHEST_INSIDE = 210;

/** The end point a food must reach, or null when it needs none. */
export function endPointOf(id: FoodId, line: string): EndPoint | null {
  if (READY.test(line) || READY.test(foodById(id)?.name ?? '') || READY_KINDS.some((kind) => isA(id, kind)))
    return null;
  return END_POINTS.find((point) => point.kinds.some((kind) => isA(id, kind))) ?? null;
}

export function reaches(point: EndPoint, text: string): boolean {
  if (point.signs?.test(text)) return true;
  if (point.fahrenheit === null) return false;
  for (const [, figure] of text.matchAll(/(\d{3})\s?°\s?F/g)) {
    const inside = Number(figure);
    if (inside >= point.fahrenheit && inside <= HIGHEST_INSIDE) return true;
  }
  return false;
}
