import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everydayFridges } from '@crisper/kitchen/composing/fridges.fixture';
import type { FoodId } from '@crisper/kitchen/foods/food';
import { foodById } from '@crisper/kitchen/foods/larder';
import { resolveFood } from '@crisper/kitchen/foods/names';
import type { RecipeDraft } from '@crisper/kitchen/recipes/draft';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readPage } from '@crisper/kitchen/recipes/read-page';
import { readText } from '@crisper/kitchen/recipes/read-text';
import { dishMatcher } from './dish-names.ts';
import { loadPages } from './eval-kitchen-pages.ts';

/** A real recipe as its cook's kitchen: what it needs without staples, and a few other foods. Its title is the answer. */
export interface HiddenDish {
  title: string;
  /** The site of a page, the author of a Markdown recipe: halves are made of whole sources. */
  source: string;
  foods: FoodId[];
}

const LEAST_FOODS = 3;
/** Kitchens made of each recipe, with other foods beside. */
const KITCHENS = 3;
/** With fewer known lines the kitchen would miss what the dish is made of. */
const LEAST_KNOWN = 0.7;

/** The recipes in this directory, pages or Markdown, whose dish is in the book. */
export function hiddenDishes(directory: string, bookTitles: readonly string[]): HiddenDish[] {
  const isDish = dishMatcher(bookTitles);
  return [...pagesIn(directory), ...markdownIn(directory)].flatMap(({ draft, title, source }) => {
    if (!draft || !bookTitles.some((known) => isDish(title, known))) return [];
    const needed = finishRecipe(draft).ingredients.filter((line) => !line.optional);
    const known = needed.flatMap(({ food }) => (food === null ? [] : [food]));
    if (known.length < needed.length * LEAST_KNOWN) return [];
    const foods = [...new Set(known)].filter((id) => !foodById(id)?.staple);
    if (foods.length < LEAST_FOODS) return [];
    return Array.from({ length: KITCHENS }, (_, n) => ({
      title,
      source,
      foods: withOthers(foods, title, n),
    }));
  });
}

interface Found {
  draft: RecipeDraft | null;
  title: string;
  source: string;
}

function pagesIn(directory: string): Found[] {
  return loadPages(directory).map(({ name, html, expected }) => ({
    draft: readPage(html),
    title: expected.title,
    source: name.split('/')[0]!,
  }));
}

function markdownIn(directory: string): Found[] {
  const files = readdirSync(directory).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return files.flatMap((name) => {
    const text = readFileSync(join(directory, name), 'utf8');
    const title = frontMatter(text, 'title');
    const source = frontMatter(text, 'author') ?? name;
    return title === undefined ? [] : [{ draft: readText(text), title, source }];
  });
}

function frontMatter(text: string, key: string): string | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${key}:`));
  return line
    ?.slice(key.length + 1)
    .replace(/["']/g, '')
    .trim();
}

/** Two or three everyday foods more, the same ones in every run. */
function withOthers(foods: readonly FoodId[], title: string, kitchen: number): FoodId[] {
  const seed = numberOf(`${title} ${kitchen}`);
  const others = everydayFridges(1, seed)[0]!.filter((id) => !foods.includes(id));
  return [...foods, ...others.slice(0, 2 + (seed % 2))].sort();
}

/** Weights are tuned on one half of the sources, and the other half is reported. */
export const isForTuning = (source: string): boolean => numberOf(source) % 2 === 0;

const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32LE(0);

const LEAST_IN_PHOTO = 5;

/** Fridges on labelled photos (val.json beside its pictures): what each photo of a fridge shows. */
export function photographedFridges(directory: string): FoodId[][] {
  const path = join(directory, 'val.json');
  if (!existsSync(path)) return [];
  const labels: Labels = JSON.parse(readFileSync(path, 'utf8'));
  const names = new Map(labels.categories.map(({ id, name }) => [id, resolveFood(name)?.food.id]));
  const seen = new Map(labels.images.filter(({ fridge }) => fridge).map(({ id }) => [id, new Set<FoodId>()]));
  for (const { image_id, category_id } of labels.annotations) {
    const food = names.get(category_id);
    if (food !== undefined) seen.get(image_id)?.add(food);
  }
  const fridges = [...seen.values()].filter((foods) => foods.size >= LEAST_IN_PHOTO);
  return [...new Map(fridges.map((foods) => [[...foods].sort().join(), [...foods].sort()])).values()];
}

interface Labels {
  categories: { id: number; name: string }[];
  images: { id: number; fridge?: boolean }[];
  annotations: { image_id: number; category_id: number }[];
}
