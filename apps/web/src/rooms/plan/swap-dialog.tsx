import type { MealPlan } from '@crisper/contract/plan/plan';
import { mealAlternatives } from '@crisper/contract/plan/plan-edits';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { locales } from '../../lib/i18n/i18n.ts';
import { inSentence } from '../../lib/i18n/numbers.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { timeOf } from '../../shared/minutes.ts';
import { RecipePicture } from '../../shared/recipes/recipe-picture.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Place, PlanActions } from './use-plan.ts';

interface SwapDialogProps {
  plan: MealPlan;
  place: Place;
  /** "Wednesday dinner". */
  where: string;
  actions: PlanActions;
  onClose: () => void;
}

/** Five other dishes for a meal, each with why. */
export function SwapDialog({ plan, place, where, actions, onClose }: SwapDialogProps) {
  const found = useQuery({
    queryKey: ['plan', 'alternatives', plan.id, plan.version, place.day, place.slot],
    queryFn: ({ signal }) =>
      call(mealAlternatives, { params: { id: plan.id }, body: { version: plan.version, ...place }, signal }),
    retry: false,
    gcTime: 0,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Swap ${where}`}
      description={t`Portions adjust to the rest of your day.`}
    >
      {found.isPending && (
        <div role="status" aria-label={t`Looking for dishes`} className="grid gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      )}
      {found.isError && (
        <LoadFailed of={found}>
          <Trans>Nothing was changed.</Trans>
        </LoadFailed>
      )}
      {found.data?.alternatives.length === 0 && (
        <p className="text-ink-soft">
          <Trans>No other dish we know suits everybody here. Choose a recipe of your own.</Trans>
        </p>
      )}
      <ul aria-label={t`Other dishes`} className="grid gap-2">
        {found.data?.alternatives.map(({ recipe, side, figures, why }) => (
          <li key={recipe.id}>
            <button
              type="button"
              className="flex w-full items-center gap-3 rounded-card border border-line p-2.5 text-start hover:border-herb hover:bg-herb-soft"
              onClick={() => {
                actions.swap(plan, place, recipe.id);
                onClose();
              }}
            >
              <span className="size-14 shrink-0 overflow-hidden rounded-control">
                <RecipePicture recipe={recipe} />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold leading-snug">
                  {recipe.title}
                  {side && (
                    <span className="font-normal">
                      {' '}
                      <Trans>with {inSentence(side)}</Trans>
                    </span>
                  )}
                </span>
                <span className="block text-ink-soft text-sm tabular-nums">
                  <Trans>
                    {timeOf(recipe.totalTimeMin)} · about {figures.calories.toLocaleString(locales())} kcal
                  </Trans>
                </span>
                <span className="block text-herb-ink text-sm">{why.join(' · ')}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
