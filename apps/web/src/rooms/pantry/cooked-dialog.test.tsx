// @vitest-environment jsdom
import type { User } from '@crisper/contract/auth/auth';
import type { PantryUse } from '@crisper/contract/pantry/pantry';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { keepSession } from '../../lib/session/session-store.ts';
import { CookedDialog } from './cooked-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ID = {
  rice: '8a0b2c34-5d6e-4f70-8a1b-2c3d4e5f6071',
  carrot: '8a0b2c34-5d6e-4f70-8a1b-2c3d4e5f6072',
};
const none = { us: '', metric: '' };
const use = (food: string, more: Partial<PantryUse>): PantryUse => ({
  ...{
    id: ID[food as keyof typeof ID],
    version: 1,
    food,
    name: food,
    emoji: '',
    grams: null,
    takes: none,
    leaves: none,
  },
  ...{ usesUp: false, warning: null, excludedItems: false, ...more },
});

it('takes off what the dish used, and calls used up only what the amount or the person says is', async () => {
  keepSession({ token: 't', user: { id: 'u', email: 'a@b.example', username: 'ada', plan: 'free' } as User });
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const path = new URL(address, 'http://localhost').pathname;
    if (method === 'POST') sent.push({ path, body: JSON.parse(String(body)) });
    if (method === 'POST')
      return Response.json({
        items: [],
        today: '2026-11-19',
        version: 2,
        used: 1,
        skipped: 0,
        added: 1,
        already: 0,
      });
    expect(new URL(address, 'http://localhost').searchParams.get('scanned')).toBe(
      'rice\nchicken-breast\nkiwi jam\npea',
    );
    return Response.json({
      title: 'Chicken Rice',
      uses: [
        use('rice', {
          grams: 300,
          takes: { us: '10 oz', metric: '300 g' },
          leaves: { us: '1 lb', metric: '500 g' },
        }),
        use('carrot', {}),
      ],
      scanned: [
        { name: 'rice', takes: { us: '10 oz', metric: '300 g' } },
        { name: 'chicken-breast', takes: { us: '14 oz', metric: '400 g' } },
        { name: 'pea', takes: none },
      ],
      excludedItems: [],
    });
  });
  const scanned = [
    { name: 'rice', food: 'rice' },
    { name: 'chicken breast', food: 'chicken-breast' },
    { name: 'kiwi jam', food: null },
    { name: 'peas', food: 'pea' },
  ];
  const onUsedUp = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <CookedDialog
        recipe={{ id: 'r', title: 'Chicken Rice' }}
        system="metric"
        scanned={scanned}
        onUsedUp={onUsedUp}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  await screen.findByText('300 g, leaves 500 g');
  expect(screen.queryByText(/kiwi/)).toBeNull();
  expect(screen.getAllByText(/rice/i)).toHaveLength(2);
  expect(
    [box(/rice/), box(/carrot/), box(/chicken/), box(/peas/)].map(
      (one) => one.getAttribute('aria-checked') === 'true' || one.checked === true,
    ),
  ).toEqual([true, false, false, false]);
  screen.getByText('400 g used, some left, goes into your pantry');
  screen.getByText('some left, stays in your pantry');
  fireEvent.click(box(/peas/));
  fireEvent.click(screen.getByRole('button', { name: 'Remove from the pantry' }));
  await waitFor(() => expect(onUsedUp).toHaveBeenCalledWith(['peas']));
  expect(sent).toEqual([
    { path: '/api/pantry/use', body: { uses: [{ id: ID.rice, version: 1, grams: 300 }] } },
    { path: '/api/pantry', body: { items: [{ name: 'chicken breast' }], source: 'scan' } },
  ]);
});
