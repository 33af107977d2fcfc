import type { NamedList } from '@crisper/contract/shopping-list';
import { SHOP_SECTIONS } from '@crisper/contract/vocabulary';
import { isWalk, learnedOrder, type Stop } from '@crisper/kitchen/planning/shop-order';
import { everySection, sectionOf } from '@crisper/kitchen/planning/shop-sections';
import type { Tx } from '../../db/client.ts';
import * as repository from './shop-order.repository.ts';
import type { ShoppingRow } from './shopping.repository.ts';
import type { Change } from './shopping-rows.ts';

/** Who ticks nothing off for this long has left the shop. */
const PAUSE_MS = 30 * 60_000;
/** Older trips hardly count any more. */
const TRIPS_MAX = 12;
const STOPS_MAX = 200;

/** What a deed put into the basket, with where in the shop that was. */
export function stopsOf(rows: readonly ShoppingRow[], { written }: Change): Stop[] {
  const before = new Map(rows.map(({ id, ticked }) => [id, ticked]));
  return written.flatMap(({ id, aisle, ticked, tickedAt }) =>
    ticked && tickedAt && before.get(id) === false
      ? { section: sectionOf(aisle), at: tickedAt.getTime() }
      : [],
  );
}

/** Adds stops to the walk they belong to. Each person's clock is their own, so that walks are as well. */
export async function noteStops(
  tx: Tx,
  user: { id: string; householdId: string },
  stops: readonly Stop[],
): Promise<void> {
  if (stops.length === 0) return;
  const times = stops.map(({ at }) => at);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const walks = await repository.walksOf(tx, user, new Date(first - PAUSE_MS));
  const walk = walks.find(({ beganAt }) => beganAt.getTime() - PAUSE_MS <= last);
  await repository.writeTrip(tx, {
    ...(walk && { id: walk.id }),
    householdId: user.householdId,
    userId: user.id,
    beganAt: new Date(Math.min(first, walk?.beganAt.getTime() ?? first)),
    endedAt: new Date(Math.max(last, walk?.endedAt.getTime() ?? last)),
    stops: [...(walk?.stops ?? []), ...stops].slice(-STOPS_MAX),
  });
  if (!walk) await repository.keepTrips(tx, user.householdId, TRIPS_MAX);
}

/** As somebody set it; otherwise as the household walks, once that says anything. */
export async function orderOf(tx: Tx, householdId: string): Promise<Pick<NamedList, 'sections' | 'order'>> {
  const chosen = await repository.chosenOrder(tx, householdId);
  if (chosen) return { sections: everySection(chosen.sections), order: 'chosen' };
  const trips = (await repository.tripsOf(tx, householdId)).map(({ stops }) => stops).filter(isWalk);
  const sections = learnedOrder(trips);
  const isUsual = sections.every((section, at) => section === SHOP_SECTIONS[at]);
  return { sections, order: isUsual ? 'usual' : 'learned' };
}
