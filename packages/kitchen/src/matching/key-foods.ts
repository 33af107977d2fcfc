import type { Food, FoodId } from '../foods/food.ts';
import { ancestorsOf, foodById } from '../foods/larder.ts';
import { idsIn } from '../foods/made-tables.ts';
import { nameWords } from '../foods/text.ts';
import { WIDE } from './interchangeable.ts';
import { KEY_FROM, TITLE_MEANS } from './key-ingredients.ts';
import { carries } from './main-proteins.ts';
import type { NeededLine } from './needed-line.ts';
import * as tags from './tags.gen.ts';

/** Words of food names that say nothing about the food in a title: "Black Forest Cake" needs no black beans. */
const VAGUE = new Set(
  `sauce soup stew salad oil juice powder ground red green white black brown yellow hot sweet dried fresh dry whole baby roast
  roasted fried baked cooked canned frozen style cake pie bread mix dough cup stick chip bun leaf seed paste dressing meat
  steak smoked fat low large small light dark virgin extra italian french greek mexican chinese thai japanese korean indian
  american english swiss spanish turkish german polish boneless skinless cream puree flake half stock broth curry roll ball
  bowl wing leg breast thigh pot sour free plain raw long short vegetable`
    .split(/\s+/)
    .filter(Boolean),
);
const LIQUID_AISLES: ReadonlySet<Food['aisle']> = new Set(['drinks', 'alcohol', 'condiments', 'spices']);
const LIQUIDS = idsIn(tags.POURS);
/** Kinds of these that a dish can be made of all the same. */
const SOLID = new Set(idsIn(tags.SOLID_ALL_THE_SAME));
/** A protein with at least this share of the recipe's weight is its main food, even if something else weighs more. */
const PROTEIN_SHARE = 0.08;

/** Any food with this share of the recipe's weight is one it cannot do without, unless it is liquid or served beside. */
const LARGE_SHARE = 0.25;
const BESIDE = idsIn(tags.SERVED_BESIDE);

/** With less of the dish's weight, what comes along may be missing. */
const COMPANION_SHARE = 0.15;

/** A batter or dough has this share of flour; with this share of baking powder or soda it does not rise without. */
const DOUGH_SHARE = 0.15;
const RISING_SHARE = 0.006;

/**
 * The foods without which it is another dish: main ones, those that the title names or means, and those that define it.
 * Indexes of `lines`.
 */
export function keyLines(title: string, lines: readonly NeededLine[]): Set<number> {
  const traits = lines.map(traitsOfLine);
  const name = title.split('(')[0]!.trim() || title;
  const words = new Set(nameWords(name));
  const total = totalOf(lines);
  const keys = titleLines(words, lines, traits);
  dropCompanions(keys, name, lines, traits, total);
  const meant = meantFoods(words);
  const main = mainLine(lines, traits, total);
  if (main !== undefined) keys.add(main);
  const isDough = flourOf(lines) >= total * DOUGH_SHARE;
  const inAll = weightsByFood(lines);
  for (let at = 0; at < lines.length; at += 1) {
    const one = traits[at];
    if (!one) continue;
    const weight = weightOf(lines[at]!);
    const isLarge = weight >= total * LARGE_SHARE && !one.isBeside;
    const isRising = one.isRising && isDough && weight >= total * RISING_SHARE;
    const isKeyIngredient = isLarge || isRising || inAll.get(lines[at]!.food!)! >= total * one.definesFrom;
    if ((weight > 0 && isKeyIngredient) || one.isYeast || meant.some((id) => one.kinds.has(id))) keys.add(at);
  }
  return keys;
}

const COMPANIONS = / (?:with|over|on) /i;

/** What stands behind "with" comes along: a miso soup with spinach is one without it too, if there is enough of the rest. */
function dropCompanions(
  keys: Set<number>,
  name: string,
  lines: readonly NeededLine[],
  traits: readonly (Traits | undefined)[],
  total: number,
): void {
  const at = name.search(COMPANIONS);
  if (at < 0) return;
  const own = titleLines(new Set(nameWords(name.slice(0, at))), lines, traits);
  if (own.size === 0) return;
  for (const key of keys) {
    const isMuch = weightOf(lines[key]!) >= total * COMPANION_SHARE || traits[key]?.carries === 2;
    if (!own.has(key) && !isMuch) keys.delete(key);
  }
}

const NONE: readonly FoodId[] = [];

function meantFoods(words: ReadonlySet<string>): readonly FoodId[] {
  let meant = NONE;
  for (const word of words) if (Object.hasOwn(TITLE_MEANS, word)) meant = [...meant, ...TITLE_MEANS[word]!];
  return meant;
}

/** A food may stand in two lines: soy sauce for the marinade, and for the sauce. */
function weightsByFood(lines: readonly NeededLine[]): Map<FoodId, number> {
  const sums = new Map<FoodId, number>();
  for (const line of lines)
    if (line.food !== null && !line.optional)
      sums.set(line.food, (sums.get(line.food) ?? 0) + weightOf(line));
  return sums;
}

function flourOf(lines: readonly NeededLine[]): number {
  let flour = 0;
  for (const line of lines) {
    if (line.optional || line.food === null) continue;
    if (line.food === 'flour' || ancestorsOf(line.food).has('flour')) flour += weightOf(line);
  }
  return flour;
}

