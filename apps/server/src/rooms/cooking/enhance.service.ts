import { createHash } from 'node:crypto';
import type { User } from '@crisper/contract/auth/auth';
import { type InteractiveStep, interactiveStep } from '@crisper/contract/recipes/recipes';
import { withSwapNotes } from '@crisper/kitchen/cooking/interactive-steps';
import { eatersAmong, type Person } from '@crisper/kitchen/foods/who-eats';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Cache } from '../../cache/cache.provider.ts';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import { jsonObjects } from '../../json-objects.ts';
import type { Parsing } from '../../parsing/parser.ts';
import { Problem } from '../../problem.ts';
import { readPrompt } from '../../prompt-file.ts';
import type { TextProvider } from '../../providers/text/text.provider.ts';
import { translationFor } from '../../translated-book.ts';
import type { RecipesService } from '../recipes/recipes.room.ts';
import { stepsInWords, stepsOf } from '../recipes/recipes.room.ts';
import { checkSteps } from './cooking.parsers.ts';

const MODEL_LIMIT_MS = 30_000;
const MODEL_TOKENS = 4_000;
const PROMPT_MAX = 20_000;
const KEPT_SECONDS = 30 * 24 * 60 * 60;
/** How long a failure of the model is cached. */
const REFUSED_SECONDS = 10 * 60;
const ASKS: Rule = { name: 'enhance', max: 60, seconds: 3600 };

const keptSteps = z.array(interactiveStep);

interface Deps {
  recipes: RecipesService;
  peopleOf: (user: User) => Promise<readonly Person[]>;
  parsing: Parsing;
  cache: Cache;
  limiter: Limiter;
  log: Logger;
  /** When absent, the kitchen writes the steps by itself. */
  text?: TextProvider | undefined;
}

export type EnhanceService = ReturnType<typeof createEnhance>;

/**
 * The steps of cooking mode: written by the text model if one is configured and its steps pass the checks,
 * else by the kitchen.
 */
export function createEnhance({ recipes, peopleOf, parsing, cache, limiter, log, text }: Deps) {
  const system = readPrompt(import.meta.url, 'enhance.prompt.txt');
  const underWay = new Map<string, Promise<InteractiveStep[] | null>>();

  const write = async (
    model: TextProvider,
    recipe: Recipe,
    userId: string,
  ): Promise<InteractiveStep[] | null> => {
    const question = {
      system,
      prompt: describe(recipe),
      timeLimit: MODEL_LIMIT_MS,
      maxTokens: MODEL_TOKENS,
    };
    try {
      for await (const written of jsonObjects(model.stream(question))) {
        const steps = await parsing.read(checkSteps, { written, recipe }, userId);
        if (typeof steps !== 'string') return steps;
        log.info({ reason: steps }, 'written steps were refused');
      }
    } catch (error) {
      log.warn({ err: error }, 'the text model did not write steps');
    }
    return null;
  };

  /** Null when the model gave no usable steps. Concurrent requests share one model call. */
  const written = async (model: TextProvider, recipe: Recipe, userId: string) => {
    const key = keyOf(model.name, recipe);
    const kept = await cache.get(key);
    if (kept !== null) return keptSteps.safeParse(JSON.parse(kept)).data ?? null;
    const waiting = underWay.get(key);
    if (waiting) return waiting;
    await limiter.use(ASKS, userId);
    const writing = write(model, recipe, userId).finally(() => underWay.delete(key));
    underWay.set(key, writing);
    const steps = await writing;
    await cache.set(key, JSON.stringify(steps), steps ? KEPT_SECONDS : REFUSED_SECONDS);
    return steps;
  };

  return {
    async steps(idOrSlug: string, user: User | null): Promise<InteractiveStep[]> {
      const recipe = await recipes.read(idOrSlug, user);
      // Guests see recipes of our own book only.
      if (!user) return stepsInWords(recipe);
      const eaters = eatersAmong(await peopleOf(user));
      // Steps in another language are the book's own: a model writes English ones.
      if (translationFor(recipe)) return stepsInWords(recipe, eaters);
      const own = () => parsing.read(stepsOf, { recipe, eaters }, user.id);
      if (!text || recipe.steps.length === 0) return own();
      const steps = await written(text, recipe, user.id).catch((error) => {
        // Over the rate limit: use the kitchen's own steps.
        if (error instanceof Problem && error.code === 'rate_limited') return null;
        throw error;
      });
      // Written steps are kept for everybody, without regard to who eats.
      return steps ? withSwapNotes(steps, recipe.ingredients, eaters) : own();
    },
  };
}

/** The key contains the recipe's content, so that a changed recipe is written again. */
function keyOf(model: string, recipe: Recipe): string {
  const content = JSON.stringify([model, recipe.title, recipe.ingredients, recipe.steps]);
  return `steps:${createHash('sha256').update(content).digest('base64url').slice(0, 32)}`;
}

function describe(recipe: Recipe): string {
  return [
    '=== recipe ===',
    `${recipe.title}, for ${recipe.servings}`,
    'Ingredients:',
    ...recipe.ingredients.map((line) => `- ${line.text}`),
    'Method:',
    ...recipe.steps.map((step, at) => `${at + 1}. ${step.text}`),
    '=== end of recipe ===',
  ]
    .join('\n')
    .slice(0, PROMPT_MAX);
}
