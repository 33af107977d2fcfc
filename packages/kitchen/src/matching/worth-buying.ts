import type { WorthBuying } from '@crisper/contract/matching/matching';
import { handled } from '../composing/composable-food.ts';
import { compose } from '../composing/compose.ts';
import { EVERYDAY } from '../foods/everyday.gen.ts';
import type { FoodId } from '../foods/food.ts';
import { foodById } from '../foods/larder.ts';
import { idsIn } from '../foods/made-tables.ts';
import { defaultStaples } from '../foods/staples.ts';
import { ANYBODY, foodsFor } from '../foods/who-eats.ts';
import { bestStanding, type Standing, standings } from './at-hand.ts';
import { FIELDS, FLAGS, IS_SWEET, type MatchIndex, optionsOf, slotIn } from './match-index.ts';
import { rankFirst } from './rank-few.ts';
import { handOf } from './score.ts';
import type { MatchQuery } from './search.ts';
import { KEY_CREDIT, MAIN, SEASONING, WEIGHTS } from './weights.ts';
import { fitting, USUAL_EQUIPMENT } from './wishes.ts';

const MOST = 3;
const DRINKS: ReadonlySet<string> = new Set(['drinks', 'alcohol']);
/** No cook buys wine because there is nothing to eat. */
const FOOD_OF_ANY_SHOP = idsIn(EVERYDAY).filter((id) => !DRINKS.has(foodById(id)?.aisle ?? ''));
/** With so many dishes opened, no further food is named. */
const ENOUGH = 10;
/** Foods that are tried together, and how many such purchases of each size are composed with. */
const CANDIDATES = 12;
const TRIED = 2;
const MOST_COMPOSED = 10;
/** The share of a dish that may be missing all the same: its spices and small things. */
const MOST_LOST = 0.2;
/** What takes longer is no answer to an empty fridge. */
const MOST_MINUTES = 90;

/**
 * The one to three foods of any shop that would open the most dishes, of the book and composed: dishes with what is at hand, or,
 * where it opens hardly any, dishes at all. Null where none of them would.
 */
export function worthBuying(
  index: MatchIndex,
  query: MatchQuery,
  served: ReadonlyMap<FoodId, Standing> = standings(query),
): WorthBuying | null {
  const shop = new Set(foodsFor(query.eaters ?? ANYBODY, FOOD_OF_ANY_SHOP));
  const { withHand, all } = shortfalls(index, query, served, shop);
  let best: Purchase | null = null;
  for (const { foods, dishes: known } of [...purchases(withHand), ...purchases(all)].sort(byFewest)) {
    if (best && best.dishes >= ENOUGH && best.foods.length < foods.length) break;
    const dishes = known + composedWith(foods, query);
    if (dishes > (best?.dishes ?? 0)) best = { foods, dishes };
  }
  if (!best) return null;
  return { names: best.foods.map((id) => handled(id)?.many ?? foodById(id)!.name), dishes: best.dishes };
}

const byFewest = (one: Purchase, other: Purchase): number =>
  one.foods.length - other.foods.length || other.dishes - one.dishes;

function composedWith(bought: readonly FoodId[], query: MatchQuery): number {
  const foods = [...query.foods, ...bought];
  const composed = compose({
    have: foods,
    staples: query.staples ?? defaultStaples,
    equipment: query.equipment?.length ? query.equipment : USUAL_EQUIPMENT,
    ...(query.diets && { diets: query.diets }),
    limit: MOST_COMPOSED,
  });
  return rankFirst(composed, { ...query, foods, useSoon: [] }).length;
}

/** Foods that dishes want, as sorted ids, with how many dishes want just these. */
type Shortfalls = Map<string, number>;

/** What each slot of an index is to this kitchen. */
interface Slot {
  isThere: boolean;
  usesHand: boolean;
  /** What a shop has for it. */
  buy: FoodId | null;
}

function slotsOf(
  index: MatchIndex,
  query: MatchQuery,
  served: ReadonlyMap<FoodId, Standing>,
  shop: ReadonlySet<FoodId>,
): Slot[] {
  const { have } = handOf(query);
  return optionsOf(index).map((options) => {
    const standing = bestStanding(options, served);
    const isThere = standing !== undefined && standing.credit >= KEY_CREDIT;
    return {
      isThere,
      usesHand: isThere && have.has(standing.by),
      buy: options.find((id) => shop.has(id)) ?? null,
    };
  });
}

function shortfalls(
  index: MatchIndex,
  query: MatchQuery,
  served: ReadonlyMap<FoodId, Standing>,
  shop: ReadonlySet<FoodId>,
): { withHand: Shortfalls; all: Shortfalls } {
  const { ids, masks, minutes, kinds } = index;
  const slots = slotsOf(index, query, served, shop);
  const fits = fitting(query);
  const withHand: Shortfalls = new Map();
  const all: Shortfalls = new Map();
  for (let at = 0; at < ids.length; at += 1) {
    if (minutes[at]! > MOST_MINUTES || !fits(masks[at]!, minutes[at]!)) continue;
    if (kinds[at * FIELDS + FLAGS]! & IS_SWEET) continue;
    const short = shortfallOf(index, at, slots);
    if (!short) continue;
    all.set(short.key, (all.get(short.key) ?? 0) + 1);
    if (short.usesHand) withHand.set(short.key, (withHand.get(short.key) ?? 0) + 1);
  }
  return { withHand, all };
}

/** What one dish wants, if these few foods would make it worth cooking. */
function shortfallOf(
  { starts, entries, totals }: MatchIndex,
  at: number,
  slots: readonly Slot[],
): { key: string; usesHand: boolean } | null {
  const missing = new Set<FoodId>();
  let lost = 0;
  let usesHand = false;
  for (let n = starts[at]!; n < starts[at + 1]!; n += 1) {
    const slot = slots[slotIn(entries[n]!)]!;
    const weight = entries[n]! % WEIGHTS.length;
    if (slot.isThere) {
      if (slot.usesHand && weight > SEASONING) usesHand = true;
    } else if (weight < MAIN) lost += WEIGHTS[weight]!;
    else {
      if (slot.buy === null) return null;
      missing.add(slot.buy);
      if (missing.size > MOST) return null;
    }
  }
  if (missing.size === 0 || lost > totals[at]! * MOST_LOST) return null;
  return { key: [...missing].sort().join(' '), usesHand };
}

interface Purchase {
  foods: FoodId[];
  dishes: number;
}

/** For one, two and three foods, those that open the most dishes. */
function purchases(wanted: Shortfalls): Purchase[] {
  const sets = [...wanted].map(([key, dishes]) => ({ foods: key.split(' '), dishes }));
  const often = new Map<FoodId, number>();
  for (const { foods, dishes } of sets)
    for (const id of foods) often.set(id, (often.get(id) ?? 0) + dishes / foods.length);
  const candidates = [...often]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, CANDIDATES)
    .map(([id]) => id);
  const opened = (foods: readonly FoodId[]): Purchase => ({
    foods: [...foods],
    dishes: sets.reduce(
      (sum, one) => sum + (one.foods.every((id) => foods.includes(id)) ? one.dishes : 0),
      0,
    ),
  });
  let tried: FoodId[][] = [[]];
  return Array.from({ length: MOST }, () => {
    tried = tried.flatMap((foods) =>
      candidates.slice(candidates.indexOf(foods.at(-1) ?? '') + 1).map((id) => [...foods, id]),
    );
    return tried
      .map(opened)
      .sort((a, b) => b.dishes - a.dishes)
      .slice(0, TRIED);
  }).flat();
}
