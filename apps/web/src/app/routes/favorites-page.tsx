import { FavoritesPage } from '../../rooms/favorites/favorites-page.tsx';
import { isOwnId, RecipeMenu } from '../recipe-menu.tsx';

export default function FavoritesRoute() {
  return <FavoritesPage action={(recipe) => <RecipeMenu recipe={recipe} isOwn={isOwnId(recipe.id)} />} />;
}
