import { randomUUID } from 'node:crypto';
import type { User } from '@crisper/contract/auth/auth';
import type { SentPhoto } from '@crisper/contract/photos';
import { PHOTOS_MAX } from '@crisper/contract/recipes/recipe-marks';
import type { RecipePhoto } from '@crisper/contract/recipes/recipes';
import type { Limiter, Rule } from '../../../cache/limiter.ts';
import type { Database, Tx } from '../../../db/client.ts';
import { inPages } from '../../../db/paged-rows.ts';
import { photosOf as bytesOf } from '../../../http/uploads/photo-bytes.ts';
import { Problem } from '../../../problem.ts';
import type { Pictures } from '../../../providers/pictures/pictures.provider.ts';
import type { Storage } from '../../../providers/storage/storage.provider.ts';
import * as repository from './own-photos.repository.ts';
import { ownPhotoAddress, photoType } from './recipe-photos.ts';

const PHOTOS: Rule = { name: 'recipe-photos', max: 60, seconds: 3600 };
const UNDO_MS = 24 * 60 * 60 * 1000;
const MOVED_AT_ONCE = 50;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const nameOf = (id: string) => `recipe-photos/${id}`;

interface Deps {
  db: Database;
  limiter: Limiter;
  pictures: Pictures;
  storage: Storage | undefined;
  /** The id of a recipe that this person may see. */
  idOf: (idOrSlug: string, userId: string) => Promise<string>;
  /** A recipe with a photo is kept, even one that was made for a search. */
  keepForGood: (tx: Tx, id: string) => Promise<unknown>;
}

interface KeptPhoto {
  width: number;
  height: number;
  bytes: Buffer;
}

export type OwnPhotosService = ReturnType<typeof createOwnPhotos>;

/** Photos that people keep of recipes, drawn anew. New ones are in the database; a job moves them to the store, if any. */
export function createOwnPhotos({ db, limiter, pictures, storage, idOf, keepForGood }: Deps) {
  const list = async (userId: string, recipeId: string): Promise<RecipePhoto[]> => {
    const photos = await repository.photosOf(db.orm, userId, recipeId);
    return photos.map((photo) => ({ ...photo, url: ownPhotoAddress(photo.id) }));
  };

  const bytesFor = async (id: string, bytes: Buffer | null): Promise<Buffer> => {
    if (bytes) return bytes;
    if (!storage) throw new Problem('unavailable', 'This photo can’t be reached at the moment.');
    return storage.get(nameOf(id));
  };

  return {
    list,

    async add(user: User, idOrSlug: string, sent: SentPhoto): Promise<RecipePhoto[]> {
      const recipeId = await idOf(idOrSlug, user.id);
      await limiter.use(PHOTOS, user.id);
      const [photo] = await bytesOf([sent]);
      const kept = await pictures.storePhoto(photo!).catch(() => {
        throw new Problem(
          'unsupported',
          'This photo can’t be opened. Choose another, of at most 40 megapixels.',
        );
      });
      await db.transaction(async (tx) => {
        await repository.lockOwner(tx, user.id);
        if ((await repository.photosOf(tx, user.id, recipeId)).length >= PHOTOS_MAX)
          throw new Problem('limit_reached', 'A recipe can have {most} photos. Remove one first.', {
            values: { most: PHOTOS_MAX },
          });
        await repository.addPhoto(tx, { id: randomUUID(), userId: user.id, recipeId, ...kept });
        await keepForGood(tx, recipeId);
      });
      return list(user.id, recipeId);
    },

    async arrange(user: User, idOrSlug: string, ids: readonly string[]): Promise<RecipePhoto[]> {
      const recipeId = await idOf(idOrSlug, user.id);
      await db.transaction(async (tx) => {
        await repository.lockOwner(tx, user.id);
        await repository.arrange(tx, user.id, recipeId, ids);
      });
      return list(user.id, recipeId);
    },

    /** Its id is random, and only who was shown the recipe knows it. */
    async read(id: string): Promise<Buffer> {
      const photo = UUID.test(id) ? await repository.photoById(db.orm, id) : undefined;
      if (!photo) throw new Problem('not_found', 'There’s nothing at this address.');
      return bytesFor(id, photo.bytes);
    },

    /** For a shared page: a photo only if this person keeps it of one of these recipes. */
    async readOf(userId: string, recipeIds: readonly string[], id: string): Promise<Buffer | null> {
      const photo = UUID.test(id) ? await repository.photoById(db.orm, id) : undefined;
      if (!photo || photo.userId !== userId || !recipeIds.includes(photo.recipeId)) return null;
      return bytesFor(id, photo.bytes);
    },

    /** A person's photos of a recipe, for a copy of it. */
    async wholeOf(userId: string, recipeId: string): Promise<KeptPhoto[]> {
      const kept: KeptPhoto[] = [];
      for (const { id, width, height } of await repository.photosOf(db.orm, userId, recipeId)) {
        const photo = await repository.photoById(db.orm, id);
        if (photo) kept.push({ width, height, bytes: await bytesFor(id, photo.bytes) });
      }
      return kept;
    },

    /** The addresses of the first photos, by recipe. */
    async coversOf(userId: string, recipeIds: readonly string[]): Promise<Map<string, string>> {
      const covers = await repository.coversOf(db.orm, userId, recipeIds);
      return new Map([...covers].map(([recipeId, id]) => [recipeId, ownPhotoAddress(id)]));
    },

    sweep: () => repository.sweepRemoved(db.orm, new Date(Date.now() - UNDO_MS)),

    /** Moves photos to the store, and removes objects there whose photo is gone. */
    async move(): Promise<void> {
      if (!storage) return;
      for (const { id, bytes } of await repository.inDatabase(db.orm, MOVED_AT_ONCE)) {
        await storage.put(nameOf(id), bytes, photoType(bytes));
        if (!(await repository.markStored(db.orm, id))) await storage.remove(nameOf(id));
      }
      for (const id of await repository.goneObjects(db.orm, MOVED_AT_ONCE)) {
        await storage.remove(nameOf(id));
        await repository.forgetObject(db.orm, id);
      }
    },

    /** For the export: each photo as a data URL. */
    async *exportOf(userId: string) {
      for await (const { id, recipeId } of inPages((page) => repository.listPhotos(db.orm, userId, page))) {
        const found = await repository.photoById(db.orm, id);
        if (!found) continue;
        const photo = await bytesFor(id, found.bytes);
        yield { id, recipeId, photo: `data:${photoType(photo)};base64,${photo.toString('base64')}` };
      }
    },
  };
}
