import { addShopping } from '@crisper/contract/shopping/shopping';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { namesTyped } from '../../shared/typed-things.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { addItem } from './shopping.queries.ts';

const TYPED_MAX = 400;
const NAME = addShopping.body!.shape.name;
/** Several things may be typed at once; each is a line of its own. */
const SHAPE = z.object({ name: z.string().trim().min(1, 'Give it a name.').max(TYPED_MAX) });

/** What is written goes to this list, without one where it was last time. It shows at once, and is sent as soon as there is a network. */
export function AddShoppingForm({ list }: { list?: string | null | undefined }) {
  const queries = useQueryClient();
  const form = useForm({ resolver: zodResolver(SHAPE), defaultValues: { name: '' } });
  const name = useWatch({ control: form.control, name: 'name' });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ name }) => {
    const names = await namesTyped(name);
    if (!NAME.array().safeParse(names).success)
      return form.setError('name', { message: 'Each thing may have 80 letters at most.' });
    for (const one of names) addItem(queries, one, list);
    form.reset();
    if (names.length > 1) toast({ title: 'Added to the List', text: `${names.join(', ')}.` });
  });
  return (
    <form onSubmit={submit} className="flex items-start gap-2 print:hidden">
      <Field
        label="Add to the list"
        placeholder="Paper towels"
        maxLength={TYPED_MAX}
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
