import { OwnRecipesPage } from '../../rooms/recipes/own/own-recipes-page.tsx';

export default function NewRecipePage() {
  return <OwnRecipesPage />;
}
