import { readMinutes } from '@crisper/kitchen/recipes/durations';
import { isObject, type Json } from '@crisper/kitchen/recipes/reading/json-values';
import type { Sectioned } from '@crisper/kitchen/recipes/sections';
import { readYield } from '@crisper/kitchen/recipes/yields';
import type { Folder } from '../folder.ts';
import type { RawRecipe } from '../found-recipe.ts';
import type { Read } from '../source.ts';
import { figuresIn, joinedLine, namesIn, objectsIn, pick, spokenAmount, textOf } from '../values.ts';

/** The database of a backup since version 1.0, as tables with rows. */
export async function* readMealieBackup(tables: Json, folder: Folder | null): AsyncGenerator<Read> {
  const rows = (name: string) => objectsIn(tables[name]);
  const byRecipe = (name: string) => grouped(rows(name));
  const names = (name: string) => new Map(rows(name).map((row) => [idOf(row.id), row]));
  const [ingredients, instructions, notes] = [
    byRecipe('recipes_ingredients'),
    byRecipe('recipe_instructions'),
    byRecipe('notes'),
  ];
  const [comments, nutrition, ratings] = [
    byRecipe('recipe_comments'),
    byRecipe('recipe_nutrition'),
    byRecipe('users_to_recipes'),
  ];
  const foods = names('ingredient_foods');
  const units = names('ingredient_units');
  const tagged = [
    labels(byRecipe('recipes_to_categories'), names('categories'), 'category_id'),
    labels(byRecipe('recipes_to_tags'), names('tags'), 'tag_id'),
  ];
  const photos = photosByRecipe(folder);
  for (const row of rows('recipes')) {
    const id = idOf(row.id);
    const of = (table: Map<string, Json[]>) => inOrder(table.get(id) ?? []);
    const photo = photos.get(id);
    const given: RawRecipe = {
      ...common(row),
      ingredients: carried(of(ingredients), (line) => ingredientLine(line, foods, units)),
      steps: carried(of(instructions), stepText),
      tags: tagged.flatMap((tags) => tags(id)),
      rating:
        row.rating ?? (ratings.get(id) ?? []).map((mark) => mark.rating).find((rating) => Number(rating) > 0),
      notes: [...of(notes).map(noteText), ...of(comments).map(({ text }) => textOf(text))],
      nutrition: figuresIn((nutrition.get(id) ?? [])[0]),
      photos: photo && folder ? [folder.photo(photo)] : [],
    };
    yield { source: textOf(row.slug) || textOf(row.name), given };
  }
}

/** One recipe of a backup before version 1.0: recipes/SLUG/SLUG.json. */
export function readMealieRecipe(row: Json): RawRecipe {
  const list = pick(row, 'recipeIngredient', 'recipe_ingredient');
  const steps = pick(row, 'recipeInstructions', 'recipe_instructions');
  const lines = (Array.isArray(list) ? list : []).map((line) =>
    isObject(line) ? line : { note: textOf(line) },
  );
  return {
    ...common(row),
    ingredients: carried(lines, (line) => ingredientLine(line, new Map(), new Map())),
    steps: carried(
      (Array.isArray(steps) ? steps : []).map((step) => (isObject(step) ? step : { text: textOf(step) })),
      stepText,
    ),
    tags: [...namesIn(pick(row, 'recipeCategory', 'recipe_category', 'categories')), ...namesIn(row.tags)],
    rating: row.rating,
    notes: objectsIn(row.notes).map(noteText),
    nutrition: figuresIn(row.nutrition),
  };
}

function common(row: Json): RawRecipe {
  const yieldText = [row.recipe_yield_quantity || null, pick(row, 'recipe_yield', 'recipeYield')]
    .map(textOf)
    .filter((text) => text !== '')
    .join(' ');
  return {
    title: textOf(row.name),
    description: textOf(row.description),
    servings: readYield(row.recipe_servings || pick(row, 'recipeServings')) ?? readYield(yieldText),
    yieldText,
    prepMinutes: readMinutes(pick(row, 'prep_time', 'prepTime')),
    cookMinutes: readMinutes(pick(row, 'perform_time', 'performTime', 'cook_time', 'cookTime')),
    totalMinutes: readMinutes(pick(row, 'total_time', 'totalTime')),
    sourceUrl: textOf(pick(row, 'org_url', 'orgURL', 'orgUrl', 'url')),
    createdAt: textOf(pick(row, 'created_at', 'dateAdded', 'date_added', 'createdAt')),
  };
}

