import { listFavorites } from '@crisper/contract/favorites/favorites';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';

type Favorites = z.infer<typeof listFavorites.response>;
export type FavoriteRecipe = Favorites['recipes'][number];

export const favoritesQuery = queryOptions({
  queryKey: ['favorites'],
  queryFn: ({ signal }) => call(listFavorites, { signal }),
  meta: { kept: true },
});
