import { createInterface } from 'node:readline';
import { parseLine } from '@crisper/kitchen/measures/parse-line';
import { nutritionOf } from '@crisper/kitchen/nutrition/nutrition-of';
import { LIMITS, plainIngredient } from '@crisper/kitchen/recipes/draft';
import { finishIngredient } from '@crisper/kitchen/recipes/finish-ingredient';

const MOST_SERVINGS = 1_000;

/** Reads one ingredient line at a time and prints one JSON each, in the same order. Empty lines are kept. */
export async function parse(): Promise<number> {
  await eachLine((text) => {
    const line = parseLine(text);
    const { quantity, quantityMax, unit, name, food, grams, preparation, confidence } = line;
    return {
      quantity,
      quantityMax,
      unit,
      name,
      food,
      grams: rounded(grams),
      preparation,
      confidence: rounded(confidence, 1_000),
    };
  });
  return 0;
}

/** Reads `{ingredients: [line…], servings}` and prints the nutrition of one serving. */
export async function nutrition(): Promise<number> {
  let bad = 0;
  await eachLine((text) => {
    const asked = readQuestion(text);
    if (typeof asked === 'string') {
      bad += 1;
      return { error: asked };
    }
    const ingredients = asked.lines.map((line) =>
      finishIngredient(plainIngredient(line), { servings: asked.servings, method: asked.method }),
    );
    const figures = nutritionOf(ingredients, asked.servings);
    if (figures === null)
      return {
        calories: null,
        protein: null,
        carbs: null,
        fat: null,
        fiber: null,
        range: null,
        resolvedShare: 0,
      };
    const { calories, protein, carbs, fat, fiber, range, resolvedShare } = figures;
    return { calories, protein, carbs, fat, fiber, range, resolvedShare };
  });
  return bad === 0 ? 0 : 1;
}

function readQuestion(text: string): { lines: string[]; servings: number; method: string } | string {
  let value: { ingredients?: unknown; servings?: unknown; steps?: unknown } | null;
  try {
    value = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  const given = value?.ingredients;
  if (!Array.isArray(given) || given.length > LIMITS.ingredients)
    return `ingredients must be a list of at most ${LIMITS.ingredients} lines`;
  const lines = given.filter((line) => typeof line === 'string');
  if (lines.length !== given.length) return 'every ingredient must be a line of text';
  const servings = Number(value?.servings ?? 1);
  if (!(servings > 0 && servings <= MOST_SERVINGS))
    return `servings must be a number above zero, at most ${MOST_SERVINGS}`;
  const method = Array.isArray(value?.steps)
    ? value.steps.filter((step) => typeof step === 'string').join(' ')
    : '';
  return { lines, servings, method };
}

export async function eachLine(answer: (line: string) => unknown): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    const written = process.stdout.write(`${JSON.stringify(answer(line))}\n`);
    if (!written) await new Promise((resume) => process.stdout.once('drain', resume));
  }
}

function rounded(value: number | null, parts = 100): number | null {
  return value === null ? null : Math.round(value * parts) / parts;
}
