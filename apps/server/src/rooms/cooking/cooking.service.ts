import type { User } from '@crisper/contract/auth/auth';
import type { askAssistant } from '@crisper/contract/cooking/cooking';
import { LANGUAGE_NAMES, type Language } from '@crisper/contract/languages';
import type { Intent } from '@crisper/kitchen/cooking/asking/rules/intents';
import {
  avoidsNothing,
  type Eaters,
  eatersAmong,
  namesForbidden,
  type Person,
} from '@crisper/kitchen/foods/who-eats';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import { currentLanguage } from '../../language.ts';
import type { Parsing } from '../../parsing/parser.ts';
import { Problem } from '../../problem.ts';
import { readPrompt } from '../../prompt-file.ts';
import type { TextProvider } from '../../providers/text/text.provider.ts';
import { inWords, translationFor } from '../../translated-book.ts';
import { type RecipesService, stepsInWords } from '../recipes/recipes.room.ts';
import { answerCook } from './cooking.parsers.ts';

const MODEL_LIMIT_MS = 8_000;
const MODEL_TOKENS = 220;
const REPLY_MAX = 1_200;
const QUESTIONS: Rule = { name: 'assistant', max: 40, seconds: 60 };

/** Questions about facts and actions of the cooking screen. These are never sent to a model. */
const KITCHEN_ALONE: ReadonlySet<Intent> = new Set<Intent>([
  'emergency',
  'safety',
  'rescue',
  'reheat',
  'freeze',
  'storage',
  'doneness',
  'allergens',
  'nutrition',
  'cancel-timer',
  'timer-status',
  'set-timer',
  'keep-timer',
  'pause-timer',
  'resume-timer',
  'restart-timer',
  'add-time',
  'scale',
  'go-to',
  'current',
  'steps-left',
  'previous',
  'next',
  'repeat',
  'done',
  'stop',
  'start',
]);

type Question = z.output<NonNullable<typeof askAssistant.body>>;
type Reply = z.output<typeof askAssistant.response>;

interface Deps {
  recipes: RecipesService;
  /** Who lives here, what they keep to, and who eats now. */
  peopleOf: (user: User) => Promise<readonly Person[]>;
  parsing: Parsing;
  limiter: Limiter;
  log: Logger;
  /** When absent, the kitchen answers by itself. */
  text?: TextProvider | undefined;
}

export type CookingService = ReturnType<typeof createCooking>;

export function createCooking({ recipes, peopleOf, parsing, limiter, log, text }: Deps) {
  const system = readPrompt(import.meta.url, 'assistant.prompt.txt');

  /** The stored recipe, which has more data than the browser's; null when there is none. */
  const storedFor = async ({ context }: Question, userId: string): Promise<Recipe | null> => {
    if (!context.recipe.id) return null;
    return recipes.find(context.recipe.id, userId).catch((error) => {
      if (error instanceof Problem) return null;
      throw error;
    });
  };

  const askModel = async (
    question: Question,
    recipe: Recipe,
    eaters: Eaters,
    on: OnWords,
  ): Promise<string | null> => {
    if (!text) return null;
    const language = currentLanguage();
    const inWhat = language === 'en' ? '' : `\n\nAnswer in ${LANGUAGE_NAMES[language]}.`;
    const prompt = `${describe(question, recipe, eaters)}\n\nThe cook asks: ${question.message}${inWhat}`;
    // Words that are shown cannot be taken back, so where a user avoids something the whole reply is looked at first.
    const isFree = avoidsNothing(eaters);
    let said = '';
    try {
      const words = text.stream({ system, prompt, timeLimit: MODEL_LIMIT_MS, maxTokens: MODEL_TOKENS });
      for await (const part of words) {
        said += part;
        if (isFree) on(part);
        if (said.length > REPLY_MAX) break;
      }
    } catch (error) {
      log.warn({ err: error }, 'the text model did not answer');
      return null;
    }
    const reply = said.trim().slice(0, REPLY_MAX);
    // The recipe itself may hold what is not liked, and may be spoken of.
    if (!namesForbidden(reply, { ...eaters, dislikes: [] })) return reply || null;
    log.info('a reply was refused: it names what somebody at the table must not have');
    return null;
  };

  return {
    /** `on` receives the model's words as they are streamed. The returned reply replaces them. */
    async ask(question: Question, user: User, on: OnWords = () => {}): Promise<Reply> {
      await limiter.use(QUESTIONS, user.id);
      const [stored, people] = await Promise.all([storedFor(question, user.id), peopleOf(user)]);
      const { message, context } = question;
      const language = currentLanguage();
      const eaters = eatersAmong(people);
      const translated =
        stored && translationFor(stored)
          ? { recipe: inWords(stored), steps: stepsInWords(stored, eaters) }
          : null;
      const { recipe, reply: own } = await parsing.read(
        answerCook,
        { message, context, recipe: stored, people, language, translated },
        user.id,
      );
      const response =
        KITCHEN_ALONE.has(own.intent) || !mayAskModel(language, eaters)
          ? null
          : await askModel(question, recipe, eaters, on);
      return response === null ? { fallback: own.text } : { response };
    },
  };
}

/** A reply is looked through for forbidden foods in English only. */
const mayAskModel = (language: Language, eaters: Eaters): boolean =>
  language === 'en' || avoidsNothing(eaters);

type OnWords = (words: string) => void;

function describe({ context }: Question, recipe: Recipe, { diets, allergens, dislikes }: Eaters): string {
  const step = context.recipe.currentStepText ?? recipe.steps[context.recipe.currentStep - 1]?.text ?? '';
  return [
    '=== recipe ===',
    `${recipe.title}, for ${recipe.servings}, ${recipe.totalMinutes} minutes`,
    `Ingredients: ${recipe.ingredients.map((line) => line.text).join('; ')}`,
    ...recipe.steps.map((one, at) => `Step ${at + 1}: ${one.text}`),
    '=== end of recipe ===',
    ...(diets.length > 0 ? [`Who eats keeps to: ${diets.join(', ')}`] : []),
    ...(allergens.length > 0 ? [`Who eats must have none of: ${allergens.join(', ')}`] : []),
    ...(dislikes ? [`Who eats does not like: ${dislikes.join(', ')}. Suggest none of it.`] : []),
    `The cook is at: ${step || 'the beginning'}`,
    ...(context.activeTimer === null
      ? []
      : [`A timer runs: ${Math.round(context.activeTimer)} seconds left.`]),
    ...(context.recentCommands.length > 0 ? [`Said before: ${context.recentCommands.join(' / ')}`] : []),
  ]
    .join('\n')
    .slice(0, 12_000);
}
