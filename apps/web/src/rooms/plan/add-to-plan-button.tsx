import { MEAL_SLOTS, type MealSlot } from '@crisper/contract/plan/plan';
import { placeMeal } from '@crisper/contract/plan/plan-edits';
import { dayAfter } from '@crisper/kitchen/calendar';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { cachePlan, planQuery } from './plan.queries.ts';
import { dateOf, mealOn, mealTitle, notForText, SLOT_TITLES, weekdayOf } from './plan-labels.ts';

interface AddToPlanButtonProps {
  recipe: { id: string; title: string };
  className?: string;
}

/** Puts a recipe on any day and meal of the week. */
export function AddToPlanButton({ recipe, className }: AddToPlanButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        onClick={() => setOpen(true)}
        aria-label={t`Add to plan: ${recipe.title}`}
        className={className ?? ''}
      >
        <CalendarPlus aria-hidden className="size-5" /> <Trans>Add to plan</Trans>
      </Button>
      {open && <AddToPlanDialog recipe={recipe} onClose={() => setOpen(false)} />}
    </>
  );
}

export function AddToPlanDialog({
  recipe,
  onClose,
}: Pick<AddToPlanButtonProps, 'recipe'> & { onClose: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data } = useQuery(planQuery);
  const today = new Date().toLocaleDateString('en-CA');
  const dates = data?.plan
    ? data.plan.days.map(({ date }) => date).filter((date) => date >= data.plan!.today)
    : Array.from({ length: 7 }, (_, at) => dayAfter(today, at));
  const [date, setDate] = useState('');
  const [slot, setSlot] = useState<MealSlot>('dinner');
  const chosen = date || (dates[0] ?? today);
  const there = data?.plan?.days
    .find((day) => day.date === chosen)
    ?.meals.find((meal) => meal.slot === slot && (meal.recipe || meal.plate || meal.note));
  const put = useMutation({
    mutationFn: () => call(placeMeal, { body: { date: chosen, slot, recipe: recipe.id } }),
    onSuccess: (plan) => {
      cachePlan(queries, plan);
      const meal = plan.days.find((day) => day.date === chosen)?.meals.find((one) => one.slot === slot);
      const { title } = recipe;
      const when = mealOn(chosen, slot);
      const people = meal && notForText(meal);
      toast({
        title: t`Planned`,
        text: people ? t`${title}, ${when}. Not for ${people}.` : t`${title}, ${when}`,
        action: { label: t`See the plan`, onPress: () => void navigate('/plan') },
      });
      onClose();
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: t`Not Planned`,
        text: (error instanceof ApiError && error.message) || t`Please try again.`,
      }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Add to plan`}
      description={recipe.title}
    >
      <div className="grid gap-4">
        <Select
          label={t`Day`}
          value={chosen}
          onChange={(event) => setDate(event.target.value)}
          options={dates.map((one) => ({ value: one, label: `${weekdayOf(one)}, ${dateOf(one)}` }))}
        />
        <Select
          label={t`Meal`}
          value={slot}
          onChange={(event) => setSlot(event.target.value as MealSlot)}
          options={MEAL_SLOTS.map((one) => ({ value: one, label: SLOT_TITLES[one] }))}
        />
        {there && (
          <p className="text-ink-soft text-sm">
            <Trans>It replaces {mealTitle(there)}.</Trans>
          </p>
        )}
        <Button busy={put.isPending} onClick={() => put.mutate()}>
          <Trans>Add to plan</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
