import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { readRecipeFile } from '../read-recipe-file.ts';
import { type WrittenFormat, writeRecipes } from '../writers/write-recipes.ts';
import type { WrittenRecipe } from '../writers/writing.ts';
import { madeRecipe } from './made-recipes.ts';

const AT_ONCE = 20;

/** Writes made recipes, reads them again, and says where they are not the same. */
export async function roundTrips(format: WrittenFormat, recipes: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(madeRecipe, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (made) => {
      const found = await readBack(format, made);
      made.forEach((recipe, at) => {
        const again = found[at];
        if (JSON.stringify(again) !== JSON.stringify(recipe))
          throw new Error(
            `${JSON.stringify(recipe, null, 1)}\ncame back as\n${JSON.stringify(again, null, 1)}`,
          );
      });
      if (found.length !== made.length)
        throw new Error(`${made.length} recipes came back as ${found.length}`);
    }),
    // Shrinking twenty recipes takes minutes, and the message names the one.
    { numRuns: Math.ceil(recipes / AT_ONCE), endOnFailure: true },
  );
}

export async function readBack(format: WrittenFormat, recipes: readonly WrittenRecipe[]): Promise<unknown[]> {
  const toWrite = recipes.map(({ photos, ...recipe }) => ({
    title: recipe.title,
    text: async () => recipe,
    photos: photos.map((photo) => ({ ending: 'webp', bytes: async () => photo })),
  }));
  const bytes = await buffer(writeRecipes(format, toWrite));
  const found: unknown[] = [];
  for await (const item of readRecipeFile('recipes.zip', bytes)) {
    if ('error' in item) throw new Error(item.error);
    const { lost, ...recipe } = item.recipe;
    const photos = await Promise.all(recipe.photos.map(async (photo) => new Uint8Array(await photo.bytes())));
    found.push({ ...recipe, photos });
  }
  return found;
}
