import { suggestFoods } from '@crisper/contract/foods/foods';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** More than are shown: the cook's own come first of them. */
const ASKED = 20;
const LONGEST = 60;

/** Foods whose name begins like this. */
export function foodsLike(typed: string) {
  const search = typed.trim().toLowerCase().slice(0, LONGEST);
  return queryOptions({
    queryKey: ['foods', search],
    queryFn: async ({ signal }) =>
      (await call(suggestFoods, { query: { search, limit: ASKED }, signal })).foods,
    enabled: search.length > 0,
    placeholderData: keepPreviousData,
  });
}
