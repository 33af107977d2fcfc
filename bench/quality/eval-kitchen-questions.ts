import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { secondsIn } from '@crisper/kitchen/cooking/asking/durations';
import { type AssistantReply, answer } from '@crisper/kitchen/cooking/assistant';
import { interactiveSteps } from '@crisper/kitchen/cooking/interactive-steps';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { readCookBook } from '../../apps/server/src/rooms/recipes/book/cook-book.ts';
import type { Row } from '../row.ts';

const COOK_BOOK = fileURLToPath(new URL('../../recipes', import.meta.url));
const RIGHT = 0.85;
const WRONG = 0.03;

/** A question with what a right answer says (a pattern) and does. */
interface Question {
  recipe: string;
  step: number;
  /** "rice 10 minutes, eggs 3 minutes". */
  timers?: string | null;
  question: string;
  says: string;
  /** Parts of the action; null: none; left out: any. */
  action?: Record<string, unknown> | null;
}
type Verdict = 'right' | 'not understood' | 'wrong';

/** How often the chef in cooking mode is right, does not understand, or is wrong, on questions of a file. */
export async function evaluateQuestions(file: string, verbose: boolean): Promise<Row[]> {
  const book = new Map((await readCookBook(COOK_BOOK)).map((recipe) => [recipe.slug, recipe]));
  const questions = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Question => JSON.parse(line));
  const counts: Record<Verdict, number> = { right: 0, 'not understood': 0, wrong: 0 };
  for (const question of questions) {
    const reply = ask(question, book.get(question.recipe)!);
    const verdict = judge(question, reply);
    counts[verdict] += 1;
    if (verbose && verdict !== 'right')
      console.error(
        `${verdict}: [${question.recipe}, step ${question.step}] ${question.question}\n  ${reply.text}`,
      );
  }
  const share = (verdict: Verdict) => counts[verdict] / questions.length;
  const percent = (value: number) => `${(value * 100).toFixed(0)}%`;
  return [
    {
      name: `assistant: right, of ${questions.length} questions`,
      measured: percent(share('right')),
      target: percent(RIGHT),
      ok: share('right') >= RIGHT,
      alternative: `not understood, and said so: ${percent(share('not understood'))}`,
    },
    {
      name: 'assistant: wrong',
      measured: percent(share('wrong')),
      target: `under ${percent(WRONG)}`,
      ok: share('wrong') < WRONG,
    },
  ];
}

function ask({ question, step, timers }: Question, recipe: Recipe): AssistantReply {
  const steps = interactiveSteps(recipe);
  return answer(question, {
    recipe: {
      ...recipe,
      calories: recipe.nutritionPerServing?.calories ?? null,
      nutrition: recipe.nutritionPerServing,
    },
    steps,
    currentStep: Math.min(step, steps.length) - 1,
    timers: (timers ?? '').split(',').flatMap((part) => {
      const remainingSeconds = secondsIn(part.trim());
      return remainingSeconds === null ? [] : [{ label: part.replace(/\d.*/, '').trim(), remainingSeconds }];
    }),
    lastReply: null,
    people: [],
    lastQuestion: null,
  });
}

function judge({ says, action }: Question, reply: AssistantReply): Verdict {
  const does =
    action === undefined ||
    (action === null ? reply.action === null : reply.action !== null && holds(reply.action, action));
  if (new RegExp(says, 'i').test(reply.text) && does) return 'right';
  return /didn’t understand|can’t know|does not mention|don’t know|no sure|not sure about|know no|found no/i.test(
    reply.text,
  )
    ? 'not understood'
    : 'wrong';
}

const holds = (action: object, wanted: Record<string, unknown>): boolean =>
  Object.entries(wanted).every(
    ([key, value]) =>
      JSON.stringify((action as Record<string, unknown>)[key])?.toLowerCase() ===
      JSON.stringify(value).toLowerCase(),
  );
