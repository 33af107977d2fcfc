import { addShopping } from '@crisper/contract/planner';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { addItem } from './shopping.queries.ts';

const SHAPE = addShopping.body!.pick({ name: true });

/** What is written goes to this list, without one where it was last time. It shows at once, and is sent as soon as there is a network. */
export function AddShoppingForm({ list }: { list?: string | null | undefined }) {
  const queries = useQueryClient();
  const form = useForm({ resolver: zodResolver(SHAPE), defaultValues: { name: '' } });
  const name = useWatch({ control: form.control, name: 'name' });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ name }) => {
    addItem(queries, name, list);
    form.reset();
  });
  return (
    <form onSubmit={submit} className="flex items-start gap-2 print:hidden">
      <Field
        label="Add to the list"
        placeholder="Paper towels"
        maxLength={80}
        autoComplete="off"
        enterKeyHint="done"
        className="min-w-0 flex-1"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <Button type="submit" variant="outline" disabled={name.trim() === ''} className="mt-6.5 min-h-12">
        Add
      </Button>
    </form>
  );
}
