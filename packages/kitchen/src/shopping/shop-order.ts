import { SHOP_SECTIONS, type ShopSection } from '@crisper/contract/vocabulary';

/** One thing that went into the basket: where in the shop, and when. */
export interface Stop {
  section: ShopSection;
  at: number;
}

/** The stops of one person on one walk through a shop, in any order. */
export type Trip = readonly Stop[];

/** Who ticks everything within this time stands at the till or at home, and follows the list rather than the shop. */
const SHORTEST_MS = 90_000;
/** Each trip counts this much of the one after it, so that a shop that was rebuilt is learned anew. */
const FADING = 0.85;
/** What the usual order counts. One trip alone changes nothing; two that agree do. */
const USUAL = 1.05;
/** What it counts for two sections that no trip has seen together: they follow wherever the others go. */
const UNSEEN = 0.01;

/**
 * The order that disagrees least with how a household walked through the shop, the latest trip first. For each pair of
 * sections every trip says which came first, and the usual order has a say too, so that one odd trip, or sections that
 * no cook bought from, change nothing.
 */
export function learnedOrder(
  trips: readonly Trip[],
  usual: readonly ShopSection[] = SHOP_SECTIONS,
): ShopSection[] {
  const ahead = precedence(trips.filter(isWalk), usual);
  let order = [...usual];
  for (;;) {
    const better = bestMove(order, ahead);
    if (!better) return order;
    order = better;
  }
}

export function isWalk(trip: Trip): boolean {
  const times = trip.map(({ at }) => at);
  const sections = new Set(trip.map(({ section }) => section));
  return sections.size > 1 && Math.max(...times) - Math.min(...times) >= SHORTEST_MS;
}

type Ahead = (one: ShopSection, other: ShopSection) => number;

/** How much speaks for one section before another; negative: against it. */
function precedence(trips: readonly Trip[], usual: readonly ShopSection[]): Ahead {
  const walks = trips.map(placesIn);
  const weights = new Map<string, number>();
  for (const one of usual)
    for (const other of usual) {
      const seen = walks.map((places, age) => {
        const [here, there] = [places.get(one), places.get(other)];
        return here === undefined || there === undefined ? 0 : FADING ** age * Math.sign(there - here);
      });
      const prior = seen.some((weight) => weight !== 0) ? USUAL : UNSEEN;
      const place = Math.sign(usual.indexOf(other) - usual.indexOf(one));
      weights.set(
        `${one} ${other}`,
        seen.reduce((sum, weight) => sum + weight, prior * place),
      );
    }
  return (one, other) => weights.get(`${one} ${other}`) ?? 0;
}

/** When a section was visited: the middle of its stops, so that one thing that was forgotten and fetched later does not count. */
function placesIn(trip: Trip): Map<ShopSection, number> {
  const times = new Map<ShopSection, number[]>();
  for (const { section, at } of trip) times.set(section, [...(times.get(section) ?? []), at]);
  return new Map(
    [...times].map(([section, all]) => [section, all.sort((a, b) => a - b)[(all.length - 1) >> 1]!]),
  );
}

/** The move of one section that gains most; undefined when the order cannot be bettered so. Each gain ends sooner or later. */
function bestMove(order: readonly ShopSection[], ahead: Ahead): ShopSection[] | undefined {
  let best: { from: number; to: number; gain: number } | undefined;
  for (let from = 0; from < order.length; from++)
    for (const step of [-1, 1]) {
      let gain = 0;
      for (let to = from + step; to >= 0 && to < order.length; to += step) {
        gain += 2 * step * ahead(order[to]!, order[from]!);
        if (gain > (best?.gain ?? 0) + 1e-9) best = { from, to, gain };
      }
    }
  if (!best) return undefined;
  const next = [...order];
  next.splice(best.to, 0, ...next.splice(best.from, 1));
  return next;
}
