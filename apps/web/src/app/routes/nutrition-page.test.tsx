// @vitest-environment jsdom

import { focusManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, it, vi } from 'vitest';
import { COOK } from '../../lib/session/session-fixture.ts';
import { keepSession } from '../../lib/session/session-store.ts';
import { createQueries } from '../create-queries.ts';
import NutritionPage from './nutrition-page.tsx';

const MICROS = { vitaminCMg: 0, ironMg: 0, calciumMg: 0 };
const FIGURES = { protein: 0, carbs: 0, fat: 0, fiber: 0, sugar: 0, sodiumMg: 0, ...MICROS };
/** The meals on the server, in calories; another device adds one. */
let eaten: number[];

const meal = (calories: number, at: number) => ({
  id: String(at),
  name: `Meal of ${calories}`,
  calories,
  ...FIGURES,
  ingredients: [],
  items: [],
  eatenAt: '2026-03-10T12:00:00.000Z',
  createdAt: '2026-03-10T12:00:00.000Z',
  timeZone: 'UTC',
  time: '12:00 PM',
  day: '2026-03-10',
  source: 'typed',
  range: null,
  recipeId: null,
  incomplete: false,
});
const totals = () => ({ calories: eaten.reduce((sum, one) => sum + one, 0), ...FIGURES });
const daily = () => ({
  from: '2026-03-10',
  to: '2026-03-10',
  days: 1,
  totals: totals(),
  targets: { calories: 2000, protein: 150, carbs: 250, fat: 67, fiber: 25, ...MICROS },
  meals: eaten.length,
  incomplete: 0,
  daily: [],
});

beforeEach(() => {
  eaten = [300];
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/nutrition/daily')) return Response.json(daily());
    if (url.startsWith('/api/meals?')) return Response.json({ meals: eaten.map(meal), cursor: null });
    return Response.json({ error: 'Not here.', code: 'not_found' }, { status: 404 });
  });
  keepSession({ token: 't', user: COOK });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  focusManager.setFocused(undefined);
  localStorage.clear();
});

const show = (queries: QueryClient) =>
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/nutrition?date=2026-03-10']}>
        <NutritionPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const ring = async () => within(await screen.findByRole('progressbar', { name: 'Calories' }));

it('shows a meal of another device in the list and in the ring when the page is opened again', async () => {
  const queries = createQueries();
  show(queries);
  await (await ring()).findByText('300');
  cleanup();
  eaten.push(450);
  show(queries);
  await screen.findByText('Meal of 450');
  await (await ring()).findByText('750');
});

it('shows it when the window is looked at again', async () => {
  show(createQueries());
  await (await ring()).findByText('300');
  eaten.push(450);
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  await screen.findByText('Meal of 450');
  await (await ring()).findByText('750');
});

it('brings the totals along when the list alone has news', async () => {
  const queries = createQueries();
  show(queries);
  await (await ring()).findByText('300');
  eaten.push(450);
  await act(() => queries.refetchQueries({ queryKey: ['meals', 'list'] }));
  await waitFor(async () => (await ring()).getByText('750'));
});
