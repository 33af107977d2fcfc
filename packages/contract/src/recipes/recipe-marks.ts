import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { photo, photoBodyLimit } from '../photos.ts';
import { recipeMarks, recipePhoto } from './recipes.ts';

export const NOTES_MAX = 10_000;
export const TAGS_MAX = 30;
export const TAG_LENGTH_MAX = 40;
/** Of one recipe. */
export const PHOTOS_MAX = 20;

const idParams = z.object({ id: z.string().min(1).max(120) });
/** PostgreSQL stores neither null characters nor half characters. */
const STORABLE = /^[^\p{Cs}\0]*$/u;
const UNSTORABLE = 'Use letters, digits and plain signs.';

const tag = z
  .string()
  .trim()
  .min(1)
  .max(TAG_LENGTH_MAX, `A tag may have at most ${TAG_LENGTH_MAX} characters.`)
  .regex(/^[^\p{Cs}\p{Cc}]*$/u, UNSTORABLE);

const photos = z.array(recipePhoto);

/** Everything that a person keeps about one recipe. */
export const keptOfRecipe = z.object({
  marks: recipeMarks,
  photos,
  /** By the meals that were logged. */
  cooked: z.object({ times: z.number().int(), last: z.iso.date().nullable() }),
  /** All tags that the person uses, to choose from. */
  knownTags: z.array(z.string()),
});
export type KeptOfRecipe = z.infer<typeof keptOfRecipe>;

export const getRecipeMarks = endpoint({
  method: 'GET',
  path: '/api/recipes/:id/marks',
  summary: 'What the person keeps about a recipe: stars, notes, tags, photos, and how often they cooked it',
  access: 'user',
  params: idParams,
  response: keptOfRecipe,
});

/** What is absent stays as it is. */
export const changeRecipeMarks = endpoint({
  method: 'PATCH',
  path: '/api/recipes/:id/marks',
  summary: 'Change stars, notes and tags of a recipe, of the book or one’s own',
  access: 'user',
  params: idParams,
  body: z.object({
    rating: recipeMarks.shape.rating.optional(),
    notes: z
      .string()
      .trim()
      .max(NOTES_MAX, `Notes may have at most ${NOTES_MAX.toLocaleString('en')} characters.`)
      .regex(STORABLE, UNSTORABLE)
      .optional(),
    tags: z.array(tag).max(TAGS_MAX, `A recipe may have at most ${TAGS_MAX} tags.`).optional(),
  }),
  response: recipeMarks,
});

export const addRecipePhoto = endpoint({
  method: 'POST',
  path: '/api/recipes/:id/photos',
  summary: 'Add a photo to a recipe; it is drawn anew, without metadata',
  access: 'user',
  params: idParams,
  body: z.object({ photo }),
  bodyLimit: photoBodyLimit(1),
  response: z.object({ photos }),
  status: 201,
});

/** One list says order, cover (the first) and what is gone; for a day, a photo comes back when it is named again. */
export const arrangeRecipePhotos = endpoint({
  method: 'PUT',
  path: '/api/recipes/:id/photos',
  summary: 'Order the photos of a recipe; those that are not named are taken away',
  access: 'user',
  params: idParams,
  body: z.object({ photos: z.array(z.uuid()).max(PHOTOS_MAX) }),
  response: z.object({ photos }),
});
