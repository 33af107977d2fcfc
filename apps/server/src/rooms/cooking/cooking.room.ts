import type { User } from '@crisper/contract/auth/auth';
import type { Person } from '@crisper/kitchen/foods/who-eats';
import type { Logger } from 'pino';
import type { Cache } from '../../cache/cache.provider.ts';
import type { Limiter } from '../../cache/limiter.ts';
import type { RoomParts } from '../../http/room.ts';
import type { Parsing } from '../../parsing/parser.ts';
import type { TextProvider } from '../../providers/text/text.provider.ts';
import type { RecipesService } from '../recipes/recipes.room.ts';
import { cookingRoutes } from './cooking.routes.ts';
import { createCooking } from './cooking.service.ts';
import { createEnhance } from './enhance.service.ts';

interface Deps {
  recipes: RecipesService;
  peopleOf: (user: User) => Promise<readonly Person[]>;
  parsing: Parsing;
  cache: Cache;
  limiter: Limiter;
  log: Logger;
  text?: TextProvider | undefined;
}

export function cookingRoom(deps: Deps): RoomParts {
  const cooking = createCooking(deps);
  const enhance = createEnhance(deps);
  return {
    room: {
      name: 'cooking',
      routes: (app) => cookingRoutes(app, { cooking, enhance }),
    },
  };
}
