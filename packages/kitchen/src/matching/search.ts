import { dislikedFoods } from '../foods/dislikes.ts';
import type { FoodId } from '../foods/food.ts';
import { type AtHand, type Standing, standings } from './at-hand.ts';
import type { Hit } from './hit.ts';
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
  slotIn,
  TWIN,
} from './match-index.ts';
import {
  CREDIT_UNIT,
  type Hand,
  handOf,
  kindPoints,
  leastPercentage,
  MOST_RANK,
  mostByUse,
  percentageOf,
  rankOf,
  soonOf,
  useOf,
  usesOf,
  usesProtein,
  WORTH_SHOWING,
} from './score.ts';
import { FEWEST, inVariedOrder } from './variety.ts';
import { KEY, KEY_CREDIT, MOST_WITHOUT_KEY, WEIGHTS } from './weights.ts';
import { clamp, type Filters, fitting } from './wishes.ts';

export interface MatchQuery extends AtHand, Filters {
  /** Minimum percentage; 100 means "only what I can cook now". */
  minPercentage?: number | undefined;
  limit?: number | undefined;
  /** Foods, by any name, whose dishes are left out. */
  without?: readonly string[] | undefined;
}

/** The least value of a key entry that is not missing. */
const KEY_PRESENT = WEIGHTS[KEY] * KEY_CREDIT * CREDIT_UNIT;
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

/** What a first page is made of: the dishes worth showing, and others only when there are hardly any. */
export function searchFirst(index: MatchIndex, query: MatchQuery, served = standings(query)): Hit[] {
  const minPercentage = Math.max(query.minPercentage ?? 0, WORTH_SHOWING);
  const found = search(index, { ...query, minPercentage }, served);
  return found.length >= FEWEST ? found : search(index, query, served);
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
function fillValues(
  { values, choices }: MatchIndex,
  hand: Hand,
  served: ReadonlyMap<FoodId, Standing>,
): number[] {
  values.fill(0);
  const covered: number[] = [];
  for (const [id, standing] of served) {
    const slot = foodNumber(id);
    if (slot === undefined) continue;
    if (standing.credit >= KEY_CREDIT) covered.push(slot);
    for (let weight = 0; weight < WEIGHTS.length; weight += 1)
      values[entryOf(slot, weight)] =
        WEIGHTS[weight]! * standing.credit * CREDIT_UNIT + useOf(standing, weight, hand);
  }
  const creditOf = (option: number) => Math.floor(values[entryOf(option, KEY)]! / CREDIT_UNIT);
  choices.forEach((options, at) => {
    let best = -1;
    let most = 0;
    for (const option of options) {
      const credit = creditOf(option);
      if (credit <= most) continue;
      most = credit;
      best = option;
    }
    if (best < 0) return;
    const slot = FIRST_CHOICE_SLOT + at;
    if (values[entryOf(best, KEY)]! >= KEY_PRESENT) covered.push(slot);
    values.copyWithin(entryOf(slot, 0), entryOf(best, 0), entryOf(best + 1, 0));
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
  const { starts, entries, keys, files, places, totals, masks, minutes, kinds, values } = index;
  const hand = handOf(query);
  const covered = fillValues(index, hand, served);
  const fits = fitting(query);
  const least = clamp(query.minPercentage ?? 0, 0, 100);
  const best = new Best(count, mostByUse(hand));
  const unwanted = query.without?.length ? slotsOf(query.without) : null;

  const points = Array.from({ length: MOST_FLAGS }, (_, flags) =>
    [false, true].map((lacking) => kindPoints(lacking, flags)),
  );
  /** Adds up one recipe, if it lacks a key food or lacks none, as asked. */
  const consider = (at: number, lacking: boolean): void => {
    const start = starts[at]!;
    const firstOther = start + keys[at]!;
    const end = starts[at + 1]!;
    let sum = 0;
    let lacks = false;
    for (let n = start; n < firstOther; n += 1) {
      const value = values[entries[n]!]!;
      if (value < KEY_PRESENT) {
        if (!lacking) return;
        lacks = true;
      }
      sum += value;
    }
    if (lacks !== lacking) return;
    for (let n = firstOther; n < end; n += 1) sum += values[entries[n]!]!;
    const total = totals[at]!;
    // Most recipes are rejected here, by one multiplication.
    if (!lacking && sum < best.leastPercentage * total * CREDIT_UNIT) return;
    const credit = Math.floor(sum / CREDIT_UNIT);
    const used = sum - credit * CREDIT_UNIT;
    if (used === 0) return;
    const percentage = percentageOf(credit, total, lacking);
    if (percentage < least) return;
    const flags = kinds[at * FIELDS + FLAGS]!;
    const rank = rankOf(
      percentage,
      used,
      points[flags]![lacking ? 1 : 0]!,
      (flags & IS_SWEET) !== 0,
      minutes[at]!,
    );
    // Last, because hardly any recipe comes this far.
    if (unwanted && holdsAny(index, at, unwanted)) return;
    if (rank >= best.floor) best.add({ at, place: places[at]!, rank, percentage, used, lacksKey: lacking });
  };

  for (const slot of [FIRST_CHOICE_SLOT - 1, ...covered]) {
    const end = files[slot + 1]!;
    for (let at = files[slot]!; at < end; at += 1) if (fits(masks[at]!, minutes[at]!)) consider(at, false);
  }
  if (best.size < enough && least <= MOST_WITHOUT_KEY)
    for (let at = 0; at < index.ids.length; at += 1) if (fits(masks[at]!, minutes[at]!)) consider(at, true);
  return best.sorted();
}

const slotsOf = (names: readonly string[]): ReadonlySet<number> =>
  new Set(dislikedFoods(names).flatMap((id) => foodNumber(id) ?? []));

/** Of "this or that" the cook takes the other one. */
function holdsAny({ starts, entries }: MatchIndex, at: number, slots: ReadonlySet<number>): boolean {
  for (let n = starts[at]!; n < starts[at + 1]!; n += 1) if (slots.has(slotIn(entries[n]!))) return true;
  return false;
}

/** Keeps the best. The least rank rises as better ones are found. */
class Best {
  readonly #count: number;
  readonly #byUse: number;
  readonly #histogram = new Uint32Array(MOST_RANK + 1);
  readonly #found: Ranked[] = [];
  /** The least rank that is still of use, and the percentage below which nothing reaches it. */
  floor = 0;
  leastPercentage = 0;
  /** Those of at least that rank. */
  size = 0;

  constructor(count: number, byUse: number) {
    this.#count = count;
    this.#byUse = byUse;
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
    if (this.floor > before) this.leastPercentage = leastPercentage(this.floor, this.#byUse);
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
  const flags = kinds[fields + FLAGS]!;
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
    isFlatbread: (flags & IS_FLATBREAD) !== 0,
    isImprovised: (flags & IS_IMPROVISED) !== 0,
    rank,
  };
}
