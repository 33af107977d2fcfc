// @vitest-environment jsdom
import type { User } from '@crisper/contract/auth/auth';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { keepSession } from '../../lib/session/session-store.ts';
import { StaplesCard } from './staples-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('shows what the person always has, adds to it, takes out of it, and goes back', async () => {
  keepSession({ token: 't', user: { id: 'u', email: 'a@b.example', username: 'ada', plan: 'free' } as User });
  const usual = ['flour', 'salt'];
  let own: string[] | null = null;
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'PUT') {
      own = (JSON.parse(String(body)) as { names: string[] | null }).names;
      sent.push(own);
    }
    const staples = (own ?? usual).map((name) => ({ food: name, name, emoji: '' }));
    return Response.json({ staples, isUsual: own === null });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StaplesCard />
    </QueryClientProvider>,
  );
  await screen.findByText('flour, salt');
  expect(screen.queryByText('Back to the usual list')).toBeNull();
  fireEvent.click(screen.getByLabelText('Remove flour'));
  await waitFor(() => expect(sent).toEqual([['salt']]));
  fireEvent.change(await screen.findByLabelText('Add what you always have'), {
    target: { value: ' soy sauce ' },
  });
  await act(async () => fireEvent.submit(screen.getByLabelText('Add what you always have')));
  await waitFor(() => expect(sent.at(-1)).toEqual(['salt', 'soy sauce']));
  fireEvent.click(await screen.findByText('Back to the usual list'));
  await screen.findByText('flour, salt');
  expect(sent.at(-1)).toBeNull();
});
