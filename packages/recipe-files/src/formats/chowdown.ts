import { readMinutes } from '@crisper/kitchen/recipes/durations';
import { isObject, type Json } from '@crisper/kitchen/recipes/reading/json-values';
import { readYield } from '@crisper/kitchen/recipes/yields';
import { parse } from 'yaml';
import { RecipeProblem } from '../found-recipe.ts';
import { photoBeside, type Read, type Source } from '../source.ts';
import { inSections, namesIn, pick, textOf, textsIn } from '../values.ts';
import { headingOf } from './schema-org.ts';

/** A front matter of more is none; its parser takes more than linear time. */
const FRONT_MATTER_CHARS = 60_000;

/** The front matter of a Markdown file that is a recipe; null for any other. */
export function chowdownHead(text: string): { head: Json; body: string } | null {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const end = source.slice(0, FRONT_MATTER_CHARS).indexOf('\n---');
  if (!source.startsWith('---\n') || end < 0) return null;
  const yaml = source.slice(4, end);
  if (!/^(?:ingredients|components) ?:/m.test(yaml)) return null;
  try {
    // No aliases: a few lines of YAML could expand to gigabytes.
    const head: unknown = parse(yaml, { maxAliasCount: 0, prettyErrors: false });
    return isObject(head) ? { head, body: source.slice(end + 4).trim() } : null;
  } catch (cause) {
    throw new RecipeProblem('Its head (YAML) is damaged.', { cause });
  }
}

/** Chowdown: Markdown files with the recipe in the front matter. */
export function readChowdown({ head, body }: { head: Json; body: string }, source: Source): Read {
  const image = textOf(head.image);
  const photo = image === '' ? undefined : photoBeside(source, image);
  return {
    source: source.name,
    given: {
      title: textOf(head.title),
      description: body,
      servings: readYield(pick(head, 'yield', 'servings')),
      yieldText: textOf(pick(head, 'yield', 'servings')),
      prepMinutes: readMinutes(pick(head, 'prep_time', 'preptime', 'prep')),
      cookMinutes: readMinutes(pick(head, 'cook_time', 'cooktime', 'cook')),
      totalMinutes: readMinutes(pick(head, 'total_time', 'totaltime', 'time')),
      ingredients: [
        ...inSections(textsIn(head.ingredients), headingOf),
        // Other recipes that this one is made of.
        ...textsIn(head.components).map((name) => ({ section: null, text: name })),
      ],
      steps: inSections(textsIn(pick(head, 'directions', 'instructions')), headingOf),
      tags: [...namesIn(head.tags), ...namesIn(head.category)],
      rating: head.rating,
      notes: textsIn(head.notes).length > 0 ? textsIn(head.notes) : textOf(head.notes),
      sourceUrl: textOf(pick(head, 'source', 'link')),
      createdAt: head.date instanceof Date ? head.date : textOf(head.date),
      imageUrl: image,
      photos: photo === undefined ? [] : [photo],
    },
  };
}
