import type { Recipe } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
      <h1 className="mb-7 page-title">
        <Trans>Edit your recipe</Trans>
      </h1>
      <Card className="p-5 sm:p-8">
        <RecipeEditor
          id={recipe.id}
          value={text}
          onChange={setText}
          onSaved={() => undefined}
          otherwise={
            <Button variant="ghost" size="lg" asChild>
              <Link to={`/recipe/${encodeURIComponent(recipe.id)}`}>
                <Trans>Cancel</Trans>
              </Link>
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
        <h1 className="page-title">
          <Trans>Edit your recipe</Trans>
        </h1>
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
      title={gone ? t`Recipe Not Found` : t`Loading Failed`}
      action={
        gone ? (
          <Button asChild>
            <Link to="/recipes?tab=yours">
              <Trans>Your recipes</Trans>
            </Link>
          </Button>
        ) : (
          <Button busy={found.isFetching} onClick={() => void found.refetch()}>
            <Trans>Try Again</Trans>
          </Button>
        )
      }
    >
      {gone
        ? t`You have no recipe at this address.`
        : t`The recipe could not be loaded. Check your connection and try again.`}
    </EmptyState>
  );
}
