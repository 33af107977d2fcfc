import type { MealPlan } from '@crisper/contract/plan/plan';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Info, ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { locales } from '../../lib/i18n/i18n.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { PageHeader } from '../../shared/page-header.tsx';
import { PlanCost } from '../../shared/recipes/recipe-cost.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Days } from './days.tsx';
import { EatersNotes } from './eaters-notes.tsx';
import { FirstPlan } from './first-plan.tsx';
import { planQuery } from './plan.queries.ts';
import { type Person, portionsText } from './plan-labels.ts';
import { PlanMenu } from './plan-menu.tsx';
import { type PlanActions, usePlan } from './use-plan.ts';
import { WeekGlance } from './week-glance.tsx';

interface PlanViewProps {
  system: MeasureSystem;
  /** The choice of eaters, from the household room. */
  whoEats: ReactNode;
  /** The plan in other calendars, from the calendar room. */
  calendar: (onClose: () => void) => ReactNode;
  /** Everybody in the household, oneself first. */
  people: readonly Person[];
}

export function PlanView({ system, whoEats, calendar, people }: PlanViewProps) {
  const current = useQuery(planQuery);
  const { data, isPending } = current;
  const actions = usePlan();
  const plan = data?.plan;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <PageHeader title={t`Meal Plan`}>
        {data && (
          <div className="flex flex-wrap items-center gap-1 whitespace-nowrap max-sm:order-last max-sm:basis-full sm:gap-2 print:hidden">
            {plan && (
              <Button asChild variant="outline" className="px-4 max-[22rem]:px-3">
                <Link to="/shopping">
                  <ShoppingBasket aria-hidden className="size-5 max-[22rem]:hidden" />{' '}
                  <Trans>Shopping list</Trans>
                </Link>
              </Button>
            )}
            {data.mayPlan && whoEats}
            {actions.busy === 'week' && plan && (
              <span role="status" className="animate-shimmer text-ink-soft text-sm">
                <Trans>Planning your week…</Trans>
              </span>
            )}
          </div>
        )}
        {plan && (
          <PlanMenu
            plan={plan}
            wishes={data.wishes}
            mayPlan={data.mayPlan}
            actions={actions}
            calendar={calendar}
          />
        )}
      </PageHeader>
      {isPending && (
        <div role="status" aria-label={t`Fetching your plan`} className="grid gap-5 lg:grid-cols-2">
          <Skeleton className="h-96" />
          <Skeleton className="h-96" />
        </div>
      )}
      {!isPending && !data && (
        <Card>
          <LoadFailed of={current}>
            <Trans>Your plan is safe, but it could not be loaded.</Trans>
          </LoadFailed>
        </Card>
      )}
      {actions.refusal && <Refusal text={actions.refusal} />}
      {data && !plan && (
        <FirstPlan mayPlan={data.mayPlan} busy={actions.busy !== null} onPlan={() => actions.make()} />
      )}
      {plan && <Week plan={plan} mayPlan={data.mayPlan} system={system} actions={actions} people={people} />}
    </div>
  );
}

interface WeekProps {
  plan: MealPlan;
  mayPlan: boolean;
  system: MeasureSystem;
  actions: PlanActions;
  people: readonly Person[];
}

function Week({ plan, mayPlan, system, actions, people }: WeekProps) {
  const portions = portionsText(plan, people);
  const { calories } = plan.week.average;
  return (
    <>
      <EatersNotes plan={plan} actions={actions} mayPlan={mayPlan} />
      {plan.notes.map((note) => (
        <p key={note} className="flex gap-3 rounded-card bg-honey-soft p-4 text-honey-ink">
          <Info aria-hidden className="mt-0.5 size-5 shrink-0" /> {note}
        </p>
      ))}
      <Days plan={plan} system={system} actions={actions} people={people} mayPlan={mayPlan} />
      <Fold title={t`Figures`} note={t`about ${calories.toLocaleString(locales())} kcal a day`}>
        <div className="grid gap-3 pb-3">
          <WeekGlance plan={plan} />
          <PlanCost version={plan.version} />
          {portions && <p className="text-ink-soft">{portions}</p>}
        </div>
      </Fold>
    </>
  );
}

function Refusal({ text }: { text: string }) {
  return (
    <Card role="alert" className="grid gap-4 border-tomato p-5">
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="outline">
          <Link to="/household">
            <Trans>See what everybody eats</Trans>
          </Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/recipes/new">
            <Trans>Add your own recipe</Trans>
          </Link>
        </Button>
      </div>
    </Card>
  );
}
