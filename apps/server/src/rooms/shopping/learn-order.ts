import type { NamedList } from '@crisper/contract/shopping/shopping-list';
import { SHOP_SECTIONS } from '@crisper/contract/vocabulary';
import { isWalk, learnedOrder, type Stop } from '@crisper/kitchen/shopping/shop-order';
import { everySection, sectionOf } from '@crisper/kitchen/shopping/shop-sections';
import type { Tx } from '../../db/client.ts';
import * as repository from './shop-order.repository.ts';
import type { ShoppingRow } from './shopping.repository.ts';
import type { Change } from './shopping-rows.ts';

/** Who ticks nothing off for this long has left the shop. */
const PAUSE_MS = 30 * 60_000;
/** Older trips hardly count any more. */
const TRIPS_MAX = 12;
const STOPS_MAX = 200;

/** What a change put into the basket: for each list where in the shop that was, and when. */
export function stopsOf(
  rows: readonly ShoppingRow[],
  { written }: Change,
  homes: ReadonlyMap<string, string>,
): Map<string | null, Stop[]> {
  const before = new Map(rows.map(({ id, ticked }) => [id, ticked]));
  const stops = new Map<string | null, Stop[]>();
  for (const { id, key, aisle, ticked, tickedAt } of written) {
    if (!ticked || !tickedAt || before.get(id) !== false) continue;
    const list = homes.get(key) ?? null;
    stops.set(list, [...(stops.get(list) ?? []), { section: sectionOf(aisle), at: tickedAt.getTime() }]);
  }
  return stops;
}

/** Adds stops to the walk they belong to. Each person's clock is their own, so that walks are as well. */
export async function noteStops(
  tx: Tx,
  shop: repository.Shop,
  userId: string,
  stops: readonly Stop[],
): Promise<void> {
  const times = stops.map(({ at }) => at);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const walks = await repository.walksOf(tx, shop, userId, new Date(first - PAUSE_MS));
  const walk = walks.find(({ beganAt }) => beganAt.getTime() - PAUSE_MS <= last);
  await repository.writeTrip(tx, {
    ...(walk && { id: walk.id }),
    ...shop,
    userId,
    beganAt: new Date(Math.min(first, walk?.beganAt.getTime() ?? first)),
    endedAt: new Date(Math.max(last, walk?.endedAt.getTime() ?? last)),
    stops: [...(walk?.stops ?? []), ...stops].slice(-STOPS_MAX),
  });
  if (!walk) await repository.keepTrips(tx, shop, TRIPS_MAX);
}

type Order = Pick<NamedList, 'sections' | 'order'>;

/** For each list as a member set it; otherwise as the household walks, once that says anything. */
export async function ordersOf(tx: Tx, householdId: string): Promise<(list: string | null) => Order> {
  const chosen = await repository.chosenOrders(tx, householdId);
  const trips = (await repository.tripsOf(tx, householdId)).filter(({ stops }) => isWalk(stops));
  return (list) => {
    const set = chosen.find(({ listId }) => listId === list);
    if (set) return { sections: everySection(set.sections), order: 'chosen' };
    const sections = learnedOrder(trips.filter(({ listId }) => listId === list).map(({ stops }) => stops));
    const isUsual = sections.every((section, at) => section === SHOP_SECTIONS[at]);
    return { sections, order: isUsual ? 'usual' : 'learned' };
  };
}
