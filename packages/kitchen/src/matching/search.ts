import type { Allergen, Diet, Equipment } from '@crisper/contract/vocabulary';
import { ALLERGENS, DIETS, EQUIPMENT } from '@crisper/contract/vocabulary';
import type { FoodId } from '../foods/food.ts';
import { ancestorsOf } from '../foods/larder.ts';
import { type AtHand, bestStanding, type Standing, standings } from './at-hand.ts';
import {
  ALLERGEN_MASK,
  DIET_MASK,
  EQUIPMENT_MASK,
  entryOf,
  FAMILY,
  FIELDS,
  FIRST_CHOICE_SLOT,
  foodNumber,
  MAIN_SLOT,
  type MatchIndex,
  MINUTES,
  maskOf,
  UNKNOWN_ALLERGEN_BIT,
} from './match-index.ts';
import { inVariedOrder } from './variety.ts';
import { WEIGHTS } from './weights.ts';

export interface MatchQuery extends AtHand {
  /** Equipment of the kitchen; no_cook is always allowed. Absent: everything. */
  equipment?: readonly Equipment[] | undefined;
  /** The recipe must meet all of these. */
  diets?: readonly Diet[] | undefined;
  /** The recipe must meet at least one of these. */
  anyDiet?: readonly Diet[] | undefined;
  /** The recipe must contain none of these. Recipes with unknown ingredients are left out, because they may be unsafe. */
  avoid?: readonly Allergen[] | undefined;
  maxMinutes?: number | undefined;
  /** Minimum percentage; 100 means "only what I can cook now". */
  minPercentage?: number | undefined;
  limit?: number | undefined;
}

export interface Hit {
  id: string;
  percentage: number;
  /** Number of foods at hand that it uses, without staples. */
  uses: number;
  usesSoon: number;
  family: number;
  main: number;
  rank: number;
}

const DEFAULT_LIMIT = 50;
/** Candidates beyond the limit, so that the variety step has a choice. */
const POOL_FACTOR = 6;
const POOL_EXTRA = 60;
const COOK_NOW_BONUS = 1000;
const MAX_RANK = 2047;
const PER_POINT = 4;
/** Using up the fridge ranks above baking from staples alone. */
const PER_USE = 24;
const PER_SOON = 48;
const MOST_SOON = 4;
const MOST_USES = 10;

/** Best recipes for the foods at hand, best first. Never throws: unknown foods are ignored, numbers are clamped. */
export function search(index: MatchIndex, query: MatchQuery, served = standings(query)): Hit[] {
  const limit = clamp(Math.floor(query.limit ?? DEFAULT_LIMIT), 0, 1000);
  if (limit === 0 || index.ids.length === 0) return [];
  const sums = addUp(index, scoreTable(index, query, served));
  const pool = limit * POOL_FACTOR + POOL_EXTRA;
  const hits = bestOf(index, query, sums, pool).map(({ at, rank }) => describe(index, sums[at]!, at, rank));
  return inVariedOrder(hits, limit);
}

/** Results beyond the varied first page: the `count` best by rank alone, without variety. */
export function searchDeep(
  index: MatchIndex,
  query: MatchQuery,
  count: number,
  served = standings(query),
): string[] {
  const sums = addUp(index, scoreTable(index, query, served));
  return bestOf(index, query, sums, count).map(({ at }) => index.ids[at]!);
}

/**
 * Score of an index entry, packed into one number: weight times credit in the low 16 bits, then 1 if a food at hand covers
 * it, then 1 if that food spoils soon. Summing the entries of a recipe sums all three.
 */
const USE = 1 << 16;
const SOON = 1 << 24;

function scoreTable(index: MatchIndex, query: MatchQuery, served: ReadonlyMap<FoodId, Standing>): Int32Array {
  const have = new Set(query.foods);
  const soon = new Set(query.useSoon ?? []);
  const table = index.scores.fill(0);
  const write = (slot: number, standing: Standing) => {
    const hand = !have.has(standing.by) ? 0 : isSoon(standing.by, soon) ? USE + SOON : USE;
    for (let at = 0; at < WEIGHTS.length; at += 1)
      table[entryOf(slot, at)] = WEIGHTS[at]! * standing.credit + hand;
  };
  for (const [id, standing] of served) {
    const slot = foodNumber(id);
    if (slot !== undefined) write(slot, standing);
  }
  index.choices.forEach((options, at) => {
    const best = bestStanding(options, served);
    if (best) write(FIRST_CHOICE_SLOT + at, best);
  });
  return table;
}

export function isSoon(id: FoodId, soon: ReadonlySet<FoodId>): boolean {
  if (soon.size === 0) return false;
  if (soon.has(id)) return true;
  for (const kind of ancestorsOf(id)) if (soon.has(kind)) return true;
  return false;
}

