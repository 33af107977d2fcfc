// @vitest-environment jsdom
import type { Meal } from '@crisper/contract/meals/meals';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberWithServer, press, show } from '../../testing/forms.tsx';
import { currentToast } from '../../ui/toast-store.ts';
import { useMealActions } from './use-meal-actions.ts';

memberWithServer(() => Response.json({ ok: true }));

function Delete() {
  const { remove } = useMealActions();
  return (
    <button type="button" onClick={() => void remove({ id: 'm1', name: 'Oatmeal' } as Meal)}>
      Delete
    </button>
  );
}

it('says that a meal is deleted, for good', async () => {
  show(<Delete />);
  await press('Delete');
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Meal Deleted' }));
  expect(currentToast()!.action).toBeUndefined();
});
