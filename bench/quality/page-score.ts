import { EMPTY_DRAFT, type RecipeDraft } from '@crisper/kitchen/recipes/draft';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import type { Recipe, RecipeIngredient } from '@crisper/kitchen/recipes/recipe';

/** Lines and steps of printed recipes, and how many of them were read right. */
export interface PageScore {
  lines: number;
  linesRight: number;
  steps: number;
  stepsRight: number;
  titles: number;
  titlesRight: number;
}

export const NO_SCORE: PageScore = {
  lines: 0,
  linesRight: 0,
  steps: 0,
  stepsRight: 0,
  titles: 0,
  titlesRight: 0,
};

export const addScores = (a: PageScore, b: PageScore): PageScore => ({
  lines: a.lines + b.lines,
  linesRight: a.linesRight + b.linesRight,
  steps: a.steps + b.steps,
  stepsRight: a.stepsRight + b.stepsRight,
  titles: a.titles + b.titles,
  titlesRight: a.titlesRight + b.titlesRight,
});

/** Letters of a step that may be read wrong. Its numbers may not. */
const WRONG_LETTERS = 0.03;

/** A line counts when amount, unit and food are those of the printed one; more lines than printed count against it. */
export function scorePage(printed: Recipe, draft: RecipeDraft | null): PageScore {
  const wanted = printed.ingredients.map(({ text }) => text);
  const truth = finishRecipe({
    ...(draft ?? EMPTY_DRAFT),
    ingredients: wanted.map((text) => ({ text, marked: null })),
  });
  const read = draft ? finishRecipe(draft).ingredients.map(partsOf) : [];
  let linesRight = 0;
  for (const line of truth.ingredients) {
    const at = read.indexOf(partsOf(line));
    if (at < 0) continue;
    read.splice(at, 1);
    linesRight += 1;
  }
  const extra = Math.max(0, (draft?.ingredients.length ?? 0) - wanted.length);
  const steps = (draft?.steps ?? []).map(({ text }) => plain(text));
  return {
    lines: wanted.length,
    linesRight: Math.max(0, linesRight - extra),
    steps: printed.steps.length,
    stepsRight: printed.steps.filter(({ text }) => steps.some((step) => isWhole(step, plain(text)))).length,
    titles: 1,
    titlesRight: draft && isWhole(plain(draft.title), plain(printed.title)) ? 1 : 0,
  };
}

const partsOf = ({ amountMin, amountMax, unit, food, name }: RecipeIngredient): string =>
  JSON.stringify([rounded(amountMin), rounded(amountMax), unit, food ?? name.toLowerCase()]);
const rounded = (value: number | null): number | null => value && Math.round(value * 100) / 100;

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/(\d)(?=\d⁄)/g, '$1 ')
    .replaceAll('⁄', '/')
    .replace(/[\u0300-\u036f\s]/g, '')
    .toLowerCase();
}

function isWhole(read: string, printed: string): boolean {
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).join();
  return numbers(read) === numbers(printed) && distance(read, printed) <= WRONG_LETTERS * printed.length;
}

function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > WRONG_LETTERS * b.length + 1) return b.length;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length]!;
}
