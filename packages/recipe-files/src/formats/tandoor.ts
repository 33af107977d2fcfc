import { isObject, type Json } from '@crisper/kitchen/recipes/reading/json-values';
import type { Sectioned } from '@crisper/kitchen/recipes/sections';
import { readYield } from '@crisper/kitchen/recipes/yields';
import { pageAddress, type RawRecipe } from '../found-recipe.ts';
import {
  figuresIn,
  inSections,
  joinedLine,
  linesOf,
  markdownHeading,
  namesIn,
  objectsIn,
  textOf,
  withoutBullets,
} from '../values.ts';

/** One recipe.json of an export. Each step has its own ingredients, and its name is the heading of both. */
export function readTandoor(row: Json): RawRecipe {
  const steps = objectsIn(row.steps).sort((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0));
  const told = steps.flatMap(instructionsOf);
  const below = (heading: RegExp) =>
    told.filter(({ section }) => heading.test(section ?? '')).map(({ text }) => text);
  const source = below(SOURCE);
  return {
    title: textOf(row.name),
    description: textOf(row.description),
    servings: readYield(row.servings),
    yieldText: [textOf(row.servings), textOf(row.servings_text)].filter(Boolean).join(' '),
    prepMinutes: Number(row.working_time ?? 0),
    cookMinutes: Number(row.waiting_time ?? 0),
    ingredients: steps.flatMap(ingredientsOf),
    steps: told.filter(({ section }) => !BESIDE.some((heading) => heading.test(section ?? ''))),
    notes: below(NOTES).join('\n'),
    tags: namesIn(row.keywords),
    rating: row.rating,
    sourceUrl: textOf(row.source_url) || source.find((line) => pageAddress(line) !== null) || '',
    sourceName: source.find((line) => pageAddress(line) === null) ?? '',
    nutrition: figuresIn(row.nutrition) || below(NUTRITION).join('\n'),
    createdAt: textOf(row.created_at),
  };
}

/** What Tandoor writes below the method when it takes a recipe over from another app. */
const SOURCE = /^(?:sources?|quelle|fuente|fonte|bron)$/i;
const NOTES = /^(?:notes?|notizen|notas|opmerkingen)$/i;
const NUTRITION =
  /^(?:nutrition(?:al information)?|nährwert(?:e|angaben|informationen)|informations nutritionnelles)$/i;
const BESIDE = [SOURCE, NOTES, NUTRITION];

/** Markdown; a heading in it opens a part, as the name of the step does. Words in braces stand for its ingredients. */
function instructionsOf(step: Json): Sectioned[] {
  const foods = rowsOf(step)
    .filter((row) => row.is_header !== true)
    .map(foodOf);
  const text = textOf(step.instruction).replace(
    /\{\{ ?ingredients\[(\d{1,3})\] ?\}\}/g,
    (_, nth: string) => foods[Number(nth)] ?? '',
  );
  const name = nameOf(step);
  return inSections(withoutBullets(linesOf(text)), markdownHeading).map(({ section, text: line }) => ({
    section: section ?? name,
    text: line,
  }));
}

const rowsOf = (step: Json) =>
  objectsIn(step.ingredients).sort((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0));
const foodOf = ({ food }: Json) => (isObject(food) ? textOf(food.name) : textOf(food));

function nameOf(step: Json): string | null {
  return textOf(step.name).trim() || null;
}

function ingredientsOf(step: Json): Sectioned[] {
  const found: Sectioned[] = [];
  let section = nameOf(step);
  for (const row of rowsOf(step)) {
    const food = foodOf(row);
    const note = textOf(row.note);
    if (row.is_header === true) section = note || food || section;
    else {
      const unit = isObject(row.unit) ? textOf(row.unit.name) : textOf(row.unit);
      const amount = row.no_amount === true ? null : Number(row.amount ?? 0);
      found.push({ section, text: joinedLine({ amount, unit, food, note }) });
    }
  }
  return found;
}

export function isTandoor(value: Json): boolean {
  return 'name' in value && objectsIn(value.steps).some((step) => 'instruction' in step);
}
