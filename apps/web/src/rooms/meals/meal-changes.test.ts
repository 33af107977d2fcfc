// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { PendingChange } from '../../lib/outbox/pending-change.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { mealChanges } from './meal-changes.ts';

const BROKEN = { status: 500, code: 'internal', message: '' } as const;
const again = vi.fn();
const page = { queries: new QueryClient(), goTo: () => {}, waiting: [], again };
const change = (at: number): PendingChange<'meal'> => ({
  key: 'k',
  userId: 'me',
  kind: 'meal',
  title: 'Oatmeal',
  at,
  method: 'POST',
  path: '/api/meals',
  body: { timeZone: 'UTC' },
});

it('says that a meal was not saved; the form is still open', () => {
  mealChanges.refused(change(Date.now()), BROKEN, page);
  expect(currentToast()).toMatchObject({
    title: 'Save Failed',
    text: 'Could not save the meal. Please try again.',
  });
  expect(currentToast()!.action).toBeUndefined();
});

it('offers one that was to be sent later once more', () => {
  mealChanges.refused(
    change(Date.now() - 60_000),
    { ...BROKEN, code: 'validation', message: 'Too much.' },
    page,
  );
  expect(currentToast()).toMatchObject({ title: 'Save Failed', text: 'Oatmeal: Too much.' });
  currentToast()!.action!.onPress();
  expect(again).toHaveBeenCalledTimes(1);
});
