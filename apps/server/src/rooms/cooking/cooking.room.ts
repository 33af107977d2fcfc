import type { Logger } from 'pino';
import type { Cache } from '../../cache/cache.provider.ts';
import type { Limiter } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import { inPages } from '../../db/in-pages.ts';
import type { RoomParts } from '../../http/room.ts';
import type { UploadBudget } from '../../http/uploads/upload-budget.ts';
import type { Parsing } from '../../parsing/parser.ts';
import type { Pictures } from '../../providers/pictures/pictures.provider.ts';
import type { TextProvider } from '../../providers/text/text.provider.ts';
import type { RecipesService } from '../recipes/recipes.service.ts';
import { cookingRoutes } from './cooking.routes.ts';
import { createCooking } from './cooking.service.ts';
import * as notesRepository from './cooking-notes.repository.ts';
import { createCookingNotes } from './cooking-notes.service.ts';
import { createEnhance } from './enhance.service.ts';

interface Deps {
  db: Database;
  pictures: Pictures;
  uploads: UploadBudget;
  recipes: RecipesService;
  parsing: Parsing;
  cache: Cache;
  limiter: Limiter;
  log: Logger;
  text?: TextProvider | undefined;
}

export function cookingRoom(deps: Deps): RoomParts {
  const cooking = createCooking(deps);
  const enhance = createEnhance(deps);
  const notes = createCookingNotes(deps);
  return {
    room: {
      name: 'cooking',
      routes: (app) => cookingRoutes(app, { cooking, enhance, notes, uploads: deps.uploads }),
      personal: {
        export: (userId) => ({
          cookingNotes: inPages((page) => notesRepository.list(deps.db.orm, userId, page)),
        }),
      },
    },
  };
}
