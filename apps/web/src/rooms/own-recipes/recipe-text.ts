import { type ImportedDraft, type OwnRecipe, ownRecipe } from '@crisper/contract/own-recipes';
import type { Recipe } from '@crisper/contract/recipes';
import type { Course } from '@crisper/contract/words';

/** A recipe as it stands in the fields of the form: one ingredient and one step a line. */
export interface RecipeText {
  title: string;
  description: string;
  courses: Course[];
  servings: string;
  prepTimeMin: string;
  cookTimeMin: string;
  ingredients: string;
  instructions: string;
  sourceUrl: string | null;
}

export type RecipeErrors = Partial<Record<keyof RecipeText, string>>;

export const EMPTY_TEXT: RecipeText = {
  title: '',
  description: '',
  courses: [],
  servings: '4',
  prepTimeMin: '',
  cookTimeMin: '',
  ingredients: '',
  instructions: '',
  sourceUrl: null,
};

const BULLET = /^[-*•▢□·–]\s+/;
const NUMBER = /^(?:step\s+)?\d{1,2}\s*[.):]\s+/i;

function lines(text: string): string[] {
  return text
    .split(/\r\n|[\r\n]/)
    .map((line) => line.trim().replace(BULLET, ''))
    .filter((line) => line !== '');
}

export function ingredientLines(text: string): string[] {
  return lines(text);
}

/** The numbers that people write before their steps are ours to write. */
export function stepLines(text: string): string[] {
  return lines(text)
    .map((line) => line.replace(NUMBER, ''))
    .filter((line) => line !== '');
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const digits = (value: number | null) => (value === null ? '' : String(value));

export function textOfDraft(draft: ImportedDraft): RecipeText {
  return {
    title: oneLine(draft.title),
    description: draft.description,
    courses: [...draft.courses],
    servings: digits(draft.servings),
    prepTimeMin: digits(draft.prepTimeMin),
    cookTimeMin: digits(draft.cookTimeMin),
    ingredients: draft.ingredients.map(oneLine).join('\n'),
    instructions: draft.instructions.map(oneLine).join('\n'),
    sourceUrl: draft.sourceUrl,
  };
}

export function textOfRecipe(recipe: Recipe): RecipeText {
  return textOfDraft({
    ...recipe,
    ingredients: recipe.ingredients.map((line) => line.text),
    instructions: recipe.steps.map((step) => step.text),
  });
}

/** Nothing typed is no number, anything but digits is a wrong one. */
function whole(text: string): number | null {
  const plain = text.trim();
  if (plain === '') return null;
  return /^\d{1,6}$/.test(plain) ? Number(plain) : Number.NaN;
}

type Read = { recipe: OwnRecipe; errors?: never } | { recipe?: never; errors: RecipeErrors };

/** The recipe that the fields say, or what is wrong with each of them. */
export function readText(text: RecipeText): Read {
  const result = ownRecipe.safeParse({
    ...text,
    servings: whole(text.servings),
    prepTimeMin: whole(text.prepTimeMin),
    cookTimeMin: whole(text.cookTimeMin),
    ingredients: ingredientLines(text.ingredients),
    instructions: stepLines(text.instructions),
  });
  if (result.success) return { recipe: result.data };
  return { errors: errorsByField(result.error.issues.map(({ path, message }) => [path.join('.'), message])) };
}

/** The first message of each field; those of single lines ("ingredients.3") stand at their box, with the line named. */
export function errorsByField(messages: readonly (readonly [string, string])[]): RecipeErrors {
  const errors: RecipeErrors = {};
  for (const [path, message] of messages) {
    const [field = '', at] = path.split('.');
    if (!Object.hasOwn(EMPTY_TEXT, field)) continue;
    const name = field as keyof RecipeText;
    errors[name] ??= at === undefined ? message : `Line ${Number(at) + 1}: ${message}`;
  }
  return errors;
}
