import { askAssistant } from '@crisper/contract/cooking/cooking';
import type { Intent } from '@crisper/kitchen/cooking/asking/rules/intents';
import type { AssistantAction } from '@crisper/kitchen/cooking/cooking-context';
import { t } from '@lingui/core/macro';
import { call } from '../../../lib/api.ts';
import { activeLanguage } from '../../../lib/i18n/language.ts';
import { getSession } from '../../../lib/session/session-store.ts';
import { isRunning, remainingMs } from '../timers.ts';
import { timersFor } from '../timers-store.ts';
import { ANSWER_MS, RECENT_COMMANDS } from './constants.ts';
import type { Situation } from './local-answer.ts';

export interface Answer {
  text: string;
  action: AssistantAction | null;
}

/** A separate chunk with the whole larder: loaded when cooking starts, so that it works offline. */
export const loadKitchen = () => import('./local-answer.ts');

async function fromServer(
  question: string,
  situation: Situation,
  recent: readonly string[],
): Promise<string> {
  const { recipe, steps, cooking } = situation;
  const at = cooking?.active ?? 0;
  const running = timersFor(recipe.id).find(isRunning);
  const answer = await call(askAssistant, {
    body: {
      message: question.slice(0, 500),
      context: {
        recipe: {
          id: recipe.id.slice(0, 120),
          title: recipe.title.slice(0, 300),
          currentStep: at,
          totalSteps: steps.length,
          currentStepText: (steps[at]?.text ?? '').slice(0, 6000),
          allSteps: steps.map((step) => step.text.slice(0, 6000)).slice(0, 200),
          ingredients: recipe.ingredients.map((line) => line.text.slice(0, 600)).slice(0, 200),
          cookTime: recipe.cookTimeMin,
          prepTime: recipe.prepTimeMin,
          servings: recipe.servings,
          difficulty: recipe.difficulty,
          calories: recipe.calories,
        },
        recentCommands: recent.slice(-RECENT_COMMANDS).map((command) => command.slice(0, 500)),
        activeTimer: running ? Math.ceil(remainingMs(running, Date.now()) / 1000) : null,
      },
    },
    timeoutMs: ANSWER_MS,
  });
  return 'response' in answer ? answer.response : answer.fallback;
}

/** Answered here even where nothing happens on the screen: they cannot wait, or only this page knows. */
const AT_ONCE: ReadonlySet<Intent> = new Set(['emergency', 'safety', 'repeat', 'keep-timer', 'timer-status']);

/**
 * Commands for the screen are answered locally and at once. Everything else goes to the server, which may have a
 * text model; if it does not answer, the kitchen does.
 */
export async function ask(
  question: string,
  situation: Situation,
  recent: readonly string[],
): Promise<Answer> {
  const local = await loadKitchen()
    .then(({ localAnswer }) => localAnswer(question, situation))
    .catch(() => null);
  if (local && (local.action || AT_ONCE.has(local.intent))) return local;
  // A text model is checked for what somebody must not have in English alone, so here the kitchen comes first.
  const isAnswered = local !== null && activeLanguage() !== 'en' && local.intent !== 'unknown';
  // The recipe's allergens are one thing, the pack that stands in the cupboard another.
  const packs = local?.intent === 'allergens' ? (situation.excludedItems ?? []) : [];
  const withPacks = (text: string): Answer => ({ text: [text, ...packs].join(' '), action: null });
  if (!isAnswered && getSession() && navigator.onLine) {
    const text = await fromServer(question, situation, recent).catch(() => null);
    if (text) return withPacks(text);
  }
  return withPacks(
    local?.text ?? t`I can’t answer without a connection right now. The step is on your screen.`,
  );
}
