import { randomId } from '../../../lib/random-id.ts';
import { PAGE_PHOTO_CACHE } from '../../../lib/session/end-session.ts';

/** In memory too, because some browsers refuse the cache. */
let shown: { id: string; pages: readonly Blob[] } | null = null;

const addressOf = (id: string, at: number) => `/page-photos/${id}/${at}`;

async function open(): Promise<Cache | null> {
  try {
    return await caches.open(PAGE_PHOTO_CACHE);
  } catch {
    // Missing on plain http and refused if storage is blocked: then the photos live as long as the page.
    return null;
  }
}

/**
 * Stores the photos of the recipe that is being looked through, so that a reload loses none: they are too large for the
 * tab's own storage. Those of one review at a time; its draft knows them by the id.
 */
export async function cachePagePhotos(pages: readonly Blob[]): Promise<string> {
  const id = randomId();
  await clearPagePhotos();
  shown = { id, pages };
  const cache = await open();
  // A full disk is no reason to stop: they are still in memory.
  await Promise.all(pages.map((page, at) => cache?.put(addressOf(id, at), new Response(page)))).catch(
    () => undefined,
  );
  return id;
}

export async function cachedPagePhotos(id: string): Promise<readonly Blob[]> {
  if (shown?.id === id) return shown.pages;
  const cache = await open();
  const found: Blob[] = [];
  for (;;) {
    const page = await cache?.match(addressOf(id, found.length));
    if (!page) return found;
    found.push(await page.blob());
  }
}

/** After saving. */
export async function clearPagePhotos(): Promise<void> {
  shown = null;
  if (await open()) await caches.delete(PAGE_PHOTO_CACHE).catch(() => undefined);
}
