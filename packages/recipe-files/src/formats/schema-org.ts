import { readMinutes } from '@crisper/kitchen/recipes/durations';
import { markupToText } from '@crisper/kitchen/recipes/reading/html';
import { firstText, isObject, type Json, texts } from '@crisper/kitchen/recipes/reading/json-values';
import { readYield } from '@crisper/kitchen/recipes/yields';
import { pageAddress, type RawRecipe } from '../found-recipe.ts';
import {
  base64Photo,
  figuresIn,
  inSections,
  linesOf,
  markdownHeading,
  objectsIn,
  textOf,
  withoutBullets,
} from '../values.ts';

const MAX_NODES = 200_000;
const MAX_DEPTH = 8;

/** Every schema.org recipe in a value: alone, in a list, in @graph. */
export function* recipeNodes(value: unknown): Generator<Json> {
  const queue: unknown[] = [value];
  for (let at = 0; at < queue.length && at < MAX_NODES; at += 1) {
    const node = queue[at];
    if (Array.isArray(node)) for (const item of node) queue.push(item);
    if (!isObject(node)) continue;
    if (isRecipeNode(node)) yield node;
    else for (const child of Object.values(node)) if (typeof child === 'object') queue.push(child);
  }
}

export function isRecipeNode(node: Json): boolean {
  const types = Array.isArray(node['@type']) ? node['@type'] : [node['@type']];
  return types.some((type) => typeof type === 'string' && /(?:^|[/:])recipe$/i.test(type.trim()));
}

/** Nextcloud Cookbook, RecipeSage, search engines: they differ in how they write headings. */
export function readSchemaNode(node: Json): RawRecipe {
  const yields = texts(node.recipeYield ?? node.yield);
  const images = (Array.isArray(node.image) ? node.image.flat(2) : [node.image]).map(addressOf);
  return {
    title: plain(firstText(node.name) ?? ''),
    description: plain(firstText(node.description) ?? ''),
    servings: yields.map(readYield).find((count) => count !== null) ?? null,
    yieldText: plain(yields.find((text) => /\p{L}/u.test(text)) ?? yields[0] ?? ''),
    prepMinutes: readMinutes(node.prepTime),
    cookMinutes: readMinutes(node.cookTime ?? node.performTime),
    totalMinutes: readMinutes(node.totalTime),
    ingredients: inSections(
      texts(node.recipeIngredient ?? node.ingredients).flatMap((text) => linesOf(plain(text))),
      headingOf,
    ),
    steps: inSections(instructionLines(node.recipeInstructions), headingOf),
    tags: [node.recipeCategory, node.recipeCuisine, node.keywords].flat().flatMap(tagsIn),
    rating: ownRating(node),
    notes: [...objectsIn(node.comment).map(({ text }) => plain(textOf(text))), ...texts(node.notes)],
    sourceUrl: [node.isBasedOn, node.url, node.mainEntityOfPage].map(addressOf).find(isPage) ?? '',
    sourceName: plain(firstText(node.creditText) ?? firstText(node.author) ?? ''),
    nutrition: figuresIn(node.nutrition),
    createdAt: textOf(node.dateCreated || node.datePublished),
    imageUrl: images.find(isPage) ?? null,
    photos: images.filter((address) => address.startsWith('data:')).map(base64Photo),
  };
}

/** The stars of a page are those of its visitors. An app that writes down its owner's has none but them. */
function ownRating({ aggregateRating: rating, creditText }: Json): unknown {
  if (!isObject(rating)) return null;
  const count = rating.ratingCount ?? rating.reviewCount;
  const isOwn = Number(count) === 1 || (count === undefined && creditText !== undefined);
  return isOwn ? rating.ratingValue : null;
}

/** Several words with commas between them; a term of its own is one word, commas and all. */
function tagsIn(words: unknown): string[] {
  if (isObject(words) && words['@type'] === 'DefinedTerm') return [plain(textOf(words.name))];
  return texts(words).flatMap((text) => plain(text).split(','));
}

const isPage = (address: string) => pageAddress(address) !== null;

function addressOf(value: unknown): string {
  return isObject(value) ? textOf(value.url ?? value.contentUrl ?? value['@id']) : textOf(value);
}

export function plain(text: string): string {
  return /[<&]/.test(text) ? markupToText(text) : text;
}

/** "## Sauce", "[Sauce]", and a line that is only "Sauce:". */
export function headingOf(line: string): string | null {
  return (
    markdownHeading(line) ?? /^([^\d.,;()][^.,;()]{0,78}):$/.exec(line)?.[1] ?? (line === ':' ? '' : null)
  );
}

function instructionLines(value: unknown): string[] {
  const lines: string[] = [];
  collect(value, lines, 0);
  return withoutBullets(lines);
}

function collect(value: unknown, lines: string[], depth: number): void {
  if (depth > MAX_DEPTH) return;
  if (typeof value === 'string') lines.push(...linesOf(plain(value)));
  if (Array.isArray(value)) for (const item of value) collect(item, lines, depth + 1);
  if (!isObject(value)) return;
  const children = value.itemListElement ?? value.steps;
  const isSection = /section$/i.test(textOf(value['@type']));
  const name = plain(textOf(value.name)).trim();
  if (isSection || children !== undefined) {
    // A part without a name ends the one before it.
    if (isSection) lines.push(name === '' ? ':' : `# ${name}`);
    collect(children, lines, depth + 1);
    return;
  }
  const text = value.text ?? value.description ?? value['@value'];
  if (typeof text === 'string' && text.trim() !== '') collect(text, lines, depth + 1);
  else if (name !== '') lines.push(name);
}
