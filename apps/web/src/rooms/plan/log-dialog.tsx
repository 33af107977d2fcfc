import type { MealPlan, PlannedMealView } from '@crisper/contract/plan/plan';
import { logPlanned } from '@crisper/contract/plan/plan-edits';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { listed } from '../../lib/i18n/listed.ts';
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
  const names = listed(others.map(({ name }) => name));
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
      toast({
        title: t`Meal Saved!`,
        text: offered > 0 ? t`${names} can add it too, in their own app.` : mealTitle(meal),
      });
      onClose();
    },
    onError: (error) =>
      toast({
        tone: 'error',
        title: t`Save Failed`,
        text: (error instanceof ApiError && error.message) || t`Please try again.`,
      }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Log ${where}`}
      description={`${mealTitle(meal)}, ${servingsText(meal.portions)}`}
    >
      <div className="grid gap-4">
        {others.length > 0 && (
          <Checkbox checked={forAll} onChange={setForAll}>
            <span>
              <Trans>For everybody who ate</Trans>
              <span className="block text-ink-soft text-sm">
                {plural(others.length, {
                  one: `${names} is asked first: a diary is private.`,
                  other: `${names} are asked first: a diary is private.`,
                })}
              </span>
            </span>
          </Checkbox>
        )}
        <Button busy={log.isPending} onClick={() => log.mutate()}>
          <Trans>Log this meal</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
