import { expect, it } from 'vitest';
import { forgetPages, keepPages, keptPages } from './kept-pages.ts';

const one = new Blob(['A'], { type: 'image/jpeg' });
const other = new Blob(['B'], { type: 'image/jpeg' });

it('keeps the photos of one review, where a browser has no cache too', async () => {
  const first = await keepPages([one]);
  expect(await keptPages(first)).toEqual([one]);
  const second = await keepPages([other]);
  expect(await keptPages(first)).toEqual([]);
  expect(await keptPages(second)).toEqual([other]);
  await forgetPages();
  expect(await keptPages(second)).toEqual([]);
});
