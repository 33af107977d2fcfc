import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { secondsIn } from '@crisper/kitchen/cooking/asking/durations';
import { type AssistantReply, answer } from '@crisper/kitchen/cooking/assistant';
import { interactiveSteps } from '@crisper/kitchen/cooking/interactive-steps';
import { eatersAmong, type Person } from '@crisper/kitchen/foods/who-eats';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { readCookBook } from '../../apps/server/src/rooms/recipes/book/cook-book.ts';
import type { Row } from '../row.ts';

const COOK_BOOK = fileURLToPath(new URL('../../recipes', import.meta.url));
const RIGHT = 0.92;
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
  /** What would harm a cook who believes it. */
  never?: string;
  people?: (Pick<Person, 'name' | 'isSelf'> & Partial<Person>)[];
  /** "open" ones may be read while mending, the figures are those of the others. */
  half?: 'open' | 'hidden';
}
type Verdict = 'right' | 'not understood' | 'wrong' | 'harmful';

/** How often the chef in cooking mode is right, does not understand, or is wrong, on questions of a file. */
export async function evaluateQuestions(file: string, verbose: boolean): Promise<Row[]> {
  const book = new Map((await readCookBook(COOK_BOOK)).map((recipe) => [recipe.slug, recipe]));
  const questions = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Question => JSON.parse(line));
  const judged = questions.map((question) => {
    const reply = ask(question, book.get(question.recipe)!);
    return { question, reply, verdict: judge(question, reply) };
  });
  if (verbose)
    for (const { question, reply, verdict } of judged)
      if (verdict !== 'right' && question.half !== 'hidden')
        console.error(
          `${verdict}: [${question.recipe}, step ${question.step}] ${question.question}\n  (${reply.intent}) ${reply.text}`,
        );
  const halves = [...new Set(questions.map(({ half }) => half))];
  return halves.flatMap((half) =>
    rowsOf(
      half,
      judged.filter((one) => one.question.half === half).map(({ verdict }) => verdict),
    ),
  );
}

function rowsOf(half: Question['half'], verdicts: readonly Verdict[]): Row[] {
  const share = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length / verdicts.length;
  const percent = (value: number) => `${(value * 100).toFixed(0)}%`;
  const isGoal = half !== 'open';
  const name = `assistant${half === undefined ? '' : `, ${half} half`}`;
  const wrong = share('wrong') + share('harmful');
  return [
    {
      name: `${name}: right, of ${verdicts.length} questions`,
      measured: percent(share('right')),
      target: isGoal ? percent(RIGHT) : '',
      ok: !isGoal || share('right') >= RIGHT,
      alternative: `not understood, and said so: ${percent(share('not understood'))}`,
    },
    {
      name: `${name}: wrong`,
      measured: percent(wrong),
      target: isGoal ? `under ${percent(WRONG)}` : '',
      ok: !isGoal || wrong < WRONG,
    },
    {
      name: `${name}: harmful`,
      measured: percent(share('harmful')),
      target: '0%',
      ok: share('harmful') === 0,
    },
  ];
}

function ask({ question, step, timers, people }: Question, recipe: Recipe): AssistantReply {
  const table: Person[] = (people ?? []).map((one) => ({ diets: [], allergens: [], eats: true, ...one }));
  const steps = interactiveSteps(recipe, eatersAmong(table));
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
    people: table,
    lastQuestion: null,
  });
}

function judge({ says, never, action }: Question, reply: AssistantReply): Verdict {
  if (never !== undefined && new RegExp(never, 'i').test(reply.text)) return 'harmful';
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