function totalOf(lines: readonly NeededLine[]): number {
  let total = 0;
  for (const line of lines) if (!line.optional) total += weightOf(line);
  return total;
}

function isKindOf(id: string, kinds: readonly string[]): boolean {
  const above = ancestorsOf(id);
  return kinds.some((kind) => kind === id || above.has(kind));
}

/** The heaviest protein, else the heaviest food that is neither staple, liquid nor rice served beside, else the heaviest. */
function mainLine(
  lines: readonly NeededLine[],
  traits: readonly (Traits | undefined)[],
  total: number,
): number | undefined {
  const heaviest = (fits: (one: Traits, weight: number, line: NeededLine) => boolean): number | undefined => {
    let best: number | undefined;
    let most = -1;
    for (let at = 0; at < lines.length; at += 1) {
      const one = traits[at];
      const weight = weightOf(lines[at]!);
      if (!one || weight <= most || !fits(one, weight, lines[at]!)) continue;
      best = at;
      most = weight;
    }
    return best;
  };
  return (
    heaviest(({ carries }, weight) => carries === 2 && weight >= total * PROTEIN_SHARE) ??
    heaviest(({ isLiquid }, weight, { food }) => !isLiquid && food !== 'cooked-rice' && weight > 0) ??
    heaviest((_, weight) => weight > 0)
  );
}

const weightOf = ({ grams }: NeededLine): number => (grams !== null && grams > 0 ? grams : 0);

function isLiquid({ id, aisle }: Food): boolean {
  if (SOLID.has(id)) return false;
  return LIQUID_AISLES.has(aisle) || isKindOf(id, LIQUIDS);
}

/** For each word of the title the heaviest line that has it as its whole name, else as a part of its name. */
function titleLines(
  words: ReadonlySet<string>,
  lines: readonly NeededLine[],
  traits: readonly (Traits | undefined)[],
): Set<number> {
  const whole = new Map<string, number>();
  const part = new Map<string, number>();
  const claim = (claims: Map<string, number>, word: string, at: number) => {
    const known = claims.get(word);
    if (known === undefined || weightOf(lines[at]!) > weightOf(lines[known]!)) claims.set(word, at);
  };
  traits.forEach((one, at) => {
    if (!one) return;
    for (const first of words) {
      const meant = one.words.get(first);
      if (!meant) continue;
      for (const name of meant.names)
        if (name.every((word) => words.has(word))) for (const word of name) claim(whole, word, at);
      if (meant.isEnough) claim(part, first, at);
    }
  });
  for (const [word, at] of part) if (!whole.has(word)) whole.set(word, at);
  return new Set(whole.values());
}

/** What a word of a title may mean by a food. */
interface Meant {
  /** The words of every name of the food and of its kinds that begins with it. */
  names: string[][];
  /** It stands for the food alone: "coconut" for coconut milk. */
  isEnough: boolean;
}

/** What a food is to the dish that holds it. */
interface Traits {
  words: ReadonlyMap<string, Meant>;
  isLiquid: boolean;
  isBeside: boolean;
  carries: number;
  /** The food and whatever it is a kind of. */
  kinds: ReadonlySet<FoodId>;
  /** The share of a dish from which on it defines it. */
  definesFrom: number;
  isRising: boolean;
  isYeast: boolean;
}

const kept = new Map<FoodId, Traits | undefined>();

/** Undefined for what is optional, unknown or a staple: no dish is made of it. */
function traitsOfLine({ food: id, optional }: NeededLine): Traits | undefined {
  if (optional || id === null) return undefined;
  const known = kept.get(id);
  if (known || kept.has(id)) return known;
  const food = foodById(id);
  if (!food) return undefined;
  const made = food.staple ? undefined : traitsOf(food);
  kept.set(id, made);
  return made;
}

function traitsOf(food: Food): Traits {
  const kinds = [...ancestorsOf(food.id)].filter((id) => !WIDE.has(id)).map((id) => foodById(id)!);
  const all = [food.name, ...food.names, ...kinds.map(({ name }) => name)].map(nameWords);
  const words = new Map<string, Meant>();
  const meantBy = (word: string): Meant => {
    const meant = words.get(word) ?? { names: [], isEnough: false };
    words.set(word, meant);
    return meant;
  };
  for (const name of all) meantBy(name[0] ?? '').names.push(name);
  const own = food.aisle === 'spices' ? [] : nameWords(food.name);
  for (const word of own) if (!VAGUE.has(word)) meantBy(word).isEnough = true;
  return {
    words,
    isLiquid: isLiquid(food),
    isBeside: isKindOf(food.id, BESIDE),
    carries: carries(food.id),
    kinds: new Set([food.id, ...ancestorsOf(food.id)]),
    definesFrom: definesFrom(food.id),
    isRising: isKindOf(food.id, ['leavener']),
    isYeast: isKindOf(food.id, ['yeast']),
  };
}

/** As listed for the food itself, else for the first of its kinds that is listed. */
function definesFrom(id: FoodId): number {
  const kind = [id, ...ancestorsOf(id)].find((one) => Object.hasOwn(KEY_FROM, one));
  return kind === undefined ? Number.POSITIVE_INFINITY : KEY_FROM[kind]! / 100;
}
