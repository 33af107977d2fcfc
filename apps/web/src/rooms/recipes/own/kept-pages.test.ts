import { expect, it } from 'vitest';
import { forgetPages, keepPages, keptPages } from './kept-pages.ts';

it('keeps the photos of one review, where a browser has no cache too', async () => {
  const first = await keepPages(['data:image/jpeg;base64,AA']);
  expect(await keptPages(first)).toEqual(['data:image/jpeg;base64,AA']);
  const second = await keepPages(['data:image/jpeg;base64,BB']);
  expect(await keptPages(first)).toEqual([]);
  expect(await keptPages(second)).toEqual(['data:image/jpeg;base64,BB']);
  await forgetPages();
  expect(await keptPages(second)).toEqual([]);
});
