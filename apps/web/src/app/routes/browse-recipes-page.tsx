import { FavoriteButton } from '../../rooms/favorites/favorite-button.tsx';
import { EquipmentBrowser } from '../../rooms/recipes/browsing/equipment-browser.tsx';

export default function BrowseRecipesPage() {
  return <EquipmentBrowser action={(recipe) => <FavoriteButton recipe={recipe} />} />;
}
