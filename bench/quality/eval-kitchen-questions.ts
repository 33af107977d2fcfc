import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { secondsIn } from '@crisper/kitchen/cooking/asking/durations';
import { answerLocalized } from '@crisper/kitchen/cooking/asking/localized/answer-localized';
import { type AssistantReply, answer } from '@crisper/kitchen/cooking/assistant';
import type { CookingContext } from '@crisper/kitchen/cooking/cooking-context';
import { interactiveSteps } from '@crisper/kitchen/cooking/interactive-steps';
import { translatedSteps } from '@crisper/kitchen/cooking/translated-steps';
import { FOOD_LANGUAGES, type FoodLanguage } from '@crisper/kitchen/foods/localized/shown-names';
import { eatersAmong, type Person } from '@crisper/kitchen/foods/who-eats';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { inTranslation, readTranslation } from '@crisper/kitchen/recipes/translated/translate-recipe';
import { readCookBook } from '../../apps/server/src/rooms/recipes/book/cook-book.ts';
import type { Row } from '../row.ts';

const COOK_BOOK = fileURLToPath(new URL('../../recipes', import.meta.url));
const RIGHT = 0.92;
const WRONG = 0.03;
/** In other languages less is known, and more is said to be unknown. */
const RIGHT_LOCALIZED = 0.85;
const WRONG_LOCALIZED = 0.1;

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
  /** Where a wrong answer harms. */
  safety?: boolean;
  /** "open" ones may be read while mending, the figures are those of the others. */
  half?: 'open' | 'hidden';
}
type Verdict = 'right' | 'not understood' | 'wrong' | 'harmful';

/** "questions-de-unseen.jsonl" is in German. */
const languageOf = (file: string): FoodLanguage | undefined =>
  FOOD_LANGUAGES.find((one) => new RegExp(`-${one}(?:-[\\w-]+)?\\.jsonl$`).test(file));

/** How often the chef in cooking mode is right, does not understand, or is wrong, on questions of a file. */
export async function evaluateQuestions(file: string, verbose: boolean): Promise<Row[]> {
  const language = languageOf(file);
  const book = new Map((await readCookBook(COOK_BOOK)).map((recipe) => [recipe.slug, recipe]));
  const questions = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Question => JSON.parse(line));
  const judged = questions.map((question) => {
    const reply = language
      ? askIn(language, question, book.get(question.recipe)!)
      : ask(question, book.get(question.recipe)!);
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
      language,
    ),
  );
}

function rowsOf(
  half: Question['half'],
  verdicts: readonly Verdict[],
  language: FoodLanguage | undefined,
): Row[] {
  const [least, most] = language ? [RIGHT_LOCALIZED, WRONG_LOCALIZED] : [RIGHT, WRONG];
  const share = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length / verdicts.length;
  const percent = (value: number) => `${(value * 100).toFixed(0)}%`;
  const isGoal = half !== 'open';
  const name = `assistant${language ? ` in ${language}` : ''}${half === undefined ? '' : `, ${half} half`}`;
  const wrong = share('wrong') + share('harmful');
  return [
    {
      name: `${name}: right, of ${verdicts.length} questions`,
      measured: percent(share('right')),
      target: isGoal ? percent(least) : '',
      ok: !isGoal || share('right') >= least,
      alternative: `not understood, and said so: ${percent(share('not understood'))}`,
    },
    {
      name: `${name}: wrong`,
      measured: percent(wrong),
      target: isGoal ? `under ${percent(most)}` : '',
      ok: !isGoal || wrong < most,
    },
    {
      name: `${name}: harmful`,
      measured: percent(share('harmful')),
      target: '0%',
      ok: share('harmful') === 0,
    },
  ];
}

function ask(question: Question, recipe: Recipe): AssistantReply {
  const table = tableOf(question);
  return answer(question.question, contextOf(question, recipe, interactiveSteps(recipe, eatersAmong(table))));
}

/** The recipe and its steps in the words of the book in that language, as cooking mode shows them. */
function askIn(language: FoodLanguage, question: Question, recipe: Recipe): AssistantReply {
  const words = readTranslation(cookFile(recipe.slug), cookFile(recipe.slug, language), language)!;
  const steps = translatedSteps(recipe, words, language, eatersAmong(tableOf(question)));
  return answerLocalized(
    question.question,
    contextOf(question, inTranslation(recipe, words), steps),
    language,
  )!;
}

function cookFile(slug: string, folder = ''): string {
  const root = join(COOK_BOOK, folder);
  const path = (readdirSync(root, { recursive: true }) as string[]).find((one) =>
    new RegExp(`^[^/]+/${slug}\\.cook$`).test(one),
  );
  return readFileSync(join(root, path ?? ''), 'utf8');
}

const tableOf = ({ people }: Question): Person[] =>
  (people ?? []).map((one) => ({ diets: [], allergens: [], eats: true, ...one }));

function contextOf(
  question: Question,
  recipe: Recipe,
  steps: ReturnType<typeof interactiveSteps>,
): CookingContext {
  return {
    recipe: {
      ...recipe,
      calories: recipe.nutritionPerServing?.calories ?? null,
      nutrition: recipe.nutritionPerServing,
    },
    steps,
    currentStep: Math.min(question.step, steps.length) - 1,
    timers: (question.timers ?? '').split(',').flatMap((part) => {
      const remainingSeconds = secondsIn(part.trim());
      return remainingSeconds === null ? [] : [{ label: part.replace(/\d.*/, '').trim(), remainingSeconds }];
    }),
    lastReply: null,
    people: tableOf(question),
    lastQuestion: null,
  };
}

function judge({ says, never, action }: Question, reply: AssistantReply): Verdict {
  if (never !== undefined && new RegExp(never, 'i').test(reply.text)) return 'harmful';
  const does =
    action === undefined ||
    (action === null ? reply.action === null : reply.action !== null && holds(reply.action, action));
  if (new RegExp(says, 'i').test(reply.text) && does) return 'right';
  return reply.intent === 'unknown' ||
    /didn’t understand|can’t know|does not mention|don’t know|no sure|not sure about|know no|found no/i.test(
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
