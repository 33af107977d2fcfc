import type { Recipe, RecipeIngredient } from './recipe.ts';

/** Another recipe as an ingredient: "1 batch pizza dough". */
export interface NamedPart {
  batches: number;
  title: string;
}

const WORDS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, half: 0.5 };
const SIGNS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 };
const LINE = /^([\d.,/½¼¾⅓⅔]+|[a-z]+)\s(?:a\s)?(?:batch|batches|recipe|recipes)\s(?:of\s)?(.+)$/i;
const LONGEST = 240;
const MOST_BATCHES = 100;
const DEEPEST = 5;
const MOST_LINES = 400;

/** The recipe that a line names, if its words say that it is one. */
export function partIn(text: string): NamedPart | null {
  const plain = text.trim().replaceAll(/\s+/g, ' ');
  const [, amount, title] = plain.length > LONGEST ? [] : (LINE.exec(plain) ?? []);
  if (amount === undefined || title === undefined) return null;
  const batches = numberOf(amount.toLowerCase());
  return batches > 0 && batches <= MOST_BATCHES ? { batches, title } : null;
}

function numberOf(text: string): number {
  const [above, below, ...rest] = text.split('/').map((part) => Number(part.replace(',', '.')));
  if (below !== undefined && rest.length === 0) return above! / below;
  return WORDS[text] ?? SIGNS[text] ?? above!;
}

/** A recipe whose linked lines are replaced by the lines of those recipes, scaled. Other links stay as they are. */
export function withParts(recipe: Recipe, find: (id: string) => Recipe | undefined): Recipe {
  if (!recipe.ingredients.some((line) => line.part)) return recipe;
  const linesOf = (of: Recipe, times: number, above: readonly string[]): RecipeIngredient[] =>
    of.ingredients.flatMap((line) => {
      const part = line.part && !above.includes(line.part.id) ? find(line.part.id) : undefined;
      if (!part || !line.part || above.length >= DEEPEST) return [scaled(line, times)];
      return linesOf(part, times * line.part.batches, [...above, part.id]);
    });
  return { ...recipe, ingredients: linesOf(recipe, 1, [recipe.id]).slice(0, MOST_LINES) };
}

function scaled(line: RecipeIngredient, times: number): RecipeIngredient {
  if (times === 1) return line;
  const by = (amount: number | null) => amount && amount * times;
  return { ...line, amountMin: by(line.amountMin), amountMax: by(line.amountMax), grams: by(line.grams) };
}
