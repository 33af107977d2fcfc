import type { Recipe } from '@crisper/contract/recipes';

/** What was opened once can be cooked without a network. The oldest make room. */
const NAME = 'crisper-recipes';
const MOST = 40;

const addressOf = (id: string) => `/api/recipes/${encodeURIComponent(id)}`;

async function open(): Promise<Cache | null> {
  // Absent on plain http and where storage is blocked: then there is no offline copy, and nothing else changes.
  return typeof caches === 'undefined' ? null : caches.open(NAME).catch(() => null);
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

/** One person's recipes are not left to the next on the same device. */
export async function forgetRecipes(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(NAME).catch(() => false);
}
