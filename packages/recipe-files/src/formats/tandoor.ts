import { isObject, type Json } from '@crisper/kitchen/recipes/json-values';
import type { Sectioned } from '@crisper/kitchen/recipes/sections';
import { readYield } from '@crisper/kitchen/recipes/yields';
import type { Given } from '../found-recipe.ts';
import { figuresIn, joinedLine, linesOf, namesIn, objectsIn, textOf, withoutBullets } from '../values.ts';

/** One recipe.json of an export. Each step has its own ingredients, and its name is the heading of both. */
export function readTandoor(row: Json): Given {
  const steps = objectsIn(row.steps).sort((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0));
  return {
    title: textOf(row.name),
    description: textOf(row.description),
    servings: readYield(row.servings),
    yieldText: [textOf(row.servings), textOf(row.servings_text)].filter(Boolean).join(' '),
    prepMinutes: Number(row.working_time ?? 0),
    cookMinutes: Number(row.waiting_time ?? 0),
    ingredients: steps.flatMap(ingredientsOf),
    steps: steps.flatMap((step) =>
      withoutBullets(linesOf(textOf(step.instruction))).map((text) => ({ section: nameOf(step), text })),
    ),
    tags: namesIn(row.keywords),
    rating: row.rating,
    sourceUrl: textOf(row.source_url),
    nutrition: figuresIn(row.nutrition),
    createdAt: textOf(row.created_at),
  };
}

function nameOf(step: Json): string | null {
  return textOf(step.name).trim() || null;
}

function ingredientsOf(step: Json): Sectioned[] {
  const found: Sectioned[] = [];
  let section = nameOf(step);
  const rows = objectsIn(step.ingredients).sort((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0));
  for (const row of rows) {
    const food = isObject(row.food) ? textOf(row.food.name) : textOf(row.food);
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
