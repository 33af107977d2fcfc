// @vitest-environment jsdom

import type { User } from '@crisper/contract/accounts';
import type { PantryItem } from '@crisper/contract/pantry';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSession } from '../../lib/session-store.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { ItemDialog } from './item-dialog.tsx';

const sent: unknown[] = [];
let answer: () => Response;

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (init.body === undefined) return Response.json({});
    sent.push(JSON.parse(String(init.body)));
    return answer();
  });
  keepSession({ token: 't', user: { id: 'u', email: 'a@b.example', username: 'ada', plan: 'free' } as User });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const show = (form: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>);
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const refuse = () => Response.json({ error: 'Not now.', code: 'conflict' }, { status: 409 });

const milk: PantryItem = {
  id: '6f1e0b52-7f5c-4a53-9d0a-0f4d0b8f2a11',
  food: 'milk',
  product: null,
  code: null,
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
  version: 3,
};

it('sends what was changed with the version it saw, and stays open when that failed', async () => {
  const closed = vi.fn();
  show(<ItemDialog item={milk} onClose={closed} />);
  write('Amount', '0,5');
  write('Where it is kept', 'freezer');
  write('Opened on', '2030-01-02');
  answer = refuse;
  await press('Save');
  await waitFor(() => expect(currentToast()?.text).toBe('Not now.'));
  expect(closed).not.toHaveBeenCalled();
  answer = () => Response.json(milk);
  await press('Save');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(sent[1]).toEqual({
    version: 3,
    amount: 0.5,
    unit: 'jug',
    place: 'freezer',
    openedOn: '2030-01-02',
    bestBefore: null,
  });
});
