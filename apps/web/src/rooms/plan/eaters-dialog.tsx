import type { MealSlot } from '@crisper/contract/plan/plan';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { type Person, SLOT_NAMES } from './plan-labels.ts';
import type { Place } from './use-plan.ts';

interface EatersDialogProps {
  /** "Wednesday dinner". */
  where: string;
  place: Place;
  eaters: readonly string[];
  people: readonly Person[];
  onSave: (at: { day: number; slot?: MealSlot }, eaters: string[]) => void;
  onClose: () => void;
}

/** Who eats a meal, or every meal of its day. */
export function EatersDialog({ where, place, eaters, people, onSave, onClose }: EatersDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(eaters));
  const [allDay, setAllDay] = useState(false);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const [weekday = where] = where.split(' ');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Who eats: ${where}`}
      description={t`Servings and the shopping list follow. We tell you what no longer suits somebody.`}
    >
      <div className="grid gap-4">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">
            <Trans>Who eats</Trans>
          </legend>
          {people.map(({ id, isSelf, name }) => (
            <Chip key={id} selected={chosen.has(id)} onToggle={() => toggle(id)}>
              {isSelf ? t`You` : name}
            </Chip>
          ))}
        </fieldset>
        {chosen.size === 0 && (
          <p className="text-ink-soft text-sm">
            <Trans>Nobody eats here then, and nothing is bought.</Trans>
          </p>
        )}
        <Select
          label={t({ message: 'For', comment: 'for one meal or for every meal of the day' })}
          value={allDay ? 'day' : 'meal'}
          onChange={(event) => setAllDay(event.target.value === 'day')}
          options={[
            { value: 'meal', label: t`Only ${SLOT_NAMES[place.slot]}` },
            { value: 'day', label: t`Every meal on ${weekday}` },
          ]}
        />
        <Button
          onClick={() => {
            onSave(allDay ? { day: place.day } : place, [...chosen]);
            onClose();
          }}
        >
          <Trans>Save</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
