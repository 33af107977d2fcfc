import type { PlannedDayView, PlanPreview } from '@crisper/contract/plan/plan';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dollars, usePlans } from '../../lib/plans.ts';
import { timeOf } from '../../shared/minutes.ts';
import { RecipePicture } from '../../shared/recipes/recipe-picture.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { previewQuery } from './plan.queries.ts';
import { dateOf, mealTitle, SLOT_TITLES, weekdayOf } from './plan-labels.ts';

/** A week as Pro would plan it for this household: the first day to cook from, the others veiled. */
export function PreviewWeek() {
  const { data: preview, isPending } = useQuery(previewQuery);
  const price = usePlans().data?.pro.prices?.month;
  return (
    <div className="grid gap-4">
      <Card className="grid gap-3 border-honey bg-honey-soft p-4 sm:p-6 md:grid-cols-[1fr_auto] md:items-center">
        <div>
          <h2 className="text-2xl">
            <Trans>One-click meal planning is Pro</Trans>
          </h2>
          <p className="mt-1 max-w-2xl">
            {preview
              ? t`This is a week planned for you: it suits everybody who eats, uses your pantry first and writes the shopping list. The first day is yours to cook.`
              : t`A week of breakfasts, lunches, dinners and snacks that meets your targets, uses your pantry first and writes the shopping list.`}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3 md:justify-end">
          <Button asChild variant="honey">
            <Link to="/subscribe">
              <Trans>Upgrade to Pro</Trans>
            </Link>
          </Button>
          {price !== undefined && (
            <span className="text-sm">
              <Trans>{dollars(price)} a month, cancel anytime</Trans>
            </span>
          )}
        </div>
      </Card>
      {isPending && <Skeleton className="h-96" />}
      {preview && (
        <>
          <OpenDay day={preview.open} />
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {preview.veiled.map((day) => (
              <VeiledDay key={day.date} day={day} />
            ))}
          </ul>
        </>
      )}
      {!preview && !isPending && (
        <Button asChild variant="outline" className="justify-self-start">
          <Link to="/recipes">
            <Trans>Browse recipes</Trans>
          </Link>
        </Button>
      )}
    </div>
  );
}

function DayTitle({ date, children }: { date: string; children?: ReactNode }) {
  return (
    <h3 className="flex items-baseline gap-2 text-xl">
      {weekdayOf(date)} <span className="text-base text-ink-soft">{dateOf(date)}</span>
      {children}
    </h3>
  );
}

function OpenDay({ day: { date, meals } }: { day: PlannedDayView }) {
  return (
    <Card className="border-herb p-4 sm:p-5">
      <DayTitle date={date} />
      <ul className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {meals
          .filter(({ planned }) => planned)
          .map((meal) => (
            <li key={meal.slot} className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-4 py-1.5">
              <span className="aspect-[4/3] overflow-hidden rounded-control">
                <RecipePicture
                  recipe={
                    meal.recipe ?? {
                      id: meal.slot,
                      title: mealTitle(meal),
                      imageUrl: null,
                      plate: meal.extras.map(({ food }) => food),
                      equipment: [],
                    }
                  }
                />
              </span>
              <span className="min-w-0 wrap-anywhere">
                <span className="block text-ink-soft text-sm">
                  {SLOT_TITLES[meal.slot]}
                  {meal.recipe && ` · ${timeOf(meal.recipe.totalTimeMin)}`}
                </span>
                {meal.recipe ? (
                  <Link
                    to={`/recipe/${encodeURIComponent(meal.recipe.id)}`}
                    className="inline-block py-1 font-semibold leading-snug hover:underline"
                  >
                    {meal.recipe.title}
                  </Link>
                ) : (
                  <span className="font-semibold">{mealTitle(meal)}</span>
                )}
              </span>
            </li>
          ))}
      </ul>
    </Card>
  );
}

function VeiledDay({ day: { date, meals } }: { day: PlanPreview['veiled'][number] }) {
  return (
    <li className="rounded-card border border-line border-dashed bg-sunken p-4">
      <DayTitle date={date}>
        <Lock role="img" aria-label={t`Part of Pro`} className="ms-auto size-4 self-center text-ink-soft" />
      </DayTitle>
      <ul className="mt-2 grid gap-1 text-ink-soft text-sm">
        {meals.map(({ slot, title }) => (
          <li key={slot} className="truncate">
            {title}
          </li>
        ))}
      </ul>
    </li>
  );
}
