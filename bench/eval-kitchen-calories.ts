import { foods } from '@crisper/kitchen/foods/larder';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readPage } from '@crisper/kitchen/recipes/read-page';
import { parseIngredient } from 'parse-ingredient';
import type { Page } from './eval-kitchen-pages.ts';

/** Calories per serving against what the pages publish, beside a reader that looks names up as strings. */

interface Guess {
  name: string;
  published: number;
  ours: number | null;
  resolvedShare: number;
  naive: number | null;
}

export function evaluateCalories(pages: readonly Page[], verbose: boolean): void {
  const guesses = pages.flatMap(guess);
  console.log(`calories: ${guesses.length} pages publish them`);
  if (guesses.length === 0) return;
  summary(
    'crisper',
    guesses.map((one) => ({ published: one.published, figure: one.ours })),
  );
  summary(
    'names as strings, one weight per unit',
    guesses.map((one) => ({ published: one.published, figure: one.naive })),
  );
  if (!verbose) return;
  for (const one of guesses) {
    const error =
      one.ours === null ? 'unknown' : `${Math.round((100 * (one.ours - one.published)) / one.published)}%`;
    console.log(
      `  ${one.name}: published ${one.published}, ours ${one.ours ?? 'unknown'} (${error}), resolved ${one.resolvedShare}`,
    );
  }
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

function summary(label: string, guesses: readonly { published: number; figure: number | null }[]): void {
  const errors = guesses
    .filter((one) => one.figure !== null)
    .map((one) => Math.abs((one.figure ?? 0) - one.published) / one.published);
  errors.sort((a, b) => a - b);
  const median = errors[Math.floor(errors.length / 2)] ?? Number.NaN;
  const near = errors.filter((error) => error <= 0.25).length;
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  console.log(
    `${label}: answered ${errors.length} of ${guesses.length}, median error ${percent(median)}, within 25%: ${percent(near / Math.max(1, errors.length))} of those answered, ${percent(near / guesses.length)} of all`,
  );
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
