import type { OwnRecipe } from '@crisper/contract/recipes/own-recipes';
import type { Rule } from '../../../cache/limiter.ts';
import { Problem } from '../../../problem.ts';

export const OWN_MAX = 5_000;
const RECIPE_BYTES = 64 * 1024;
const ACCOUNT_MB = 50;
export const ACCOUNT_BYTES = ACCOUNT_MB * 1024 * 1024;

export const CREATIONS: Rule = { name: 'own-recipes', max: 100, seconds: 3600 };
export const CHANGES: Rule = { name: 'own-recipe-changes', max: 200, seconds: 3600 };

/** The size of what the person wrote. Throws when it is too much for one recipe. */
export function bytesOf(own: OwnRecipe): number {
  const bytes = Buffer.byteLength(JSON.stringify(own));
  if (bytes > RECIPE_BYTES)
    throw new Problem(
      'too_large',
      'This recipe is too long. A recipe can have 64 KB of text, about 20 pages. Please shorten it.',
    );
  return bytes;
}

/** Throws unless an account with so many other recipes has room for one more of this size. */
export function assertRoom(others: { count: number; bytes: number }, bytes: number): void {
  if (others.count >= OWN_MAX)
    throw new Problem(
      'limit_reached',
      'You have {most, number} recipes of your own. Delete one to add another.',
      { values: { most: OWN_MAX } },
    );
  if (others.bytes + bytes > ACCOUNT_BYTES)
    throw new Problem(
      'limit_reached',
      'Your own recipes take up {megabytes} MB, as much as an account can keep. Delete or shorten one to make room.',
      { values: { megabytes: ACCOUNT_MB } },
    );
}
