import { windowTitle } from '@crisper/contract/pages';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { writeJsonLd } from '@crisper/kitchen/recipes/write-json-ld';
import { headOf, type PageSource } from '../../http/pages.ts';
import { say } from '../../saying/say.ts';
import { inWords } from '../../translated-book.ts';
import { pictureAddress } from './recipe-pictures.ts';
import type { RecipesService } from './recipes.service.ts';

const ADDRESS = /^\/recipes?\/([^/]{1,120})$/;
const DESCRIPTION_MAX = 200;
/** The page contains nothing of a private recipe. The owner's browser fetches it with the session. */
const privateHead = () => headOf('/recipes/:id');

export function recipePages(recipes: RecipesService): PageSource {
  return async (path) => {
    const [, encoded] = ADDRESS.exec(path) ?? [];
    if (encoded === undefined || path === '/recipes/new' || path === '/recipes/import') return undefined;
    const name = decoded(encoded);
    const face = name === null ? null : await recipes.publicFace(name);
    if (face === null) return null;
    if (face === 'private') return privateHead();
    const { open } = face;
    const recipe = inWords(face.recipe);
    const image = recipe.imageUrl?.startsWith('/') ? recipe.imageUrl : pictureAddress(recipe.slug);
    return {
      title: windowTitle(recipe.title),
      description:
        recipe.description.slice(0, DESCRIPTION_MAX) || say('How to cook {title}.', { title: recipe.title }),
      type: 'article',
      // One canonical path per recipe, whichever link was used.
      canonical: `/recipes/${encodeURIComponent(recipe.slug)}`,
      index: open,
      image,
      ...(open ? { jsonLd: [{ ...writeJsonLd(recipe), image }, breadcrumbs(recipe)] } : {}),
    };
  };
}

/** Paths only: the page renderer completes them to URLs. */
function breadcrumbs({ title, slug }: Recipe): Record<string, unknown> {
  const steps = [
    [say('Home'), '/'],
    [say('Recipes'), '/recipes'],
    [title, `/recipes/${encodeURIComponent(slug)}`],
  ] as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
