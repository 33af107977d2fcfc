import type { Allergen, Diet, Equipment } from '@crisper/contract/words';
import { ALLERGENS, DIETS, EQUIPMENT } from '@crisper/contract/words';
import type { FoodId } from '../foods/food.ts';
import { ancestorsOf } from '../foods/larder.ts';
import { type AtHand, type Standing, standings } from './at-hand.ts';
import {
  ALLERGEN_MASK,
  DIET_MASK,
  EQUIPMENT_MASK,
  FAMILY,
  FIELDS,
  FIRST_CHOICE_SLOT,
  foodNumber,
  MAIN_SLOT,
  type MatchIndex,
  MINUTES,
  maskOf,
  TOTAL_WEIGHT,
  UNKNOWN_ALLERGEN_BIT,
} from './match-index.ts';
import { inVariedOrder } from './variety.ts';

export interface MatchQuery extends AtHand {
  /** What the kitchen can cook with; no_cook is always possible. Absent: everything. */
  equipment?: readonly Equipment[] | undefined;
  /** All of these must hold. */
  diets?: readonly Diet[] | undefined;
  /** None of these may be in it; a recipe with unknown ingredients is left out, as unknown is not safe. */
  avoid?: readonly Allergen[] | undefined;
  maxMinutes?: number | undefined;
  /** Least percentage wanted; 100 means "only what I can cook now". */
  minPercentage?: number | undefined;
  limit?: number | undefined;
}

export interface Hit {
  id: string;
  percentage: number;
  /** Foods at hand, staples aside, that it uses. */
  uses: number;
  usesSoon: number;
  family: number;
  main: number;
  rank: number;
}

const DEFAULT_LIMIT = 50;
/** Enough beyond the limit that variety has something to choose from. */
const POOL_FACTOR = 6;
const POOL_EXTRA = 60;
const COOK_NOW_BONUS = 1000;
const MAX_RANK = 2047;

/** Best recipes for what is at hand, best first. Never throws: unknown foods are ignored, absurd numbers bounded. */
export function search(index: MatchIndex, query: MatchQuery): Hit[] {
  const limit = clamp(Math.floor(query.limit ?? DEFAULT_LIMIT), 0, 1000);
  if (limit === 0 || index.ids.length === 0) return [];
  const table = slotTable(index, query);
  const pool = limit * POOL_FACTOR + POOL_EXTRA;
  const ranks = rankAll(index, query, table);
  const hits = bestOf(ranks, pool).map((at) => describe(index, table, at, ranks[at]! - 1));
  return inVariedOrder(hits, limit);
}

interface SlotTable {
  credits: Uint8Array;
  /** 1 where a food at hand serves the slot, 2 where that food spoils soon. */
  hands: Uint8Array;
}

function slotTable(index: MatchIndex, query: MatchQuery): SlotTable {
  const served = standings(query);
  const soon = new Set(query.useSoon ?? []);
  const size = FIRST_CHOICE_SLOT + index.choices.length;
  const table: SlotTable = { credits: new Uint8Array(size), hands: new Uint8Array(size) };
  const write = (slot: number, standing: Standing) => {
    table.credits[slot] = standing.credit;
    table.hands[slot] = standing.how === 'staple' ? 0 : isSoon(standing.by, soon) ? 2 : 1;
  };
  for (const [id, standing] of served) {
    const slot = foodNumber(id);
    if (slot !== undefined) write(slot, standing);
  }
  index.choices.forEach((options, at) => {
    const best = options
      .map((id) => served.get(id))
      .reduce((a, b) => ((b?.credit ?? 0) > (a?.credit ?? 0) ? b : a));
    if (best) write(FIRST_CHOICE_SLOT + at, best);
  });
  return table;
}

function isSoon(id: FoodId, soon: ReadonlySet<FoodId>): boolean {
  if (soon.size === 0) return false;
  if (soon.has(id)) return true;
  for (const kind of ancestorsOf(id)) if (soon.has(kind)) return true;
  return false;
}

