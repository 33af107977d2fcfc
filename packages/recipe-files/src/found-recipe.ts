import { cleanLine, cleanLines } from '@crisper/kitchen/recipes/clean';
import { LIMITS } from '@crisper/kitchen/recipes/draft';
import type { Sectioned } from '@crisper/kitchen/recipes/sections';
import { readYield } from '@crisper/kitchen/recipes/yields';
import { trimEndOf } from '@crisper/kitchen/trim-end';
import type { Photo } from './photo.ts';

/** A recipe as a file of another app has it. Unknown values are null. */
export interface FoundRecipe {
  title: string;
  description: string;
  servings: number | null;
  yieldText: string | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
  totalMinutes: number | null;
  ingredients: readonly { section: string | null; line: string }[];
  steps: readonly { section: string | null; text: string }[];
  tags: readonly string[];
  /** Whole stars, 1 to 5. */
  rating: number | null;
  notes: string;
  sourceUrl: string | null;
  /** A book or a person, where the source is not a page. */
  sourceName: string | null;
  /** As stated, in words. */
  nutrition: string | null;
  /** When it was written or kept first, ISO 8601. */
  createdAt: string | null;
  /** Where a picture can be fetched; only used without photos. */
  imageUrl: string | null;
  photos: readonly Photo[];
  /** What could not be kept, in words for the person. */
  lost: readonly string[];
}

/** What a reader knows; the rest is unknown. */
export interface RawRecipe {
  title?: string | null;
  description?: string | null;
  servings?: number | null;
  yieldText?: string | null;
  prepMinutes?: number | null;
  cookMinutes?: number | null;
  totalMinutes?: number | null;
  ingredients?: readonly Sectioned[];
  steps?: readonly Sectioned[];
  tags?: readonly (string | null | undefined)[];
  rating?: unknown;
  notes?: string | readonly (string | null | undefined)[] | null;
  sourceUrl?: string | null;
  sourceName?: string | null;
  nutrition?: string | null;
  createdAt?: Date | string | null;
  imageUrl?: string | null;
  /** Null for one that is damaged. */
  photos?: readonly (Photo | null)[];
}

const NOTES_CHARS = 20_000;
const NAME_CHARS = 500;
const TAG_CHARS = 60;
const TAGS_MAX = 60;
const PHOTOS_MAX = 20;
const MINUTES_MAX = 44_640;
const URL_CHARS = 2_000;

export const DAMAGED_PHOTO = 'A photo of it is damaged.';

/** The recipe with every field cleaned and bounded. Throws when there is nothing in it to keep. */
export function foundRecipe(given: RawRecipe): FoundRecipe {
  const title = cleanLine(given.title ?? '', LIMITS.title);
  const source = (given.sourceUrl ?? '').trim();
  const sourceUrl = pageAddress(source);
  const photos = [...new Set(given.photos)];
  const whole = photos.filter((photo) => photo !== null);
  const found: FoundRecipe = {
    title,
    description: paragraphs(given.description, LIMITS.description),
    ...yields(given),
    prepMinutes: minutes(given.prepMinutes),
    cookMinutes: minutes(given.cookMinutes),
    totalMinutes: minutes(given.totalMinutes) ?? sum(given.prepMinutes, given.cookMinutes),
    ingredients: sectioned(given.ingredients, LIMITS.ingredientChars, LIMITS.ingredients).map(
      ({ section, text }) => ({ section, line: text }),
    ),
    steps: sectioned(given.steps, LIMITS.stepChars, LIMITS.steps),
    tags: tags(given.tags ?? []),
    rating: stars(given.rating),
    notes: notesOf(given.notes),
    sourceUrl,
    sourceName: orNull(cleanLine(given.sourceName || (sourceUrl === null ? source : ''), NAME_CHARS)),
    nutrition: orNull(paragraphs(given.nutrition, 2_000)),
    createdAt: moment(given.createdAt),
    imageUrl: pageAddress((given.imageUrl ?? '').trim()),
    photos: whole.slice(0, PHOTOS_MAX),
    lost: [
      ...(whole.length < photos.length ? [DAMAGED_PHOTO] : []),
      ...(whole.length > PHOTOS_MAX
        ? [`It has more than ${PHOTOS_MAX} photos; the others were left out.`]
        : []),
    ],
  };
  if (title === '') throw new RecipeProblem('It has no title.');
  const isEmpty =
    found.ingredients.length === 0 &&
    found.steps.length === 0 &&
    found.notes === '' &&
    found.sourceUrl === null &&
    found.photos.length === 0;
  if (isEmpty) throw new RecipeProblem('It has neither ingredients nor steps.');
  return found;
}

