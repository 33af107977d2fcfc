import { cleanLine, cleanLines } from '../clean.ts';
import { EMPTY_DRAFT, LIMITS, plainIngredient, plainStep, type RecipeDraft } from '../draft.ts';
import { readMinutes } from '../durations.ts';
import { readYield } from '../yields.ts';
import { firstText, isObject, type Json, texts } from './json-values.ts';
import { partHeading } from './part-headings.ts';
import { readInstructions } from './schema-instructions.ts';

/** Maximum number of nodes searched; a real page has a few hundred. */
const MAX_NODES = 20_000;

/** The recipe in any schema.org value: alone, in an array, in @graph, or below another node. Null when there is none. */
export function readSchemaOrg(value: unknown): RecipeDraft | null {
  let best: RecipeDraft | null = null;
  for (const node of recipeNodes(value)) {
    const draft = toDraft(node);
    if (best === null || weight(draft) > weight(best)) best = draft;
  }
  return best;
}

function* recipeNodes(value: unknown): Generator<Json> {
  const queue: unknown[] = [value];
  for (let at = 0; at < queue.length && at < MAX_NODES; at += 1) {
    const node = queue[at];
    if (Array.isArray(node)) for (const item of node) queue.push(item);
    if (!isObject(node)) continue;
    if (isRecipe(node)) yield node;
    else for (const child of Object.values(node)) if (typeof child === 'object') queue.push(child);
  }
}

function isRecipe(node: Json): boolean {
  const types = Array.isArray(node['@type']) ? node['@type'] : [node['@type']];
  return types.some((type) => typeof type === 'string' && /(?:^|[/:])recipe$/i.test(type.trim()));
}

/** A page may have the recipe in several blocks; the most complete one wins, the first on a tie. */
function weight(draft: RecipeDraft): number {
  return (draft.ingredients.length > 0 ? 2 : 0) + (draft.steps.length > 0 ? 1 : 0);
}

/** Some sources capitalize property names ("RecipeInstructions"). */
function withSmallInitials(node: Json): Json {
  if (!Object.keys(node).some((key) => key.charAt(0) !== key.charAt(0).toLowerCase())) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key.charAt(0).toLowerCase() + key.slice(1), value]),
  );
}

function toDraft(source: Json): RecipeDraft {
  const node = withSmallInitials(source);
  const lines = texts(node.recipeIngredient ?? node.ingredients ?? node.recipeIngredients)
    .flatMap((text) => cleanLines(text, LIMITS.ingredientChars))
    .filter((line) => !isHeading(line))
    .slice(0, LIMITS.ingredients);
  const yields = texts(node.recipeYield ?? node.yield ?? node.servings).map((text) => cleanLine(text, 200));
  const yieldText = yields.find((text) => /\p{L}/u.test(text)) ?? yields[0] ?? null;
  const prepMinutes = time(node.prepTime);
  const cookMinutes = time(node.cookTime ?? node.performTime);
  return {
    ...EMPTY_DRAFT,
    title: cleanLine(firstText(node.name) ?? firstText(node.headline) ?? '', LIMITS.title),
    description: cleanLine(firstText(node.description) ?? '', LIMITS.description),
    cuisine: words(node.recipeCuisine)[0] ?? null,
    categories: words(node.recipeCategory),
    keywords: words(node.keywords),
    yieldText,
    servings: yields.map(readYield).find((count) => count !== null) ?? null,
    prepMinutes,
    cookMinutes,
    totalMinutes: time(node.totalTime) ?? sum(prepMinutes, cookMinutes),
    ingredients: lines.map(plainIngredient),
    steps: readInstructions(node.recipeInstructions ?? node.instructions).map(plainStep),
    cookware: texts(node.tool)
      .map((text) => cleanLine(text, 100))
      .slice(0, LIMITS.words),
    imageUrl: imageOf(node.image),
    sourceUrl: firstText(node.url) ?? null,
    publishedCalories: caloriesOf(node.nutrition),
  };
}

function words(value: unknown): string[] {
  return texts(value)
    .flatMap((text) => (text.includes(',') ? text.split(',') : text))
    .map((text) => cleanLine(text, 80))
    .filter((text) => text !== '')
    .slice(0, LIMITS.words);
}

/** Ingredient lists may contain headings: "For the sauce", "Dough:". */
function isHeading(line: string): boolean {
  return (
    /^for (?:the )?[\p{L} ]+:?$/iu.test(line) || partHeading(line) !== null || /^[^\d,()]{1,60}:$/.test(line)
  );
}

/** Some plugins give a range object or a list; zero means "not given". */
function time(value: unknown): number | null {
  if (Array.isArray(value)) return time(value[0]);
  const minutes = readMinutes(
    isObject(value) ? (value.maxValue ?? value.minValue ?? value['@value']) : value,
  );
  return minutes === 0 ? null : minutes;
}

function sum(prep: number | null, cook: number | null): number | null {
  return prep === null && cook === null ? null : (prep ?? 0) + (cook ?? 0);
}

function imageOf(value: unknown): string | null {
  const found = Array.isArray(value) ? value.flat(2)[0] : value;
  const url = isObject(found) ? (firstText(found.url) ?? firstText(found.contentUrl)) : found;
  return typeof url === 'string' && /^https?:\/\//i.test(url) && url.length <= 2_000 ? url : null;
}

function caloriesOf(nutrition: unknown): number | null {
  const node = Array.isArray(nutrition) ? nutrition[0] : nutrition;
  if (!isObject(node)) return null;
  const text = firstText(node.calories) ?? '';
  const figure = Number(
    /\d[\d.,]*/
      .exec(text)?.[0]
      .replace(/,(?=\d{3})/g, '')
      .replace(',', '.') ?? Number.NaN,
  );
  if (!Number.isFinite(figure) || figure <= 0) return null;
  return /\bkj\b/i.test(text) && !/k?cal/i.test(text) ? figure / 4.184 : figure;
}
