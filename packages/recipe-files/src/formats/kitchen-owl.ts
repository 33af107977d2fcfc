import { readMinutes } from '@crisper/kitchen/recipes/durations';
import { isObject, type Json } from '@crisper/kitchen/recipes/reading/json-values';
import { readYield } from '@crisper/kitchen/recipes/yields';
import type { RawRecipe } from '../found-recipe.ts';
import {
  base64Photo,
  inSections,
  joinedLine,
  linesOf,
  markdownHeading,
  namesIn,
  objectsIn,
  textOf,
  withoutBullets,
} from '../values.ts';

/** One of the recipes of an export. The description is the method, in Markdown. */
export function readKitchenOwl(row: Json): RawRecipe {
  const photo = textOf(row.photo);
  return {
    title: textOf(row.name),
    servings: readYield(row.yields),
    prepMinutes: readMinutes(row.prep_time),
    cookMinutes: readMinutes(row.cook_time),
    totalMinutes: readMinutes(row.time),
    ingredients: objectsIn(row.items).map((item) => ({
      section: null,
      text: `${joinedLine({ amount: textOf(item.description), food: textOf(item.name) })}${item.optional === true ? ' (optional)' : ''}`,
    })),
    steps: inSections(withoutBullets(linesOf(textOf(row.description))), markdownHeading),
    tags: namesIn(row.tags),
    sourceUrl: textOf(row.source),
    imageUrl: photo,
    photos: photo.startsWith('data:') ? [base64Photo(photo)] : [],
  };
}

export function isKitchenOwl(value: Json): boolean {
  return (
    Array.isArray(value.recipes) && value.recipes.some((row) => isObject(row) && Array.isArray(row.items))
  );
}
