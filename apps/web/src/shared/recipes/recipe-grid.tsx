import type { RecipeCard as RecipeCardData } from '@crisper/contract/recipes/recipes';
import type { ReactNode, Ref } from 'react';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RecipeCard } from './recipe-card.tsx';

const GRID = 'grid gap-2 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3';

interface RecipeGridProps<Recipe extends RecipeCardData> {
  recipes: readonly Recipe[];
  /** The heart and the menu of each. */
  action?: (recipe: Recipe) => ReactNode;
  /** For recipes without a time. */
  usualMinutes?: number | undefined;
  ref?: Ref<HTMLUListElement>;
}

export function RecipeGrid<Recipe extends RecipeCardData>({
  recipes,
  action,
  usualMinutes,
  ref,
}: RecipeGridProps<Recipe>) {
  return (
    <ul ref={ref} className={GRID}>
      {recipes.map((recipe) => (
        <li key={recipe.id} className="min-w-0">
          <RecipeCard
            recipe={recipe}
            to={`/recipe/${encodeURIComponent(recipe.id)}`}
            {...(usualMinutes && { usualMinutes })}
            action={action?.(recipe)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Placeholders for this many cards. */
export function RecipeGridSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className={GRID}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders in a fixed order
        <Card key={index} className="flex overflow-hidden max-sm:gap-3 max-sm:p-2 sm:flex-col">
          <Skeleton className="max-sm:size-24 max-sm:shrink-0 sm:aspect-[16/10] sm:rounded-none" />
          <div className="grid flex-1 content-center gap-3 sm:p-5">
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </Card>
      ))}
    </div>
  );
}
