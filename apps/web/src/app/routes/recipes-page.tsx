import { Discovery } from '../../rooms/browsing/discovery.tsx';
import { FavoriteButton } from '../../rooms/favorites/favorite-button.tsx';
import { FavoritesShelf } from '../../rooms/favorites/favorites-shelf.tsx';

export default function RecipesPage() {
  return <Discovery action={(recipe) => <FavoriteButton recipe={recipe} />} favorites={<FavoritesShelf />} />;
}
