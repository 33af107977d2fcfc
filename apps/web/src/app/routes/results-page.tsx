import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { Link, Navigate } from 'react-router';
import { usePlans } from '../../lib/plans.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { FavoriteButton } from '../../rooms/favorites/favorite-button.tsx';
import { householdQuery } from '../../rooms/household/household.queries.ts';
import { WhoEats } from '../../rooms/household/who-eats.tsx';
import { Results } from '../../rooms/matching/results.tsx';
import { StaplesCard } from '../../rooms/pantry/staples-card.tsx';
import { AddToPlanButton } from '../../rooms/plan/add-to-plan-button.tsx';
import { ViralBanner } from '../../rooms/referrals/viral-banner.tsx';
import { AddMissingButton } from '../../rooms/shopping/add-missing-button.tsx';
import { useKitchen } from '../../shared/kitchen-session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { favoriteButtonProps } from '../favorite-button-props.ts';
import { isOwnId, RecipeMenu } from '../recipe-menu.tsx';

export default function ResultsPage() {
  const kitchen = useKitchen();
  const session = useSession();
  const household = useQuery({ ...householdQuery, enabled: session !== null });
  // Prefetch the recipe page, so that a recipe opens at once.
  useEffect(() => {
    void import('./recipe-page.tsx').catch(() => undefined);
  }, []);
  if (!kitchen) return <Navigate to="/scan" replace />;
  return (
    <div className="mx-auto max-w-7xl px-4 py-2 sm:px-6 sm:py-5">
      {session ? (
        <Results
          kitchen={kitchen}
          eaters={<WhoEats />}
          tastes={household.data?.profiles.filter(({ eats }) => eats) ?? []}
          staples={<StaplesCard folds />}
          action={(recipe) => (
            <>
              <FavoriteButton recipe={favoriteButtonProps(recipe)} />
              <RecipeMenu recipe={recipe} isOwn={isOwnId(recipe.id)} />
            </>
          )}
          shopping={({ id, title, servings, missingIngredients }) => (
            <>
              {missingIngredients.length > 0 && (
                <AddMissingButton
                  recipe={{ id, title, servings, have: kitchen.ingredients.map(({ name }) => name) }}
                  className="min-h-11 px-4 text-sm"
                />
              )}
              <AddToPlanButton recipe={{ id, title }} className="min-h-11 px-4 text-sm" />
            </>
          )}
          upsell={session.user.plan === 'free' && <Upsell />}
        />
      ) : (
        <Card>
          <EmptyState
            icon={Sparkles}
            title={t`Sign in to see your recipes`}
            as="h1"
            action={
              <Button onClick={() => openAuth({ tab: 'signin' })}>
                <Trans>Sign In</Trans>
              </Button>
            }
          >
            <Trans>Your ingredients are kept for as long as this tab is open.</Trans>
          </EmptyState>
        </Card>
      )}
      <div className="mt-8 empty:hidden">
        <ViralBanner variant="results" />
      </div>
    </div>
  );
}

function Upsell() {
  const { data: plans } = usePlans();
  if (!plans) return null;
  return (
    <Card className="grid justify-items-center gap-3 border-honey bg-honey-soft p-6 text-center">
      <Sparkles aria-hidden className="size-6 text-honey-ink" />
      <h2 className="text-2xl">
        <Trans>There’s more in your kitchen</Trans>
      </h2>
      <p className="max-w-md text-ink-soft">
        <Trans>
          These are your best {plans.free.limits.resultsPerScan}. With {plans.pro.name} you see every recipe
          that fits.
        </Trans>
      </p>
      <Button asChild variant="honey">
        <Link to="/subscribe">
          <Trans>Upgrade to Pro</Trans>
        </Link>
      </Button>
    </Card>
  );
}
