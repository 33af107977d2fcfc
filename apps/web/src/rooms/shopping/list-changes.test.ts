// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { PendingChange } from '../../lib/outbox/pending-change.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { listChanges } from './list-changes.ts';

it('loses nothing that was written on the list: it can be sent once more', () => {
  const again = vi.fn();
  const change = { kind: 'list', title: 'Milk', body: { id: '', name: 'Milk' } } as PendingChange<'list'>;
  const refusal = { status: 500, code: 'internal', message: '' } as const;
  listChanges.refused(change, refusal, { queries: new QueryClient(), goTo: () => {}, waiting: [], again });
  expect(currentToast()).toMatchObject({ title: 'Not Saved', text: 'Milk: Please try again.' });
  currentToast()!.action!.onPress();
  expect(again).toHaveBeenCalledTimes(1);
});
