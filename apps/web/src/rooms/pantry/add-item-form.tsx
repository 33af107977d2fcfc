import { newPantryItem } from '@crisper/contract/pantry/pantry';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { thingsTyped } from '../../shared/typed-things.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import { foodNamesQuery } from './pantry.queries.ts';
import { amountOf, orNull, UNITS } from './pantry-labels.ts';
import { usePantryActions } from './use-pantry.ts';

const { amount, unit } = newPantryItem.shape;
const TYPED_MAX = 400;
/** Several things may be typed at once; each has a name of its own. */
const SHAPE = z.object({
  name: z.string().trim().min(1, 'Give it a name.').max(TYPED_MAX),
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
    const things = await thingsTyped(item.name);
    const named = newPantryItem.shape.name.array().safeParse(things.map(({ name }) => name));
    if (!named.success) return form.setError('name', { message: 'Each thing may have 80 letters at most.' });
    // An amount beside several things would be of none of them.
    const items = things.length > 1 ? things : [{ ...item, name: named.data[0] ?? item.name }];
    if (!(await actions.add(items))) return;
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
        maxLength={TYPED_MAX}
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
