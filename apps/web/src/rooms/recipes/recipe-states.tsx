import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CloudOff, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { offers } from '../../lib/offers.ts';
import { timeOf } from '../../shared/minutes.ts';
import { RecipePicture } from '../../shared/recipes/recipe-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { previewQuery } from './recipes.queries.ts';

export function RecipeSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6 lg:grid-cols-2">
      <h1 className="sr-only">
        <Trans>Loading the recipe</Trans>
      </h1>
      <Skeleton className="aspect-[16/10] rounded-panel" />
      <div className="grid content-center gap-4">
        <Skeleton className="h-12 w-4/5" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-2/3" />
      </div>
      <Skeleton className="h-80 lg:col-span-2" />
    </div>
  );
}

export function RecipeNotFound() {
  return (
    <Card className="mx-auto max-w-lg">
      <EmptyState
        icon={SearchX}
        title={t`Recipe Not Found`}
        as="h1"
        action={
          <Button asChild>
            <Link to="/recipes">
              <Trans>Browse recipes</Trans>
            </Link>
          </Button>
        }
      >
        <Trans>It may be private, or it’s no longer in the cookbook.</Trans>
      </EmptyState>
    </Card>
  );
}

export function RecipeUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Card className="mx-auto max-w-lg">
      <EmptyState
        icon={CloudOff}
        title={t`The recipe could not be loaded`}
        as="h1"
        action={
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Check your connection. Recipes that you opened before are kept on this device.</Trans>
      </EmptyState>
    </Card>
  );
}

/** The preview behind the sign-up dialog for guests: the recipe's card without its steps. */
export function GuestPreview({ id, onSignUp }: { id: string; onSignUp: () => void }) {
  const { data: card } = useQuery(previewQuery(id));
  return (
    <div className="grid items-center gap-8 lg:grid-cols-2">
      <div className="aspect-[16/10] overflow-hidden rounded-panel shadow-soft">
        {card ? <RecipePicture recipe={card} rich /> : <Skeleton className="h-full" />}
      </div>
      <div>
        <h1 className="page-title">{card?.title ?? t`A recipe for members`}</h1>
        {card && <p className="mt-4 text-ink-soft text-lg">{card.description}</p>}
        {card && (
          <p className="mt-4 text-ink-soft tabular-nums">
            {timeOf(card.totalTimeMin)} ·{' '}
            {card.servingsUnknown
              ? t`servings unknown`
              : plural(card.servings, { one: '# servings', other: '# servings' })}
          </p>
        )}
        <p className="mt-6">
          {offers('plans')
            ? t`Create a free account to see the ingredients and steps, and to cook along.`
            : t`Create an account to see the ingredients and steps, and to cook along.`}
        </p>
        <Button size="lg" onClick={onSignUp} className="mt-5">
          {offers('plans') ? t`Sign up free` : t`Sign up`}
        </Button>
      </div>
    </div>
  );
}
