import type { FoodId } from '../foods/food.ts';
import { type AtHand, type Standing, standings } from './at-hand.ts';
import {
  entryOf,
  FAMILY,
  FIELDS,
  FIRST_CHOICE_SLOT,
  FLAGS,
  foodNumber,
  IS_FLATBREAD,
  IS_IMPROVISED,
  IS_SWEET,
  MAIN_SLOT,
  type MatchIndex,
  MOST_FLAGS,
  TWIN,
} from './match-index.ts';
import {
  type Hand,
  handOf,
  kindPoints,
  leastPercentage,
  MOST_RANK,
  percentageOf,
  rankOf,
  soonOf,
  useOf,
  usesOf,
  usesProtein,
} from './score.ts';
import { inVariedOrder } from './variety.ts';
import { KEY, KEY_CREDIT, MOST_WITHOUT_KEY, WEIGHTS } from './weights.ts';
import { clamp, type Filters, fitting } from './wishes.ts';

export interface MatchQuery extends AtHand, Filters {
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
  /** A food is missing without which it is another dish. */
  lacksKey: boolean;
  /** It uses a food that the cook would plan a dinner around. */
  usesProtein: boolean;
  family: number;
  twin: number;
  main: number;
  isFlatbread: boolean;
  rank: number;
}

/** The least credit of a key entry that is not missing. */
const KEY_PRESENT = WEIGHTS[KEY] * KEY_CREDIT;
const DEFAULT_LIMIT = 50;
/** Candidates beyond the limit, so that the variety step has a choice. */
const POOL_FACTOR = 4;
const POOL_EXTRA = 60;

/** Best recipes for the foods at hand, best first. Never throws: unknown foods are ignored, numbers are clamped. */
export function search(index: MatchIndex, query: MatchQuery, served = standings(query)): Hit[] {
  const limit = clamp(Math.floor(query.limit ?? DEFAULT_LIMIT), 0, 1000);
  if (limit === 0 || index.ids.length === 0) return [];
  const found = bestOf(index, query, served, limit * POOL_FACTOR + POOL_EXTRA, limit);
  return inVariedOrder(
    found.map((one) => describe(index, one)),
    limit,
  );
}

/** Results beyond the varied first page: the `count` best by rank alone, without variety. */
export function searchDeep(
  index: MatchIndex,
  query: MatchQuery,
  count: number,
  served = standings(query),
): string[] {
  return bestOf(index, query, served, count).map(({ at }) => index.ids[at]!);
}

/** Writes what every entry of the index is worth to this query, and returns the slots whose food is not missing. */
function fillTables(index: MatchIndex, hand: Hand, served: ReadonlyMap<FoodId, Standing>): number[] {
  const { credits, uses, choices } = index;
  credits.fill(0);
  uses.fill(0);
  const covered: number[] = [];
  for (const [id, standing] of served) {
    const slot = foodNumber(id);
    if (slot === undefined) continue;
    if (standing.credit >= KEY_CREDIT) covered.push(slot);
    for (let weight = 0; weight < WEIGHTS.length; weight += 1) {
      credits[entryOf(slot, weight)] = WEIGHTS[weight]! * standing.credit;
      uses[entryOf(slot, weight)] = useOf(standing, weight, hand);
    }
  }
  choices.forEach((options, at) => {
    let best = -1;
    for (const option of options)
      if (credits[entryOf(option, 0)]! > (best < 0 ? 0 : credits[entryOf(best, 0)]!)) best = option;
    if (best < 0) return;
    const slot = FIRST_CHOICE_SLOT + at;
    if (credits[entryOf(best, KEY)]! >= KEY_PRESENT) covered.push(slot);
    credits.copyWithin(entryOf(slot, 0), entryOf(best, 0), entryOf(best + 1, 0));
    uses.copyWithin(entryOf(slot, 0), entryOf(best, 0), entryOf(best + 1, 0));
  });
  return covered;
}

interface Ranked {
  at: number;
  /** In the book. */
  place: number;
  rank: number;
  percentage: number;
  used: number;
  lacksKey: boolean;
}

/**
 * The `count` recipes with the highest rank; ties go to the earlier one in the book. Whatever lacks a key food ranks after
 * everything that lacks none, so it is looked at only when there are not `enough` of those.
 */
