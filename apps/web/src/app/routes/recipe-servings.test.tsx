// @vitest-environment jsdom

import type { User } from '@crisper/contract/auth/auth';
import type { Recipe } from '@crisper/contract/recipes/recipes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type Location, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSession } from '../../lib/session/session-store.ts';
import { endCooking, getCooking } from '../../rooms/cooking/cooking-store.ts';
import { FollowAddress } from '../../testing/follow-address.tsx';
import RecipePage from './recipe-page.tsx';

/** The menu is loaded on its own. */
const LOADING = { timeout: 30_000 };
const shopFor = vi.hoisted(() => vi.fn());
vi.mock('../../rooms/shopping/use-shop-for.ts', () => ({ useShopFor: () => shopFor }));

const recipe: Recipe = {
  id: 'stew',
  slug: 'stew',
  title: 'Stew',
  description: '',
  imageUrl: null,
  tags: [],
  courses: [],
  cuisine: null,
  totalTimeMin: 10,
  prepTimeMin: 5,
  cookTimeMin: 5,
  servings: 2,
  difficulty: 'easy',
  equipment: [],
  diets: [],
  allergens: [],
  mayContain: [],
  hasUnknown: false,
  calories: null,
  isFavorite: false,
  isFeatured: false,
  plate: [],
  origin: 'cookbook',
  isOwn: false,
  sourceUrl: null,
  nutritionPerServing: null,
  ingredients: [],
  steps: [{ text: 'Simmer the stew.', tip: null, looksRight: null }],
  interactiveSteps: [
    {
      step: 1,
      title: 'Simmer',
      text: 'Simmer the stew.',
      timer_sec: null,
      timers: [],
      heat: null,
      temp_f: null,
      temp_c: null,
      temps: [],
      looks_right: null,
      tip: null,
      swap_note: null,
      allergen_flags: [],
      equipment: [],
      uses: [],
    },
  ],
};

beforeEach(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollTo = () => undefined;
  vi.stubGlobal('fetch', async (input: string | URL | Request) =>
    /\/api\/recipes\/stew$/.test(String(input instanceof Request ? input.url : input))
      ? Response.json(recipe)
      : Response.json({ error: 'Not found', code: 'not_found' }, { status: 404 }),
  );
});
afterEach(() => {
  cleanup();
  endCooking('stew');
  vi.unstubAllGlobals();
  localStorage.clear();
});

const visit = (path: string) => {
  const address: Partial<Location> = {};
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[path]}>
        <FollowAddress address={address} />
        <Routes>
          <Route path="/recipe/:id" Component={RecipePage} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return address;
};

it('opens for the servings of a plan, and keeps those that are chosen in its address', async () => {
  const address = visit('/recipe/stew?servings=5');
  const [shown] = await screen.findAllByLabelText('Servings');
  expect(shown!.textContent).toBe('5 servings');
  fireEvent.click(screen.getAllByRole('button', { name: 'One serving more' })[0]!);
  expect(screen.getAllByLabelText('Servings')[0]!.textContent).toBe('6 servings');
  expect(address.search).toBe('?servings=6');
});

it('cooks for them, also where it was begun for others before', async () => {
  visit('/recipe/stew?servings=5&cook');
  await screen.findByText(/Take out, for 5/);
  expect(getCooking('stew')?.servings).toBe(5);
  cleanup();
  visit('/recipe/stew?servings=3&cook');
  await screen.findByText(/Take out, for 3/);
  cleanup();
  visit('/recipe/stew');
  expect((await screen.findAllByLabelText('Servings'))[0]!.textContent).toBe('3 servings');
});

it.each(['0', '-2', 'x', '1e9'])('is not asked for %s servings', async (count) => {
  visit(`/recipe/stew?servings=${count}`);
  expect((await screen.findAllByLabelText('Servings'))[0]!.textContent).toBe('2 servings');
});

it('is bought for them', async () => {
  keepSession({ token: 't', user: { id: 'u', email: 'a@b.example', username: 'ada', plan: 'free' } as User });
  visit('/recipe/stew?servings=5');
  const options = await screen.findByRole('button', { name: 'Options for Stew' }, LOADING);
  fireEvent.keyDown(options, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Add what’s missing to the list' }));
  expect(shopFor).toHaveBeenCalledWith(expect.objectContaining({ id: 'stew', servings: 5 }));
});
