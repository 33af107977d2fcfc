import { OwnRecipesPage } from '../../rooms/own-recipes/own-recipes-page.tsx';

export default function NewRecipePage() {
  return <OwnRecipesPage />;
}
