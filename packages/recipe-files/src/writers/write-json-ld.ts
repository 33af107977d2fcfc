import { isoDuration } from '@crisper/kitchen/recipes/durations';
import { SURE } from '@crisper/kitchen/recipes/sections';
import { headingOf, plain } from '../formats/schema-org.ts';
import { looksNumbered } from '../values.ts';
import { cleaned, surviving, type WrittenRecipe, yieldOf } from './writing.ts';

const written = (text: string) => surviving(text, (given) => cleaned(plain(given)));

/** A schema.org recipe. `pictures` are the names of the files beside it. */
export function writeJsonLd(recipe: WrittenRecipe, pictures: readonly string[]): Buffer {
  const { rating, notes, nutrition, sourceName } = recipe;
  const images = [...pictures, ...(recipe.imageUrl === null ? [] : [recipe.imageUrl])];
  const node = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: written(recipe.title),
    ...some('description', written(recipe.description)),
    ...some('image', images),
    ...some('recipeYield', written(yieldOf(recipe))),
    ...time('prepTime', recipe.prepMinutes),
    ...time('cookTime', recipe.cookMinutes),
    ...time('totalTime', recipe.totalMinutes),
    recipeIngredient: ingredientLines(recipe),
    recipeInstructions: instructions(recipe),
    ...some('keywords', recipe.tags.map(keyword)),
    ...(rating !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, bestRating: 5, ratingCount: 1 },
    }),
    ...(notes !== '' && { comment: [{ '@type': 'Comment', text: written(notes) }] }),
    ...some('url', recipe.sourceUrl ?? ''),
    ...(sourceName !== null && { author: { '@type': 'Person', name: written(sourceName) } }),
    ...(nutrition !== null && {
      nutrition: { '@type': 'NutritionInformation', description: surviving(nutrition) },
    }),
    ...some('dateCreated', recipe.createdAt ?? ''),
  };
  return Buffer.from(JSON.stringify(node, null, 2));
}

const some = (key: string, value: string | readonly unknown[]) =>
  value.length === 0 ? {} : { [key]: value };

const time = (key: string, minutes: number | null) =>
  minutes === null ? {} : { [key]: isoDuration(minutes) };

/** A word with a comma in it would be read as two. */
function keyword(tag: string): unknown {
  return tag.includes(',') ? { '@type': 'DefinedTerm', name: written(tag) } : written(tag);
}

function ingredientLines({ ingredients }: WrittenRecipe): string[] {
  const lines: string[] = [];
  let open: string | null = null;
  for (const { section, line } of ingredients) {
    // schema.org has no parts of an ingredient list; other apps write a heading among the lines.
    if (section !== open) lines.push(section === null ? ':' : `# ${written(section)}${SURE}`);
    open = section;
    lines.push(asLine(line));
  }
  return lines;
}

function instructions({ steps }: WrittenRecipe): unknown[] {
  const found: unknown[] = [];
  let part: { name: string | null; itemListElement: unknown[] } | undefined;
  for (const { section, text } of steps) {
    const step = { '@type': 'HowToStep', text: asLine(text) };
    if (section === null && part === undefined) {
      found.push(step);
      continue;
    }
    if (part === undefined || part.name !== section) {
      part = { name: section, itemListElement: [] };
      const name = section === null ? '' : `${written(section)}${SURE}`;
      found.push({ '@type': 'HowToSection', name, itemListElement: part.itemListElement });
    }
    part.itemListElement.push(step);
  }
  return found;
}

function asLine(line: string): string {
  const isMisread = headingOf(line) !== null || looksNumbered(line);
  return isMisread ? `${SURE}${written(line)}${SURE}` : written(line);
}
