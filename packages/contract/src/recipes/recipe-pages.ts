import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { photo, photoBodyLimit } from '../photos.ts';
import { importRecipe } from './own-recipes.ts';

/** Photos of one recipe: a double page of a book, a long screenshot in pieces. */
export const RECIPE_PAGES = 6;
export const PDF_PAGES = 20;

export const doubtfulWord = z.object({
  field: z.enum(['title', 'ingredients', 'steps']),
  /** The number of the line in its field, headings counted, from zero. */
  line: z.number().int().nonnegative(),
  word: z.string(),
});
export type DoubtfulWord = z.infer<typeof doubtfulWord>;

const readPages = importRecipe.response.extend({
  /** Words that were hard to read. */
  doubtful: z.array(doubtfulWord),
  /** For the cook, when something did not go as asked. */
  note: z.string().nullable(),
});
export type ReadRecipePages = z.infer<typeof readPages>;

/** Progress while pages are read, ending with the recipe. `page` counts from 1. */
export const recipePagesEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page'), page: z.number().int(), of: z.number().int() }),
  z.object({ type: z.literal('result'), result: readPages }),
]);

export const readRecipePages = endpoint({
  method: 'POST',
  path: '/api/recipes/pages',
  summary:
    'Read a recipe from photos of its pages or from a PDF, for review before it is saved; nothing is kept',
  access: 'user',
  reads: true,
  cost: 'vision',
  body: z.object({
    /** Photos in their order, or one PDF. */
    pages: z
      .array(photo)
      .min(1, 'Add a photo of the page.')
      .max(RECIPE_PAGES, `At most ${RECIPE_PAGES} photos of one recipe.`),
  }),
  bodyLimit: photoBodyLimit(RECIPE_PAGES),
  response: readPages,
  events: recipePagesEvent,
});
