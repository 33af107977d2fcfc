import type { User } from '@crisper/contract/auth/auth';
import type { LimitsOf } from '@crisper/contract/billing/plans';
import type { Equipment } from '@crisper/contract/vocabulary';
import type { Logger } from 'pino';
import type { Limiter } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { handle } from '../../jobs/job.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { TextProvider } from '../../providers/text/text.provider.ts';
import type { BookService, FavoriteMarks } from '../recipes/recipes.room.ts';
import { createMatchBook } from './match-book.ts';
import { matchingRoutes } from './matching.routes.ts';
import { type CoversOf, createMatching, type MatchingService } from './matching.service.ts';
import { sweepMoreRecipes, writeMoreRecipes } from './more-recipes.jobs.ts';
import { createMoreRecipes } from './more-recipes.service.ts';
import type { Table } from './search-query.ts';
import { createDishFor, createUseUp } from './use-up.service.ts';

interface Deps {
  db: Database;
  jobs: Jobs;
  limiter: Limiter;
  log: Logger;
  book: BookService;
  favorites: FavoriteMarks;
  coversOf: CoversOf;
  limitsOf: LimitsOf;
  tableOf: (user: User, ids?: readonly string[]) => Promise<Table>;
  useSoon: (user: User) => Promise<string[]>;
  stockFor: Parameters<typeof createUseUp>[0]['stockFor'];
  staplesOf: (user: User) => Promise<string[] | undefined>;
  equipmentOf: (user: User) => Promise<readonly Equipment[] | null>;
  text?: TextProvider | undefined;
}

interface MatchingApi {
  /** Builds the index before the first search. */
  warm(): Promise<void>;
  useUp: ReturnType<typeof createUseUp>;
  dishFor: ReturnType<typeof createDishFor>;
  dishesFor: MatchingService['forGuest'];
}

export function matchingRoom(deps: Deps): RoomParts<MatchingApi> {
  const matchBook = createMatchBook(deps.book, deps.log);
  const moreRecipes = createMoreRecipes(deps);
  const matching = createMatching({ ...deps, matchBook, moreRecipes });
  const room: Room = {
    name: 'matching',
    routes: (app) => matchingRoutes(app, { ...deps, matching, moreRecipes }),
    jobs: [
      handle(writeMoreRecipes, ({ key }) => moreRecipes.write(key)),
      handle(sweepMoreRecipes, () => moreRecipes.removeOld()),
    ],
  };
  return {
    room,
    api: {
      warm: async () => void (await matchBook.index()),
      useUp: createUseUp({ ...deps, matchBook }),
      dishFor: createDishFor({ ...deps, matchBook }),
      dishesFor: matching.forGuest,
    },
  };
}
