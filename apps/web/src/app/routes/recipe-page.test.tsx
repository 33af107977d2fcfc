// @vitest-environment jsdom

import type { User } from '@crisper/contract/auth/auth';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AnalyticsEvent, onAnalyticsEvent } from '../../lib/analytics-events.ts';
import { keepSession } from '../../lib/session/session-store.ts';
import RecipePage from './recipe-page.tsx';

let answer: () => Response;
let events: AnalyticsEvent[];
let stop: () => void;
beforeEach(() => {
  events = [];
  stop = onAnalyticsEvent((event) => events.push(event));
  vi.stubGlobal('fetch', async () => answer());
  keepSession({ token: 't', user: { id: 'u', email: 'a@b.example', username: 'ada', plan: 'free' } as User });
});
afterEach(() => {
  stop();
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const visit = (path: string) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/recipe/:id" element={<RecipePage />} />
          <Route path="/recipes/:id" element={<RecipePage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const missing = () => Response.json({ error: 'Recipe not found', code: 'not_found' }, { status: 404 });
const opened = (success: boolean) => ({ event: 'user_journey', properties: { step: 'recipe', success } });

it('is the 404 page, title included, for a shared link that leads nowhere', async () => {
  answer = missing;
  visit('/recipes/nothing');
  await screen.findByRole('heading', { name: '404 Page Not Found' });
  expect(document.title).toContain('404 Page Not Found');
});

it('says that a recipe of the app is not there', async () => {
  answer = missing;
  visit('/recipe/nothing');
  await screen.findByRole('heading', { name: 'Recipe Not Found' });
});

it.each([
  ['is missing', missing],
  ['cannot be loaded', () => new Response('<html>Bad gateway</html>', { status: 502 })],
])('reports a recipe that %s as a step that failed', async (_, answered) => {
  answer = answered;
  visit('/recipe/nothing');
  await waitFor(() => expect(events).toEqual([opened(false)]));
});
