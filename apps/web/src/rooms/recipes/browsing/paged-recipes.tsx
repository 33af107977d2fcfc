import type { RecipeCard as Recipe } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { LoadFailed } from '../../../shared/load-failed.tsx';
import { RecipeGrid, RecipeGridSkeleton } from '../../../shared/recipes/recipe-grid.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import type { pagedQuery } from './browsing.queries.ts';
import { totalText } from './result-count.ts';
import { useLoadToast } from './use-load-toast.ts';

interface PagedRecipesProps {
  query: ReturnType<typeof pagedQuery>;
  /** The line above the list, given the total. */
  summary: (total: string) => string;
  /** Shown if nothing was found. */
  empty: ReactNode;
  action: (recipe: Recipe) => ReactNode;
  usualMinutes?: number;
}

/** A growing list: page 1 replaces it, later pages are appended. */
export function PagedRecipes({ query, summary, empty, action, usualMinutes }: PagedRecipesProps) {
  const list = useInfiniteQuery(query);
  useLoadToast(list);
  const grid = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  const count = list.data?.pages.reduce((sum, page) => sum + page.recipes.length, 0) ?? 0;

  // The "more" button may be gone, so the focus moves to the first new recipe.
  useEffect(() => {
    const at = firstNew.current;
    if (at === null || count <= at) return;
    firstNew.current = null;
    grid.current?.children[at]?.querySelector('a')?.focus({ preventScroll: true });
  }, [count]);

  if (list.isPending)
    return (
      <>
        <p role="status" className="mb-5 text-ink-soft">
          <Trans>Looking through the recipes…</Trans>
        </p>
        <RecipeGridSkeleton count={6} />
      </>
    );
  if (!list.data)
    return (
      <LoadFailed of={list}>
        <Trans>Could not load recipes. Please try again.</Trans>
      </LoadFailed>
    );

  const waiting = list.isPlaceholderData;
  const recipes = unique(list.data.pages.flatMap((page) => page.recipes));
  const last = list.data.pages.at(-1);
  const total = totalText(last?.total ?? recipes.length, last?.totalCapped ?? false);
  return (
    <div aria-busy={waiting} className={cx('transition-opacity', waiting && 'opacity-60')}>
      <p role="status" className="mb-5 font-semibold tabular-nums">
        {summary(total)}
      </p>
      {recipes.length === 0 ? (
        empty
      ) : (
        <RecipeGrid ref={grid} recipes={recipes} action={action} usualMinutes={usualMinutes} />
      )}
      {list.hasNextPage && (
        <div className="mt-8 flex flex-col items-center gap-2">
          <Button
            variant="outline"
            size="lg"
            busy={list.isFetchingNextPage}
            onClick={() => {
              firstNew.current = recipes.length;
              void list.fetchNextPage();
            }}
          >
            {list.isFetchingNextPage ? t`Loading more…` : t`Load More Recipes`}
          </Button>
          <p className="text-ink-soft text-sm tabular-nums">
            <Trans>
              Showing {recipes.length} of {total}
            </Trans>
          </p>
        </div>
      )}
    </div>
  );
}

/** A recipe that moved between two pages while they were fetched must appear once. */
function unique(recipes: readonly Recipe[]): Recipe[] {
  return [...new Map(recipes.map((recipe) => [recipe.id, recipe])).values()];
}
