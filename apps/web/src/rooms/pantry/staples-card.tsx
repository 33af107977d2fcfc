import { updateStaples } from '@crisper/contract/pantry';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ApiError, call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { toast } from '../../ui/toast-store.ts';
import { staplesQuery } from './pantry.queries.ts';

const ADDED = z.object({ name: z.string().trim().min(1).max(80) });

/** What the person always has: it counts as present in every recipe, plan and shopping list. */
export function StaplesCard() {
  const queries = useQueryClient();
  const { data } = useQuery(staplesQuery);
  const form = useForm({ resolver: zodResolver(ADDED), defaultValues: { name: '' } });
  const typed = useWatch({ control: form.control, name: 'name' });
  const save = useMutation({
    mutationFn: (names: string[] | null) => call(updateStaples, { body: { names } }),
    onSuccess: async (answer) => {
      queries.setQueryData(staplesQuery.queryKey, answer);
      form.reset();
      // Percentages, missing things and lists follow.
      await queries.invalidateQueries({ queryKey: ['search'] });
    },
    onError: (error) =>
      toast({
        title: 'Not Saved',
        text: error instanceof ApiError ? error.message : 'Please try again.',
        tone: 'error',
      }),
  });
  if (!data) return null;
  const names = data.staples.map(({ name }) => name);
  const add = form.handleSubmit(({ name }) => save.mutate([...names, name]));
  return (
    <Card className="px-5 py-3 lg:py-5">
      <details>
        <summary className="-m-2 cursor-pointer rounded-control p-2">
          <h2 className="inline text-base lg:text-xl">You always have…</h2>
          <span className="block text-ink-soft text-sm max-lg:truncate lg:mt-1">
            {names.join(', ') || 'nothing yet'}
          </span>
        </summary>
        <p className="mt-4 text-ink-soft text-sm">
          These count as present in every recipe and plan. Remove what you don’t keep at home.
        </p>
        <ul
          aria-label="What you always have"
          aria-busy={save.isPending}
          className="mt-3 flex flex-wrap gap-2"
        >
          {data.staples.map(({ food, name, emoji }) => (
            <li key={food}>
              <Chip
                onRemove={() => save.mutate(names.filter((other) => other !== name))}
                removeLabel={`Remove ${name}`}
              >
                {emoji && <span aria-hidden>{emoji}</span>}
                {name}
              </Chip>
            </li>
          ))}
        </ul>
        <form onSubmit={add} className="mt-4 flex gap-2">
          <input
            aria-label="Add what you always have"
            placeholder="Soy sauce"
            maxLength={80}
            autoComplete="off"
            enterKeyHint="done"
            className="min-h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-raised px-4 text-base placeholder:text-ink-soft"
            {...form.register('name')}
          />
          <Button type="submit" variant="outline" busy={save.isPending} disabled={typed.trim() === ''}>
            <Plus aria-hidden className="size-5" />
            Add
          </Button>
        </form>
        {!data.isUsual && (
          <Button variant="ghost" className="mt-2 -ml-5" onClick={() => save.mutate(null)}>
            Back to the usual list
          </Button>
        )}
      </details>
    </Card>
  );
}
