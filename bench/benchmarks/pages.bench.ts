import { fileURLToPath } from 'node:url';
import { readPrint } from '@crisper/kitchen/recipes/print/read-print';
import { readText } from '@crisper/kitchen/recipes/reading/read-text';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { decodePhoto } from '@crisper/vision/decode';
import { PageReader } from '@crisper/vision/reading/page-reader';
import { PrintReader } from '@crisper/vision/reading/print/print-reader';
import { chromium } from 'playwright-core';
import { readCookBook } from '../../apps/server/src/rooms/recipes/book/cook-book.ts';
import { BROWSER_ARGUMENTS } from '../../e2e/support/browser-arguments.ts';
import { findBrowser } from '../../scripts/browsers.mjs';
import { LAYOUTS } from '../fixtures/made-page-layouts.ts';
import { type MadePage, madePage, openPress } from '../fixtures/made-pages.ts';
import { addScores, NO_SCORE, type PageScore, scorePage } from '../quality/page-score.ts';
import type { Row } from '../row.ts';

const BOOK = fileURLToPath(new URL('../../recipes', import.meta.url));
/** Odd seeds were never looked at while the reader was made. */
const PAGES = 2 * LAYOUTS.length;
const SIDE = 2600;
const LINES_LEAST = 0.95;
const STEPS_LEAST = 0.9;
const TITLES_LEAST = 0.9;
const MS_MOST = 4_000;

async function madePages(book: readonly Recipe[]): Promise<MadePage[]> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });
  try {
    const press = await openPress(browser);
    const made: MadePage[] = [];
    for (let at = 0; at < PAGES; at += 1) {
      const recipe = book[(at * 53 + 29) % book.length]!;
      made.push(await madePage(press, recipe, LAYOUTS[at % LAYOUTS.length]!, 2 * at + 1));
    }
    return made;
  } finally {
    await browser.close();
  }
}

/** Photographed pages of the cook book, beside a plain way: the rows of a page from top to bottom as a pasted text. */
export default async function pages(): Promise<Row[]> {
  const made = await madePages(await readCookBook(BOOK));
  const reader = await PrintReader.open({ threads: 2 });
  const plainReader = await PageReader.open({ threads: 2 });
  let [ours, plain, slowest, total]: [PageScore, PageScore, number, number] = [NO_SCORE, NO_SCORE, 0, 0];
  await reader.read(await decodePhoto(made[0]!.photo, SIDE), () => false);
  for (const { photo, recipe } of made) {
    const start = performance.now();
    const picture = await decodePhoto(photo, SIDE);
    const draft = readPrint([await reader.read(picture, () => false)])?.draft ?? null;
    const took = performance.now() - start;
    total += took;
    slowest = Math.max(slowest, took);
    ours = addScores(ours, scorePage(recipe, draft));
    const rows = await plainReader.read(picture, () => false);
    const text = rows.map((row) => row.map((piece) => piece.text).join(' ')).join('\n');
    plain = addScores(plain, scorePage(recipe, readText(text)));
  }
  const share = (right: number, of: number) => `${((100 * right) / of).toFixed(1)}%`;
  return [
    {
      name: `ingredient lines of photographed pages: amount, unit and food right (${made.length} made pages)`,
      measured: share(ours.linesRight, ours.lines),
      target: `≥ ${100 * LINES_LEAST}%`,
      ok: ours.linesRight / ours.lines >= LINES_LEAST,
      alternative: `${share(plain.linesRight, plain.lines)} from its rows as a text`,
    },
    {
      name: 'steps of photographed pages: whole, every number right',
      measured: share(ours.stepsRight, ours.steps),
      target: `≥ ${100 * STEPS_LEAST}%`,
      ok: ours.stepsRight / ours.steps >= STEPS_LEAST,
      alternative: `${share(plain.stepsRight, plain.steps)} from its rows as a text`,
    },
    {
      name: 'titles of photographed pages',
      measured: share(ours.titlesRight, ours.titles),
      target: `≥ ${100 * TITLES_LEAST}%`,
      ok: ours.titlesRight / ours.titles >= TITLES_LEAST,
      alternative: `${share(plain.titlesRight, plain.titles)} from its rows as a text`,
    },
    {
      name: 'reading a photographed page on two cores',
      measured: `${(total / made.length / 1000).toFixed(1)} s on average, ${(slowest / 1000).toFixed(1)} s at most`,
      target: `< ${MS_MOST / 1000} s`,
      ok: total / made.length < MS_MOST,
    },
  ];
}
