import { readMinutes } from '@crisper/kitchen/recipes/durations';
import type { Json } from '@crisper/kitchen/recipes/reading/json-values';
import { splitSections } from '@crisper/kitchen/recipes/sections';
import { readYield } from '@crisper/kitchen/recipes/yields';
import type { RawRecipe } from '../found-recipe.ts';
import type { Photo } from '../photo.ts';
import { base64Photo, linesOf, objectsIn, textOf, textsIn, withoutBullets } from '../values.ts';

/** One .paprikarecipe, unpacked. A heading is a line that ends with a colon. */
export function readPaprika(row: Json): RawRecipe {
  return {
    title: textOf(row.name),
    description: textOf(row.description),
    servings: readYield(row.servings),
    yieldText: textOf(row.servings),
    prepMinutes: readMinutes(row.prep_time),
    cookMinutes: readMinutes(row.cook_time),
    totalMinutes: readMinutes(row.total_time),
    ingredients: splitSections(linesOf(textOf(row.ingredients))),
    steps: splitSections(withoutBullets(linesOf(textOf(row.directions)))),
    tags: textsIn(row.categories),
    rating: row.rating,
    notes: textOf(row.notes),
    sourceUrl: textOf(row.source_url),
    sourceName: textOf(row.source),
    nutrition: textOf(row.nutritional_info),
    createdAt: textOf(row.created),
    imageUrl: textOf(row.image_url),
    photos: photosOf(row),
  };
}

/** The large one where there is one, else the small one, and then the others. */
function photosOf(row: Json): (Photo | null)[] {
  const first = [row.photo_large, row.photo_data].map(textOf).find((text) => text.length > 100);
  const named = textOf(row.photo_data);
  const others = objectsIn(row.photos).map((photo) => textOf(photo.data ?? photo.photo_data));
  return [first ?? named, ...others].filter((text) => text !== '').map(base64Photo);
}

export function isPaprika(value: Json): boolean {
  return 'name' in value && 'directions' in value && typeof value.ingredients === 'string';
}
