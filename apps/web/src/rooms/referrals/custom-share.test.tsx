// @vitest-environment jsdom

import type { User } from '@crisper/contract/auth/auth';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSession } from '../../lib/session/session-store.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { CustomShare } from './custom-share.tsx';

const sent: unknown[] = [];
const LINK = 'https://crisper.example/signup?ref=ADA123';
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const write = (value: string) =>
  fireEvent.change(screen.getByLabelText('What did you cook?'), { target: { value } });

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return Response.json({ ok: true, totalShares: 1 });
  });
  keepSession({ token: 't', user: { id: 'u', email: 'a@b.example', username: 'ada', plan: 'free' } as User });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CustomShare link={LINK} />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'clipboard');
  localStorage.clear();
});

it('needs a title, is busy while it shares, and counts the share', async () => {
  expect(button('Share this dish').disabled).toBe(true);
  write('   ');
  expect(button('Share this dish').disabled).toBe(true);
  let copied = (): void => {};
  const writeText = vi.fn(() => new Promise<void>((done) => (copied = done)));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  write(' Lentils with lemon ');
  await act(async () => button('Share this dish').click());
  await waitFor(() => expect(button('Sharing…').disabled).toBe(true));
  await act(async () => copied());
  await waitFor(() => expect(sent).toMatchObject([{ userId: 'u', recipeTitle: 'Lentils with lemon' }]));
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining(LINK));
  expect(currentToast()?.title).toBe('Link Copied!');
});

it('shows the text to copy by hand where there is no clipboard, and counts nothing', async () => {
  write('Lentils');
  await act(async () => button('Share this dish').click());
  await waitFor(() => expect(currentToast()?.title).toBe('Share Available'));
  expect(currentToast()?.text).toContain(LINK);
  expect(sent).toEqual([]);
});
