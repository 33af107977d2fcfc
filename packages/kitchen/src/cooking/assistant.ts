import type { InteractiveStep } from '@crisper/contract/recipes';
import type { Recipe } from '../recipes/recipe.ts';
import { type Intent, intentOf, plainQuestion } from './intents.ts';
import * as kitchen from './kitchen-replies.ts';
import * as step from './step-replies.ts';

export interface RunningTimer {
  label: string;
  remainingSeconds: number;
}

export interface CookingContext {
  recipe: Pick<
    Recipe,
    | 'title'
    | 'ingredients'
    | 'servings'
    | 'totalMinutes'
    | 'prepMinutes'
    | 'cookMinutes'
    | 'allergens'
    | 'mayContain'
    | 'hasUnknown'
  > & { calories: number | null };
  steps: readonly InteractiveStep[];
  /** Index of the current step in `steps`. */
  currentStep: number;
  timers: readonly RunningTimer[];
  /** The assistant's last reply, for "repeat". */
  lastReply: string | null;
}

/** Actions for the cooking screen, besides the spoken reply. */
export type AssistantAction =
  | { type: 'go-to'; step: number }
  | { type: 'complete'; step: number }
  | { type: 'pause' }
  | { type: 'start' }
  | { type: 'set-timer'; seconds: number }
  | { type: 'cancel-timer' };

export interface AssistantReply {
  intent: Intent;
  text: string;
  action: AssistantAction | null;
}

type Reply = string | { text: string; action: AssistantAction };
type Replier = (question: string, context: CookingContext) => Reply;

const REPLIES: Readonly<Record<Intent, Replier>> = {
  safety: kitchen.safety,
  'cancel-timer': step.cancelTimer,
  'timer-status': step.timerStatus,
  'set-timer': step.setTimer,
  convert: kitchen.convert,
  substitute: kitchen.substitute,
  'leave-out': kitchen.leaveOut,
  storage: kitchen.storage,
  'al-dente': () =>
    'Al dente means firm to the bite: cut a piece and there is a pinhead of white in the middle. Taste two minutes before the packet says.',
  doneness: kitchen.doneness,
  'how-much': kitchen.howMuch,
  nutrition: kitchen.nutrition,
  allergens: kitchen.allergens,
  temperature: step.temperature,
  timing: step.timing,
  previous: step.previous,
  repeat: step.repeat,
  next: step.next,
  done: step.done,
  stop: () => ({ text: 'Okay, I will wait. Say "start" when you are ready.', action: { type: 'pause' } }),
  ingredients: step.ingredients,
  current: step.current,
  overview: step.overview,
  start: step.start,
  help: () =>
    'You can ask for the next step, how much of something, how long, how hot, what to use instead, how to tell it is done, or set a timer.',
};

/** Answers from this recipe and the kitchen's own data only. Never throws. */
export function answer(question: string, context: CookingContext): AssistantReply {
  const plain = plainQuestion(question);
  const intent = intentOf(plain);
  const reply = REPLIES[intent](plain, context);
  return typeof reply === 'string' ? { intent, text: reply, action: null } : { intent, ...reply };
}
