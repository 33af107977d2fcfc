import type { MealPlan, PlannedMealView } from '@crisper/contract/plan/plan';
import { logPlanned } from '@crisper/contract/plan/plan-edits';
import { listed } from '@crisper/kitchen/composing/wording';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { randomId } from '../../lib/random-id.ts';
import { timeZone } from '../../lib/time-zone.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { mealTitle, type Person, servingsText } from './plan-labels.ts';
import type { Place } from './use-plan.ts';

interface LogDialogProps {
  plan: MealPlan;
  place: Place;
  /** "Wednesday dinner". */
  where: string;
  meal: PlannedMealView;
  people: readonly Person[];
  onClose: () => void;
}

/** Usual times, for a meal of an earlier day. */
const HOURS = { breakfast: '08:00', lunch: '12:30', snack: '16:00', dinner: '19:00' } as const;

/** Logs one's own portion. Members who ate too are asked in their own app; no member writes into another's diary. */
export function LogDialog({ plan, place, where, meal, people, onClose }: LogDialogProps) {
  const queries = useQueryClient();
  const others = people.filter(
    ({ id, isSelf, isMember }) => isMember && !isSelf && meal.eaters.some((eater) => eater.id === id),
  );
  const [forAll, setForAll] = useState(true);
  const { date } = plan.days[place.day]!;
  const [idempotencyKey] = useState(randomId);
  const log = useMutation({
    mutationFn: () => {
      const eatenAt = date === plan.today ? new Date() : new Date(`${date}T${HOURS[place.slot]}:00`);
      const body = {
        ...place,
        offerTo: forAll ? others.map(({ id }) => id) : [],
        eatenAt: eatenAt.toISOString(),
        timeZone: timeZone(),
        idempotencyKey,
      };
      return call(logPlanned, { params: { id: plan.id }, body });
    },
    onSuccess: ({ offered }) => {
      void queries.invalidateQueries({ queryKey: ['meals'] });
      void queries.invalidateQueries({ queryKey: ['nutrition'] });
      const names = listed(others.map(({ name }) => name));
      toast({
        title: 'Meal Saved!',
        text: offered > 0 ? `${names} can add it too, in their own app.` : mealTitle(meal),
      });
      onClose();
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: 'Save Failed',
        text: (error instanceof ApiError && error.message) || 'Please try again.',
      }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Log ${where}`}
      description={`${mealTitle(meal)}, ${servingsText(meal.portions)}`}
    >
      <div className="grid gap-4">
        {others.length > 0 && (
          <Checkbox checked={forAll} onChange={setForAll}>
            <span>
              For everybody who ate
              <span className="block text-ink-soft text-sm">
                {listed(others.map(({ name }) => name))} {others.length === 1 ? 'is' : 'are'} asked first: a
                diary is private.
              </span>
            </span>
          </Checkbox>
        )}
        <Button busy={log.isPending} onClick={() => log.mutate()}>
          Log this meal
        </Button>
      </div>
    </Dialog>
  );
}
