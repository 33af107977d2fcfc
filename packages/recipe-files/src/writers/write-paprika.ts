import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { spokenDuration } from '@crisper/kitchen/recipes/durations';
import { SURE, withHeadings } from '@crisper/kitchen/recipes/sections';
import { looksNumbered } from '../values.ts';
import { surviving, type WrittenRecipe, yieldOf } from './writing.ts';

/** One .paprikarecipe. */
export function writePaprika(recipe: WrittenRecipe): Buffer {
  const [photo = null, ...others] = recipe.photos.map((bytes) => Buffer.from(bytes).toString('base64'));
  return gzipSync(
    JSON.stringify({
      uid: randomUUID().toUpperCase(),
      name: surviving(recipe.title),
      description: surviving(recipe.description),
      ingredients: linesIn(recipe.ingredients.map(({ section, line }) => ({ section, text: line }))),
      directions: linesIn(recipe.steps),
      servings: surviving(yieldOf(recipe)),
      prep_time: time(recipe.prepMinutes),
      cook_time: time(recipe.cookMinutes),
      total_time: time(recipe.totalMinutes),
      notes: surviving(recipe.notes),
      nutritional_info: surviving(recipe.nutrition ?? ''),
      difficulty: '',
      source: surviving(recipe.sourceName ?? ''),
      source_url: recipe.sourceUrl ?? '',
      rating: recipe.rating ?? 0,
      categories: recipe.tags.map((tag) => surviving(tag)),
      created: (recipe.createdAt ?? '').replace('T', ' ').replace(/\.\d+Z$/, ''),
      image_url: recipe.imageUrl,
      photo: photo === null ? null : `${randomUUID()}.jpg`,
      photo_data: photo,
      photo_large: null,
      photos: others.map((data, at) => ({ name: String(at + 2), filename: `${randomUUID()}.jpg`, data })),
    }),
  );
}

const time = (minutes: number | null) => (minutes === null ? '' : spokenDuration(minutes));

function linesIn(items: readonly { section: string | null; text: string }[]): string {
  const written = items.map(({ section, text }) => ({
    section: section === null ? null : unnumbered(section, ''),
    text: unnumbered(text, SURE),
  }));
  return withHeadings(written).join('\n');
}

/** A number or a sign at the start is part of the text. */
function unnumbered(text: string, end: string): string {
  return looksNumbered(text) ? `${SURE}${surviving(text)}${end}` : surviving(text);
}
