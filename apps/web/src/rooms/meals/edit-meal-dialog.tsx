import type { Meal } from '@crisper/contract/meals/meals';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { timeZone } from '../../lib/time-zone.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { bodyOf, draftOfMeal } from './meal-draft.ts';
import { MealEditor } from './meal-editor.tsx';
import { useMealActions } from './use-meal-actions.ts';
import { clockOf, instantOf, WhenField } from './when-field.tsx';

interface EditMealDialogProps {
  meal: Meal;
  onClose: () => void;
}

export function EditMealDialog({ meal, onClose }: EditMealDialogProps) {
  const before = clockOf(new Date(meal.eatenAt));
  const [draft, setDraft] = useState(() => draftOfMeal(meal));
  const [at, setAt] = useState(before);
  const actions = useMealActions();

  const save = async () => {
    const eatenAt = at === before ? undefined : instantOf(at);
    // A changed time is in this device's time zone; an unchanged one keeps its own.
    const body = { ...bodyOf(draft), ...(eatenAt && { eatenAt, timeZone: timeZone() }) };
    if (await actions.update(meal.id, body)) onClose();
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Edit meal`} wide>
      <div className="grid gap-6">
        <MealEditor draft={draft} onChange={setDraft} />
        <WhenField value={at} onChange={setAt} />
        <Button size="lg" busy={actions.busy} onClick={() => void save()}>
          <Trans>Save changes</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
