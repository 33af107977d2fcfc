import { listRecipes } from '@crisper/contract/recipes/recipes';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { RecipeGrid, RecipeGridSkeleton } from '../../shared/recipes/recipe-grid.tsx';

const SHOWN = 3;

/** Real recipes that a visitor may open, with plates and nutrition from the kitchen. */
export default function SampleRecipes() {
  const { data: recipes } = useQuery({
    queryKey: ['recipes', 'samples'],
    queryFn: async ({ signal }) => {
      const answer = await call(listRecipes, { query: { featured: 'true', limit: SHOWN }, signal });
      return Array.isArray(answer) ? answer : answer.recipes;
    },
  });
  return recipes ? <RecipeGrid recipes={recipes} /> : <RecipeGridSkeleton count={SHOWN} />;
}
