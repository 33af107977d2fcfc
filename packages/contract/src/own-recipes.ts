import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { recipe } from './recipes.ts';
import { COURSES } from './words.ts';

/** What fits into a recipe that a person adds; forms and server check against the same figures. */
export const OWN_RECIPE_LIMITS = {
  title: 200,
  description: 2000,
  lines: 200,
  ingredient: 600,
  instruction: 6000,
  servings: 100,
  minutes: 44_640,
  url: 2000,
  text: 100_000,
} as const;

const limits = OWN_RECIPE_LIMITS;
const minutes = z
  .number('Enter a number of minutes')
  .int('Whole minutes, please')
  .min(0, 'Minutes cannot be below zero')
  .max(limits.minutes, 'That is more than a month');

/** A recipe as a person writes it; everything else (diets, figures, equipment) the kitchen works out. */
export const ownRecipe = z.object({
  title: z.string().trim().min(1, 'Give the recipe a name').max(limits.title, 'That name is too long'),
  description: z.string().trim().max(limits.description, 'That is too long').default(''),
  courses: z.array(z.enum(COURSES)).max(COURSES.length).default([]),
  servings: z
    .number('Enter a number of servings')
    .int('Whole servings, please')
    .min(1, 'At least 1 serving')
    .max(limits.servings, `At most ${limits.servings} servings`),
  prepTimeMin: minutes.nullable().default(null),
  cookTimeMin: minutes.nullable().default(null),
  ingredients: z
    .array(z.string().trim().min(1).max(limits.ingredient, 'One line is too long'))
    .min(1, 'Add at least one ingredient')
    .max(limits.lines, `At most ${limits.lines} ingredients`),
  instructions: z
    .array(z.string().trim().min(1).max(limits.instruction, 'One step is too long'))
    .min(1, 'Add at least one step')
    .max(limits.lines, `At most ${limits.lines} steps`),
  sourceUrl: z
    .url({ protocol: /^https?$/ })
    .max(limits.url)
    .nullable()
    .default(null),
});
export type OwnRecipe = z.infer<typeof ownRecipe>;

/** What could be read from a page or a text, for review: nothing is saved yet, and what was not found is null or empty. */
export const importedDraft = z.object({
  title: z.string(),
  description: z.string(),
  courses: z.array(z.enum(COURSES)),
  servings: z.number().int().nullable(),
  prepTimeMin: z.number().int().nullable(),
  cookTimeMin: z.number().int().nullable(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  sourceUrl: z.string().nullable(),
});
export type ImportedDraft = z.infer<typeof importedDraft>;

export const importRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes/import',
  summary: 'Read a recipe from a link or from pasted text, for review before it is saved',
  access: 'user',
  body: z.union([
    z.object({
      url: z.string().trim().min(1, 'Paste a link first').max(limits.url, 'That link is too long'),
    }),
    z.object({
      text: z
        .string()
        .trim()
        .min(1, 'Paste the recipe first')
        .max(limits.text, 'That is too much text for one recipe'),
    }),
  ]),
  response: z.object({
    draft: importedDraft,
    /** Ingredient lines of the draft in which the kitchen knows no food. */
    unknown: z.array(z.string()),
  }),
});

const idParams = z.object({ id: z.string().min(1).max(120) });

export const createOwnRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes',
  summary: 'Save a recipe of one’s own; only its owner sees it',
  access: 'user',
  body: ownRecipe,
  response: recipe,
  status: 201,
});

export const updateOwnRecipe = endpoint({
  method: 'PATCH',
  path: '/api/recipes/:id',
  summary: 'Change a recipe of one’s own',
  access: 'user',
  params: idParams,
  body: ownRecipe,
  response: recipe,
});

export const deleteOwnRecipe = endpoint({
  method: 'DELETE',
  path: '/api/recipes/:id',
  summary: 'Delete a recipe of one’s own',
  access: 'user',
  params: idParams,
  response: z.object({ deleted: z.literal(true) }),
});
