import { newPantryItem } from '@crisper/contract/pantry';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import { foodNamesQuery } from './pantry.queries.ts';
import { amountOf, orNull, UNITS } from './pantry-labels.ts';
import { usePantryActions } from './use-pantry.ts';

const { amount, unit } = newPantryItem.shape;
const SHAPE = newPantryItem.pick({ name: true }).extend({
  amount: z.string().transform(amountOf).pipe(amount.unwrap()),
  unit: z.string().transform(orNull).pipe(unit.unwrap()),
});

/** Adds an item by hand, with suggestions of known foods. */
export function AddItemForm() {
  const actions = usePantryActions();
  const names = useId();
  const form = useForm({ resolver: zodResolver(SHAPE), defaultValues: { name: '', amount: '', unit: '' } });
  const name = useWatch({ control: form.control, name: 'name' });
  const { data: foods } = useQuery(foodNamesQuery(useDeferredValue(name.trim().toLowerCase().slice(0, 60))));

  const { errors } = form.formState;

  const add = form.handleSubmit(async (item) => {
    if (!(await actions.add([item]))) return;
    form.setValue('name', '');
    form.setValue('amount', '');
    form.setFocus('name');
  });
  return (
    <form
      onSubmit={add}
      className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[minmax(0,1fr)_7rem_9rem_auto]"
    >
      <Field
        label="Add to the pantry"
        placeholder="rice, milk, carrots"
        list={names}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="none"
        className="col-span-2 sm:col-span-1"
        error={errors.name?.message}
        {...form.register('name')}
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
        maxLength={12}
        error={errors.amount?.message}
        {...form.register('amount')}
      />
      <Select label="Unit" options={UNITS} {...form.register('unit')} />
      <Button
        type="submit"
        busy={form.formState.isSubmitting}
        disabled={name.trim() === ''}
        className="col-span-2 min-h-12 sm:col-span-1 sm:mt-6.5"
      >
        <Plus aria-hidden className="size-5" /> Add
      </Button>
      <FormError className="col-span-full">{actions.failure}</FormError>
    </form>
  );
}
