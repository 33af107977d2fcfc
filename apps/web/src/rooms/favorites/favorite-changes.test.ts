// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PendingChange, Refusal } from '../../lib/outbox/pending-change.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { favoriteChanges } from './favorite-changes.ts';
import { markFavorite } from './mark-favorite.ts';

const shakshuka = { id: 'shakshuka', title: 'Shakshuka', isFavorite: false };
const press = (isFavorite: boolean, recipeId = 'shakshuka'): PendingChange<'favorite'> => ({
  key: crypto.randomUUID(),
  userId: 'me',
  kind: 'favorite',
  title: 'Shakshuka',
  at: 0,
  method: 'POST',
  path: '/api/favorites',
  body: { recipeId, isFavorite },
});
const REFUSED: Refusal = { status: 404, code: 'not_found', message: 'Recipe not found' };

let queries: QueryClient;
const goTo = vi.fn();
const page = (waiting: PendingChange<'favorite'>[] = []) => ({ queries, goTo, waiting, again: () => {} });
const shown = () => queries.getQueryData<(typeof shakshuka)[]>(['recipes', 'featured'])?.[0]?.isFavorite;

beforeEach(() => {
  queries = new QueryClient();
  queries.setQueryData(['recipes', 'featured'], [shakshuka, { ...shakshuka, id: 'other' }]);
});

describe('a heart', () => {
  it('is marked everywhere, and only on that recipe', () => {
    queries.setQueryData(['recipes', 'search'], { pages: [{ recipes: [shakshuka], hasMore: false }] });
    queries.setQueryData(['recipe', 'shakshuka'], shakshuka);
    markFavorite(queries, 'shakshuka', true);
    expect(queries.getQueryData(['recipe', 'shakshuka'])).toMatchObject({ isFavorite: true });
    expect(queries.getQueryData(['recipes', 'search'])).toMatchObject({
      pages: [{ recipes: [{ isFavorite: true }], hasMore: false }],
    });
    expect(queries.getQueryData(['recipes', 'featured'])).toMatchObject([
      { isFavorite: true },
      { isFavorite: false },
    ]);
  });

  it('shows what the server holds once it has answered', () => {
    favoriteChanges.sent(press(true), { isFavorite: true }, page([press(true, 'other')]));
    expect(shown()).toBe(true);
  });

  it('shows the last of several presses while it waits', () => {
    favoriteChanges.sent(press(true), { isFavorite: true }, page([press(false)]));
    expect(shown()).toBe(false);
  });

  it('goes back when it is refused, and says so', () => {
    markFavorite(queries, 'shakshuka', true);
    favoriteChanges.refused(press(true), REFUSED, page());
    expect(shown()).toBe(false);
    expect(currentToast()).toMatchObject({ text: 'Failed to update favorite. Please try again.' });
    favoriteChanges.refused(press(false), REFUSED, page());
    expect(shown()).toBe(true);
  });

  it('leads to Pro when the free plan is full', () => {
    favoriteChanges.refused(press(true), { status: 403, code: 'limit_reached', message: 'Full.' }, page());
    expect(currentToast()).toMatchObject({ title: 'Favorites Full', text: 'Full.' });
    currentToast()!.action!.onPress();
    expect(goTo).toHaveBeenCalledWith('/subscribe');
  });
});
