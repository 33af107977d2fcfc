import type { ReadRecipePages } from '@crisper/contract/recipes/recipe-pages';
import { PhotoError } from '@crisper/vision/photo-error';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ParsePool } from '../../../parsing/parse-pool.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { madePdf, swellingPdf } from '../../../testing/pdf.ts';
import { ANY_PHOTO, dataUrl } from '../../../testing/photos.ts';
import { type TestVision, testVision } from '../../../testing/vision.ts';
import { readPdfLines } from './recipe-pages.parsers.ts';

let t: TestApp;
let engine: TestVision;
beforeAll(async () => {
  engine = testVision();
  t = await testApp({ vision: engine });
});
afterAll(() => t.close());

const RECIPE = [
  'Plum Cake',
  'Serves 8',
  'For the cake:',
  '500 g plums',
  '3 eggs',
  'Method',
  'Bake the plums with the eggs for 40 minutes.',
];

/** The vision engine reads these lines below each other; "?" before a word marks doubt. */
function printed(...lines: string[]): void {
  engine.print = async () => ({
    processor: 1,
    lines: lines.map((line, at) => ({
      words: line
        .split(' ')
        .map((word) => ({ text: word.replace('?', ''), confidence: word.startsWith('?') ? 0.2 : 0.99 })),
      left: 0.1,
      right: 0.1 + 0.01 * line.length,
      y: 0.1 + 0.03 * at,
      height: at === 0 ? 0.04 : 0.025,
    })),
  });
}

const read = async (pages: string[], headers?: Record<string, string>) => {
  const { token } = await t.signUp();
  return t.call('POST', '/api/recipes/pages', { token, body: { pages }, ...(headers && { headers }) });
};

it('reads a photographed page, with its parts and the words that are hard to read', async () => {
  printed(...RECIPE.map((line) => line.replace('eggs', '?eggs')));
  const found = (await read([ANY_PHOTO])).json<ReadRecipePages>();
  expect(found).toMatchObject({
    draft: {
      title: 'Plum Cake',
      servings: 8,
      ingredients: ['For the cake:', '500 g plums', '3 eggs'],
      steps: ['Bake the plums with the eggs for 40 minutes.'],
    },
    doubtful: [
      { field: 'ingredients', line: 2, word: 'eggs' },
      { field: 'steps', line: 0, word: 'eggs' },
    ],
    unknown: [],
    note: null,
  });
});

it('tells which page it reads', async () => {
  printed(...RECIPE);
  const { body } = await read([ANY_PHOTO, ANY_PHOTO], { accept: 'text/event-stream' });
  expect(body).toContain('{"type":"page","page":2,"of":2}');
  expect(body).toContain('"type":"result"');
});

it.each<[string, () => void, string[], string]>([
  ['nothing to read', () => printed(), [ANY_PHOTO], 'nothing to read'],
  [
    'a newspaper',
    () => printed('Council Votes', 'The council met on Tuesday.'),
    [ANY_PHOTO],
    'doesn’t look like a recipe',
  ],
  [
    'no photo at all',
    () => {
      engine.print = async () => {
        throw new PhotoError('not-a-photo');
      };
    },
    [ANY_PHOTO],
    'not a photo',
  ],
  ['a renamed file', () => {}, [dataUrl('just some text', 'application/pdf')], 'not a PDF'],
  ['a damaged PDF', () => {}, [dataUrl('%PDF-1.7 and then nothing', 'application/pdf')], 'can’t be opened'],
  ['400 pages', () => {}, [dataUrl(madePdf(400, []), 'application/pdf')], 'more than 20 pages'],
  [
    'a locked PDF',
    () => {},
    [dataUrl(madePdf(1, RECIPE, true), 'application/pdf')],
    'locked with a password',
  ],
  ['a PDF without text', () => {}, [dataUrl(madePdf(1, []), 'application/pdf')], 'only pictures'],
  [
    'a PDF among photos',
    () => {},
    [ANY_PHOTO, dataUrl(madePdf(1, RECIPE), 'application/pdf')],
    'one PDF by itself',
  ],
])('says kindly what is wrong: %s', async (_, prepare, pages, sentence) => {
  prepare();
  const answer = await read(pages);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.json<{ error: string }>().error).toContain(sentence);
});

it.runIf(process.platform === 'linux')(
  'refuses a PDF of a few kilobytes that unpacks to two gigabytes, within the memory of its own process',
  async () => {
    const pdf = swellingPdf(2_000);
    expect(pdf.length).toBeLessThan(8_000);
    const pool = new ParsePool({ size: 1, memory: 64, timeLimit: 600_000 });
    await expect(pool.read(readPdfLines, pdf, 'ann')).rejects.toThrow('too much to read');
    await expect(pool.read(readPdfLines, madePdf(1, RECIPE), 'ann')).resolves.toHaveLength(1);
    await pool.close();
  },
);

it('reads a PDF with text in it', async () => {
  const found = (await read([dataUrl(madePdf(1, RECIPE), 'application/pdf')])).json<ReadRecipePages>();
  expect(found.draft).toMatchObject({
    title: 'Plum Cake',
    ingredients: ['For the cake:', '500 g plums', '3 eggs'],
    steps: ['Bake the plums with the eggs for 40 minutes.'],
  });
});

it('asks a configured model first, believes only a whole recipe, and reads the page itself otherwise', async () => {
  printed(...RECIPE);
  engine.transcribe = async () => ({
    title: 'Told',
    ingredients: ['1 egg', '2 cups milk'],
    steps: ['Boil.'],
  });
  expect((await read([ANY_PHOTO])).json()).toMatchObject({ draft: { title: 'Told' }, note: null });
  for (const answer of [null, { title: 'Told', ingredients: [], steps: [] }]) {
    engine.transcribe = async () => answer;
    expect((await read([ANY_PHOTO])).json()).toMatchObject({
      draft: { title: 'Plum Cake' },
      note: expect.stringContaining('did not answer'),
    });
  }
  delete engine.transcribe;
});

it('says so when a page cannot be read, instead of making something of guesses', async () => {
  printed(...RECIPE.map((line) => line.replace(/(^| )/g, '$1?')));
  const answer = await read([ANY_PHOTO]);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error).toMatch(/^This page can’t be read well enough/);
});
