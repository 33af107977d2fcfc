import { listFavorites } from '@crisper/contract/favorites/favorites';
import { allows, scopeOf } from '@crisper/contract/tokens/scopes';
import type { Caller } from './answers.ts';

const PREFIX = 'crisper://recipes/';
const TYPE = 'application/json';

/** Any recipe that the person may see has such an address. */
export const RECIPE_TEMPLATE = {
  uriTemplate: `${PREFIX}{id}`,
  name: 'recipe',
  description: 'A recipe by its id or slug',
  mimeType: TYPE,
};

/** The saved recipes: those that the person cares about. */
export async function savedRecipes({ crisper, scopes }: Caller) {
  if (!allows(scopes, scopeOf(listFavorites))) return [];
  const { recipes } = await crisper.favorites.listFavorites();
  return recipes.map(({ id, title }) => ({
    uri: PREFIX + encodeURIComponent(id),
    name: title,
    mimeType: TYPE,
  }));
}

/** The recipe of an address; undefined when it is none of ours. */
export async function readResource({ crisper }: Caller, uri: string) {
  const id = idOf(uri);
  if (id === undefined) return undefined;
  const recipe = await crisper.recipes.getRecipe({ params: { id } });
  return { uri, mimeType: TYPE, text: JSON.stringify(recipe) };
}

function idOf(uri: string): string | undefined {
  if (!uri.startsWith(PREFIX) || uri.length > 500) return undefined;
  try {
    return decodeURIComponent(uri.slice(PREFIX.length)) || undefined;
  } catch {
    return undefined;
  }
}
