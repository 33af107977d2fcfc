import type { FoodId } from '../foods/food.ts';
import { foodById } from '../foods/larder.ts';
import { adviceFor } from '../foods/who-eats.ts';
import type { RecipeIngredient } from '../recipes/recipe.ts';
import { listedIn, say } from '../saying/say.ts';
import { type AtHand, bestStanding, type Standing, standings } from './at-hand.ts';
import { excludedOf } from './excluded.ts';
import { leftoverNote } from './leftovers.ts';
import { type Need, type Needing, needsOf } from './needs.ts';
import { percentageOf } from './score.ts';
import { FULL_CREDIT, KEY, KEY_CREDIT, WEIGHTS } from './weights.ts';

export interface Swap {
  missing: string;
  use: string;
  food: FoodId;
  note: string;
}

export interface RecipeMatch {
  matchPercentage: number;
  usedIngredients: string[];
  missingIngredients: string[];
  swaps: Swap[];
  shoppingNote: string | null;
  /** Plain sentences that explain the ranking. */
  reasons: string[];
}

/** Amounts at hand are rarely weighed, so slightly less than needed counts as enough. */
const ENOUGH = 0.85;

type Asked = Pick<RecipeIngredient, 'food' | 'name' | 'grams' | 'optional' | 'alternatives'>;

/** Compares one recipe with the foods at hand, ingredient by ingredient, with amounts where both are known. */
export function explainMatch(
  recipe: Needing<Asked>,
  atHand: AtHand,
  served = standings(atHand),
): RecipeMatch {
  const match: RecipeMatch = {
    matchPercentage: 0,
    usedIngredients: [],
    missingIngredients: [],
    swaps: [],
    shoppingNote: null,
    reasons: [],
  };
  const needs = needsOf(recipe);
  const short: string[] = [];
  const lacking: string[] = [];
  let total = 0;
  let credit = 0;
  for (const { weight, options, lines } of needs) {
    const standing = bestStanding(ownFirst(lines[0]!, options), served);
    let least = FULL_CREDIT;
    lines.forEach((line, at) => {
      const enough = standing ? enoughShare(line, standing, atHand) : 0;
      least = Math.min(least, (standing?.credit ?? 0) * enough);
      if (at === 0) describeLine(line, standing, enough, match, short, atHand);
    });
    if (weight === KEY && (standing?.credit ?? 0) < KEY_CREDIT) lacking.push(lines[0]!.name);
    total += WEIGHTS[weight]!;
    credit += WEIGHTS[weight]! * least;
  }
  match.matchPercentage = percentageOf(credit, total, lacking.length > 0);
  match.shoppingNote = shoppingNote([...match.missingIngredients, ...short]);
  match.reasons = reasonsFor(match, lacking, needs, served, atHand);
  return match;
}

/** On a tie, the food that the line names first is reported. */
function ownFirst({ food, alternatives }: Asked, options: readonly FoodId[]): readonly FoodId[] {
  return options.length < 2 || food === null ? options : [food, ...alternatives, ...options];
}

function enoughShare(line: Asked, standing: Standing, atHand: AtHand): number {
  const have = atHand.grams?.[standing.by];
  if (standing.how === 'staple' || have === undefined || line.grams === null || line.grams <= 0) return 1;
  const share = have / (line.grams * standing.ratio);
  return share >= ENOUGH ? 1 : Math.max(0, share);
}

function describeLine(
  line: Asked,
  standing: Standing | undefined,
  enough: number,
  match: RecipeMatch,
  short: string[],
  { eaters }: AtHand,
): void {
  if (!standing) {
    match.missingIngredients.push(line.name);
    return;
  }
  if (standing.how === 'staple') return;
  if (enough < 1) short.push(say('more {food}', { food: line.name }));
  const leftover = line.food === null ? null : leftoverNote(standing.by, line.food);
  if (standing.credit === FULL_CREDIT && leftover === null) {
    match.usedIngredients.push(line.name);
    return;
  }
  const use = foodById(standing.by)?.name ?? standing.by;
  const known = leftover ?? standing.note ?? '';
  const note = eaters ? (adviceFor(known, eaters) ?? '') : known;
  match.swaps.push({ missing: line.name, use, food: standing.by, note });
}

function shoppingNote(missing: readonly string[]): string | null {
  if (missing.length === 0) return null;
  const [first, second, ...rest] = missing;
  if (!second) return say('Pick up {first}.', { first: first! });
  if (rest.length === 0) return say('Pick up {first} and {second}.', { first: first!, second });
  if (rest.length === 1)
    return say('Pick up {first}, {second} and {third}.', { first: first!, second, third: rest[0]! });
  return say('Pick up {first}, {second} and {count} more.', { first: first!, second, count: rest.length });
}

function reasonsFor(
  match: RecipeMatch,
  lacking: readonly string[],
  needs: readonly Need<Asked>[],
  served: ReadonlyMap<FoodId, Standing>,
  atHand: AtHand,
): string[] {
  const reasons = excludedReasons(needs, served, atHand);
  if (match.matchPercentage === 100) reasons.push(say('You have everything for it.'));
  const count = match.usedIngredients.length;
  if (count > 0)
    reasons.push(say('It uses {count, plural, one {# thing} other {# things}} you have.', { count }));
  if (lacking.length > 0)
    reasons.push(say('Without {foods} it is another dish.', { foods: listedIn(lacking.slice(0, 2)) }));
  const soon = new Set(atHand.useSoon ?? []);
  const saved = (soon.size > 0 ? needs : [])
    .map(({ options, lines }) => bestStanding(ownFirst(lines[0]!, options), served)?.by)
    .filter((id): id is FoodId => id !== undefined && soon.has(id))
    .map((id) => foodById(id)?.name ?? id);
  if (saved.length > 0)
    reasons.push(say('It uses up {foods} before it spoils.', { foods: [...new Set(saved)].join(', ') }));
  for (const swap of match.swaps.slice(0, 2))
    reasons.push(say('{food} can stand in for {missing}.', { food: swap.use, missing: swap.missing }));
  return reasons;
}

/** Why something counts as missing though it is there. */
function excludedReasons(
  needs: readonly Need<Asked>[],
  served: ReadonlyMap<FoodId, Standing>,
  { excludedItems = [] }: AtHand,
): string[] {
  if (excludedItems.length === 0) return [];
  const missing = needs
    .filter(({ options }) => !bestStanding(options, served))
    .flatMap(({ options }) => options);
  return [...new Set(missing.flatMap((food) => excludedOf(food, excludedItems)?.why ?? []))];
}
