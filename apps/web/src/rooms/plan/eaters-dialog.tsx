import type { MealSlot } from '@crisper/contract/plan/plan';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { type Person, SLOT_TITLES } from './plan-labels.ts';
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
      title={`Who eats: ${where}`}
      description="Servings and the shopping list follow. We tell you what no longer suits somebody."
    >
      <div className="grid gap-4">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Who eats</legend>
          {people.map(({ id, isSelf, name }) => (
            <Chip key={id} selected={chosen.has(id)} onToggle={() => toggle(id)}>
              {isSelf ? 'You' : name}
            </Chip>
          ))}
        </fieldset>
        {chosen.size === 0 && (
          <p className="text-ink-soft text-sm">Nobody eats here then, and nothing is bought.</p>
        )}
        <Select
          label="For"
          value={allDay ? 'day' : 'meal'}
          onChange={(event) => setAllDay(event.target.value === 'day')}
          options={[
            { value: 'meal', label: `Only ${SLOT_TITLES[place.slot].toLowerCase()}` },
            { value: 'day', label: `Every meal on ${weekday}` },
          ]}
        />
        <Button
          onClick={() => {
            onSave(allDay ? { day: place.day } : place, [...chosen]);
            onClose();
          }}
        >
          Save
        </Button>
      </div>
    </Dialog>
  );
}
