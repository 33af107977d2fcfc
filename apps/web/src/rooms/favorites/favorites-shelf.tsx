import type { RecipeCard } from '@crisper/contract/recipes/recipes';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../lib/session/session-store.ts';
import { RecipeGrid, RecipeGridSkeleton } from '../../shared/recipes/recipe-grid.tsx';
import { Button } from '../../ui/button.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { favoritesQuery } from './favorites.queries.ts';
import { FavoritesFailed } from './favorites-failed.tsx';
import { Guest } from './guest.tsx';
import { NoFavorites } from './no-favorites.tsx';

const SHOWN = 6;

/** The latest saved recipes, with a link to all. */
export function FavoritesShelf({ action }: { action: (recipe: RecipeCard) => ReactNode }) {
  const session = useSession();
  const list = useQuery({ ...favoritesQuery, enabled: session !== null });
  if (!session) return <Guest as="h2" />;
  if (list.isPending) return <RecipeGridSkeleton count={3} />;
  if (!list.data) return <FavoritesFailed of={list} />;
  const saved = list.data.recipes.filter((recipe) => recipe.isFavorite);
  if (saved.length === 0) return <NoFavorites />;
  return (
    <>
      <RecipeGrid
        recipes={saved.slice(0, SHOWN)}
        action={(recipe) => (
          <>
            <FavoriteButton recipe={recipe} />
            {action(recipe)}
          </>
        )}
      />
      <div className="mt-8 flex justify-center">
        <Button variant="outline" size="lg" asChild>
          <Link to="/favorites">
            See all {saved.length} favorites
            <ArrowRight aria-hidden className="size-5" />
          </Link>
        </Button>
      </div>
    </>
  );
}
