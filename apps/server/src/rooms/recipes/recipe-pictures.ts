import { plateSvg } from '@crisper/plates/plate-svg';
import { LRUCache } from 'lru-cache';
import { Problem } from '../../problem.ts';
import type { Pictures } from '../../providers/pictures/pictures.provider.ts';
import { presentCard } from './present-recipe.ts';
import type { RecipesService } from './recipes.service.ts';

/** The size that link previews of large sites expect. */
const SIZE = { width: 1200, height: 630 };
/** About 40 KB each. */
const KEPT = 200;

/** The path of a recipe's drawn picture. */
export function pictureAddress(slug: string): string {
  return `/pictures/recipes/${encodeURIComponent(slug)}.png`;
}

export type RecipePictures = ReturnType<typeof createRecipePictures>;

/** Plates drawn for link previews, of public recipes only. Cached. */
export function createRecipePictures(recipes: RecipesService, pictures: Pictures) {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT });

  return async (slug: string): Promise<Buffer> => {
    const face = await recipes.publicFace(slug);
    if (face === null || face === 'private')
      throw new Problem('not_found', 'There’s nothing at this address.');
    const { id } = face.recipe;
    const known = kept.get(id);
    if (known) return known;
    const drawn = pictures.png(plateSvg(presentCard(face.recipe, { isFavorite: false }), SIZE, true));
    kept.set(id, drawn);
    drawn.catch(() => kept.delete(id));
    return drawn;
  };
}
