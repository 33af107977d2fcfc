import type { Recipe } from '@crisper/contract/recipes/recipes';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ownRecipeQuery } from './own-recipes.queries.ts';
import { RecipeEditor } from './recipe-editor.tsx';
import { textOfRecipe } from './recipe-text.ts';

function Editor({ recipe }: { recipe: Recipe }) {
  const [text, setText] = useState(() => textOfRecipe(recipe));
  return (
    <>
      <h1 className="mb-7 page-title">Edit your recipe</h1>
      <Card className="p-5 sm:p-8">
        <RecipeEditor
          id={recipe.id}
          value={text}
          onChange={setText}
          onSaved={() => undefined}
          otherwise={
            <Button variant="ghost" size="lg" asChild>
              <Link to={`/recipe/${encodeURIComponent(recipe.id)}`}>Cancel</Link>
            </Button>
          }
        />
      </Card>
    </>
  );
}

/** Edits an own recipe. Other people's recipes are not found here. */
export function EditRecipe({ id }: { id: string }) {
  const found = useQuery(ownRecipeQuery(id));
  if (found.isPending)
    return (
      <div aria-busy="true" className="grid gap-5">
        <h1 className="page-title">Edit your recipe</h1>
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    );
  if (found.data?.isOwn) return <Editor recipe={found.data} />;
  const gone =
    found.data !== undefined || (found.error instanceof ApiError && found.error.code !== 'network');
  return (
    <EmptyState
      icon={SearchX}
      as="h1"
      title={gone ? 'Recipe Not Found' : 'Loading Failed'}
      action={
        gone ? (
          <Button asChild>
            <Link to="/recipes?tab=yours">Your recipes</Link>
          </Button>
        ) : (
          <Button busy={found.isFetching} onClick={() => void found.refetch()}>
            Try Again
          </Button>
        )
      }
    >
      {gone
        ? 'You have no recipe at this address.'
        : 'The recipe could not be loaded. Check your connection and try again.'}
    </EmptyState>
  );
}