/** A title stands for its own line and those after it, until the next one. */
function carried(rows: readonly Json[], textOfRow: (row: Json) => string): Sectioned[] {
  let section: string | null = null;
  return rows.map((row) => {
    section = textOf(row.title).trim() || section;
    return { section, text: textOfRow(row) };
  });
}

function stepText(row: Json): string {
  const [summary, text] = [textOf(row.summary).trim(), textOf(row.text)];
  return summary === '' || text.startsWith(summary) ? text : `${summary}: ${text}`;
}

function noteText({ title, text }: Json): string {
  return [textOf(title), textOf(text)].filter((part) => part !== '').join('\n');
}

function ingredientLine(row: Json, foods: Map<string, Json>, units: Map<string, Json>): string {
  const named = (value: unknown, id: unknown, from: Map<string, Json>): Json | null => {
    if (isObject(value)) return value;
    return typeof value === 'string' && value !== '' ? { name: value } : (from.get(idOf(id)) ?? null);
  };
  const food = named(row.food, row.food_id, foods);
  const unit = named(row.unit, row.unit_id, units);
  const note = textOf(row.note).trim();
  const original = textOf(pick(row, 'original_text', 'originalText')).trim();
  const quantity = Number(row.quantity ?? 0);
  if (!food && !unit) {
    // A line that was never taken apart has the quantity 1, which is not part of it.
    if (note === '') return original;
    return quantity > 0 && quantity !== 1 && !/^[\d½¼¾⅓⅔]/.test(note)
      ? `${spokenAmount(quantity)} ${note}`
      : note;
  }
  const many = quantity > 1;
  const unitName = unit ? (many && textOf(unit.plural_name ?? unit.pluralName)) || textOf(unit.name) : '';
  const foodName = food
    ? (many && !unit && textOf(food.plural_name ?? food.pluralName)) || textOf(food.name)
    : '';
  return joinedLine({ amount: quantity, unit: unitName, food: foodName, note });
}

/** Ids are written with dashes or without. */
function idOf(value: unknown): string {
  return textOf(value).replaceAll('-', '').toLowerCase();
}

function grouped(rows: readonly Json[]): Map<string, Json[]> {
  const groups = new Map<string, Json[]>();
  for (const row of rows) {
    const id = idOf(row.recipe_id ?? row.recipee_id);
    const group = groups.get(id);
    if (group) group.push(row);
    else groups.set(id, [row]);
  }
  return groups;
}

const inOrder = (rows: Json[]) => [...rows].sort((a, b) => Number(a.position ?? 0) - Number(b.position ?? 0));

function labels(links: Map<string, Json[]>, names: Map<string, Json>, key: string) {
  return (recipe: string) =>
    (links.get(recipe) ?? []).map((link) => textOf(names.get(idOf(link[key]))?.name));
}

/** The largest picture of each recipe: recipes/ID/images/original.webp. */
function photosByRecipe(folder: Folder | null): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of folder?.names ?? []) {
    const match = /(?:^|\/)recipes\/([\da-f-]{32,36})\/images\/(?:min-)?original\.\w+$/i.exec(name);
    if (!match?.[1]) continue;
    const id = idOf(match[1]);
    if (!found.has(id) || !name.includes('min-original')) found.set(id, name);
  }
  return found;
}

export function isMealieBackup(value: Json): boolean {
  return Array.isArray(value.recipes) && Array.isArray(value.recipes_ingredients);
}

export function isMealieRecipe(value: Json): boolean {
  return (
    'slug' in value &&
    !('@type' in value) &&
    pick(value, 'recipeIngredient', 'recipe_ingredient', 'recipeInstructions') !== undefined
  );
}
