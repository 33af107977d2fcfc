import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecipeDraft } from '@crisper/kitchen/recipes/draft';
import { readPage } from '@crisper/kitchen/recipes/reading/read-page';
import type { Row } from '../row.ts';
import { evaluateCalories } from './eval-kitchen-calories.ts';
import { readPageNaively } from './naive-page-reader.ts';
import type { PublishedFigures } from './plausible-page.ts';

/** Recipe pages (SITE/NAME.html) with the expected result of each (SITE/NAME.json). */

interface Expected {
  title: string;
  ingredients?: string[];
  instructions_list?: string[];
  yields?: string | null;
  total_time?: number | null;
  prep_time?: number | null;
  cook_time?: number | null;
  language?: string;
  nutrients?: PublishedFigures;
}

export interface Page {
  name: string;
  html: string;
  expected: Expected;
  hasJsonLd: boolean;
}

const FIELDS = ['title', 'ingredients', 'steps', 'yield', 'times'] as const;
type Field = (typeof FIELDS)[number];

export function loadPages(directory: string): Page[] {
  const pages: Page[] = [];
  for (const site of readdirSync(directory, { withFileTypes: true })) {
    if (!site.isDirectory()) continue;
    for (const file of readdirSync(join(directory, site.name))) {
      if (!file.endsWith('.html')) continue;
      const path = join(directory, site.name, file);
      if (!existsSync(path.replace(/\.html$/, '.json'))) continue;
      const html = readFileSync(path, 'utf8');
      const expected: Expected = JSON.parse(readFileSync(path.replace(/\.html$/, '.json'), 'utf8'));
      const hasJsonLd =
        /ld\+json/i.test(html) &&
        /["']@type["']:\[?["'](?:https?:\/\/schema\.org\/)?Recipe["']/.test(html.replace(/\s+/g, ''));
      pages.push({ name: `${site.name}/${file}`, html, expected, hasJsonLd });
    }
  }
  return pages;
}

const LEAST = 0.95;

export function evaluatePages(directory: string, verbose: boolean): Row[] {
  const pages = loadPages(directory);
  const marked = pages.filter((page) => page.hasJsonLd);
  return [
    rowOf('recipe pages with JSON-LD', marked, true, verbose),
    rowOf('recipe pages, all', pages, false, false),
    ...evaluateCalories(pages, verbose),
  ];
}

function rowOf(label: string, pages: readonly Page[], isGoal: boolean, verbose: boolean): Row {
  const ours = score(pages, readPage, verbose);
  const plain = score(pages, readPageNaively, false);
  return {
    name: `${label} (${pages.length}): every line as expected`,
    measured: shown(ours),
    target: isGoal ? `${LEAST * 100}%` : '',
    ok: !isGoal || ours.everything >= LEAST,
    alternative: `plain JSON-LD reader ${shown(plain)}`,
  };
}

type Score = Record<Field | 'everything', number>;

function score(pages: readonly Page[], read: (html: string) => RecipeDraft | null, verbose: boolean): Score {
  const right: Score = { title: 0, ingredients: 0, steps: 0, yield: 0, times: 0, everything: 0 };
  for (const page of pages) {
    const draft = read(page.html);
    const wrong =
      draft === null ? [...FIELDS] : FIELDS.filter((field) => !agrees(field, draft, page.expected));
    for (const field of FIELDS) if (!wrong.includes(field)) right[field] += 1 / pages.length;
    if (wrong.length === 0) right.everything += 1 / pages.length;
    else if (verbose) console.error(`${page.name}: ${wrong.join(', ')}`);
  }
  return right;
}

function shown(score: Score): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  return `${percent(score.everything)} (${FIELDS.map((field) => `${field} ${percent(score[field])}`).join(', ')})`;
}

function agrees(field: Field, draft: RecipeDraft, expected: Expected): boolean {
  if (field === 'title') return plain(draft.title) === plain(expected.title);
  if (field === 'ingredients')
    return same(
      draft.ingredients.map(({ text }) => text),
      expected.ingredients ?? [],
    );
  if (field === 'steps')
    return same(
      draft.steps.map(({ text }) => text),
      expected.instructions_list ?? [],
    );
  if (field === 'yield') return draft.servings === servingsOf(expected.yields);
  return (
    draft.prepMinutes === (expected.prep_time ?? null) &&
    draft.cookMinutes === (expected.cook_time ?? null) &&
    draft.totalMinutes === (expected.total_time ?? null)
  );
}

function servingsOf(yields: string | null | undefined): number | null {
  const figure = /\d+/.exec(yields ?? '')?.[0];
  return figure === undefined ? null : Number(figure);
}

function same(found: readonly string[], expected: readonly string[]): boolean {
  return (
    found.length === expected.length &&
    found.every((text, index) => plain(text) === plain(expected[index] ?? ''))
  );
}

/** Letters and digits only, so that quotation marks, brackets and spacing do not count as differences. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('⁄', '/')
    .replace(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim();
}
