import type { MealPlan } from '@crisper/contract/plan/plan';
import type { PlanWishes } from '@crisper/contract/plan/plan-wishes';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Info, Printer, RefreshCw, ShoppingBasket, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PlanCost } from '../../shared/recipes/recipe-cost.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DayCard } from './day-card.tsx';
import { DayStrip } from './day-strip.tsx';
import { EatersNotes } from './eaters-notes.tsx';
import { FirstPlan } from './first-plan.tsx';
import { planQuery } from './plan.queries.ts';
import type { Person } from './plan-labels.ts';
import { type PlanActions, usePlan } from './use-plan.ts';
import { WeekGlance } from './week-glance.tsx';
import { WishesButton } from './wishes-button.tsx';

interface PlanViewProps {
  system: MeasureSystem;
  /** The choice of eaters, from the household room. */
  whoEats: ReactNode;
  /** The plan in other calendars, from the calendar room. */
  calendar: ReactNode;
  /** Everybody in the household, oneself first. */
  people: readonly Person[];
}

export function PlanView({ system, whoEats, calendar, people }: PlanViewProps) {
  const current = useQuery(planQuery);
  const { data, isPending } = current;
  const actions = usePlan();
  if (isPending)
    return (
      <div role="status" aria-label="Fetching your plan" className="grid gap-5 lg:grid-cols-2">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    );
  if (!data)
    return (
      <Card>
        <LoadFailed of={current}>Your plan is safe, but it could not be loaded.</LoadFailed>
      </Card>
    );
  const { plan, mayPlan, wishes } = data;
  return (
    <div className="grid gap-6">
      {mayPlan && <div className="empty:hidden print:hidden">{whoEats}</div>}
      {actions.refusal && <Refusal text={actions.refusal} />}
      {plan ? (
        <Week {...{ plan, mayPlan, wishes, system, actions, people, calendar }} />
      ) : (
        <FirstPlan mayPlan={mayPlan} busy={actions.busy !== null} onPlan={() => actions.make()} />
      )}
    </div>
  );
}

interface WeekProps {
  plan: MealPlan;
  wishes: PlanWishes;
  mayPlan: boolean;
  system: MeasureSystem;
  actions: PlanActions;
  calendar: ReactNode;
  people: readonly Person[];
}

const DAYS = 'grid items-start gap-5 lg:grid-cols-2';

function Week({ plan, mayPlan, wishes, system, actions, people, calendar }: WeekProps) {
  const [first, ...others] = plan.eaters;
  const known = others.flatMap(({ name, share }) =>
    share === null ? [] : [` ${name} eats ${Math.round(share * 100)}% of them.`],
  );
  const past = plan.days.flatMap(({ date }, at) => (date < plan.today ? [at] : []));
  const card = (at: number) => (
    <DayCard
      key={plan.days[at]!.date}
      plan={plan}
      day={at}
      system={system}
      actions={actions}
      people={people}
      mayPlan={mayPlan}
    />
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-1.5 *:whitespace-nowrap *:px-3 sm:gap-3 sm:*:px-5 print:hidden">
        {mayPlan && (
          <Button
            variant="outline"
            busy={actions.busy === 'week'}
            disabled={actions.busy !== null}
            onClick={() => actions.make(plan.version)}
          >
            <RefreshCw aria-hidden className="size-5 max-sm:hidden" /> Plan again
          </Button>
        )}
        <Button asChild>
          <Link to="/shopping">
            <ShoppingBasket aria-hidden className="size-5 max-sm:hidden" /> Shopping list
          </Link>
        </Button>
        {mayPlan && <WishesButton wishes={wishes} />}
        {mayPlan && plan.canUndo && (
          <Button variant="ghost" disabled={actions.busy !== null} onClick={() => actions.undo(plan)}>
            <Undo2 aria-hidden className="size-5" /> <span className="sr-only sm:not-sr-only">Undo</span>
          </Button>
        )}
        {calendar}
        <Button variant="ghost" onClick={() => window.print()} className="max-sm:hidden">
          <Printer aria-hidden className="size-5" /> Print
        </Button>
      </div>
      <WeekGlance plan={plan} />
      <PlanCost version={plan.version} />
      {others.length > 0 && (
        <p className="text-ink-soft tabular-nums">
          {people.some(({ id, isSelf }) => isSelf && id === first?.id)
            ? 'Portions are yours.'
            : `Portions are ${first?.name}’s.`}
          {known.join('')}
        </p>
      )}
      <EatersNotes plan={plan} actions={actions} mayPlan={mayPlan} />
      {plan.notes.map((note) => (
        <p key={note} className="flex gap-3 rounded-card bg-honey-soft p-4 text-honey-ink">
          <Info aria-hidden className="mt-0.5 size-5 shrink-0" /> {note}
        </p>
      ))}
      {past.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 font-semibold">
            <ChevronRight aria-hidden className="size-5 transition group-open:rotate-90" /> Earlier this week
          </summary>
          <div className={cx(DAYS, 'mt-3')}>{past.map(card)}</div>
        </details>
      )}
      <DayStrip plan={plan} />
      <div className={DAYS}>{plan.days.flatMap((_, at) => (past.includes(at) ? [] : [card(at)]))}</div>
    </>
  );
}

function Refusal({ text }: { text: string }) {
  return (
    <Card role="alert" className="grid gap-4 border-tomato p-5">
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="outline">
          <Link to="/household">See what everybody eats</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/recipes/new">Add your own recipe</Link>
        </Button>
      </div>
    </Card>
  );
}
