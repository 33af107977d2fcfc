import type { Recipe } from '@crisper/contract/recipes/recipes';

/** Stores opened recipes for cooking offline. The oldest are deleted first. */
const NAME = 'crisper-recipes';
const MOST = 40;

const addressOf = (id: string) => `/api/recipes/${encodeURIComponent(id)}`;

async function open(): Promise<Cache | null> {
  try {
    return await caches.open(NAME);
  } catch {
    // The cache API is missing on plain http and refused if storage is blocked: then there are no offline copies.
    return null;
  }
}

export async function keepRecipe(recipe: Recipe): Promise<void> {
  const cache = await open();
  if (!cache) return;
  const bytes = JSON.stringify(recipe);
  for (const name of new Set([recipe.id, recipe.slug])) {
    await cache.delete(addressOf(name));
    await cache.put(
      addressOf(name),
      new Response(bytes, { headers: { 'content-type': 'application/json' } }),
    );
  }
  const kept = await cache.keys();
  await Promise.all(
    kept.slice(0, Math.max(0, kept.length - MOST * 2)).map((request) => cache.delete(request)),
  );
}

export async function keptRecipe(id: string): Promise<Recipe | null> {
  const found = await (await open())?.match(addressOf(id));
  return found ? ((await found.json()) as Recipe) : null;
}

/** Deletes the copies, so that the next person on this device does not see them. */
export async function forgetRecipes(): Promise<void> {
  if (await open()) await caches.delete(NAME);
}
