import type { Food } from '../foods/food.ts';
import { ancestorsOf, foodById } from '../foods/larder.ts';
import { nameWords } from '../foods/text.ts';
import { WIDE } from './kin.data.ts';
import { carries } from './main-proteins.ts';
import type { NeededLine } from './needs.ts';

/** Words of food names that say nothing about the food in a title: "Black Forest Cake" needs no black beans. */
const VAGUE = new Set(
  `sauce soup stew salad oil juice powder ground red green white black brown yellow hot sweet dried fresh dry whole baby roast
  roasted fried baked cooked canned frozen style cake pie bread mix dough cup stick chip bun leaf seed paste dressing meat
  steak smoked fat low large small light dark virgin extra italian french greek mexican chinese thai japanese korean indian
  american english swiss spanish turkish german polish boneless skinless cream puree flake half stock broth curry roll ball
  bowl wing leg breast thigh pot sour free plain raw long short`
    .split(/\s+/)
    .filter(Boolean),
);
const LIQUID_AISLES: ReadonlySet<Food['aisle']> = new Set(['drinks', 'alcohol', 'condiments', 'spices']);
const LIQUIDS = ['stock', 'milk', 'plant-milk', 'cream', 'tomato-product'];
/** Kinds of these that a dish can be made of all the same. */
const SOLID = new Set([
  'condensed-milk',
  'dulce-de-leche',
  'whipped-cream',
  'sour-cream',
  'canned-tomato',
  'milk-powder',
]);
/** A protein with at least this share of the recipe's weight is its main food, even if something else weighs more. */
const PROTEIN_SHARE = 0.08;

/** Any food with this share of the recipe's weight is one it cannot do without, unless it is liquid or served beside. */
const LARGE_SHARE = 0.25;
const BESIDE = ['stock', 'drink', 'alcohol', 'condiment', 'oil', 'rice', 'bread', 'tomato'];

/** The foods without which it is another dish: main ones, and those that the title names. Indexes of `lines`. */
export function keyLines(title: string, lines: readonly NeededLine[]): Set<number> {
  const keys = titleLines(title, lines);
  const total = totalOf(lines);
  const main = mainLine(lines, total);
  if (main !== undefined) keys.add(main);
  lines.forEach((line, at) => {
    const food = line.optional || line.food === null ? undefined : foodById(line.food);
    if (!food || food.staple || weightOf(line) < total * LARGE_SHARE || weightOf(line) === 0) return;
    if (!isKindOf(food.id, BESIDE)) keys.add(at);
  });
  return keys;
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

/** The heaviest protein, else the heaviest food that is neither a staple nor a liquid, else the heaviest non-staple. */
function mainLine(lines: readonly NeededLine[], total: number): number | undefined {
  const heaviest = (fits: (food: Food, line: NeededLine) => boolean): number | undefined => {
    let best: number | undefined;
    lines.forEach((line, at) => {
      const food = line.optional || line.food === null ? undefined : foodById(line.food);
      if (!food || food.staple || !fits(food, line)) return;
      if (best === undefined || weightOf(line) > weightOf(lines[best]!)) best = at;
    });
    return best;
  };
  return (
    heaviest((food, line) => carries(food.id) === 2 && weightOf(line) >= total * PROTEIN_SHARE) ??
    heaviest((food, line) => !isLiquid(food) && weightOf(line) > 0) ??
    heaviest((_, line) => weightOf(line) > 0)
  );
}

const weightOf = ({ grams }: NeededLine): number => (grams !== null && grams > 0 ? grams : 0);

function isLiquid({ id, aisle }: Food): boolean {
  if (SOLID.has(id)) return false;
  return LIQUID_AISLES.has(aisle) || isKindOf(id, LIQUIDS);
}

/** For each word of the title the heaviest line that has it as its whole name, else as a part of its name. */
function titleLines(title: string, lines: readonly NeededLine[]): Set<number> {
  const words = new Set(nameWords(title.split('(')[0]!.trim() || title));
  const whole = new Map<string, number>();
  const part = new Map<string, number>();
  const claim = (claims: Map<string, number>, word: string, at: number) => {
    const known = claims.get(word);
    if (known === undefined || weightOf(lines[at]!) > weightOf(lines[known]!)) claims.set(word, at);
  };
  lines.forEach((line, at) => {
    const food = line.optional || line.food === null ? undefined : foodById(line.food);
    if (!food || food.staple) return;
    const { names, parts } = wordsOf(food);
    for (const first of words) {
      for (const name of names.get(first) ?? [])
        if (name.every((word) => words.has(word))) for (const word of name) claim(whole, word, at);
      if (parts.has(first)) claim(part, first, at);
    }
  });
  for (const [word, at] of part) if (!whole.has(word)) whole.set(word, at);
  return new Set(whole.values());
}

interface FoodWords {
  /** The words of every name of the food and of its kinds, by the first of them. */
  names: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Single words of its own name that may stand for it in a title: "coconut" for coconut milk. */
  parts: ReadonlySet<string>;
}

const kept = new Map<string, FoodWords>();

function wordsOf(food: Food): FoodWords {
  const known = kept.get(food.id);
  if (known) return known;
  const kinds = [...ancestorsOf(food.id)].filter((id) => !WIDE.has(id)).map((id) => foodById(id)!);
  const all = [food.name, ...food.names, ...kinds.map(({ name }) => name)].map(nameWords);
  const names = new Map<string, string[][]>();
  for (const name of all) names.set(name[0] ?? '', [...(names.get(name[0] ?? '') ?? []), name]);
  const own = food.aisle === 'spices' ? [] : nameWords(food.name);
  const made = { names, parts: new Set(own.filter((word) => !VAGUE.has(word))) };
  kept.set(food.id, made);
  return made;
}
