// @vitest-environment jsdom

import type { PantryItem } from '@crisper/contract/pantry/pantry';
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { memberWithServer, press, refuse, show, write } from '../../testing/forms.tsx';
import { currentToast } from '../../ui/toast-store.ts';
import { ItemDialog } from './item-dialog.tsx';

const server = memberWithServer();

const milk: PantryItem = {
  id: '6f1e0b52-7f5c-4a53-9d0a-0f4d0b8f2a11',
  food: 'milk',
  product: null,
  code: null,
  warning: null,
  excludedItems: false,
  price: null,
  name: 'milk',
  emoji: '🥛',
  amount: 1.005,
  unit: 'jug',
  amountText: { us: '', metric: '' },
  place: 'fridge',
  addedOn: '2030-01-01',
  openedOn: null,
  bestBefore: '2030-01-08',
  bestBeforeEstimated: true,
  daysLeft: 7,
  state: 'fresh',
  dish: null,
  version: 3,
};

it('sends what was changed with the version it saw, and stays open when that failed', async () => {
  const closed = vi.fn();
  show(<ItemDialog item={milk} onClose={closed} />);
  write('Amount', '0,5');
  write('Where it is kept', 'freezer');
  write('Opened on', '2030-01-02');
  server.answer = refuse;
  await press('Save');
  await waitFor(() => expect(currentToast()?.text).toBe('Not now.'));
  expect(closed).not.toHaveBeenCalled();
  server.answer = () => Response.json(milk);
  await press('Save');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(server.sent[1]).toEqual({
    version: 3,
    amount: 0.5,
    unit: 'jug',
    place: 'freezer',
    openedOn: '2030-01-02',
    bestBefore: null,
  });
});
