import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';
import { COURSES } from '../vocabulary.ts';
import { recipe } from './recipes.ts';

const idParams = z.object({ id: z.string().min(1).max(120) });
const ownLine = (most: number) => z.string().trim().min(1).max(most);
const minutes = z.number().int().nonnegative().max(44_640).nullable();

const link = z
  .url({ protocol: /^https?$/, error: 'Use a link that starts with http:// or https://.' })
  .max(2000);

/** A recipe as its owner writes it; everything else is computed from this. */
export const ownRecipe = z.object({
  title: z.string().trim().min(1, 'Give the recipe a title.').max(200),
  description: z.string().trim().max(2000).default(''),
  ingredients: z.array(ownLine(600)).min(1, 'Add at least one ingredient.').max(200),
  steps: z.array(ownLine(6000)).min(1, 'Add at least one step.').max(200),
  servings: z.number().int().min(1).max(100).default(4),
  prepTimeMin: minutes.default(null),
  cookTimeMin: minutes.default(null),
  /** With rising, chilling and the like. Absent: what the others make together. */
  totalTimeMin: minutes.optional(),
  /** Absent or empty: derived from the title. */
  courses: z.array(z.enum(COURSES)).max(COURSES.length).optional(),
  sourceUrl: link.nullable().default(null),
  /** The picture on the page that it was read from. Absent in a change: as before. */
  imageUrl: link.nullable().optional(),
});
export type OwnRecipe = z.infer<typeof ownRecipe>;

/** Reads a recipe for review; stores nothing. */
export const importRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes/import',
  summary: 'Read a recipe from a link or a text, for review before it is saved',
  access: 'user',
  reads: true,
  cost: 'processor',
  body: z
    .object({ url: z.string().trim().max(2000).optional(), text: z.string().max(200_000).optional() })
    .refine(({ url, text }) => Boolean(url) !== Boolean(text?.trim()), 'Give a link or a text.'),
  response: z.object({
    draft: ownRecipe.extend({ ingredients: z.array(z.string()), steps: z.array(z.string()) }),
    /** Ingredient lines without a known food. Diets and figures do not include them. */
    unknown: z.array(z.string()),
    calories: z.number().nullable(),
  }),
});

export const createRecipe = endpoint({
  method: 'POST',
  path: '/api/recipes',
  summary: 'Save a recipe of your own; nobody else sees it',
  access: 'user',
  cost: 'processor',
  body: ownRecipe,
  response: recipe,
  status: 201,
});

export const updateRecipe = endpoint({
  method: 'PATCH',
  path: '/api/recipes/:id',
  summary: 'Change a recipe of your own',
  access: 'user',
  cost: 'processor',
  params: idParams,
  body: z.object({
    title: ownRecipe.shape.title.optional(),
    description: z.string().trim().max(2000).optional(),
    ingredients: ownRecipe.shape.ingredients.optional(),
    steps: ownRecipe.shape.steps.optional(),
    servings: z.number().int().min(1).max(100).optional(),
    prepTimeMin: minutes.optional(),
    cookTimeMin: minutes.optional(),
    courses: ownRecipe.shape.courses,
  }),
  response: recipe,
});

export const deleteRecipe = endpoint({
  method: 'DELETE',
  path: '/api/recipes/:id',
  summary: 'Delete a recipe of your own',
  access: 'user',
  params: idParams,
  response: done,
});

export const recipeVersion = z.object({
  id: z.uuid(),
  /** When it was replaced. */
  replacedAt: z.iso.datetime(),
  title: z.string(),
  /** Lines that the change took away, and lines that it brought. */
  removed: z.array(z.string()),
  added: z.array(z.string()),
});
export type RecipeVersion = z.infer<typeof recipeVersion>;

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/recipes/:id/versions',
  summary: 'What an own recipe was before its last changes, and what each changed',
  access: 'user',
  params: idParams,
  response: z.object({ versions: z.array(recipeVersion) }),
});

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/recipes/:id/versions/:version',
  summary: 'Go back to an earlier version of an own recipe; the present one becomes a version too',
  access: 'user',
  cost: 'processor',
  params: idParams.extend({ version: z.uuid() }),
  response: recipe,
});

export const listTags = endpoint({
  method: 'GET',
  path: '/api/recipe-tags',
  summary: 'All tags that the person has given to recipes, the most used first',
  access: 'user',
  response: z.object({ tags: z.array(z.string()) }),
});
