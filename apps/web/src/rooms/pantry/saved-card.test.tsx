// @vitest-environment jsdom

import type { SavedFood } from '@crisper/contract/pantry/saved';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { memberWithServer, show } from '../../testing/forms.tsx';
import { SavedCard } from './saved-card.tsx';

let saved: SavedFood;
memberWithServer(() => Response.json(saved));
const card = (
  <MemoryRouter>
    <SavedCard />
  </MemoryRouter>
);

const NOTHING: SavedFood = {
  things: 0,
  weight: { us: '', metric: '' },
  unweighed: 0,
  money: [],
  unpriced: 0,
  recent: [],
};

it('leads to what should be used first while nothing was saved', async () => {
  saved = NOTHING;
  show(card);
  expect(await screen.findByRole('link', { name: 'See what to use first' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

it('says what is not known, and what the sum is made of', async () => {
  saved = {
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
  };
  show(card);
  expect(await screen.findByText('1 lb')).toBeDefined();
  expect(screen.getByText('$4.50')).toBeDefined();
  expect(screen.getByText(/Not counted: 1 without a weight, 2 without a price\./)).toBeDefined();
  expect(screen.getByText('weight unknown')).toBeDefined();
});
