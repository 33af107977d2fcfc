import type { User } from '@crisper/contract/auth/auth';
import type { changeRecipeMarks, KeptOfRecipe } from '@crisper/contract/recipes/recipe-marks';
import type { RecipeMarks } from '@crisper/contract/recipes/recipes';
import type { z } from 'zod';
import type { Database, Tx } from '../../../db/client.ts';
import { lockOwner } from './own-photos.repository.ts';
import type { OwnPhotosService } from './own-photos.service.ts';
import * as repository from './recipe-marks.repository.ts';

type Changes = z.output<NonNullable<typeof changeRecipeMarks.body>>;

export type CookedBy = (userId: string, recipeId: string) => Promise<{ times: number; last: string | null }>;

interface Deps {
  db: Database;
  photos: OwnPhotosService;
  /** How often a person cooked a recipe; from the meals room, which is created later. */
  cookedBy: CookedBy;
  idOf: (idOrSlug: string, userId: string) => Promise<string>;
  keepForGood: (tx: Tx, id: string) => Promise<unknown>;
}

const NOTHING: RecipeMarks = { rating: null, notes: '', tags: [] };

export type RecipeMarksService = ReturnType<typeof createRecipeMarks>;

/** Stars, notes and tags that a person keeps about any recipe, for themselves alone. */
export function createRecipeMarks({ db, photos, cookedBy, idOf, keepForGood }: Deps) {
  return {
    async find(user: User, idOrSlug: string): Promise<KeptOfRecipe> {
      const id = await idOf(idOrSlug, user.id);
      const [marks, pictures, cooked, knownTags] = await Promise.all([
        repository.marksOf(db.orm, user.id, id),
        photos.list(user.id, id),
        cookedBy(user.id, id),
        repository.tagsOf(db.orm, user.id),
      ]);
      return { marks: marks ?? NOTHING, photos: pictures, cooked, knownTags };
    },

    tags: (user: User): Promise<string[]> => repository.tagsOf(db.orm, user.id),

    async change(user: User, idOrSlug: string, changes: Changes): Promise<RecipeMarks> {
      const id = await idOf(idOrSlug, user.id);
      return db.transaction(async (tx) => {
        await lockOwner(tx, user.id);
        const before = (await repository.marksOf(tx, user.id, id)) ?? NOTHING;
        const next: RecipeMarks = {
          rating: changes.rating === undefined ? before.rating : changes.rating,
          notes: changes.notes ?? before.notes,
          tags: changes.tags ? distinct(changes.tags) : before.tags,
        };
        await repository.replaceMarks(tx, user.id, id, next);
        await keepForGood(tx, id);
        return next;
      });
    },
  };
}

/** "Quick" and "quick" are one tag. */
function distinct(tags: readonly string[]): string[] {
  return [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()];
}
