import type { RecipeCard } from '@crisper/contract/recipes/recipes';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAddress } from '../../lib/use-address.ts';
import { RecipeGrid, RecipeGridSkeleton } from '../../shared/recipes/recipe-grid.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { arrange, readArrangement, tagsOf } from './arrange.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { favoritesQuery } from './favorites.queries.ts';
import { FavoritesControls } from './favorites-controls.tsx';
import { FavoritesFailed } from './favorites-failed.tsx';
import { LimitHint } from './limit-hint.tsx';
import { NoFavorites } from './no-favorites.tsx';

/** The user's saved recipes; search, sort and tag are kept in the address. */
export function FavoritesList({ action }: { action: (recipe: RecipeCard) => ReactNode }) {
  const list = useQuery(favoritesQuery);
  const [address, changeAddress] = useAddress();
  const wanted = readArrangement(address);

  const change = (next: Record<string, string>) =>
    changeAddress((before) => {
      const changed = new URLSearchParams(before);
      for (const [name, value] of Object.entries(next)) {
        if (value === '' || value === 'recent') changed.delete(name);
        else changed.set(name, value);
      }
      return changed;
    });

  if (list.isPending)
    return (
      <>
        <p role="status" className="mb-5 text-ink-soft">
          Fetching your recipes…
        </p>
        <RecipeGridSkeleton count={6} />
      </>
    );
  if (!list.data) return <FavoritesFailed of={list} />;

  // A removed recipe disappears at once, and comes back if the request fails.
  const saved = list.data.recipes.filter((recipe) => recipe.isFavorite);
  if (saved.length === 0) return <NoFavorites />;
  const shown = arrange(saved, wanted);
  return (
    <>
      <LimitHint saved={saved.length} limit={list.data.limit} />
      <FavoritesControls value={wanted} tags={tagsOf(saved)} onChange={change} />
      <p role="status" className="mt-5 mb-4 text-ink-soft tabular-nums">
        {countLine(shown.length, saved.length)}
      </p>
      <h2 className="sr-only">Saved recipes</h2>
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
        <EmptyState
          icon={SearchX}
          title="No Recipes Found"
          action={
            <Button onClick={() => change({ search: '', tag: '', diet: '', dietMatch: '' })}>
              Clear All
            </Button>
          }
        >
          None of your favorites fit. They’re all still here.
        </EmptyState>
      )}
    </>
  );
}

function countLine(shown: number, saved: number): string {
  const all = `${saved} ${saved === 1 ? 'recipe' : 'recipes'} saved`;
  return shown === saved ? all : `Showing ${shown} of ${all}`;
}
