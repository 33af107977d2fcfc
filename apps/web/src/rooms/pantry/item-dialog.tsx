import { PANTRY_PLACES, type PantryItem, type PantryPlace } from '@crisper/contract/pantry';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { amountOf, PLACE_TITLES, UNITS } from './pantry-labels.ts';
import { usePantryActions } from './use-pantry.ts';

interface ItemDialogProps {
  item: PantryItem;
  onClose: () => void;
}

export function ItemDialog({ item, onClose }: ItemDialogProps) {
  const actions = usePantryActions();
  const [amount, setAmount] = useState(item.amount === null ? '' : String(Number(item.amount.toFixed(2))));
  const [unit, setUnit] = useState(item.unit ?? '');
  const [place, setPlace] = useState<PantryPlace>(item.place);
  const [openedOn, setOpenedOn] = useState(item.openedOn ?? '');
  const [bestBefore, setBestBefore] = useState(item.bestBeforeEstimated ? '' : (item.bestBefore ?? ''));
  const [busy, setBusy] = useState(false);
  const units = UNITS.some(({ value }) => value === unit) ? UNITS : [...UNITS, { value: unit, label: unit }];

  const run = async (work: Promise<boolean>) => {
    setBusy(true);
    const done = await work;
    setBusy(false);
    if (done) onClose();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const change = { amount: amountOf(amount), unit: unit || null, place };
    void run(actions.update(item, { ...change, openedOn: openedOn || null, bestBefore: bestBefore || null }));
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`${item.emoji} ${item.name}`}>
      <form onSubmit={save} className="grid gap-4">
        <div className="grid grid-cols-2 gap-3">
          <Field
            label="Amount"
            inputMode="decimal"
            value={amount}
            maxLength={12}
            placeholder="not known"
            onChange={(event) => setAmount(event.target.value)}
          />
          <Select
            label="Unit"
            value={unit}
            options={units}
            onChange={(event) => setUnit(event.target.value)}
          />
        </div>
        <Select
          label="Where it is kept"
          value={place}
          options={PANTRY_PLACES.map((value) => ({ value, label: PLACE_TITLES[value] }))}
          onChange={(event) => setPlace(event.target.value as PantryPlace)}
        />
        <Field
          label="Opened on"
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          value={openedOn}
          onChange={(event) => setOpenedOn(event.target.value)}
        />
        <Field
          label="Best before"
          type="date"
          min="2000-01-01"
          max="2099-12-31"
          value={bestBefore}
          hint={
            item.bestBeforeEstimated && item.bestBefore
              ? `Estimated from usual storage times: ${item.bestBefore}. Enter the date on the package if there is one.`
              : 'Leave it empty to have it estimated.'
          }
          onChange={(event) => setBestBefore(event.target.value)}
        />
        <div className="flex flex-wrap justify-between gap-3">
          <Button variant="danger" disabled={busy} onClick={() => void run(actions.remove(item))}>
            <Trash2 aria-hidden className="size-5" /> Take out
          </Button>
          <Button type="submit" busy={busy}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
