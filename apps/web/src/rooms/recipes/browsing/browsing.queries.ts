import { listCollections } from '@crisper/contract/collections/collections';
import { listTags } from '@crisper/contract/recipes/own-recipes';
import { listRecipes, type RecipeCard } from '@crisper/contract/recipes/recipes';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../lib/api.ts';
import { type DietChoice, writeDiets } from '../../../shared/diets/diet-choice.ts';
import type { DiscoveryFilters, EquipmentFilters } from './browse-filters.ts';

type ListQuery = z.input<NonNullable<typeof listRecipes.query>>;
type Page = Exclude<z.infer<typeof listRecipes.response>, RecipeCard[]>;

const PAGE_SIZE = 12;
/** Lists older than this are refetched. */
const FRESH_MS = 5 * 60_000;

function listQuery(name: string, query: ListQuery) {
  return queryOptions({
    queryKey: ['recipes', 'list', name],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const answer = await call(listRecipes, { query, signal });
      return Array.isArray(answer) ? answer : answer.recipes;
    },
  });
}

export const featuredQuery = listQuery('featured', { featured: 'true', limit: 6 });
export const trendingQuery = listQuery('popular', { popular: 'true', limit: 8 });
export const quickQuery = listQuery('quick', { maxTime: 30, limit: 6 });

export function pagedQuery(query: Omit<ListQuery, 'page' | 'limit'>) {
  return infiniteQueryOptions({
    queryKey: ['recipes', 'paged', query],
    staleTime: FRESH_MS,
    initialPageParam: 1,
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const answer = await call(listRecipes, {
        query: { ...query, page: pageParam, limit: PAGE_SIZE },
        signal,
      });
      // Paged requests return an object; the plain lists return an array.
      if (Array.isArray(answer))
        return { recipes: answer, hasMore: false, total: answer.length, totalCapped: false };
      return answer;
    },
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
  });
}

export interface OwnFilters {
  search: string;
  tag: string;
  rating: string;
  collection: string;
}

export const ownQuery = ({ search, tag, rating, collection }: OwnFilters) =>
  infiniteQueryOptions({
    ...pagedQuery({
      own: 'true',
      ...(search && { search }),
      ...(tag && { tag }),
      ...(rating && { rating }),
      ...(collection && { collection }),
    }),
    meta: { kept: true },
  });

export const tagsQuery = queryOptions({
  queryKey: ['recipes', 'tags'],
  queryFn: async ({ signal }) => (await call(listTags, { signal })).tags,
});

export const collectionNamesQuery = queryOptions({
  queryKey: ['collections', 'list', null],
  queryFn: async ({ signal }) => (await call(listCollections, { query: {}, signal })).collections,
});

function dietQuery(choice: DietChoice): Pick<ListQuery, 'diet' | 'dietMatch'> {
  const { diet, dietMatch } = writeDiets(choice);
  return { ...(diet && { diet }), ...(dietMatch && { dietMatch: 'any' }) };
}

export function discoveryQuery({ search, category, difficulty, ...diets }: DiscoveryFilters) {
  return pagedQuery({
    ...(search ? { search } : {}),
    ...(category === 'all' ? {} : { category }),
    ...(difficulty === 'all' ? {} : { difficulty }),
    ...dietQuery(diets),
  });
}

export function equipmentQuery({ search, equipment, ...diets }: EquipmentFilters) {
  return pagedQuery({
    ...(search ? { search } : {}),
    ...(equipment.length > 0 ? { equipment: equipment.join(',') } : {}),
    ...dietQuery(diets),
  });
}
