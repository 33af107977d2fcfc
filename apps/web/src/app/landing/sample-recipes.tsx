import { listRecipes } from '@crisper/contract/recipes';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { RecipeGrid, RecipeGridSkeleton } from '../../shared/recipe-grid.tsx';

const SHOWN = 3;

/** Real recipes, drawn and counted by the kitchen, that a visitor may open at once. */
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
