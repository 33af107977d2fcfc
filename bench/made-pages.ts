import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { photographedPrint } from '@crisper/vision/testing/photographed-print';
import type { Browser, Page } from 'playwright-core';
import { type Layout, type PageStyle, pageHtml } from './made-page-layouts.ts';

const require = createRequire(import.meta.url);
const CARRIED = {
  Fraunces: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
  Inter: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
};
const FONTS = [
  "Fraunces, 'DejaVu Serif', serif",
  "'DejaVu Serif', serif",
  'Inter, sans-serif',
  "'DejaVu Sans', sans-serif",
];
const SHOT = { width: 1500, height: 2000 };

export interface MadePage {
  layout: Layout;
  recipe: Recipe;
  photo: Buffer;
}

/** The same numbers for the same seed. */
function seeded(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 2 ** 32;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** A recipe printed in a layout and photographed by hand: a little tilted, shaded, out of focus and grainy. */
export async function madePage(page: Page, recipe: Recipe, layout: Layout, seed: number): Promise<MadePage> {
  const random = seeded(seed);
  for (let at = 0; at < 8; at += 1) random();
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!;
  const isScreen = layout === 'screenshot';
  const style: PageStyle = {
    font: isScreen ? pick(FONTS.slice(2)) : pick(FONTS),
    size: 23 + random() * 6,
    heading: pick(['Ingredients', 'INGREDIENTS', 'You will need', '']),
    method: pick(['Method', 'DIRECTIONS', 'Preparation', '']),
    numbered: random() < 0.5,
    bullets: random() < 0.3,
    glyphs: random() < 0.5,
    justified: random() < 0.4,
    tip: 'Leftovers keep for two days in a closed box, and many cooks like them better on the second day.',
  };
  await page.setViewportSize(SHOT);
  await page.setContent(wrapped(pageHtml(recipe, layout, style), isScreen, random));
  await page.evaluate('document.fonts.ready');
  const shot = await page.screenshot({ type: 'png' });
  return { layout, recipe, photo: isScreen ? shot : await photographedPrint(shot, random) };
}

/** Opens a page whose fonts are those that the product carries and those of the machine. */
export async function openPress(browser: Browser): Promise<Page> {
  return browser.newPage({ deviceScaleFactor: 1.4 });
}

const faces = Object.entries(CARRIED)
  .map(([family, path]) => {
    const font = readFileSync(require.resolve(path)).toString('base64');
    return `@font-face{font-family:${family};src:url(data:font/woff2;base64,${font})}`;
  })
  .join('');

function wrapped(body: string, isScreen: boolean, random: () => number): string {
  const between = (low: number, high: number) => low + (high - low) * random();
  const tilt = `perspective(3400px) rotateX(${between(-4, 4)}deg) rotateY(${between(-3, 3)}deg) rotateZ(${between(-2.5, 2.5)}deg)`;
  const light = `linear-gradient(${between(0, 360)}deg, rgb(0 0 0/${between(0.05, 0.35)}), transparent 75%)`;
  const photo = isScreen
    ? ''
    : `body{background:#6d5a48;padding:70px} .sheet{transform:${tilt};background:#fbf8f0;min-height:1860px;padding:90px 100px} .shade{position:fixed;inset:0;background:${light}}`;
  return `<!doctype html><html lang="en"><style>${faces}*{box-sizing:border-box}body{margin:0}.sheet{padding:60px;color:#1d1a17}${photo}</style><body><div class="sheet">${body}</div><div class="shade"></div>`;
}
