import { LRUCache } from 'lru-cache';
import type { Pictures } from '../../providers/pictures/pictures.provider.ts';
import { phrase } from '../../saying/say.ts';
import type { ImportedRecipe } from './imported-recipe.ts';

/** A photo takes ten megabytes while it is re-encoded. */
const STORED_AT_ONCE = 2;
/** Other people's files wait meanwhile; a thousand photos take half a minute. */
const STORING_MS = 10 * 60_000;
/** Photos that stay at hand, because another recipe may name them too. */
const HELD_BYTES = 32 * 1024 * 1024;
/** What one file may leave in the database. */
const KEPT_BYTES = 400 * 1024 * 1024;

export interface StoredPhoto {
  width: number;
  height: number;
  bytes: Buffer;
}

export type ImportPhotos = ReturnType<typeof createImportPhotos>;

/** Re-encodes the photos of one file, each once. One that cannot be opened costs the photo, not the recipe. */
export function createImportPhotos(pictures: Pick<Pictures, 'storePhoto'>) {
  const until = performance.now() + STORING_MS;
  const running = new Map<number, Promise<void>>();
  const reencoded = new LRUCache<number, StoredPhoto>({
    maxSize: HELD_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const unopened = new Set<number>();
  let kept = 0;

  const reencode = async (number: number, photo: Uint8Array): Promise<void> => {
    try {
      reencoded.set(number, await pictures.storePhoto(photo));
    } catch {
      unopened.add(number);
    }
  };

  return {
    /** Waits until it may begin with this one. */
    async add(number: number, photo: Uint8Array): Promise<void> {
      if (performance.now() > until) return;
      while (running.size >= STORED_AT_ONCE) await Promise.race(running.values());
      running.set(
        number,
        reencode(number, photo).finally(() => running.delete(number)),
      );
    },

    async photosOf({ photos, lost }: ImportedRecipe): Promise<{ photos: StoredPhoto[]; lost: string[] }> {
      const found: StoredPhoto[] = [];
      const reasons = new Set(lost);
      for (const number of photos) {
        await running.get(number);
        const photo = reencoded.get(number);
        if (unopened.has(number)) reasons.add(phrase('A photo of it can’t be opened.'));
        else if (!photo || kept + photo.bytes.length > KEPT_BYTES)
          reasons.add(phrase('The photos of this file are too many; one of it was left out.'));
        else {
          kept += photo.bytes.length;
          found.push(photo);
        }
      }
      return { photos: found, lost: [...reasons] };
    },

    /** Resolves when all are done. */
    async end(): Promise<void> {
      await Promise.all(running.values());
    },
  };
}
