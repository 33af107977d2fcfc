import { cleanLines } from '@crisper/kitchen/recipes/clean';
import { SURE } from '@crisper/kitchen/recipes/sections';
import { readYield } from '@crisper/kitchen/recipes/yields';
import type { FoundRecipe } from '../found-recipe.ts';

/** A recipe to be written: all that a reader gives back. */
export type WrittenRecipe = Omit<FoundRecipe, 'lost' | 'photos'> & { photos: readonly Uint8Array[] };

const MOST_PASSES = 4;

/**
 * Text that a reader gives back as it is. Readers take markup out of every text, because many apps leave some in; what only
 * looks like markup is escaped, as often as it must be.
 */
export function surviving(text: string, read: (written: string) => string = cleaned): string {
  if (!/[<&]/.test(text)) return text;
  let written = text;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    // A mark around it must not make markup of it either: "</" is none at the end of a text, but before a letter.
    if (read(written) === text && read(`${SURE}${written}${SURE}`) === text) return written;
    written = written.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  }
  return text;
}

const LONGEST = 20_000;

export function cleaned(text: string): string {
  return text
    .split('\n\n')
    .map((part) => cleanLines(part, LONGEST).join('\n'))
    .join('\n\n');
}

/** "4", "12 cookies", or both where the one does not say the other. */
export function yieldOf({ servings, yieldText }: WrittenRecipe): string {
  if (yieldText === null) return servings === null ? '' : String(servings);
  if (servings === null || readYield(yieldText) === servings) return yieldText;
  return `${servings} servings (${yieldText})`;
}