/** Why one recipe could not be read, in words for the person. The others go on. */
export class RecipeProblem extends Error {
  override name = 'RecipeProblem';
}

function sectioned(items: readonly Sectioned[] = [], chars: number, most: number): Sectioned[] {
  return items
    .flatMap(({ section, text }) =>
      cleanLines(text, chars).map((line) => ({ section: heading(section), text: line })),
    )
    .slice(0, most);
}

function heading(section: string | null): string | null {
  return orNull(trimEndOf(cleanLine(section ?? '', 200), ':').trim());
}

const YIELD_CHARS = 200;
const SERVINGS_MOST = 1_000;

/** "4 servings (1 loaf)" are four, and one loaf. A number alone says no more than the servings do. */
function yields(given: RawRecipe): Pick<FoundRecipe, 'servings' | 'yieldText'> {
  let text = cleanLine(given.yieldText ?? '', YIELD_CHARS * 2);
  let servings = given.servings ?? readYield(text);
  for (let both = BOTH.exec(text); both !== null; both = BOTH.exec(text)) {
    servings = Number(both[1]);
    text = both[2]!.trim();
  }
  const isCount = servings !== null && servings >= 1 && servings <= SERVINGS_MOST;
  return {
    servings: isCount ? Math.round(servings!) : null,
    yieldText: /^\d*$/.test(text) ? null : text.slice(0, YIELD_CHARS).trim(),
  };
}

const BOTH = /^(\d{1,4}) servings \((.+)\)$/;

/** Text with its line breaks. */
function paragraphs(text: string | null | undefined, chars: number): string {
  return cleanLines(text ?? '', chars)
    .join('\n')
    .slice(0, chars);
}

function notesOf(notes: RawRecipe['notes']): string {
  const parts = typeof notes === 'string' ? [notes] : (notes ?? []);
  return parts
    .flatMap((part) =>
      (part ?? '')
        .slice(0, NOTES_CHARS * 2)
        .replace(/\r\n?/g, '\n')
        .split(/\n[^\S\n]*\n/),
    )
    .map((part) => paragraphs(part, NOTES_CHARS))
    .filter((part) => part !== '')
    .join('\n\n')
    .slice(0, NOTES_CHARS)
    .trim();
}

function tags(words: readonly (string | null | undefined)[]): string[] {
  const seen = new Map<string, string>();
  for (const word of words) {
    const tag = cleanLine(word ?? '', TAG_CHARS);
    if (tag !== '' && !seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag);
  }
  return [...seen.values()].slice(0, TAGS_MAX);
}

/** No stars and zero stars both mean that no user has rated it. */
function stars(value: unknown): number | null {
  const given = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : value;
  if (typeof given !== 'number' || !Number.isFinite(given) || given <= 0) return null;
  return Math.min(5, Math.max(1, Math.round(given)));
}

/** Zero minutes mean that no time is given. */
function minutes(value: number | null | undefined): number | null {
  if (value === null || value === undefined || !Number.isFinite(value) || value <= 0) return null;
  return Math.min(MINUTES_MAX, Math.round(value));
}

function sum(prep: number | null | undefined, cook: number | null | undefined): number | null {
  return minutes((prep ?? 0) + (cook ?? 0));
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}

export function pageAddress(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || text.length > URL_CHARS || !URL.canParse(text)) return null;
  return text;
}

function moment(value: Date | string | null | undefined): string | null {
  if (value === null || value === undefined || value === '') return null;
  // "2024-05-01 10:00:00" without a zone is taken as UTC, so that it is the same wherever it is read.
  const text =
    typeof value === 'string'
      ? value.trim().replace(/^(\d{4}-\d\d-\d\d) (\d\d:\d\d(?::\d\d)?)$/, '$1T$2Z')
      : value;
  // "0" would be the year 2000, "12" the month of December.
  if (typeof text === 'string' && !/(?:^|\D)(?:19|20)\d\d(?:\D|$)/.test(text)) return null;
  const date = new Date(text);
  date.setUTCMilliseconds(0);
  const year = date.getUTCFullYear();
  const isKnown = date.getTime() !== 0 && year >= 1900 && year <= 2100;
  return isKnown ? date.toISOString() : null;
}
