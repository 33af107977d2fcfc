import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { photo, photoBodyLimit } from '../photos.ts';
import { recipeCard } from '../recipes/recipes.ts';
import { detectedIngredient } from '../scans/scans.ts';

/** Of the landing page's sample photo: scanning it is free. */
export const SAMPLE_PHOTO = {
  path: '/sample-shelf.webp',
  sha256: 'a76f69a92a3241c27705da0336a0bbdc8ca6b873972831ea9ca1a22268bb4d14',
};
export const DEMO_RECIPES = 3;

export const demoScan = endpoint({
  method: 'POST',
  path: '/api/demo/scan',
  summary: 'One photo without an account: once a day, or the sample photo any time',
  access: 'public',
  cost: 'vision',
  body: z.object({ image: photo }),
  bodyLimit: photoBodyLimit(1),
  response: z.object({
    ingredients: z.array(detectedIngredient),
    note: z.string().nullable(),
    recipes: z
      .array(
        recipeCard
          .pick({ id: true, title: true, englishTitle: true, imageUrl: true, plate: true, equipment: true })
          .extend({
            match: z.number().int(),
            time: z.number(),
            calories: z.number().nullable(),
          }),
      )
      .max(DEMO_RECIPES),
  }),
});
export type DemoAnswer = z.infer<typeof demoScan.response>;
