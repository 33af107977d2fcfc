import { foods } from '@crisper/kitchen/foods/larder';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readPage } from '@crisper/kitchen/recipes/reading/read-page';
import { parseIngredient } from 'parse-ingredient';
import type { Row } from '../row.ts';
import { type Blame, blameFor, causeRows } from './calorie-causes.ts';
import type { Page } from './eval-kitchen-pages.ts';
import { doubtsAbout, macrosOf } from './plausible-page.ts';

/**
 * Calories per serving compared with the published ones, for our reader and for one that looks up names as strings.
 * Half of the sites are for looking at errors, the other half only for the figures: only the first half is printed by --verbose.
 */

interface Guess {
  name: string;
  hidden: boolean;
  /** Why the published figure cannot be right, judged without ours; null when it can. */
  doubt: string | null;
  published: number;
  ours: number | null;
  range: readonly [number, number] | null;
  resolvedShare: number;
  naive: number | null;
  blame: Blame | null;
}

const TARGET = { median: 0.07, near: 0.9, inRange: 0.8 } as const;
const NEAR = 0.25;

export function evaluateCalories(pages: readonly Page[], verbose: boolean): Row[] {
  const guesses = pages.flatMap(guess);
  if (guesses.length === 0) return [];
  if (verbose) for (const one of guesses) if (!one.hidden) console.error(lineOf(one));
  const plausible = guesses.filter((one) => one.doubt === null && one.ours !== null);
  const open = plausible.filter((one) => !one.hidden);
  return [
    ...rowsOf('all that publish them', guesses, false),
    ...rowsOf('plausible and understood', plausible, false),
    ...rowsOf('plausible and understood, open sites', open, false),
    ...causeRows(
      'open sites',
      open.length,
      open.flatMap((one) => one.blame ?? []),
    ),
    ...rowsOf(
      'plausible and understood, hidden sites',
      plausible.filter((one) => one.hidden),
      true,
    ),
  ];
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const OTHER = 'names as strings, one weight a unit:';

function rowsOf(title: string, guesses: readonly Guess[], isGoal: boolean): Row[] {
  if (guesses.length === 0) return [];
  const ours = summary(guesses.map((one) => ({ published: one.published, figure: one.ours })));
  const naive = summary(guesses.map((one) => ({ published: one.published, figure: one.naive })));
  const held = guesses.filter(
    ({ range, published }) => range !== null && range[0] <= published && published <= range[1],
  ).length;
  const name = `calories, ${title} (${guesses.length} pages)`;
  const near = ours.near / guesses.length;
  const inRange = held / guesses.length;
  return [
    {
      name: `${name}: median error`,
      measured: `${percent(ours.median)} of ${ours.answered} answered`,
      target: isGoal ? percent(TARGET.median) : '',
      ok: !isGoal || ours.median <= TARGET.median,
      alternative: `${OTHER} ${percent(naive.median)} of ${naive.answered}`,
    },
    {
      name: `${name}: within 25%`,
      measured: percent(near),
      target: isGoal ? percent(TARGET.near) : '',
      ok: !isGoal || near >= TARGET.near,
      alternative: `${OTHER} ${percent(naive.near / guesses.length)}`,
    },
    {
      name: `${name}: in the range shown`,
      measured: percent(inRange),
      target: isGoal ? percent(TARGET.inRange) : '',
      ok: !isGoal || inRange >= TARGET.inRange,
    },
  ];
}

function lineOf(one: Guess): string {
  const error =
    one.ours === null ? 'unknown' : `${Math.round((100 * (one.ours - one.published)) / one.published)}%`;
  const doubt = one.doubt === null ? '' : `, doubtful: ${one.doubt}`;
  const cause = one.blame === null || one.doubt !== null ? '' : `, ${one.blame.cause}`;
  return `${one.name}: published ${one.published}, ours ${one.ours ?? 'unknown'} (${error}), resolved ${one.resolvedShare}${doubt}${cause}`;
}

/** Every second site by its name, so that adding pages does not move a site to the other half. */
function isHiddenSite(site: string): boolean {
  let hash = 0x811c9dc5;
  for (const letter of site) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % 2 === 1;
}

function guess(page: Page): Guess[] {
  const draft = readPage(page.html);
  const text = page.expected.nutrients?.calories ?? '';
  const published = Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? Number.NaN);
  if (draft === null || !(published > 0) || draft.servings === null) return [];
  const recipe = finishRecipe(draft);
  const nutrition = recipe.nutritionPerServing;
  const naive = naiveCalories(
    draft.ingredients.map((line) => line.text),
    draft.servings,
  );
  return [
    {
      name: page.name,
      hidden: isHiddenSite(page.name.slice(0, page.name.indexOf('/'))),
      doubt: doubtsAbout(draft, page.expected.nutrients ?? {}),
      published,
      ours: nutrition?.calories ?? null,
      range: nutrition?.range ?? null,
      resolvedShare: nutrition?.resolvedShare ?? 0,
      naive,
      blame: blameFor(recipe, { calories: published, ...macrosOf(page.expected.nutrients ?? {}) }),
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
