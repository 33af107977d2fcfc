import { addShopping } from '@crisper/contract/planner';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { showFailure } from '../../lib/form-errors.ts';
import { randomId } from '../../lib/random-id.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { takeItems } from './shopping.queries.ts';

const SHAPE = addShopping.body!.pick({ name: true });

export function AddShoppingForm() {
  const queries = useQueryClient();
  const form = useForm({ resolver: zodResolver(SHAPE), defaultValues: { name: '' } });
  const name = useWatch({ control: form.control, name: 'name' });
  const add = useMutation({
    mutationFn: ({ name }: { name: string }) => call(addShopping, { body: { id: randomId(), name } }),
    onSuccess: async ({ items }) => {
      await takeItems(queries, items);
      form.setValue('name', '');
    },
    onError: (error) => showFailure(error, form, { title: 'Not Saved', otherwise: 'Please try again.' }),
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) => add.mutate(body));
  return (
    <form onSubmit={submit} className="flex items-start gap-2 print:hidden">
      <Field
        label="Add to the list"
        placeholder="Paper towels"
        maxLength={80}
        autoComplete="off"
        enterKeyHint="done"
        className="min-w-0 flex-1"
        error={errors.name?.message ?? errors.root?.message}
        {...form.register('name')}
      />
      <Button
        type="submit"
        variant="outline"
        busy={add.isPending}
        disabled={name.trim() === ''}
        className="mt-6.5 min-h-12"
      >
        Add
      </Button>
    </form>
  );
}
