import { LRUCache } from 'lru-cache';
import type { Pictures } from '../../providers/pictures/pictures.provider.ts';
import type { ImportedRecipe } from './imported-recipe.ts';

/** A photo takes ten megabytes while it is drawn. */
const DRAWN_AT_ONCE = 2;
/** Other people's files wait meanwhile; a thousand photos take half a minute. */
const DRAWING_MS = 10 * 60_000;
/** Photos that stay at hand, because another recipe may name them too. */
const HELD_BYTES = 32 * 1024 * 1024;
/** What one file may leave in the database. */
const KEPT_BYTES = 400 * 1024 * 1024;

export interface DrawnPhoto {
  width: number;
  height: number;
  bytes: Buffer;
}

export type Drawing = ReturnType<typeof createDrawing>;

/** Draws the photos of one file anew, each once. One that cannot be opened costs the photo, not the recipe. */
export function createDrawing(pictures: Pick<Pictures, 'storePhoto'>) {
  const until = performance.now() + DRAWING_MS;
  const running = new Map<number, Promise<void>>();
  const drawn = new LRUCache<number, DrawnPhoto>({
    maxSize: HELD_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const unopened = new Set<number>();
  let kept = 0;

  const draw = async (number: number, photo: Uint8Array): Promise<void> => {
    try {
      drawn.set(number, await pictures.storePhoto(photo));
    } catch {
      unopened.add(number);
    }
  };

  return {
    /** Waits until it may begin to draw this one. */
    async add(number: number, photo: Uint8Array): Promise<void> {
      if (performance.now() > until) return;
      while (running.size >= DRAWN_AT_ONCE) await Promise.race(running.values());
      running.set(
        number,
        draw(number, photo).finally(() => running.delete(number)),
      );
    },

    async photosOf({ photos, lost }: ImportedRecipe): Promise<{ photos: DrawnPhoto[]; lost: string[] }> {
      const found: DrawnPhoto[] = [];
      const reasons = new Set(lost);
      for (const number of photos) {
        await running.get(number);
        const photo = drawn.get(number);
        if (unopened.has(number)) reasons.add('A photo of it can’t be opened.');
        else if (!photo || kept + photo.bytes.length > KEPT_BYTES)
          reasons.add('The photos of this file are too many; one of it was left out.');
        else {
          kept += photo.bytes.length;
          found.push(photo);
        }
      }
      return { photos: found, lost: [...reasons] };
    },

    /** Resolves when nothing is drawn any more. */
    async end(): Promise<void> {
      await Promise.all(running.values());
    },
  };
}
