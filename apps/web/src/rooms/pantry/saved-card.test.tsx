// @vitest-environment jsdom

import type { SavedFood } from '@crisper/contract/pantry/saved';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueries } from '../../app/app.tsx';
import { COOK } from '../../lib/session/session-fixture.ts';
import { keepSession } from '../../lib/session/session-store.ts';
import { SavedCard } from './saved-card.tsx';

const NOTHING: SavedFood = {
  things: 0,
  weight: { us: '', metric: '' },
  unweighed: 0,
  money: [],
  unpriced: 0,
  recent: [],
};

beforeEach(() => keepSession({ token: 't', user: COOK }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(saved: SavedFood): void {
  vi.stubGlobal('fetch', async () => Response.json(saved));
  render(
    <QueryClientProvider client={createQueries()}>
      <MemoryRouter>
        <SavedCard />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('leads to what should be used first while nothing was saved', async () => {
  show(NOTHING);
  expect(await screen.findByRole('link', { name: 'See what to use first' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

it('says what is not known, and what the sum is made of', async () => {
  show({
    things: 3,
    weight: { us: '1 lb', metric: '450 g' },
    unweighed: 1,
    money: [{ amount: 4.5, currency: 'USD' }],
    unpriced: 2,
    recent: [
      {
        id: '8e1f0c0a-7a53-4a5c-9c6a-1f0d3a4b5c6d',
        name: 'spinach',
        emoji: '🥬',
        weight: { us: '', metric: '' },
        usedOn: '2026-03-01',
        bestBefore: '2026-03-02',
      },
    ],
  });
  expect(await screen.findByText('1 lb')).toBeDefined();
  expect(screen.getByText('$4.50')).toBeDefined();
  expect(screen.getByText(/Not counted: 1 without a weight, 2 without a price\./)).toBeDefined();
  expect(screen.getByText('weight unknown')).toBeDefined();
});
