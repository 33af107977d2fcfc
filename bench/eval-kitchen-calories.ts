import { foods } from '@crisper/kitchen/foods/larder';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readPage } from '@crisper/kitchen/recipes/read-page';
import { parseIngredient } from 'parse-ingredient';
import type { Page } from './eval-kitchen-pages.ts';
import type { Row } from './row.ts';

/** Calories per serving compared with the published ones, for our reader and for one that looks up names as strings. */

interface Guess {
  name: string;
  published: number;
  ours: number | null;
  resolvedShare: number;
  naive: number | null;
}

const TARGET = { median: 0.12, near: 0.8 } as const;
const NEAR = 0.25;

export function evaluateCalories(pages: readonly Page[], verbose: boolean): Row[] {
  const guesses = pages.flatMap(guess);
  if (guesses.length === 0) return [];
  if (verbose) for (const one of guesses) console.error(lineOf(one));
  const ours = summary(guesses.map((one) => ({ published: one.published, figure: one.ours })));
  const naive = summary(guesses.map((one) => ({ published: one.published, figure: one.naive })));
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  const other = 'names as strings, one weight a unit:';
  return [
    {
      name: `calories per serving (${guesses.length} pages publish them): median error`,
      measured: `${percent(ours.median)} of ${ours.answered} answered`,
      target: percent(TARGET.median),
      ok: ours.median <= TARGET.median,
      alternative: `${other} ${percent(naive.median)} of ${naive.answered}`,
    },
    {
      name: 'calories per serving: within 25% of what is published, of all pages',
      measured: `${percent(ours.near / guesses.length)} (${percent(ours.near / ours.answered)} of those answered)`,
      target: percent(TARGET.near),
      ok: ours.near / guesses.length >= TARGET.near,
      alternative: `${other} ${percent(naive.near / guesses.length)}`,
    },
  ];
}

function lineOf(one: Guess): string {
  const error =
    one.ours === null ? 'unknown' : `${Math.round((100 * (one.ours - one.published)) / one.published)}%`;
  return `${one.name}: published ${one.published}, ours ${one.ours ?? 'unknown'} (${error}), resolved ${one.resolvedShare}`;
}

function guess(page: Page): Guess[] {
  const draft = readPage(page.html);
  const text = page.expected.nutrients?.calories ?? '';
  const published = Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? Number.NaN);
  if (draft === null || !(published > 0) || draft.servings === null) return [];
  const nutrition = finishRecipe(draft).nutritionPerServing;
  const naive = naiveCalories(
    draft.ingredients.map((line) => line.text),
    draft.servings,
  );
  return [
    {
      name: page.name,
      published,
      ours: nutrition?.calories ?? null,
      resolvedShare: nutrition?.resolvedShare ?? 0,
      naive,
    },
  ];
}

function summary(guesses: readonly { published: number; figure: number | null }[]) {
  const errors = guesses
    .filter((one) => one.figure !== null)
    .map((one) => Math.abs((one.figure ?? 0) - one.published) / one.published)
    .sort((a, b) => a - b);
  return {
    answered: errors.length,
    median: errors[Math.floor(errors.length / 2)] ?? Number.NaN,
    near: errors.filter((error) => error <= NEAR).length,
  };
}

const GRAMS: Readonly<Record<string, number>> = {
  cup: 240,
  tablespoon: 15,
  teaspoon: 5,
  ounce: 28,
  pound: 454,
  gram: 1,
  kilogram: 1000,
  milliliter: 1,
};
const byName = new Map(foods.map((food) => [food.name, food]));

function naiveCalories(lines: readonly string[], servings: number): number | null {
  let kcal = 0;
  for (const line of lines) {
    const [read] = parseIngredient(line);
    const food = read && byName.get(read.description.toLowerCase());
    if (!read || !food) continue;
    kcal +=
      ((read.quantity ?? 0) * (GRAMS[read.unitOfMeasureID ?? ''] ?? 100) * food.per100g.energyKcal) / 100;
  }
  return kcal === 0 ? null : kcal / servings;
}
