import { type OwnRecipe, ownRecipe } from '@crisper/contract/recipes/own-recipes';
import type { Recipe } from '@crisper/contract/recipes/recipes';
import type { Course } from '@crisper/contract/vocabulary';
import { withHeadings } from '@crisper/kitchen/recipes/sections';
import { t } from '@lingui/core/macro';
import { z } from 'zod';

/** The form's fields: one ingredient and one step per line. */
export interface RecipeText {
  title: string;
  description: string;
  servings: string;
  prepTimeMin: string;
  cookTimeMin: string;
  ingredients: string;
  steps: string;
  courses: readonly Course[];
  sourceUrl: string | null;
  /** Of an imported recipe. Undefined: as it is. */
  imageUrl?: string | null | undefined;
}

export type RecipeErrors = Partial<Record<keyof RecipeText, string>>;

export const EMPTY_TEXT: RecipeText = {
  title: '',
  description: '',
  servings: '4',
  prepTimeMin: '',
  cookTimeMin: '',
  ingredients: '',
  steps: '',
  courses: [],
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

/** Removes typed step numbers, because the list is numbered automatically. */
export function stepLines(text: string): string[] {
  return lines(text)
    .map((line) => line.replace(NUMBER, ''))
    .filter((line) => line !== '');
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const digits = (value: number | null) => (value === null ? '' : String(value));

export function textOfDraft(draft: OwnRecipe): RecipeText {
  return {
    title: oneLine(draft.title),
    description: draft.description,
    servings: digits(draft.servings),
    prepTimeMin: digits(draft.prepTimeMin),
    cookTimeMin: digits(draft.cookTimeMin),
    ingredients: draft.ingredients.map(oneLine).join('\n'),
    steps: draft.steps.map(oneLine).join('\n'),
    courses: draft.courses ?? [],
    sourceUrl: draft.sourceUrl,
    imageUrl: draft.imageUrl,
  };
}

export function textOfRecipe(recipe: Recipe): RecipeText {
  return textOfDraft({
    ...recipe,
    // Zero means that no time is known.
    prepTimeMin: recipe.prepTimeMin || null,
    cookTimeMin: recipe.cookTimeMin || null,
    ingredients: withHeadings(recipe.ingredients.map(inSection)),
    steps: withHeadings(recipe.steps.map(inSection)),
    // The recipe names the address where this server shows the picture, not where it came from.
    imageUrl: undefined,
  });
}

/** Null for an empty field; NaN for anything but digits. */
function whole(text: string): number | null {
  const plain = text.trim();
  if (plain === '') return null;
  return /^\d{1,6}$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The parsed recipe, or the errors by field. */
export const recipeShape = z.custom<RecipeText>().transform((text, context): OwnRecipe => {
  const result = ownRecipe.safeParse({
    ...text,
    servings: whole(text.servings),
    prepTimeMin: whole(text.prepTimeMin),
    cookTimeMin: whole(text.cookTimeMin),
    ingredients: ingredientLines(text.ingredients),
    steps: stepLines(text.steps),
  });
  if (result.success) return result.data;
  const paths = result.error.issues.map(({ path }) => path.join('.'));
  for (const [name, message] of Object.entries(errorsByField(paths, text)))
    context.addIssue({ code: 'custom', path: [name], message, input: text });
  return z.NEVER;
});

const LONGEST = t`That’s too long.`;
const MINUTES = t`Enter whole minutes, or leave it empty.`;

const inSection = ({ section = null, text }: { section?: string | null | undefined; text: string }) => ({
  section,
  text,
});

/** Readable messages for the invalid fields ("servings", or "steps.3" for its fourth line). */
export function errorsByField(paths: readonly string[], text: RecipeText): RecipeErrors {
  const errors: RecipeErrors = {};
  for (const path of paths) {
    const [field = '', at] = path.split('.');
    if (!Object.hasOwn(EMPTY_TEXT, field)) continue;
    const name = field as keyof RecipeText;
    errors[name] ??= at === undefined ? wrong(name, text) : t`Line ${Number(at) + 1} is too long.`;
  }
  return errors;
}

function wrong(field: keyof RecipeText, text: RecipeText): string {
  switch (field) {
    case 'title':
      return text.title.trim() === '' ? t`Give the recipe a title.` : LONGEST;
    case 'servings':
      return t`Enter a number from 1 to 100.`;
    case 'prepTimeMin':
    case 'cookTimeMin':
      return MINUTES;
    case 'ingredients':
      return ingredientLines(text.ingredients).length === 0
        ? t`Add at least one ingredient.`
        : t`That’s too many: at most 200 ingredients.`;
    case 'steps':
      return stepLines(text.steps).length === 0
        ? t`Add at least one step.`
        : t`That’s too many: at most 200 steps.`;
    default:
      return LONGEST;
  }
}
