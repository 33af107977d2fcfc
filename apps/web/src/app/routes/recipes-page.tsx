import { useSession } from '../../lib/session/session-store.ts';
import { FavoriteButton } from '../../rooms/favorites/favorite-button.tsx';
import { FavoritesShelf } from '../../rooms/favorites/favorites-shelf.tsx';
import { Discovery } from '../../rooms/recipes/browsing/discovery.tsx';
import { KitchenLinks } from '../../shared/kitchen-links.tsx';
import { isOwnId, RecipeMenu } from '../recipe-menu.tsx';

export default function RecipesPage() {
  const session = useSession();
  return (
    <Discovery
      action={(recipe) => <FavoriteButton recipe={recipe} />}
      ownAction={(recipe) => (
        <>
          <FavoriteButton recipe={recipe} />
          <RecipeMenu recipe={recipe} isOwn />
        </>
      )}
      kitchen={session && <KitchenLinks />}
      favorites={
        <FavoritesShelf action={(recipe) => <RecipeMenu recipe={recipe} isOwn={isOwnId(recipe.id)} />} />
      }
    />
  );
}