function bestOf(
  index: MatchIndex,
  query: MatchQuery,
  served: ReadonlyMap<FoodId, Standing>,
  count: number,
  enough = count,
): Ranked[] {
  const { starts, entries, keys, files, places, totals, masks, minutes, kinds, credits, uses } = index;
  const hand = handOf(query);
  const covered = fillTables(index, hand, served);
  const fits = fitting(query);
  const least = clamp(query.minPercentage ?? 0, 0, 100);
  const best = new Best(count);

  const points = Array.from({ length: MOST_FLAGS }, (_, flags) => {
    const unasked = (flags & IS_SWEET) !== 0 && !hand.callsForSweets;
    return [false, true].map((lacking) => kindPoints(lacking, (flags & IS_IMPROVISED) !== 0, unasked));
  });
  const lacksKey = (at: number): boolean => {
    const first = starts[at]!;
    const end = first + keys[at]!;
    for (let n = first; n < end; n += 1) if (credits[entries[n]!]! < KEY_PRESENT) return true;
    return false;
  };
  const consider = (at: number, lacking: boolean): void => {
    const start = starts[at]!;
    const end = starts[at + 1]!;
    let credit = 0;
    for (let n = start; n < end; n += 1) credit += credits[entries[n]!]!;
    // Most recipes are rejected here, by one multiplication.
    if (!lacking && credit < best.leastPercentage * totals[at]!) return;
    let used = 0;
    for (let n = start; n < end; n += 1) used += uses[entries[n]!]!;
    if (used === 0) return;
    const percentage = percentageOf(credit, totals[at]!, lacking);
    if (percentage < least) return;
    const rank = rankOf(percentage, used, points[kinds[at * FIELDS + FLAGS]!]![lacking ? 1 : 0]!);
    if (rank >= best.floor) best.add({ at, place: places[at]!, rank, percentage, used, lacksKey: lacking });
  };

  for (const slot of [FIRST_CHOICE_SLOT - 1, ...covered]) {
    const end = files[slot + 1]!;
    for (let at = files[slot]!; at < end; at += 1)
      if (fits(masks[at]!, minutes[at]!) && !lacksKey(at)) consider(at, false);
  }
  if (best.size < enough && least <= MOST_WITHOUT_KEY)
    for (let at = 0; at < index.ids.length; at += 1)
      if (fits(masks[at]!, minutes[at]!) && lacksKey(at)) consider(at, true);
  return best.sorted();
}

/** Keeps the best. The least rank rises as better ones are found. */
class Best {
  readonly #count: number;
  readonly #histogram = new Uint32Array(MOST_RANK + 1);
  readonly #found: Ranked[] = [];
  /** The least rank that is still of use, and the percentage below which nothing reaches it. */
  floor = 0;
  leastPercentage = 0;
  /** Those of at least that rank. */
  size = 0;

  constructor(count: number) {
    this.#count = count;
  }

  add(one: Ranked): void {
    this.#found.push(one);
    this.#histogram[one.rank]! += 1;
    this.size += 1;
    const before = this.floor;
    while (this.size - this.#histogram[this.floor]! >= this.#count) {
      this.size -= this.#histogram[this.floor]!;
      this.floor += 1;
    }
    if (this.floor > before) this.leastPercentage = leastPercentage(this.floor);
  }

  sorted(): Ranked[] {
    return this.#found
      .filter(({ rank }) => rank >= this.floor)
      .sort((a, b) => b.rank - a.rank || a.place - b.place)
      .slice(0, this.#count);
  }
}

function describe({ ids, kinds }: MatchIndex, { at, rank, percentage, used, lacksKey }: Ranked): Hit {
  const fields = at * FIELDS;
  return {
    id: ids[at]!,
    percentage,
    lacksKey,
    uses: usesOf(used),
    usesSoon: soonOf(used),
    usesProtein: usesProtein(used),
    family: kinds[fields + FAMILY]!,
    twin: kinds[fields + TWIN]!,
    main: kinds[fields + MAIN_SLOT]!,
    isFlatbread: (kinds[fields + FLAGS]! & IS_FLATBREAD) !== 0,
    rank,
  };
}
