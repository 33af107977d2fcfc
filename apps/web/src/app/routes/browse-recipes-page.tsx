import { EquipmentBrowser } from '../../rooms/browsing/equipment-browser.tsx';
import { FavoriteButton } from '../../rooms/favorites/favorite-button.tsx';

export default function BrowseRecipesPage() {
  return <EquipmentBrowser action={(recipe) => <FavoriteButton recipe={recipe} />} />;
}
