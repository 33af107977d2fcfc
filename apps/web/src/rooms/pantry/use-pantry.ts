import {
  addToPantry,
  keepLeftovers,
  type PantryItem,
  removePantryItem,
  restorePantryItem,
  updatePantryItem,
  usePantry as usePantryCall,
} from '@crisper/contract/pantry/pantry';
import { plural, t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { ApiError, call } from '../../lib/api.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast-store.ts';
import { cachePantry, pantryQuery } from './pantry.queries.ts';
import { amountShown } from './pantry-labels.ts';

type NewItem = z.input<NonNullable<typeof addToPantry.body>>['items'][number];
type Source = z.input<NonNullable<typeof addToPantry.body>>['source'];
type Left = z.input<NonNullable<typeof keepLeftovers.body>>;
type Change = Omit<z.input<NonNullable<typeof updatePantryItem.body>>, 'version'>;
type Uses = z.input<NonNullable<typeof usePantryCall.body>>['uses'];

/** All changes to the pantry. Each resolves to whether it worked, and shows an error if not. */
export function usePantryActions() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: pantryQuery.queryKey });
  const put = (shelf: Parameters<typeof cachePantry>[1]) => {
    cachePantry(queries, shelf);
    // Search results prefer food that spoils soon.
    queries.removeQueries({ queryKey: ['search'] });
  };
  const change = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onError: async (error) => {
      const known = error instanceof ApiError ? error : null;
      toast({ tone: 'error', title: t`Not Saved`, text: whyOf(error) });
      if (known?.code === 'conflict' || known?.code === 'not_found') await refresh();
    },
  });
  const run = (work: () => Promise<void>): Promise<boolean> =>
    change.mutateAsync(work).then(
      () => true,
      () => false,
    );

  const add = (items: NewItem[], source: Source = 'hand') =>
    run(async () => {
      const answer = await call(addToPantry, { body: { items, source } });
      put(answer);
      toast({ title: t`Added to Pantry`, text: addedText(answer.added, answer.already, items) });
    });

  const restore = ({ id, name }: PantryItem) =>
    run(async () => {
      put(await call(restorePantryItem, { params: { id } }));
      toast({ title: t`Back in Pantry`, text: t`${name} is in your pantry again.` });
    });

  /** Resolves to how to take them out again; null when they could not be kept. */
  const keep = async (left: Left): Promise<(() => Promise<boolean>) | null> => {
    let id = '';
    const done = await run(async () => {
      const answer = await call(keepLeftovers, { body: left });
      put(answer);
      id = answer.id;
    });
    if (!done) return null;
    return () =>
      run(async () => {
        await call(removePantryItem, { params: { id } });
        await refresh();
      });
  };

  return {
    busy: change.isPending,
    /** Why the last change failed; stays until the next one. */
    failure: change.error ? whyOf(change.error) : undefined,
    add,
    keep,
    update: ({ id, version }: PantryItem, change: Change) =>
      run(async () => {
        await call(updatePantryItem, { params: { id }, body: { version, ...change } });
        await refresh();
      }),
    remove: (item: PantryItem) =>
      run(async () => {
        await call(removePantryItem, { params: { id: item.id } });
        await refresh();
        const action = { label: t`Undo`, onPress: () => void restore(item) };
        toast({ title: t`Removed`, text: t`${item.name} is no longer in your pantry.`, action });
      }),
    use: (uses: Uses) =>
      run(async () => {
        const answer = await call(usePantryCall, { body: { uses } });
        put(answer);
        const text = plural(answer.used, {
          one: '# thing taken out of your pantry.',
          other: '# things taken out of your pantry.',
        });
        toast({ title: t`Used Up`, text });
      }),
  };
}

const NAMED_AT_ONCE = 12;
const nameOf = ({ name, amount, unit }: NewItem): string =>
  [amountShown(amount ?? null), unit, name].filter(Boolean).join(' ');

function addedText(added: number, already: number, items: readonly NewItem[]): string {
  // What was understood of one line is said word by word.
  if (already === 0 && items.length > 1 && items.length <= NAMED_AT_ONCE)
    return `${items.map(nameOf).join(', ')}.`;
  if (already === 0)
    return plural(added, { one: '# new thing in your pantry.', other: '# new things in your pantry.' });
  const things = plural(added, { one: '# new thing', other: '# new things' });
  return plural(already, {
    one: `${things}, # was there already.`,
    other: `${things}, # were there already.`,
  });
}
