import type { PlanLimits } from '@crisper/contract/plans';
import type { Plan } from '@crisper/contract/words';
import type { Logger } from 'pino';
import type { Room } from '../../http/room.ts';
import type { BookService } from '../recipes/book.service.ts';
import type { FavoriteMarks } from '../recipes/recipes.service.ts';
import { createMatchBook } from './match-book.ts';
import { matchingRoutes } from './matching.routes.ts';
import { createMatching } from './matching.service.ts';

interface Deps {
  log: Logger;
  book: BookService;
  favorites: FavoriteMarks;
  limitsOf: (plan: Plan) => PlanLimits;
}

export function matchingRoom(deps: Deps): Room {
  const matchBook = createMatchBook(deps.book, deps.log);
  const matching = createMatching({ ...deps, matchBook });
  return { name: 'matching', routes: (app) => matchingRoutes(app, matching) };
}
