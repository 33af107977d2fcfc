import { type Drawable, drawnTitle } from './dish.ts';
import { fallbackForm } from './fallback-form.ts';
import { FORM_WORDS } from './form-words.data.ts';
import type { FormName } from './forms.ts';
import { wordsOf } from './words.ts';

/** Phrases of one to six words and the form they mean. */
const FORMS_BY_PHRASE = new Map<string, FormName>(
  Object.entries(FORM_WORDS).flatMap(([form, phrases]) =>
    phrases.split(',').map((phrase) => [wordsOf(phrase).join(' '), form as FormName] as const),
  ),
);
const LONGEST = 6;

/** From here on a title says what is served with the dish, not what it is. */
const TAIL = new Set([
  'with',
  'in',
  'on',
  'over',
  'for',
  'from',
  'without',
  'topped',
  'served',
  'featuring',
  'under',
  'al',
  'alla',
  'all',
]);

interface Found {
  form: FormName;
  from: number;
  to: number;
}

/** All phrases in a row of words that name a form, those that end last first, longer ones before shorter ones. */
function found(words: readonly string[]): Found[] {
  const all: Found[] = [];
  for (let to = words.length; to > 0; to -= 1)
    for (let from = Math.max(0, to - LONGEST); from < to; from += 1) {
      const form = FORMS_BY_PHRASE.get(words.slice(from, to).join(' '));
      if (form) all.push({ form, from, to });
    }
  return all;
}

/** "Burger and Fries" is a burger: what follows the "and" is a dish of its own, and what comes before it too. */
function beforeAnd(words: readonly string[], all: readonly Found[]): Found | undefined {
  const and = words.lastIndexOf('and');
  if (and < 1) return undefined;
  const [last] = all;
  if (!last || last.from !== and + 1 || last.to !== words.length) return undefined;
  return all.find(({ to }) => to === and);
}

const PASTA = new Set<FormName | undefined>(['spaghetti', 'tagliatelle', 'short-pasta', 'noodles']);

function named(words: readonly string[]): FormName | undefined {
  const all = found(words);
  const form = (beforeAnd(words, all) ?? all[0])?.form;
  return PASTA.has(form) && words.includes('baked') ? 'baked-pasta' : form;
}

/** The words before the first word that starts a tail, and those after it; words in brackets are left out. */
function parts(title: string): { head: string[]; tail: string[]; aside: string[] } {
  const words = wordsOf(title.replaceAll('(', ' ( ').replaceAll(')', ' ) '));
  const open = words.indexOf('(');
  const aside = open < 0 ? [] : words.slice(open + 1).filter((word) => word !== ')');
  const plain = open < 0 ? words : words.slice(0, open);
  const cut = plain.findIndex((word, place) => place > 0 && TAIL.has(word));
  return cut < 0
    ? { head: plain, tail: [], aside }
    : { head: plain.slice(0, cut), tail: plain.slice(cut + 1), aside };
}

/** The form of the finished dish: the last noun of the title that names one, else what its foods and course suggest. */
export function formOf(
  recipe: Pick<Drawable, 'title' | 'englishTitle' | 'plate' | 'equipment' | 'courses'>,
): FormName {
  const { head, tail, aside } = parts(drawnTitle(recipe));
  // A phrase may reach over the cut: "toad in the hole".
  const whole = [...head, ...tail];
  const across = found(wordsOf(drawnTitle(recipe))).find(
    ({ from, to }) => from < head.length && to > head.length,
  );
  return (
    across?.form ??
    named(head) ??
    named(aside) ??
    fallbackForm({ head, whole, recipe }) ??
    named(tail) ??
    'plated'
  );
}
