import { trimEndOf } from '@crisper/kitchen/trim-end';
import { phrase } from '../../saying/say.ts';
import type { Keys, Settled } from './imports.repository.ts';

export interface Existing {
  own: readonly Keys[];
  keepDuplicates: boolean;
  room: { recipes: number; bytes: number };
}

export const FULL = phrase('Your account is full. Delete some recipes to make room for more.');

/**
 * Which recipes of a file are new. One that the person has already, by its address, its title or its lines, is left out.
 * Within one file two of the same title stay two: that is how the person kept them. Only a true copy goes.
 */
export function outcomesOf(
  found: readonly (Keys & { position: number; bytes: number })[],
  { own, keepDuplicates, room }: Existing,
): Settled[] {
  const known = new Map<string, string>();
  for (const recipe of own) for (const key of keysOf(recipe)) known.set(key, recipe.id);
  const copies = new Map<string, string>();
  let { recipes, bytes } = room;
  return found.map((recipe) => {
    const { position, id } = recipe;
    const copy = JSON.stringify([recipe.title, recipe.lines]);
    const before =
      keysOf(recipe)
        .map((key) => known.get(key))
        .find(Boolean) ?? copies.get(copy);
    if (before !== undefined && !keepDuplicates)
      return {
        position,
        outcome: 'duplicate',
        recipeId: before,
        reason: phrase('You have this recipe already.'),
      };
    if (recipes < 1 || bytes < recipe.bytes)
      return { position, outcome: 'failed', recipeId: null, reason: FULL };
    recipes -= 1;
    bytes -= recipe.bytes;
    copies.set(copy, id);
    return { position, outcome: 'added', recipeId: id, reason: null };
  });
}

function keysOf({ title, url, lines }: Keys): string[] {
  const keys = [`title ${title}`];
  // The front page of a site is the source of many recipes.
  if (url !== null && /^https?:\/\/[^/]+\/./i.test(url)) keys.push(`url ${trimEndOf(url, '/#')}`);
  if (lines !== null) keys.push(`lines ${lines}`);
  return keys;
}
