import {
  deleteMeal,
  logRecipe,
  type Meal,
  repeatMeal,
  saveMeal,
  updateMeal,
} from '@crisper/contract/meals/meals';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { ApiError, call } from '../../lib/api.ts';
import { perform } from '../../lib/outbox/outbox.ts';
import type { Outcome } from '../../lib/outbox/pending-change.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { timeZone } from '../../lib/time-zone.ts';
import { toast } from '../../ui/toast-store.ts';
import { refreshMeals } from './meals.queries.ts';

type NewMeal = Omit<z.input<NonNullable<typeof saveMeal.body>>, 'idempotencyKey'>;
type Changes = z.input<NonNullable<typeof updateMeal.body>>;

const DELETE_WORDS: Partial<Record<ApiError['code'], string>> = {
  unauthorized: t`You need to log in again to delete meals.`,
  forbidden: t`You can only delete your own meals.`,
  not_found: t`This meal no longer exists.`,
};

/** The time and zone of the tap, which may be long before the request is sent. */
const now = () => ({ eatenAt: new Date().toISOString(), timeZone: timeZone() });

/** Refusals are shown by `mealDeeds`. */
function say(outcome: Outcome, undo?: () => void): void {
  if (outcome.state === 'refused') return;
  if (outcome.state === 'waiting' && outcome.signedOut) openAuth({ tab: 'signin' });
  toast({
    title: t`Meal Saved!`,
    text:
      outcome.state === 'sent'
        ? t`Your nutrition data has been updated and will appear in today's meals.`
        : outcome.signedOut
          ? t`It’s kept on this device, and counts as soon as you sign in again.`
          : t`It’s kept on this device, and counts as soon as Crisper can be reached.`,
    ...(undo && { action: { label: t`Undo`, onPress: undo } }),
  });
}

function notSaved(error: unknown): void {
  const refused = error instanceof ApiError && error.code === 'validation' && error.message !== '';
  toast({
    tone: 'error',
    title: t`Save Failed`,
    text: refused ? error.message : t`Could not save the meal. Please try again.`,
  });
}

const worked = (write: Promise<unknown>): Promise<boolean> =>
  write.then(
    () => true,
    () => false,
  );

interface CookedMeal {
  recipeId: string;
  title: string;
  servings: number;
  /** Absent for now. */
  eatenAt?: string | undefined;
  onUndone: () => void;
}

/** All actions on meals with their messages. Each resolves to whether it worked. */
export function useMealActions() {
  const queries = useQueryClient();
  const [logging, setLogging] = useState(false);

  const onSettled = () => refreshMeals(queries);
  const updating = useMutation({
    mutationFn: ({ id, body }: { id: string; body: Changes }) => call(updateMeal, { params: { id }, body }),
    onSuccess: () =>
      toast({ title: t`Meal Updated`, text: t`Your nutrition data has been updated.`, quiet: true }),
    onError: notSaved,
    onSettled,
  });
  const removing = useMutation({
    mutationFn: ({ id }: Meal) => call(deleteMeal, { params: { id } }),
    onSuccess: () =>
      toast({
        title: t`Meal Deleted`,
        text: t`Your meal has been successfully removed from your nutrition tracking.`,
      }),
    onError: (error) =>
      toast({
        tone: 'error',
        title: t`Delete Failed`,
        text:
          (error instanceof ApiError && (DELETE_WORDS[error.code] ?? error.message)) ||
          t`Failed to delete meal. Please try again.`,
      }),
    onSettled,
  });

  /** Works offline; with an Undo once the server has it. */
  const log = async (work: Promise<Outcome<Meal>>, onUndone?: () => void) => {
    setLogging(true);
    const outcome = await work;
    setLogging(false);
    const logged = outcome.state === 'sent' ? outcome.answer : null;
    say(outcome, logged ? () => removing.mutate(logged, { onSuccess: () => onUndone?.() }) : undefined);
    return outcome.state !== 'refused';
  };

  return {
    busy: logging || [updating, removing].some(({ isPending }) => isPending),
    save: (body: NewMeal) =>
      log(perform(saveMeal, { kind: 'meal', title: body.name, body: { ...now(), ...body } })),
    update: (id: string, body: Changes) => worked(updating.mutateAsync({ id, body })),
    repeat: ({ id, name }: Meal, eatenAt?: string) => {
      const body = { ...now(), ...(eatenAt && { eatenAt }) };
      return log(perform(repeatMeal, { kind: 'meal', title: name, params: { id }, body }));
    },
    logRecipe: ({ recipeId, title, servings, eatenAt, onUndone }: CookedMeal): Promise<boolean> => {
      const body = { recipeId, servings, ...now(), ...(eatenAt && { eatenAt }) };
      return log(perform(logRecipe, { kind: 'meal', title, body }), onUndone);
    },
    remove: (meal: Meal) => worked(removing.mutateAsync(meal)),
  };
}
