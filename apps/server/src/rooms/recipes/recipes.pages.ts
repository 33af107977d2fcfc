import { writeJsonLd } from '@crisper/kitchen/recipes/write-json-ld';
import type { PageHead, PageSource } from '../../http/pages.ts';
import type { RecipesService } from './recipes.service.ts';

const ADDRESS = /^\/recipes?\/([^/]{1,120})$/;
const DESCRIPTION_MAX = 200;
const NEW_RECIPE: PageHead = {
  title: 'Add your own recipe · Crisper',
  description: 'Bring in a recipe from a link or a text, or write one down.',
  index: false,
};
/** Nothing of a private recipe stands in the page; its owner's browser fetches it with the session. */
const PRIVATE: PageHead = { title: 'Recipe · Crisper', description: 'A private recipe.', index: false };

export function recipePages(recipes: RecipesService): PageSource {
  return async (path) => {
    const [, encoded] = ADDRESS.exec(path) ?? [];
    if (encoded === undefined) return undefined;
    if (path === '/recipes/new') return NEW_RECIPE;
    const name = decoded(encoded);
    const face = name === null ? null : await recipes.publicFace(name);
    if (face === null) return null;
    if (face === 'private') return PRIVATE;
    const { recipe, open } = face;
    return {
      title: `${recipe.title} · Crisper`,
      description: recipe.description.slice(0, DESCRIPTION_MAX) || `How to cook ${recipe.title}.`,
      type: 'article',
      // One recipe has one address for search engines, whichever link led here.
      canonical: `/recipes/${encodeURIComponent(recipe.slug)}`,
      index: open,
      ...(recipe.imageUrl?.startsWith('/') ? { image: recipe.imageUrl } : {}),
      ...(open ? { jsonLd: writeJsonLd(recipe) } : {}),
    };
  };
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
