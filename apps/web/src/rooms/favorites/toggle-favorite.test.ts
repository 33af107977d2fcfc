// @vitest-environment jsdom
import type { User } from '@crisper/contract/accounts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSession } from '../../lib/session-store.ts';
import { type FavoriteTarget, toggleFavorite } from './toggle-favorite.ts';

const shakshuka: FavoriteTarget = { id: 'shakshuka', title: 'Shakshuka', isFavorite: false };
const fetched = vi.fn<typeof fetch>();

let queries: QueryClient;
const shown = () => queries.getQueryData<FavoriteTarget[]>(['recipes', 'featured'])?.[0]?.isFavorite;

/** A server that toggles as ours does; what it holds can be read and set. */
const server = { held: false, answers: 0 };
function toggles(): Response {
  server.held = !server.held;
  server.answers += 1;
  return Response.json({ isFavorite: server.held });
}

function fails(): Promise<Response> {
  return Promise.reject(new TypeError('no network'));
}

beforeEach(() => {
  keepSession({ token: 'secret', user: { id: '1' } as User });
  server.held = false;
  server.answers = 0;
  fetched.mockReset();
  fetched.mockImplementation(async () => toggles());
  vi.stubGlobal('fetch', fetched);
  queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(['recipes', 'featured'], [shakshuka, { ...shakshuka, id: 'other' }]);
});

afterEach(() => vi.unstubAllGlobals());

describe('toggling a favorite', () => {
  it('shows before the server answers, everywhere, and only that recipe', async () => {
    queries.setQueryData(['recipes', 'search'], { pages: [{ recipes: [shakshuka], hasMore: false }] });
    queries.setQueryData(['recipe', 'shakshuka'], shakshuka);
    const done = toggleFavorite(queries, shakshuka);
    expect(shown()).toBe(true);
    expect(queries.getQueryData(['recipe', 'shakshuka'])).toMatchObject({ isFavorite: true });
    expect(queries.getQueryData(['recipes', 'search'])).toMatchObject({
      pages: [{ recipes: [{ isFavorite: true }], hasMore: false }],
    });
    expect(queries.getQueryData(['recipes', 'featured'])).toMatchObject([{}, { isFavorite: false }]);
    expect(await done).toBe(true);
  });

  it('goes back after an error', async () => {
    fetched.mockImplementationOnce(fails);
    const done = toggleFavorite(queries, shakshuka);
    expect(shown()).toBe(true);
    await expect(done).rejects.toThrow();
    expect(shown()).toBe(false);
  });

  it('is right after two quick presses', async () => {
    const first = toggleFavorite(queries, shakshuka);
    const second = toggleFavorite(queries, { ...shakshuka, isFavorite: true });
    expect(shown()).toBe(false);
    expect(await Promise.all([first, second])).toEqual([true, false]);
    expect([shown(), server.held]).toEqual([false, false]);
  });

  it('is right after two quick presses of which both fail', async () => {
    fetched.mockImplementation(fails);
    const both = await Promise.allSettled([
      toggleFavorite(queries, shakshuka),
      toggleFavorite(queries, { ...shakshuka, isFavorite: true }),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(shown()).toBe(false);
  });

  it('is right after two quick presses of which the first fails', async () => {
    fetched.mockImplementationOnce(fails);
    await Promise.allSettled([
      toggleFavorite(queries, shakshuka),
      toggleFavorite(queries, { ...shakshuka, isFavorite: true }),
    ]);
    expect([shown(), server.held]).toEqual([false, false]);
  });

  it('saves what another tab had saved already', async () => {
    server.held = true;
    expect(await toggleFavorite(queries, shakshuka)).toBe(true);
    expect([shown(), server.held, server.answers]).toEqual([true, true, 2]);
  });

  it('sends the text of a composed recipe when it is saved', async () => {
    const recipeData = { title: 'Shakshuka', instructions: ['Simmer.'] };
    await toggleFavorite(queries, { ...shakshuka, recipeData });
    expect(JSON.parse(String(fetched.mock.lastCall![1]?.body))).toEqual({
      recipeId: 'shakshuka',
      recipeData,
    });
  });
});
