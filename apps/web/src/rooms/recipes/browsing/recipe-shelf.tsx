import type { RecipeCard as Recipe } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Soup } from 'lucide-react';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../shared/load-failed.tsx';
import { RecipeGrid, RecipeGridSkeleton } from '../../../shared/recipes/recipe-grid.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useLoadToast } from './use-load-toast.ts';

interface RecipeShelfProps {
  query: UseQueryOptions<Recipe[], Error, Recipe[], string[]>;
  /** The expected number, so that the layout does not move. */
  count: number;
  action: (recipe: Recipe) => ReactNode;
}

/** One fixed list of recipes: featured, trending, quick. */
export function RecipeShelf({ query, count, action }: RecipeShelfProps) {
  const list = useQuery(query);
  useLoadToast(list);
  if (list.isPending) return <RecipeGridSkeleton count={count} />;
  if (!list.data)
    return (
      <LoadFailed of={list}>
        <Trans>Could not load recipes. Please try again.</Trans>
      </LoadFailed>
    );
  if (list.data.length === 0)
    return (
      <EmptyState icon={Soup} title={t`Nothing here yet`}>
        <Trans>This shelf is still empty. Search for a dish or an ingredient above.</Trans>
      </EmptyState>
    );
  return <RecipeGrid recipes={list.data} action={action} />;
}
