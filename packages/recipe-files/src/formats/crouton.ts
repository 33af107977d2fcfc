import { isObject, type Json } from '@crisper/kitchen/recipes/reading/json-values';
import type { Sectioned } from '@crisper/kitchen/recipes/sections';
import type { RawRecipe } from '../found-recipe.ts';
import { base64Photo, figuresIn, joinedLine, namesIn, objectsIn, textOf, textsIn } from '../values.ts';

/** Crouton's names of units that are not words by themselves. */
const UNITS: Readonly<Record<string, string>> = {
  ITEM: '',
  GRAMS: 'g',
  KGS: 'kg',
  KILOGRAMS: 'kg',
  MILLS: 'ml',
  MILLILITRES: 'ml',
  LITRES: 'l',
  OUNCE: 'oz',
  POUND: 'lb',
  FLUID_OUNCE: 'fl oz',
  TABLESPOON: 'tbsp',
  TEASPOON: 'tsp',
};

/** One .crumb. */
export function readCrouton(row: Json): RawRecipe {
  const duration = minutes(row.duration);
  const cooking = minutes(row.cookingDuration);
  return {
    title: textOf(row.name),
    description: textOf(row.description),
    servings: minutes(row.serves),
    prepMinutes: cooking === null ? null : duration,
    cookMinutes: cooking,
    totalMinutes: cooking === null ? duration : (duration ?? 0) + cooking,
    ingredients: ingredientsOf(objectsIn(row.ingredients)),
    steps: stepsOf(objectsIn(row.steps)),
    tags: namesIn(row.tags),
    rating: row.rating,
    notes: textOf(row.notes),
    sourceUrl: textOf(row.webLink),
    sourceName: textOf(row.sourceName),
    nutrition: figuresIn(row.neutritionalInfo ?? row.nutritionalInfo),
    photos: textsIn(row.images).map(base64Photo),
  };
}

const minutes = (value: unknown) => (typeof value === 'number' ? value : null);
const byOrder = (a: Json, b: Json) => Number(a.order ?? 0) - Number(b.order ?? 0);

function ingredientsOf(rows: Json[]): Sectioned[] {
  const found: Sectioned[] = [];
  let section: string | null = null;
  for (const row of rows.sort(byOrder)) {
    const quantity = isObject(row.quantity) ? row.quantity : {};
    const food = isObject(row.ingredient) ? textOf(row.ingredient.name) : textOf(row.name);
    const type = textOf(quantity.quantityType);
    if (type === 'SECTION') section = food;
    else {
      const unit = UNITS[type] ?? type.toLowerCase().replaceAll('_', ' ');
      found.push({ section, text: joinedLine({ amount: amountOf(quantity), unit, food }) });
    }
  }
  return found;
}

function amountOf({ amount, secondaryAmount }: Json): number | string | null {
  if (typeof amount !== 'number') return null;
  return typeof secondaryAmount === 'number' && secondaryAmount > amount
    ? `${amount}-${secondaryAmount}`
    : amount;
}

function stepsOf(rows: Json[]): Sectioned[] {
  const found: Sectioned[] = [];
  let section: string | null = null;
  for (const row of rows.sort(byOrder)) {
    if (row.isSection === true) section = textOf(row.step);
    else found.push({ section, text: textOf(row.step) });
  }
  return found;
}

export function isCrouton(value: Json): boolean {
  return (
    'name' in value &&
    objectsIn(value.steps).some((step) => 'step' in step) &&
    (objectsIn(value.ingredients).length === 0 ||
      objectsIn(value.ingredients).some((row) => 'ingredient' in row))
  );
}
