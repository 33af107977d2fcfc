import type { Database } from '../../db/client.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { handle } from '../../jobs/job.ts';
import { createMissing, type MissingDeps } from './missing.service.ts';
import { createPrices, type PricesDeps } from './prices.service.ts';
import { writeRegulars } from './regulars.jobs.ts';
import { createRegulars } from './regulars.service.ts';
import { shoppingRoutes } from './shopping.routes.ts';
import { createShopping, type KeepStaples, type PutAway, type ShoppingService } from './shopping.service.ts';
import { createShoppingChanges } from './shopping-changes.service.ts';
import { createShoppingLists } from './shopping-lists.service.ts';
import { createShoppingStore } from './shopping-store.ts';

interface Deps extends Omit<MissingDeps & PricesDeps, 'shopping' | 'store'> {
  db: Database;
  putAway: PutAway;
  keepStaples: KeepStaples;
}

/** For the home page and the plan. */
export type ShoppingApi = Pick<ShoppingService, 'list' | 'rebuild'>;

export function shoppingRoom({ putAway, keepStaples, ...deps }: Deps): RoomParts<ShoppingApi> {
  const store = createShoppingStore(deps);
  const shopping = createShopping({ ...deps, store, putAway, keepStaples });
  const prices = createPrices({ ...deps, store });
  const regulars = createRegulars({ db: deps.db, store });
  const room: Room = {
    name: 'shopping',
    routes(app) {
      shoppingRoutes(app, {
        shopping,
        changes: createShoppingChanges(store),
        missing: createMissing({ ...deps, shopping }),
        lists: createShoppingLists(store),
        prices,
        regulars,
      });
    },
    jobs: [handle(writeRegulars, () => regulars.write())],
    shared: { bring: shopping.bring },
    personal: {
      export: (userId, householdId) => ({
        shoppingList: shopping.exportOf(householdId),
        lastShopping: shopping.shopperOf(userId),
        shoppingLists: shopping.listsOf(householdId),
        shoppingPrices: prices.exportOf(householdId),
        shoppingRegulars: regulars.exportOf(householdId),
        shoppingTrips: shopping.tripsOf(userId),
      }),
    },
  };
  return { room, api: { list: shopping.list, rebuild: shopping.rebuild } };
}
