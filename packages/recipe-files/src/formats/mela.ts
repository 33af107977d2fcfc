import { readMinutes } from '@crisper/kitchen/recipes/durations';
import type { Json } from '@crisper/kitchen/recipes/reading/json-values';
import { readYield } from '@crisper/kitchen/recipes/yields';
import type { RawRecipe } from '../found-recipe.ts';
import {
  base64Photo,
  inSections,
  linesOf,
  markdownHeading,
  textOf,
  textsIn,
  withoutBullets,
} from '../values.ts';

/** Apple counts from 2001. */
const EPOCH_SECONDS = Date.UTC(2001, 0, 1) / 1000;

/** One .melarecipe. "# Sauce" is a heading. */
export function readMela(row: Json): RawRecipe {
  return {
    title: textOf(row.title),
    description: textOf(row.text),
    servings: readYield(row.yield),
    yieldText: textOf(row.yield),
    prepMinutes: readMinutes(row.prepTime),
    cookMinutes: readMinutes(row.cookTime),
    totalMinutes: readMinutes(row.totalTime),
    ingredients: inSections(linesOf(textOf(row.ingredients)), markdownHeading),
    steps: inSections(withoutBullets(linesOf(textOf(row.instructions))), markdownHeading),
    tags: [
      ...textsIn(row.categories),
      row.favorite === true ? 'Favorite' : null,
      row.wantToCook === true ? 'Want to cook' : null,
    ],
    notes: textOf(row.notes),
    sourceUrl: textOf(row.link),
    nutrition: textOf(row.nutrition),
    createdAt: typeof row.date === 'number' ? new Date((EPOCH_SECONDS + row.date) * 1000) : null,
    photos: textsIn(row.images).map(base64Photo),
  };
}

export function isMela(value: Json): boolean {
  return typeof value.title === 'string' && typeof value.instructions === 'string' && 'ingredients' in value;
}
