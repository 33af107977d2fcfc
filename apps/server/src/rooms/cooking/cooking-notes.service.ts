import type { User } from '@crisper/contract/accounts';
import type { CookingNote, keepCookingNote } from '@crisper/contract/cooking';
import type { z } from 'zod';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import { photosOf } from '../../http/uploads/photo-bytes.ts';
import { Problem } from '../../problem.ts';
import type { Pictures } from '../../providers/pictures/pictures.provider.ts';
import type { RecipesService } from '../recipes/recipes.service.ts';
import * as repository from './cooking-notes.repository.ts';

type Wanted = z.output<NonNullable<typeof keepCookingNote.body>>;

const PHOTO_SIDE = 900;
const PHOTOS: Rule = { name: 'cooking-photo', max: 20, seconds: 3600 };

interface Deps {
  db: Database;
  recipes: RecipesService;
  limiter: Limiter;
  pictures: Pictures;
}

export type CookingNotesService = ReturnType<typeof createCookingNotes>;

/** Stars, a note and a photo that a person keeps of a recipe, for themselves alone. */
export function createCookingNotes({ db, recipes, limiter, pictures }: Deps) {
  /** The photo as it is kept: small, and with nothing in it but its pixels. */
  const drawnAnew = async (userId: string, dataUrl: string): Promise<string> => {
    await limiter.use(PHOTOS, userId);
    const [photo] = await photosOf([dataUrl]);
    const webp = await pictures.webp(photo!, PHOTO_SIDE).catch(() => {
      throw new Problem('unsupported', 'This photo can’t be opened. Please choose another.');
    });
    return `data:image/webp;base64,${webp.toString('base64')}`;
  };

  return {
    async find(user: User, idOrSlug: string): Promise<CookingNote | null> {
      const { id } = await recipes.find(idOrSlug, user.id);
      const row = await repository.find(db.orm, user.id, id);
      return row && present(row);
    },

    async keep(user: User, idOrSlug: string, { stars, note, photo }: Wanted): Promise<CookingNote> {
      const { id: recipeId, title } = await recipes.find(idOrSlug, user.id);
      const drawn = photo ? await drawnAnew(user.id, photo) : photo;
      const row = await db.transaction(async (tx) => {
        await repository.lock(tx, user.id);
        const before = await repository.find(tx, user.id, recipeId);
        await repository.remove(tx, user.id, recipeId);
        const kept = drawn === undefined ? (before?.photo ?? null) : drawn;
        return repository.insert(tx, { userId: user.id, recipeId, title, stars, note, photo: kept });
      });
      return present(row);
    },

    /** Also of a recipe that is gone. */
    async remove(user: User, recipeId: string): Promise<void> {
      await repository.remove(db.orm, user.id, recipeId);
    },
  };
}

function present({
  stars,
  note,
  photo,
  cookedAt,
}: {
  stars: number | null;
  note: string;
  photo: string | null;
  cookedAt: Date;
}): CookingNote {
  return { stars, note, photo, cookedAt: cookedAt.toISOString() };
}
