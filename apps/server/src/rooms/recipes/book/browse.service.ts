import type { User } from '@crisper/contract/auth/auth';
import type { Language } from '@crisper/contract/languages';
import type { listRecipes, RecipeCard } from '@crisper/contract/recipes/recipes';
import { spellingIndex } from '@crisper/kitchen/foods/fuzzy';
import type { FoodLanguage } from '@crisper/kitchen/foods/localized/shown-names';
import type { z } from 'zod';
import type { Database } from '../../../db/client.ts';
import { currentLanguage } from '../../../language.ts';
import { Problem } from '../../../problem.ts';
import { readEquipment } from '../equipment-names.ts';
import type { OwnPhotosService } from '../own/own-photos.service.ts';
import { marksOfMany } from '../own/recipe-marks.repository.ts';
import { presentCard } from '../present-recipe.ts';
import { findByIds } from '../recipes.repository.ts';
import type { FavoriteMarks } from '../recipes.service.ts';
import { toTextQuery } from '../text-query.ts';
import * as book from './book.repository.ts';
import { type BrowseQuery, browseIds, count, foundOwn, titleWords } from './browse.repository.ts';
import { FEATURED_SLUGS } from './featured.ts';
import { localTitleWords } from './recipe-words.repository.ts';

/** No user reads a thousand recipes. Above this, the page says that there are more. */
const COUNTED_MOST = 1_000;

type Query = z.output<NonNullable<typeof listRecipes.query>>;
type Answer = z.output<typeof listRecipes.response>;
type Correct = (word: string) => string | null;

interface Found {
  ids: readonly string[];
  hasMore: boolean;
  total: number;
}
const NOTHING: Found = { ids: [], hasMore: false, total: 0 };

/** The language that is searched beside English. */
function searchedIn(): FoodLanguage | null {
  const language = currentLanguage();
  return language === 'en' ? null : language;
}

export type BrowseService = ReturnType<typeof createBrowse>;

interface Deps {
  db: Database;
  favorites: FavoriteMarks;
  photos: Pick<OwnPhotosService, 'coversOf'>;
}

export function createBrowse({ db, favorites, photos }: Deps) {
  const spelling = new Map<Language, { version: string; correct: Correct }>();

  /** Built from the current titles, and again when they change. Needed only when a search found nothing. */
  const correct = async (): Promise<Correct> => {
    const version = await book.version(db.orm);
    const language = currentLanguage();
    const known = spelling.get(language);
    if (known?.version === version) return known.correct;
    const words = language === 'en' ? titleWords(db.orm) : localTitleWords(db.orm, language);
    const made = { version, correct: spellingIndex(await words, new Set()) };
    spelling.set(language, made);
    return made.correct;
  };

  const cards = async (ids: readonly string[], user: User | null, own = false): Promise<RecipeCard[]> => {
    const [found, saved, covers, marks] = await Promise.all([
      findByIds(db.orm, ids),
      user ? favorites.of(user.id) : new Set<string>(),
      user ? photos.coversOf(user.id, ids) : new Map<string, string>(),
      user && own ? marksOfMany(db.orm, user.id, ids) : undefined,
    ]);
    const byId = new Map(found.map((recipe) => [recipe.id, recipe]));
    return ids.flatMap((id) => {
      const recipe = byId.get(id);
      const viewed = { isFavorite: saved.has(id), cover: covers.get(id), marks: marks?.get(id) };
      return recipe ? [presentCard(recipe, viewed)] : [];
    });
  };

  /** The most saved recipes, filled up with featured ones. */
  const popular = async (limit: number): Promise<string[]> => {
    const saved = await favorites.mostSaved(limit);
    return [...new Set([...saved, ...FEATURED_SLUGS])].slice(0, limit);
  };

  /** One page. The total is counted only when pages were requested. */
  const find = async (wanted: BrowseQuery, { page, limit }: Query): Promise<Found> => {
    if (wanted.ownerId && wanted.text) {
      const { ids, total } = await foundOwn(
        db.orm,
        wanted,
        wanted.text,
        limit + 1,
        ((page ?? 1) - 1) * limit,
      );
      return { ids: ids.slice(0, limit), hasMore: ids.length > limit, total };
    }
    if (!page) {
      const ids = await browseIds(db.orm, wanted, limit, 0);
      return { ids, hasMore: false, total: ids.length };
    }
    const [ids, total] = await Promise.all([
      // One more than the page size shows whether there is another page.
      browseIds(db.orm, wanted, limit + 1, (page - 1) * limit),
      count(db.orm, wanted, COUNTED_MOST + 1),
    ]);
    return { ids: ids.slice(0, limit), hasMore: ids.length > limit, total };
  };

  /** The query as typed; null when it has no word. */
  const asTyped = (query: Query, plain: BrowseQuery): BrowseQuery | null => {
    if (!query.search) return plain;
    const text = toTextQuery(query.search, undefined, searchedIn());
    return text && { ...plain, text };
  };

  /** Spelling is corrected only when the typed query found nothing. */
  const corrected = async (query: Query, plain: BrowseQuery): Promise<BrowseQuery | null> => {
    const text = query.search ? toTextQuery(query.search, await correct(), searchedIn()) : null;
    return text && { ...plain, text };
  };

  return {
    async list(query: Query, user: User | null): Promise<Answer> {
      if (query.own && !user) throw new Problem('unauthorized', 'Please sign in to continue.');
      if (query.featured) return cards(FEATURED_SLUGS.slice(0, query.limit), user);
      if (query.popular) return cards(await popular(query.limit), user);
      const plain: BrowseQuery = {
        maxMinutes: query.maxTime,
        course: query.category === 'all' || query.category === '' ? undefined : query.category,
        difficulty: query.difficulty === 'all' || query.difficulty === '' ? undefined : query.difficulty,
        equipment: query.equipment ? readEquipment(query.equipment.split(',')) : undefined,
        [query.dietMatch === 'any' ? 'anyDiet' : 'diets']: query.diet,
        ownerId: query.own ? user?.id : undefined,
        tag: query.tag,
        minRating: query.rating,
        collection: query.collection,
      };
      const typed = asTyped(query, plain);
      const found = typed ? await find(typed, query) : NOTHING;
      const right = typed && found.total === 0 ? await corrected(query, plain) : null;
      const { ids, hasMore, total } = right ? await find(right, query) : found;
      const recipes = await cards(ids, user, query.own);
      if (!query.page) return recipes;
      const totalCapped = total > COUNTED_MOST;
      return { recipes, hasMore, total: Math.min(total, COUNTED_MOST), totalCapped };
    },
  };
}
