import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useDeferredValue, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { foodNamesQuery } from './pantry.queries.ts';
import { amountOf, UNITS } from './pantry-labels.ts';
import { usePantryActions } from './use-pantry.ts';

/** By hand, with the names the kitchen knows offered while typing. */
export function AddItemForm() {
  const actions = usePantryActions();
  const names = useId();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [amount, setAmount] = useState('');
  const [unit, setUnit] = useState('');
  const [busy, setBusy] = useState(false);
  const { data: foods } = useQuery(foodNamesQuery(useDeferredValue(name.trim().toLowerCase().slice(0, 60))));

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    setBusy(true);
    const done = await actions.add([{ name: name.trim(), amount: amountOf(amount), unit: unit || null }]);
    setBusy(false);
    if (!done) return;
    setName('');
    setAmount('');
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form
      ref={form}
      onSubmit={(event) => void add(event)}
      className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_7rem_9rem_auto]"
    >
      <Field
        label="Add to the pantry"
        placeholder="rice, milk, carrots"
        value={name}
        list={names}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="none"
        onChange={(event) => setName(event.target.value)}
        className="col-span-2 sm:col-span-1"
      />
      <datalist id={names}>
        {foods?.map((food) => (
          <option key={food.id} value={food.name} />
        ))}
      </datalist>
      <Field
        label="Amount"
        placeholder="if known"
        inputMode="decimal"
        value={amount}
        maxLength={12}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Select label="Unit" value={unit} options={UNITS} onChange={(event) => setUnit(event.target.value)} />
      <Button
        type="submit"
        busy={busy}
        disabled={name.trim() === ''}
        className="col-span-2 min-h-12 sm:col-span-1"
      >
        <Plus aria-hidden className="size-5" /> Add
      </Button>
    </form>
  );
}
