import { FavoritesPage } from '../../rooms/favorites/favorites-page.tsx';

export default function FavoritesRoute() {
  return <FavoritesPage />;
}
