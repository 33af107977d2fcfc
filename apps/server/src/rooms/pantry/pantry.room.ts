import type { User } from '@crisper/contract/auth/auth';
import {
  addToPantry,
  getStaples,
  keepLeftovers,
  listPantry,
  pantryForRecipe,
  removePantryItem,
  restorePantryItem,
  updatePantryItem,
  updateStaples,
  usePantry,
} from '@crisper/contract/pantry/pantry';
import { savedFood } from '@crisper/contract/pantry/saved';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { handle } from '../../jobs/job.ts';
import { createLeftovers } from './leftovers.service.ts';
import { sweepPantry } from './pantry.jobs.ts';
import { createPantry, type PantryService, type ProductOf } from './pantry.service.ts';
import { createPantryCache } from './pantry-cache.ts';
import { createSaved } from './saved.service.ts';
import { createStaples, type StaplesService } from './staples.service.ts';
import { createStock, type LabelsOf, type StockService, type Table } from './stock.service.ts';
import { createUsingUp, type UsingUpService } from './using-up.service.ts';

interface Deps {
  db: Database;
  recipeOf: (id: string, userId: string) => Promise<Recipe>;
  productOf: ProductOf;
  labelsOf: LabelsOf;
  /** Who eats now. */
  tableOf: (user: User) => Promise<Table>;
}

interface PantryApi extends PantryService {
  stockFor: StockService['stockFor'];
  /** The household's own staples; undefined: the kitchen's. */
  staplesOf: StockService['staplesNow'];
  keepStaples: StaplesService['keep'];
}

export function pantryRoom(deps: Deps): RoomParts<PantryApi> {
  const staples = createStaples(deps.db);
  const pantryCache = createPantryCache(deps.db);
  const stock = createStock({ ...deps, pantryCache, staplesOf: staples.own });
  const pantry = createPantry({ ...deps, pantryCache, seenBy: stock.seenBy });
  const saved = createSaved(deps.db);
  const usingUp = createUsingUp({
    ...deps,
    pantryCache,
    pantry,
    saved,
    seenBy: stock.seenBy,
    staplesOf: staples.own,
  });
  const leftovers = createLeftovers({ ...deps, pantry });
  const room: Room = {
    name: 'pantry',
    routes: (app) => {
      pantryRoutes(app, pantry, usingUp);
      route(app, savedFood, ({ user }) => saved.list(user));
      route(app, keepLeftovers, ({ user, body }) => leftovers.keep(user, body));
      route(app, getStaples, ({ user }) => staples.list(user));
      route(app, updateStaples, ({ user, body }) => staples.replace(user, body.names));
    },
    shared: {
      async bring(tx, move) {
        await pantry.bring(tx, move);
        await saved.bring(tx, move);
        const own = await staples.ofHousehold(tx, move.from);
        if (own) await staples.keep(tx, { householdId: move.to }, { add: own, remove: [] });
      },
    },
    jobs: [
      handle(sweepPantry, async () => {
        await pantry.sweep();
        await saved.sweep();
      }),
    ],
    personal: {
      export: (_, householdId) => ({
        pantry: pantry.exportOf(householdId),
        saved: saved.exportOf(householdId),
        staples: staples.exportOf(householdId),
      }),
    },
  };
  const { stockFor, staplesNow } = stock;
  return { room, api: { ...pantry, stockFor, staplesOf: staplesNow, keepStaples: staples.keep } };
}

function pantryRoutes(app: FastifyInstance, pantry: PantryService, usingUp: UsingUpService): void {
  route(app, listPantry, ({ user }) => pantry.list(user));
  route(app, addToPantry, ({ user, body }) => pantry.add(user, body));
  route(app, updatePantryItem, ({ user, params, body }) => pantry.update(user, params.id, body));
  route(app, removePantryItem, async ({ user, params }) => {
    await pantry.remove(user, params.id);
    return { ok: true as const };
  });
  route(app, restorePantryItem, ({ user, params }) => pantry.restore(user, params.id));
  route(app, pantryForRecipe, ({ user, params, query }) => usingUp.preview(user, params.recipe, query));
  route(app, usePantry, ({ user, body }) => usingUp.use(user, body.uses));
}