function addUp(index: MatchIndex, table: Int32Array): Int32Array {
  const { starts, recipes, sums } = index;
  sums.fill(0);
  for (let entry = 0; entry < table.length; entry += 1) {
    const score = table[entry]!;
    if (score === 0) continue;
    const end = starts[entry + 1]!;
    for (let n = starts[entry]!; n < end; n += 1) sums[recipes[n]!]! += score;
  }
  return sums;
}

interface Ranked {
  at: number;
  rank: number;
}

/**
 * The `count` recipes with the highest rank; ties go to the earlier one in the book. The minimum rank rises as better ones
 * are found, so most recipes are rejected by their sum alone.
 */
function bestOf(index: MatchIndex, query: MatchQuery, sums: Int32Array, count: number): Ranked[] {
  const { totals } = index;
  const fits = filterOf(index, query);
  const least = clamp(query.minPercentage ?? 0, 0, 100);
  const histogram = new Uint32Array(MAX_RANK + 1);
  const found: Ranked[] = [];
  let floor = 0;
  let kept = 0;
  const needed = new Uint8Array(256).fill(least);
  for (let at = 0; at < sums.length; at += 1) {
    const sum = sums[at]!;
    // One multiplication rejects most recipes. The few that use foods that spoil soon are always checked in full.
    if (sum < SOON && (sum & 0xffff) < needed[sum >> 16]! * totals[at]!) continue;
    if (sum < USE) continue;
    const percentage = ((sum & 0xffff) / totals[at]!) | 0;
    const rank = rankOf(percentage, (sum >> 16) & 0xff, sum >> 24);
    if (rank < floor || (rank === floor && kept >= count) || percentage < least || !fits(at)) continue;
    found.push({ at, rank });
    histogram[rank]! += 1;
    kept += 1;
    if (kept - histogram[floor]! < count) continue;
    while (kept - histogram[floor]! >= count) {
      kept -= histogram[floor]!;
      floor += 1;
    }
    for (let uses = 0; uses <= MOST_USES; uses += 1) {
      needed.fill(Math.max(least, percentageFor(floor, uses)), uses, uses === MOST_USES ? 256 : uses + 1);
    }
  }
  return found
    .filter(({ rank }) => rank >= floor)
    .sort((a, b) => b.rank - a.rank || a.at - b.at)
    .slice(0, count);
}

function filterOf({ perRecipe }: MatchIndex, query: MatchQuery): (at: number) => boolean {
  const wishes = wishesOf(query);
  const { lacking, avoid, maxMinutes } = wishes;
  return (at) => {
    const fields = at * FIELDS;
    if (perRecipe[fields + EQUIPMENT_MASK]! & lacking) return false;
    if (!keepsDiets(perRecipe[fields + DIET_MASK]!, wishes)) return false;
    if (perRecipe[fields + ALLERGEN_MASK]! & avoid) return false;
    return perRecipe[fields + MINUTES]! <= maxMinutes;
  };
}

/** The filters of a query, as bit masks. */
export function wishesOf(query: MatchQuery) {
  const owned = maskOf(EQUIPMENT, [...(query.equipment ?? EQUIPMENT), 'no_cook']);
  return {
    lacking: ~owned & 0xffff,
    diets: maskOf(DIETS, query.diets ?? []),
    anyDiet: maskOf(DIETS, query.anyDiet ?? []),
    avoid: query.avoid?.length ? maskOf(ALLERGENS, query.avoid) | UNKNOWN_ALLERGEN_BIT : 0,
    maxMinutes: query.maxMinutes && query.maxMinutes > 0 ? query.maxMinutes : 0xffff,
  };
}

/** `kept` is the mask of the diets a recipe keeps. */
export function keepsDiets(kept: number, { diets, anyDiet }: { diets: number; anyDiet: number }): boolean {
  return (kept & diets) === diets && (anyDiet === 0 || (kept & anyDiet) !== 0);
}

/** Recipes that can be cooked now come first, then those that use foods that spoil soon, then those that use more foods at hand. */
export function rankOf(percentage: number, uses: number, soon: number): number {
  const now = percentage === 100 ? COOK_NOW_BONUS : 0;
  return Math.min(
    MAX_RANK,
    now + percentage * PER_POINT + Math.min(soon, MOST_SOON) * PER_SOON + Math.min(uses, MOST_USES) * PER_USE,
  );
}

/** The minimum percentage for a rank when this many foods at hand are used. */
function percentageFor(rank: number, uses: number): number {
  const percentage = Math.ceil((rank - uses * PER_USE) / PER_POINT);
  return clamp(percentage, 0, 100);
}

function describe(index: MatchIndex, sum: number, at: number, rank: number): Hit {
  const fields = at * FIELDS;
  return {
    id: index.ids[at]!,
    percentage: Math.floor((sum & 0xffff) / index.totals[at]!),
    uses: (sum >> 16) & 0xff,
    usesSoon: sum >> 24,
    family: index.perRecipe[fields + FAMILY]!,
    main: index.perRecipe[fields + MAIN_SLOT]!,
    rank,
  };
}

export const clamp = (value: number, low: number, high: number) =>
  Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : low;
