// @vitest-environment jsdom

import type { User } from '@crisper/contract/accounts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSession } from '../../lib/session-store.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { AddShoppingForm } from './add-shopping-form.tsx';

const sent: unknown[] = [];
let answer: () => Response;

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (init.body === undefined) return Response.json({});
    sent.push(JSON.parse(String(init.body)));
    return answer();
  });
  keepSession({ token: 't', user: { id: 'u', email: 'a@b.example', username: 'ada', plan: 'free' } as User });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const show = (form: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>);
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const refuse = () => Response.json({ error: 'Not now.', code: 'conflict' }, { status: 409 });

it('keeps what was typed when it could not be written down, and is empty once it was', async () => {
  show(<AddShoppingForm />);
  const name = screen.getByLabelText<HTMLInputElement>('Add to the list');
  expect(screen.getByRole('button', { name: 'Add' }).hasAttribute('disabled')).toBe(true);
  write('Add to the list', ' Paper towels ');
  answer = refuse;
  await press('Add');
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Not Saved', text: 'Not now.' }));
  expect(name.value).toBe(' Paper towels ');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  answer = () => Response.json({ items: [] });
  await press('Add');
  await waitFor(() => expect(name.value).toBe(''));
  expect(sent[1]).toEqual({ id: expect.any(String), name: 'Paper towels' });
});
