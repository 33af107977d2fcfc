import { createHash } from 'node:crypto';
import type { MatchedRecipe, MoreRecipesEvent } from '@crisper/contract/matching/matching';
import { interactiveSteps } from '@crisper/kitchen/cooking/interactive-steps';
import { foodById } from '@crisper/kitchen/foods/larder';
import { defaultStaples } from '@crisper/kitchen/foods/staples';
import { standings } from '@crisper/kitchen/matching/at-hand';
import { explainMatch } from '@crisper/kitchen/matching/explain';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { Logger } from 'pino';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { jsonObjects } from '../../json-objects.ts';
import { Problem } from '../../problem.ts';
import { readPrompt } from '../../prompt-file.ts';
import type { TextProvider } from '../../providers/text/text.provider.ts';
import type { BookService } from '../recipes/recipes.room.ts';
import { presentRecipe } from '../recipes/recipes.room.ts';
import { groundRecipe } from './ground-recipe.ts';
import { writeMoreRecipes } from './more-recipes.jobs.ts';
import * as repository from './more-recipes.repository.ts';
import { presentMatch } from './present-match.ts';
import { atHandOf, type SearchQuery } from './search-query.ts';

const WANTED = 4;
const MODEL_LIMIT_MS = 90_000;
const MODEL_TOKENS = 6_000;
const LOOK_MS = 400;
const WAIT_MS = 110_000;
const ASKS: Rule = { name: 'more-recipes', max: 30, seconds: 3600 };

interface Deps {
  db: Database;
  jobs: Jobs;
  limiter: Limiter;
  log: Logger;
  book: BookService;
  text?: TextProvider | undefined;
  /** The polling interval; shorter in tests. */
  lookMs?: number;
}

export type MoreRecipesService = ReturnType<typeof createMoreRecipes>;

/** Recipes that the text model writes for a search, checked by the kitchen and shared by everybody with the same search. */
export function createMoreRecipes({ db, jobs, limiter, log, book, text, lookMs = LOOK_MS }: Deps) {
  const system = readPrompt(import.meta.url, 'more-recipes.prompt.txt');

  return {
    isConfigured: text !== undefined,

    /** The key of the job; null when no model is configured or this person is over the limit. */
    async order(query: SearchQuery, userId: string): Promise<string | null> {
      if (!text || query.foods.length === 0) return null;
      const key = createHash('sha256')
        .update(JSON.stringify([text.name, query]))
        .digest('hex')
        .slice(0, 32);
      const ordered = db.transaction(async (tx) => {
        if (!(await repository.claim(tx, key, query))) return key;
        await limiter.use(ASKS, userId);
        await jobs.enqueue(writeMoreRecipes, { key, userId }, tx);
        return key;
      });
      // Over the limit: the search still has the results of the book and the composer.
      return ordered.catch((error) => {
        if (error instanceof Problem && error.code === 'rate_limited') return null;
        throw error;
      });
    },

    async write(key: string): Promise<void> {
      const row = await repository.find(db.orm, key);
      if (!text || row?.state !== 'waiting') return;
      let kept = 0;
      try {
        const words = text.stream({
          system,
          prompt: promptFor(row.query),
          timeLimit: MODEL_LIMIT_MS,
          maxTokens: MODEL_TOKENS,
        });
        for await (const written of jsonObjects(words)) {
          const recipe = groundRecipe(written, row.query);
          if (typeof recipe === 'string') {
            log.info({ reason: recipe }, 'a written recipe was refused');
            continue;
          }
          await book.keepGenerated([recipe]);
          await repository.addRecipe(db.orm, key, recipe.id);
          kept += 1;
          if (kept === WANTED) break;
        }
      } catch (error) {
        log.warn({ err: error }, 'the text model did not write recipes');
      }
      await repository.finish(db.orm, key, kept > 0 ? 'done' : 'failed');
    },

    /** Yields each recipe when it is ready, then the end. */
    async *follow(
      key: string,
      { favorites, macros }: Viewer,
      signal: AbortSignal,
    ): AsyncGenerator<MoreRecipesEvent> {
      const until = Date.now() + WAIT_MS;
      let shown = 0;
      for (;;) {
        const row = await repository.find(db.orm, key);
        if (!row) throw new Problem('not_found', 'That search is over. Search again for more recipes.');
        const fresh = row.recipeIds.slice(shown);
        shown = row.recipeIds.length;
        const byId = new Map((await book.generatedByIds(fresh)).map((recipe) => [recipe.id, recipe]));
        for (const id of fresh) {
          const recipe = byId.get(id);
          if (recipe)
            yield {
              type: 'recipe',
              recipe: matched(recipe, row.query, { isFavorite: favorites.has(id), macros }),
            };
        }
        if (row.state !== 'waiting' || Date.now() > until) break;
        if (!(await paused(lookMs, signal))) return;
      }
      yield { type: 'end' };
    },

    removeOld: () => repository.removeOld(db.orm),
  };
}

interface Viewer {
  /** The ids of the recipes that the viewer saved. */
  favorites: ReadonlySet<string>;
  /** Whether the viewer's plan has the macros of every recipe. */
  macros: boolean;
}

function matched(
  recipe: Recipe,
  query: SearchQuery,
  viewed: { isFavorite: boolean; macros: boolean },
): MatchedRecipe {
  const atHand = atHandOf(query);
  const steps = interactiveSteps(recipe, atHand.eaters);
  return presentMatch(presentRecipe(recipe, viewed, steps), explainMatch(recipe, atHand, standings(atHand)));
}

function promptFor(query: SearchQuery): string {
  const names = (ids: readonly string[]) => ids.map((id) => foodById(id)?.name ?? id).join(', ');
  return [
    `Recipes wanted: ${WANTED}`,
    `At hand: ${names(query.foods)}`,
    `Staples: ${names(query.staples ?? defaultStaples)}`,
    `Equipment: ${query.equipment.join(', ')}`,
    ...(query.diets.length > 0 ? [`Diet: ${query.diets.join(', ')}`] : []),
    ...(query.anyDiet ? [`Each keeps at least one of: ${query.anyDiet.join(', ')}`] : []),
    ...(query.avoid?.length ? [`Without these allergens: ${query.avoid.join(', ')}`] : []),
    ...(query.dislikes ? [`Not liked, so not to be used: ${query.dislikes.join(', ')}`] : []),
    ...(query.maxMinutes === undefined ? [] : [`At most ${query.maxMinutes} minutes in all`]),
    ...(query.onlyCookNow ? ['Nothing may be missing.'] : []),
  ].join('\n');
}

/** False when the listener has left. */
function paused(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  return new Promise((done) => {
    const leave = () => {
      clearTimeout(timer);
      done(false);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      done(true);
    }, milliseconds);
    signal.addEventListener('abort', leave, { once: true });
  });
}
