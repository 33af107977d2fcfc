import { type MealPlan, type MealSlot, makePlan } from '@crisper/contract/plan/plan';
import {
  chooseMealEaters,
  followEaters,
  lockMeal,
  moveMeal,
  placeMeal,
  planDayAgain,
  repeatMeal,
  swapMeal,
  undoPlan,
} from '@crisper/contract/plan/plan-edits';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { toast } from '../../ui/toast-store.ts';
import { cachePlan, planQuery } from './plan.queries.ts';
import { mealOn, mealTitle, plannedText, SLOT_NAMES, weekdayOf } from './plan-labels.ts';

export interface Place {
  day: number;
  slot: MealSlot;
}

interface Change {
  /** A meal such as "2 dinner", "day 2", or "week". */
  what: string;
  work: () => Promise<MealPlan>;
  done?: (plan: MealPlan) => void;
}

interface Moved {
  to: Place;
  plan: MealPlan;
}

const known = (error: unknown) => (error instanceof ApiError ? error : null);

/** All changes to a plan. One at a time, because each builds on the previous version. */
export function usePlan() {
  const queries = useQueryClient();
  const [moved, focusOn] = useState<Moved | null>(null);
  const change = useMutation({
    mutationFn: ({ work }: Change) => work(),
    onSuccess: (plan, { done }) => {
      cachePlan(queries, plan);
      done?.(plan);
    },
    onError: async (error) => {
      toast({ tone: 'error', title: t`Not Planned`, text: known(error)?.message || t`Please try again.` });
      // Another device may have changed the plan: reload it.
      if (known(error)?.code === 'conflict')
        await queries.invalidateQueries({ queryKey: planQuery.queryKey });
    },
  });
  const run = (next: Change): void => {
    if (!change.isPending) change.mutate(next);
  };
  const refusal = change.variables?.what === 'week' ? known(change.error) : null;
  const undo = ({ id, version }: MealPlan) =>
    run({
      what: 'week',
      work: () => call(undoPlan, { params: { id }, body: { version } }),
      done: () => toast({ title: t`Taken Back` }),
    });
  /** Says what was done, with a way back. */
  const told = (title: string, text?: string) => (plan: MealPlan) =>
    toast({
      title,
      ...(text ? { text } : {}),
      ...(plan.canUndo ? { action: { label: t`Undo`, onPress: () => undo(plan) } } : {}),
    });
  const mealIn = (plan: MealPlan, { day, slot }: Place) =>
    plan.days[day]?.meals.find((one) => one.slot === slot);

  return {
    /** The running change. */
    busy: change.isPending ? change.variables.what : null,
    /** The server's message if no week could be planned. */
    refusal: refusal?.code === 'conflict' ? refusal.message : null,
    undo,
    /** The meal that the focus follows to where it was moved. */
    moved,
    focusOn,
    make: (version?: number) =>
      run({
        what: 'week',
        work: () => call(makePlan, { body: version === undefined ? {} : { version }, timeoutMs: 60_000 }),
        ...(version === undefined ? {} : { done: told(t`Planned Again`, t`Locked meals stayed.`) }),
      }),
    /** Other meals for one day. */
    again: ({ id, version }: MealPlan, day: number) =>
      run({
        what: dayName(day),
        work: () => call(planDayAgain, { params: { id }, body: { version, day } }),
        done: told(t`Day Planned Again`, t`Locked meals stayed.`),
      }),
    swap: ({ id, version }: MealPlan, place: Place, recipe: string) =>
      run({
        what: placeName(place),
        work: () => call(swapMeal, { params: { id }, body: { version, ...place, recipe } }),
        done: (plan) => {
          const meal = mealIn(plan, place);
          told(t`Meal Swapped`, meal ? mealTitle(meal) : undefined)(plan);
        },
      }),
    lock: ({ id, version }: MealPlan, place: Place, locked: boolean) =>
      run({
        what: placeName(place),
        work: () => call(lockMeal, { params: { id }, body: { version, ...place, locked } }),
      }),
    /** In every week planned from now on, or no longer. */
    repeat: (plan: MealPlan, place: Place, repeats: boolean) => {
      const { id, version, days } = plan;
      const when = mealOn(days[place.day]!.date, place.slot);
      const title = (of: MealPlan) => mealIn(of, place)?.repeats?.title ?? '';
      run({
        what: placeName(place),
        work: () => call(repeatMeal, { params: { id }, body: { version, ...place, repeats } }),
        done: (next) =>
          toast(
            repeats
              ? {
                  title: t`Repeats Every Week`,
                  text: t`${title(next)}, every ${when} that is planned from now on.`,
                }
              : { title: t`No Longer Repeats`, text: t`${title(plan)}. This week stays as it is.` },
          ),
      });
    },
    /** A recipe or a note on a meal; with neither the meal is cleared. */
    put: (plan: MealPlan, place: Place, what: { recipe?: string; note?: string }) =>
      run({
        what: placeName(place),
        work: () =>
          call(placeMeal, { body: { date: plan.days[place.day]!.date, slot: place.slot, ...what } }),
        done: (next) => {
          const meal = mealIn(next, place);
          const title = what.recipe ? t`Planned` : what.note ? t`Noted` : t`Cleared`;
          const text = meal && (what.recipe || what.note) ? mealTitle(meal) : undefined;
          told(title, meal && what.recipe ? plannedText(meal) : text)(next);
        },
      }),
    /** Who eats a meal, or without a slot every meal of a day. */
    seat: ({ id, version }: MealPlan, { day, slot }: { day: number; slot?: MealSlot }, eaters: string[]) =>
      run({
        what: slot ? placeName({ day, slot }) : 'week',
        work: () =>
          call(chooseMealEaters, { params: { id }, body: { version, day, eaters, ...(slot && { slot }) } }),
        done: told(t`Servings Changed`, t`Your shopping list follows.`),
      }),
    /** Servings for those who eat now; the dishes stay. */
    follow: ({ id, version }: MealPlan) =>
      run({
        what: 'week',
        work: () => call(followEaters, { params: { id }, body: { version } }),
        done: told(t`Servings Changed`, t`Your shopping list follows.`),
      }),
    move: ({ id, version }: MealPlan, from: Place, to: Place, then?: (moved: Moved) => void) =>
      run({
        what: placeName(from),
        work: () => call(moveMeal, { params: { id }, body: { version, ...from, to } }),
        done: (plan) => {
          const { date } = plan.days[to.day]!;
          told(t`Meal Moved`, t`To ${weekdayOf(date)}, ${SLOT_NAMES[to.slot]}.`)(plan);
          then?.({ to, plan });
        },
      }),
  };
}

export type PlanActions = ReturnType<typeof usePlan>;

export const dayName = (day: number) => t`day ${day}`;
const placeName = ({ day, slot }: Place) => `${day} ${slot}`;
