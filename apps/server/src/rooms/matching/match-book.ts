import { IndexBuilder, type MatchIndex } from '@crisper/kitchen/matching/match-index';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { batch } from '../../db/batch.ts';
import type { BookService } from '../recipes/recipes.room.ts';

/** How often to check for a newer version of the book. */
const CHECK_MS = 5_000;
/** After a build, wait up to this many build times, so that an import does not cause constant rebuilding. */
const BUILD_SHARE = 10;
const LONGEST_REST = 60;
const DOCUMENTS_MAX = 5_000;

interface Built {
  index: MatchIndex;
  version: string;
}

export interface MatchBook {
  /** The index over all public recipes. The first call waits until it is built. */
  index(): Promise<MatchIndex>;
  /** The public recipes with these ids that still exist. */
  documents(ids: readonly string[]): Promise<Map<string, Recipe>>;
}

/** The public recipes in memory, loaded on first use and again when the book changes on any instance. */
export function createMatchBook(book: BookService, log: Logger, checkMs = CHECK_MS): MatchBook {
  let built: Built | undefined;
  let building: Promise<Built> | undefined;
  let checkAt = 0;
  let documents = new LRUCache<string, Recipe>({ max: DOCUMENTS_MAX });

  const build = async (): Promise<Built> => {
    const started = Date.now();
    // Read before the rows, so that a change in between is found by the next check.
    const version = await book.version();
    const builder = new IndexBuilder();
    for await (const page of book.matchables()) for (const recipe of page) builder.add(recipe);
    built = { index: builder.finish(), version };
    documents = new LRUCache({ max: DOCUMENTS_MAX });
    const took = Date.now() - started;
    checkAt = Date.now() + Math.max(checkMs, Math.min(took * BUILD_SHARE, checkMs * LONGEST_REST));
    log.debug({ recipes: built.index.ids.length, took }, 'match index built');
    return built;
  };

  const rebuild = (): Promise<Built> => {
    building ??= build().finally(() => {
      building = undefined;
    });
    return building;
  };

  /** Checks for a new version. The old index is used until the new one is ready. */
  const look = async (known: Built): Promise<void> => {
    checkAt = Date.now() + checkMs;
    if ((await book.version()) !== known.version) await rebuild();
  };

  const read = batch(async (wanted: readonly (readonly string[])[]) => {
    const recipes = await book.documents([...new Set(wanted.flat())]);
    return new Map(recipes.map((recipe) => [recipe.id, recipe]));
  });

  return {
    async index() {
      const known = built;
      if (!known) return (await rebuild()).index;
      if (Date.now() < checkAt || building) return known.index;
      const looking = look(known);
      // With an interval of 0, wait for the check; else use the current index and refresh it in the background.
      if (checkMs === 0) await looking;
      else looking.catch((error) => log.warn({ err: error }, 'match index not refreshed'));
      return built?.index ?? known.index;
    },

    async documents(ids) {
      const kept = documents;
      const missing = ids.filter((id) => !kept.has(id));
      const fresh = missing.length > 0 ? await read(missing) : undefined;
      const found = new Map<string, Recipe>();
      for (const id of ids) {
        const recipe = kept.get(id) ?? fresh?.get(id);
        if (!recipe) continue;
        found.set(id, recipe);
        kept.set(id, recipe);
      }
      return found;
    },
  };
}
