import { createHash, timingSafeEqual } from 'node:crypto';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';
import { LRUCache } from 'lru-cache';
import { createTurns } from '../../../budgets/concurrency-limit.ts';
import type { Limiter, Rule } from '../../../cache/limiter.ts';
import { Problem } from '../../../problem.ts';
import type { PictureFetch } from '../../../providers/page-fetch/page-fetch.provider.ts';
import type { Pictures } from '../../../providers/pictures/pictures.provider.ts';

/** How many pictures one address may have fetched; those kept do not count. */
const FETCHES: Rule = { name: 'recipe-photo', max: 120, seconds: 60 };
const AT_ONCE = 16;
const AT_ONCE_EACH = 4;
const KEPT_BYTES = 64_000_000;
const KEPT_MS = 24 * 60 * 60 * 1000;
/** A picture that could not be had is asked for again after this time. */
const FAILED_MS = 10 * 60 * 1000;
const MARK_CHARS = 22;

type Pictured = Pick<Recipe, 'id' | 'imageUrl'>;

/**
 * Where the browser gets the picture of a recipe: our own ones as they are, those of other sites through this server.
 * A browser that fetched them itself would tell those sites who cooks what.
 */
export function photoAddress({ id, imageUrl }: Pictured): string | null {
  if (imageUrl === null || !/^https?:\/\//i.test(imageUrl)) return imageUrl;
  return `/pictures/photos/${encodeURIComponent(id)}/${markOf(id, imageUrl)}.webp`;
}

/** The address of a photo that a person keeps of a recipe. */
export const ownPhotoAddress = (id: string): string => `/pictures/own/${id}`;

/** Photos are kept as JPEG, and those from before as WebP. */
export const photoType = (photo: Uint8Array): 'image/jpeg' | 'image/webp' =>
  photo[0] === 0xff && photo[1] === 0xd8 ? 'image/jpeg' : 'image/webp';

/** Only who was shown the recipe knows the picture's address, and so this. It also changes with the picture. */
function markOf(id: string, imageUrl: string): string {
  return createHash('sha256').update(`${id}\n${imageUrl}`).digest('base64url').slice(0, MARK_CHARS);
}

interface Deps {
  limiter: Limiter;
  fetch: PictureFetch;
  pictures: Pictures;
  /** Any stored recipe, whichever user owns it. */
  find: (id: string) => Promise<Pictured | null>;
}

export type RecipePhotos = ReturnType<typeof createRecipePhotos>;

/** Pictures of stored recipes, fetched from other sites, drawn anew and kept for a while. Nothing else is fetched. */
export function createRecipePhotos({ limiter, fetch, pictures, find }: Deps) {
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (picture) => Math.max(1, picture.length),
    ttl: KEPT_MS,
  });
  const failed = new LRUCache<string, true>({ max: 10_000, ttl: FAILED_MS });
  const running = new Map<string, Promise<Buffer>>();
  const turns = createTurns(AT_ONCE_EACH, 0);

  const bring = async (mark: string, imageUrl: string): Promise<Buffer> => {
    try {
      const picture = await pictures.webp(await fetch.read(imageUrl));
      kept.set(mark, picture);
      return picture;
    } catch (error) {
      failed.set(mark, true);
      throw nothing(error);
    } finally {
      running.delete(mark);
    }
  };

  return async (id: string, mark: string, address: string): Promise<Buffer> => {
    const recipe = id.includes('\0') ? null : await find(id);
    const imageUrl = recipe?.imageUrl;
    if (!recipe || !imageUrl || !same(mark, markOf(recipe.id, imageUrl))) throw nothing();
    const known = kept.get(mark) ?? running.get(mark);
    if (known) return known;
    if (failed.has(mark)) throw nothing();
    await limiter.use(FETCHES, address);
    const turn = running.size < AT_ONCE ? turns.take(address) : undefined;
    if (!turn)
      throw new Problem('unavailable', 'Too many pictures are being fetched. Try again in a moment.', {
        retryAfter: 2,
      });
    const imported = turn.then((end) => bring(mark, imageUrl).finally(end));
    running.set(mark, imported);
    return imported;
  };
}

function same(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

function nothing(cause?: unknown): Problem {
  return new Problem('not_found', 'There’s nothing at this address.', cause ? { cause } : {});
}
