// @vitest-environment jsdom
import type { User } from '@crisper/contract/auth/auth';
import type { Memory } from '@crisper/contract/memories/memories';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSession } from '../../lib/session/session-store.ts';
import { MemoriesCard } from './memories-card.tsx';

const memory = (at: number, name: string): Memory => ({
  id: `0b0b0b0b-0000-4000-8000-00000000000${at}`,
  food: null,
  name,
  emoji: '',
  times: 1,
  lastSeenAt: '2026-11-01T10:00:00.000Z',
});
const MUSTARD = memory(1, 'mustard');
const KETCHUP = memory(2, 'ketchup');

let kept: Memory[];
let deleted: string[];
let fails: boolean;
beforeEach(() => {
  [kept, deleted, fails] = [[MUSTARD, KETCHUP], [], false];
  keepSession({ token: 't', user: { id: 'u', email: 'a@b.example', username: 'ada', plan: 'free' } as User });
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    if (method !== 'DELETE') return Response.json({ memories: kept, total: kept.length });
    if (fails) return Response.json({ error: 'Try again later.', code: 'unavailable' }, { status: 503 });
    deleted.push(new URL(url, 'http://here').pathname);
    kept = kept.filter(({ id }) => !url.endsWith('/memories') && !url.endsWith(id));
    return Response.json({ ok: true });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoriesCard />
    </QueryClientProvider>,
  );
const named = () =>
  within(screen.getByRole('list', { name: 'What Crisper remembers', hidden: true }))
    .queryAllByRole('listitem', { hidden: true })
    .map((item) => item.textContent?.split('Last')[0]);

it('forgets one thing and keeps the others', async () => {
  show();
  fireEvent.click(await screen.findByLabelText('Forget mustard'));
  await waitFor(() => expect(named()).toEqual(['ketchup']));
  expect(deleted).toEqual([`/api/memories/${MUSTARD.id}`]);
});

it('forgets everything only after it has asked', async () => {
  show();
  fireEvent.click(await screen.findByText('Forget everything'));
  const dialog = await screen.findByRole('dialog', { name: 'Forget everything?' });
  expect(deleted).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Forget everything' }));
  await waitFor(() => expect(named()).toEqual([]));
  expect(deleted).toEqual(['/api/memories']);
  expect(screen.queryByText('Forget everything')).toBeNull();
  screen.getByText('nothing yet');
});

it('keeps showing what could not be forgotten', async () => {
  fails = true;
  show();
  fireEvent.click(await screen.findByLabelText('Forget mustard'));
  await waitFor(() => expect(screen.getByLabelText('Forget mustard').hasAttribute('disabled')).toBe(false));
  expect(named()).toEqual(['mustard', 'ketchup']);
});
