import { expect, it } from 'vitest';
import { cachedPagePhotos, cachePagePhotos, clearPagePhotos } from './page-photo-cache.ts';

const one = new Blob(['A'], { type: 'image/jpeg' });
const other = new Blob(['B'], { type: 'image/jpeg' });

it('keeps the photos of one review, where a browser has no cache too', async () => {
  const first = await cachePagePhotos([one]);
  expect(await cachedPagePhotos(first)).toEqual([one]);
  const second = await cachePagePhotos([other]);
  expect(await cachedPagePhotos(first)).toEqual([]);
  expect(await cachedPagePhotos(second)).toEqual([other]);
  await clearPagePhotos();
  expect(await cachedPagePhotos(second)).toEqual([]);
});
