import { Navigate, useSearchParams } from 'react-router';
import { useSession } from '../../lib/session/session-store.ts';
import { FavoriteButton } from '../../rooms/favorites/favorite-button.tsx';
import { Discovery } from '../../rooms/recipes/browsing/discovery.tsx';
import { YourRecipes } from '../../rooms/recipes/browsing/your-recipes.tsx';
import { RecipeMenu } from '../recipe-menu.tsx';

export default function RecipesPage() {
  const session = useSession();
  const [address] = useSearchParams();
  const tab = address.get('tab');
  // Favorites were a tab of this page.
  if (tab === 'favorites') return <Navigate to="/favorites" replace />;
  if (tab === 'yours' && session)
    return (
      <YourRecipes
        action={(recipe) => (
          <>
            <FavoriteButton recipe={recipe} />
            <RecipeMenu recipe={recipe} isOwn />
          </>
        )}
      />
    );
  return <Discovery action={(recipe) => <FavoriteButton recipe={recipe} />} />;
}