/** Rank of every recipe plus one; 0 where a filter rules it out or nothing at hand is in it. */
function rankAll(index: MatchIndex, query: MatchQuery, table: SlotTable): Uint16Array {
  const { starts, slots, weights, perRecipe } = index;
  const { credits, hands } = table;
  const owned = maskOf(EQUIPMENT, [...(query.equipment ?? EQUIPMENT), 'no_cook']);
  const lacking = ~owned & 0xffff;
  const diets = maskOf(DIETS, query.diets ?? []);
  const avoid = query.avoid?.length ? maskOf(ALLERGENS, query.avoid) | UNKNOWN_ALLERGEN_BIT : 0;
  const maxMinutes = query.maxMinutes && query.maxMinutes > 0 ? query.maxMinutes : 0xffff;
  const least = clamp(query.minPercentage ?? 0, 0, 100);
  const ranks = new Uint16Array(index.ids.length);
  for (let at = 0; at < ranks.length; at += 1) {
    const fields = at * FIELDS;
    if (perRecipe[fields + EQUIPMENT_MASK]! & lacking) continue;
    if ((perRecipe[fields + DIET_MASK]! & diets) !== diets) continue;
    if (perRecipe[fields + ALLERGEN_MASK]! & avoid) continue;
    if (perRecipe[fields + MINUTES]! > maxMinutes) continue;
    let credit = 0;
    let uses = 0;
    let soon = 0;
    const end = starts[at + 1]!;
    for (let entry = starts[at]!; entry < end; entry += 1) {
      const slot = slots[entry]!;
      credit += weights[entry]! * credits[slot]!;
      const hand = hands[slot]!;
      if (hand) {
        uses += 1;
        soon += hand >> 1;
      }
    }
    const total = perRecipe[fields + TOTAL_WEIGHT]!;
    if (uses === 0 || total === 0) continue;
    const percentage = Math.floor(credit / total);
    if (percentage < least) continue;
    ranks[at] = 1 + rankOf(percentage, uses, soon);
  }
  return ranks;
}

/** What can be cooked now first, then what uses up what spoils, then what uses more of the fridge. */
function rankOf(percentage: number, uses: number, soon: number): number {
  const now = percentage === 100 ? COOK_NOW_BONUS : 0;
  return Math.min(MAX_RANK, now + percentage * 4 + Math.min(soon, 4) * 24 + Math.min(uses, 10) * 8);
}

/** The `count` recipes of the highest rank; among equals the earlier in the book. Counting, not sorting. */
function bestOf(ranks: Uint16Array, count: number): number[] {
  const histogram = new Uint32Array(MAX_RANK + 2);
  for (const rank of ranks) histogram[rank]! += 1;
  let floor = MAX_RANK + 1;
  let above = 0;
  while (floor > 1 && above + histogram[floor]! < count) above += histogram[floor--]!;
  const best: number[] = [];
  let atFloor = Math.max(0, count - above);
  for (let at = 0; at < ranks.length; at += 1) {
    const rank = ranks[at]!;
    if (rank > floor || (rank === floor && atFloor-- > 0)) best.push(at);
  }
  return best.sort((a, b) => ranks[b]! - ranks[a]! || a - b);
}

function describe(index: MatchIndex, table: SlotTable, at: number, rank: number): Hit {
  const fields = at * FIELDS;
  let credit = 0;
  let uses = 0;
  let usesSoon = 0;
  for (let entry = index.starts[at]!; entry < index.starts[at + 1]!; entry += 1) {
    const slot = index.slots[entry]!;
    credit += index.weights[entry]! * table.credits[slot]!;
    if (table.hands[slot]) uses += 1;
    if (table.hands[slot] === 2) usesSoon += 1;
  }
  const percentage = Math.floor(credit / index.perRecipe[fields + TOTAL_WEIGHT]!);
  return {
    id: index.ids[at]!,
    percentage,
    uses,
    usesSoon,
    family: index.perRecipe[fields + FAMILY]!,
    main: index.perRecipe[fields + MAIN_SLOT]!,
    rank,
  };
}

const clamp = (value: number, low: number, high: number) =>
  Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : low;
