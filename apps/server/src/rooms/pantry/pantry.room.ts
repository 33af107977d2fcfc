import {
  addToPantry,
  getStaples,
  listPantry,
  pantryForRecipe,
  removePantryItem,
  updatePantryItem,
  updateStaples,
  usePantry,
} from '@crisper/contract/pantry';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { createPantry, type PantryService, type ProductOf } from './pantry.service.ts';
import { createStaples, type StaplesService } from './staples.service.ts';
import { createUsingUp, type UsingUpService } from './using-up.service.ts';

interface Deps {
  db: Database;
  recipeOf: (id: string, userId: string) => Promise<Recipe>;
  productOf: ProductOf;
}

interface PantryApi extends PantryService {
  /** The household's own staples; undefined: the kitchen's. */
  staplesOf: StaplesService['own'];
  keepStaples: StaplesService['keep'];
}

export function pantryRoom({ db, recipeOf, productOf }: Deps): RoomParts<PantryApi> {
  const pantry = createPantry(db, productOf);
  const staples = createStaples(db);
  const usingUp = createUsingUp({ db, pantry, recipeOf, staplesOf: staples.own });
  const room: Room = {
    name: 'pantry',
    routes: (app) => {
      pantryRoutes(app, pantry, usingUp);
      route(app, getStaples, ({ user }) => staples.list(user));
      route(app, updateStaples, ({ user, body }) => staples.replace(user, body.names));
    },
    personal: {
      export: (_, householdId) => ({
        pantry: pantry.exportOf(householdId),
        staples: staples.exportOf(householdId),
      }),
    },
  };
  return { room, api: { ...pantry, staplesOf: staples.own, keepStaples: staples.keep } };
}

function pantryRoutes(app: FastifyInstance, pantry: PantryService, usingUp: UsingUpService): void {
  route(app, listPantry, ({ user }) => pantry.list(user));
  route(app, addToPantry, ({ user, body }) => pantry.add(user, body));
  route(app, updatePantryItem, ({ user, params, body }) => pantry.update(user, params.id, body));
  route(app, removePantryItem, async ({ user, params }) => {
    await pantry.remove(user, params.id);
    return { ok: true as const };
  });
  route(app, pantryForRecipe, ({ user, params, query }) =>
    usingUp.preview(user, params.recipe, query.servings),
  );
  route(app, usePantry, ({ user, body }) => usingUp.use(user, body.uses));
}
