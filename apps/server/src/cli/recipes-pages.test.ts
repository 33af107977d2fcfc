import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { madePdf } from '../testing/pdf.ts';
import { isNextPage, linesOfPdf, pageKind, readPages } from './recipes-pages.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function written(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

it('reads the recipe of a PDF, with its parts and times', async () => {
  const lines = [
    'Plum Cake',
    'Prep time: 8 minutes',
    'Cook time: 40 minutes',
    'For the cake:',
    '500 g plums',
  ];
  const path = await written('cake.pdf', madePdf(1, [...lines, '3 eggs', 'Method', 'Bake for 40 minutes.']));
  expect(await pageKind(path)).toBe('pdf');
  expect(await readPages([path], 'pdf')).toMatchObject({
    format: 'pdf',
    recipe: {
      title: 'Plum Cake',
      totalMinutes: 48,
      ingredients: [
        { section: 'For the cake', line: '500 g plums' },
        { section: 'For the cake', line: '3 eggs' },
      ],
    },
  });
});

it.each([
  ['long.pdf', 'pdf', madePdf(400, []), 'more than 20 pages'],
  ['renamed.pdf', 'pdf', 'just some text', 'can’t be opened'],
  ['renamed.jpg', 'photo', 'just some text', 'not a photo'],
] as const)('says what is wrong with %s', async (name, kind, content, sentence) => {
  const path = await written(name, content);
  expect(await pageKind(path)).toBe(kind);
  await expect(readPages([path], kind)).rejects.toThrow(sentence);
});

it('gives up on a PDF that takes too long', async () => {
  const path = await written('slow.pdf', madePdf(1, ['Plum Cake']));
  const stopped = {
    read: () => Promise.reject(new Problem('bad_request', 'This takes too long to read.')),
  };
  await expect(linesOfPdf(path, stopped)).rejects.toThrow('This PDF takes too long to read.');
});

it('knows the pages of one recipe by their names', () => {
  expect(isNextPage('cake-1.jpg', 'cake-2.jpg')).toBe(true);
  expect(isNextPage('cake-1.jpg', 'soup-2.jpg')).toBe(false);
  expect(isNextPage('cake.jpg', 'cake.jpg')).toBe(false);
});
