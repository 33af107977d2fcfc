import type { Readable } from 'node:stream';
import type { User } from '@crisper/contract/auth/auth';
import type { ExportFormat } from '@crisper/contract/recipes/recipe-export';
import { type FoundRecipe, foundRecipe } from '@crisper/recipe-files/found-recipe';
import { writeRecipes } from '@crisper/recipe-files/writers/write-recipes';
import { surviving } from '@crisper/recipe-files/writers/writing';
import type { Limiter, Rule } from '../../../cache/limiter.ts';
import type { Database } from '../../../db/client.ts';
import { Problem } from '../../../problem.ts';
import type { Pictures } from '../../../providers/pictures/pictures.provider.ts';
import type { OwnPhotosService } from './own-photos.service.ts';
import * as repository from './recipe-export.repository.ts';
import { photoType } from './recipe-photos.ts';

const EXPORTS: Rule = { name: 'recipe-exports', max: 20, seconds: 3600 };

interface Deps {
  db: Database;
  limiter: Limiter;
  pictures: Pictures;
  photos: Pick<OwnPhotosService, 'read'>;
}

export type RecipeExport = ReturnType<typeof createRecipeExport>;

/** Own recipes to take along, in formats that other apps read too. Each is read when it is its turn in the archive. */
export function createRecipeExport({ db, limiter, pictures, photos }: Deps) {
  const textOf = async (userId: string, id: string) => {
    const found = await repository.findForExport(db.orm, userId, id);
    if (!found) throw new Error('A recipe was deleted while it was exported');
    return written(found);
  };

  return async (user: User, format: ExportFormat): Promise<Readable> => {
    await limiter.use(EXPORTS, user.id);
    const own = await repository.listForExport(db.orm, user.id);
    if (own.length === 0) throw new Problem('not_found', 'There are no recipes of your own to download yet.');
    return writeRecipes(
      format,
      own.map(({ id, title, photos: kept }) => ({
        title,
        text: () => textOf(user.id, id),
        photos: kept.map((photo) => ({
          // Every app shows JPEG; photos from before are kept as WebP.
          ending: 'jpg',
          bytes: async () => {
            const bytes = await photos.read(photo);
            return photoType(bytes) === 'image/jpeg' ? bytes : pictures.jpeg(bytes);
          },
        })),
      })),
    );
  };
}

/** What was typed may look like markup; it is no markup, and stays. */
const orNull = (text: string | null) => text && surviving(text);
const lines = (items: readonly { section?: string | null | undefined; text: string }[]) =>
  items.map(({ section, text }) => ({ section: orNull(section ?? null), text: surviving(text) }));

function written({ recipe, writtenAt, ...kept }: repository.Exported): Omit<FoundRecipe, 'lost' | 'photos'> {
  const { lost, photos, ...text } = foundRecipe({
    title: surviving(recipe.title),
    description: surviving(recipe.description),
    servings: recipe.servingsUnknown ? null : recipe.servings,
    yieldText: orNull(kept.yieldText),
    prepMinutes: recipe.prepMinutes,
    cookMinutes: recipe.cookMinutes,
    totalMinutes: recipe.totalMinutes,
    ingredients: lines(recipe.ingredients),
    steps: lines(recipe.steps),
    tags: kept.tags.map((tag) => surviving(tag)),
    rating: kept.rating,
    notes: surviving(kept.notes),
    sourceUrl: kept.sourceUrl,
    sourceName: orNull(kept.sourceName),
    nutrition: orNull(kept.nutrition),
    createdAt: new Date(writtenAt),
    imageUrl: recipe.imageUrl,
  });
  return text;
}
