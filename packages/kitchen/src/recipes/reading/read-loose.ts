import { cleanLine, cleanLines } from '../clean.ts';
import { EMPTY_DRAFT, LIMITS, plainIngredient, plainStep, type RecipeDraft } from '../draft.ts';
import { readMinutes } from '../durations.ts';
import { readYield } from '../yields.ts';
import { firstText, isObject, type Json, texts } from './json-values.ts';
import { parseLooseJson } from './loose-json.ts';
import { readSchemaOrg } from './read-schema-org.ts';
import { readText } from './read-text.ts';
import { readInstructions } from './schema-instructions.ts';

const MAX_DEPTH = 5;
const INGREDIENTS = [
  'ingredients',
  'recipeIngredient',
  'recipe_ingredients',
  'ingredientLines',
  'ingredient_list',
];
const STEPS = [
  'steps',
  'instructions',
  'method',
  'directions',
  'recipeInstructions',
  'preparation',
  'interactiveSteps',
  'analyzedInstructions',
  'instructions_list',
];
const NESTED = ['recipe', 'data', 'result', 'recipes', 'value', 'json'];

/**
 * Reads a recipe in any JSON shape that apps and models produce: other field names, JSON inside a string, the recipe one level
 * down. Null when there is none. Never throws.
 */
export function readLoose(value: unknown): RecipeDraft | null {
  return read(value, 0);
}

function read(value: unknown, depth: number): RecipeDraft | null {
  if (depth > MAX_DEPTH) return null;
  if (typeof value === 'string') return readString(value, depth);
  if (Array.isArray(value)) return firstOf(value.slice(0, 50), depth);
  if (!isObject(value)) return null;
  const standard = '@type' in value || '@graph' in value ? readSchemaOrg(value) : null;
  if (standard) return standard;
  if (pick(value, INGREDIENTS) !== undefined || pick(value, STEPS) !== undefined)
    return toDraft(value, depth);
  return firstOf(
    NESTED.map((key) => value[key]),
    depth,
  );
}

function firstOf(values: readonly unknown[], depth: number): RecipeDraft | null {
  for (const item of values) {
    const draft = item === undefined || item === null ? null : read(item, depth + 1);
    if (draft) return draft;
  }
  return null;
}

function readString(text: string, depth: number): RecipeDraft | null {
  if (text.length > LIMITS.sourceChars) return null;
  const body = withoutFence(text.trim());
  if (!/^[[{"]/.test(body)) return readText(text);
  return firstOf(parseLooseJson(body), depth) ?? readText(text);
}

/** Removes the code fence (three backticks) that models put around JSON. */
function withoutFence(text: string): string {
  const from = text.startsWith('```json') ? 7 : text.startsWith('```') ? 3 : 0;
  return text.slice(from, text.endsWith('```') ? -3 : undefined).trim();
}

function toDraft(value: Json, depth: number): RecipeDraft {
  const yieldText = firstText(
    pick(value, ['servings', 'yield', 'recipeYield', 'yields', 'serves', 'portions']),
  );
  const minutes = (...keys: string[]) => readMinutes(pick(value, keys));
  const title = firstText(pick(value, ['title', 'name', 'recipeName', 'dish_name', 'dishName'])) ?? '';
  const inner =
    title === ''
      ? firstOf(
          NESTED.map((key) => value[key]),
          depth,
        )
      : null;
  return {
    ...EMPTY_DRAFT,
    title: inner?.title ?? cleanLine(title, LIMITS.title),
    description: cleanLine(firstText(pick(value, ['description', 'summary'])) ?? '', LIMITS.description),
    cuisine: firstText(pick(value, ['cuisine', 'recipeCuisine'])),
    categories: texts(pick(value, ['course', 'courses', 'category', 'recipeCategory', 'mealType'])).slice(
      0,
      LIMITS.words,
    ),
    keywords: texts(pick(value, ['tags', 'keywords'])).slice(0, LIMITS.words),
    yieldText,
    servings: readYield(yieldText),
    prepMinutes: minutes('prepTimeMin', 'prepMinutes', 'prepTime', 'prep_time'),
    cookMinutes: minutes('cookTimeMin', 'cookMinutes', 'cookTime', 'cook_time'),
    totalMinutes: minutes(
      'totalTimeMin',
      'totalMinutes',
      'totalTime',
      'total_time',
      'readyInMinutes',
      'time',
    ),
    ingredients: ingredientLines(pick(value, INGREDIENTS)).map(plainIngredient),
    steps: stepLines(pick(value, STEPS)).map(plainStep),
    imageUrl: firstText(pick(value, ['imageUrl', 'image', 'image_url'])),
  };
}

function pick(value: Json, keys: readonly string[]): unknown {
  for (const key of keys)
    if (value[key] !== undefined && value[key] !== null && value[key] !== '') return value[key];
  return undefined;
}

/** Parses a field that holds its list as JSON text. */
function unfold(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*\[/.test(value)) return value;
  return parseLooseJson(value)[0] ?? value;
}

function ingredientLines(value: unknown): string[] {
  const list = unfold(value);
  const items = Array.isArray(list) ? list.flat(2) : isObject(list) ? Object.values(list).flat() : [list];
  return items
    .slice(0, LIMITS.ingredients)
    .flatMap((item) =>
      typeof item === 'string'
        ? cleanLines(item, LIMITS.ingredientChars)
        : isObject(item)
          ? [objectLine(item)]
          : [],
    )
    .map((line) => line.replace(/^[-*•]\s+/, ''))
    .filter((line) => line !== '');
}

/** Turns { name, amount, unit } or { ingredient: { name }, amountMin, amountMax, unit } into an ingredient line. */
function objectLine(item: Json): string {
  const text = firstText(pick(item, ['text', 'original', 'originalString', 'display']));
  if (text !== null) return cleanLine(text, LIMITS.ingredientChars);
  const min = firstText(pick(item, ['amountMin', 'amount', 'quantity', 'qty', 'estimatedQuantity']));
  const max = firstText(item.amountMax);
  const amount = min !== null && max !== null && max !== min ? `${min}-${max}` : (min ?? max);
  const name = firstText(pick(item, ['name', 'ingredient', 'food', 'item']));
  if (name === null) return '';
  const line = [amount, firstText(item.unit), name].filter((part) => part !== null && part !== '').join(' ');
  const preparation = firstText(pick(item, ['preparation', 'notes', 'note']));
  return cleanLine(
    `${line}${preparation === null ? '' : `, ${preparation}`}${item.optional === true ? ' (optional)' : ''}`,
    LIMITS.ingredientChars,
  );
}

function stepLines(value: unknown): string[] {
  const list = unfold(value);
  const items = Array.isArray(list)
    ? list.map(withText)
    : isObject(list) && !('itemListElement' in list)
      ? Object.values(list)
      : list;
  return readInstructions(items);
}

function withText(step: unknown): unknown {
  if (!isObject(step) || step.text !== undefined || step.itemListElement !== undefined) return step;
  const text = pick(step, ['instruction', 'description', 'step', 'content', 'direction']);
  if (typeof text === 'string') return text;
  return Array.isArray(step.steps) ? step.steps.map(withText) : step;
}
