import { searchRecipes } from '@crisper/contract/matching/matching';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { type Kitchen, rememberResults } from '../../shared/kitchen-session.ts';
import type { askedFilters } from './filters.ts';
import { streamSearch } from './search-stream.ts';
import { trackResults } from './track-results.ts';

/** The search. Each recipe is also put in the recipe page's cache, so that it opens at once. */
export function searchQuery(kitchen: Kitchen, filters: ReturnType<typeof askedFilters>) {
  const ingredients = kitchen.ingredients.map(({ name, food }) => ({ name, food }));
  return infiniteQueryOptions({
    queryKey: ['search', ingredients, kitchen.equipment, filters],
    queryFn: async ({ client, signal, pageParam }) => {
      const began = performance.now();
      const asked = { ingredients, equipment: [...kitchen.equipment], filters };
      const answer =
        pageParam === null
          ? await streamSearch(asked, signal)
          : await call(searchRecipes, { body: { ...asked, cursor: pageParam }, signal });
      for (const recipe of answer.recipes) client.setQueryData(['recipe', recipe.id], recipe);
      if (pageParam === null) {
        const milliseconds = performance.now() - began;
        trackResults(kitchen, { recipeCount: answer.recipes.length, milliseconds, cacheHit: false });
      }
      rememberResults(answer.recipes.map(({ id }) => id));
      return answer;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
    placeholderData: keepPreviousData,
  });
}
