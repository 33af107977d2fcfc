import type { RecipeCard } from '@crisper/contract/recipes/recipes';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RecipeGrid, RecipeGridSkeleton } from '../../shared/recipes/recipe-grid.tsx';
import { Button } from '../../ui/button.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { favoritesQuery } from './favorites.queries.ts';
import { FavoritesControls } from './favorites-controls.tsx';
import { FavoritesFailed } from './favorites-failed.tsx';
import { type FavoritesFilter, filterFavorites, tagsOf } from './filter-favorites.ts';
import { LimitHint } from './limit-hint.tsx';
import { NoFavorites } from './no-favorites.tsx';

interface FavoritesListProps {
  wanted: FavoritesFilter;
  onChange: (next: Record<string, string>) => void;
  action: (recipe: RecipeCard) => ReactNode;
}

export function FavoritesList({ wanted, onChange, action }: FavoritesListProps) {
  const list = useQuery(favoritesQuery);
  if (list.isPending)
    return (
      <>
        <p role="status" className="mb-5 text-ink-soft">
          <Trans>Fetching your recipes…</Trans>
        </p>
        <RecipeGridSkeleton count={6} />
      </>
    );
  if (!list.data) return <FavoritesFailed of={list} />;

  // A removed recipe disappears at once, and comes back if the request fails.
  const saved = list.data.recipes.filter((recipe) => recipe.isFavorite);
  if (saved.length === 0) return <NoFavorites />;
  const shown = filterFavorites(saved, wanted);
  return (
    <>
      <LimitHint saved={saved.length} limit={list.data.limit} />
      <FavoritesControls
        value={wanted}
        tags={tagsOf(saved)}
        onChange={onChange}
        count={
          <p role="status" className="text-ink-soft text-sm tabular-nums">
            {countLine(shown.length, saved.length)}
          </p>
        }
      />
      <h2 className="sr-only">
        <Trans>Saved recipes</Trans>
      </h2>
      {shown.length > 0 ? (
        <RecipeGrid
          recipes={shown}
          action={(recipe) => (
            <>
              <FavoriteButton recipe={recipe} />
              {action(recipe)}
            </>
          )}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 className="text-lg">
            <Trans>No Recipes Found</Trans>
          </h2>
          <p className="text-ink-soft text-sm">
            <Trans>None of your favorites fit. They’re all still here.</Trans>
          </p>
          <Button
            variant="outline"
            onClick={() => onChange({ search: '', tag: '', diet: '', dietMatch: '' })}
          >
            <Trans>Clear All</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function countLine(shown: number, saved: number): string {
  if (shown === saved) return plural(saved, { one: '# recipe saved', other: '# recipes saved' });
  return plural(saved, {
    one: `Showing ${shown} of # recipe saved`,
    other: `Showing ${shown} of # recipes saved`,
  });
}
