// @vitest-environment jsdom

import type { User } from '@crisper/contract/accounts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSession } from '../../lib/session-store.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { ProfileDialog } from './profile-dialog.tsx';

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

it('sends what was typed as the contract wants it, and objects in its words', async () => {
  const closed = vi.fn();
  show(<ProfileDialog onClose={closed} />);
  write('Name', ' Mia ');
  await press('Vegan');
  write('Portion', '0.5');
  write('Calories a day', '-5');
  await press('Save');
  await screen.findByText('Enter a number above zero.');
  expect(sent).toEqual([]);
  write('Calories a day', '1400');
  answer = refuse;
  await press('Save');
  await waitFor(() => expect(currentToast()?.text).toBe('Not now.'));
  expect(closed).not.toHaveBeenCalled();
  answer = () => Response.json({ profiles: [], limit: 4, table: { diets: [], allergens: [] } });
  await press('Save');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(currentToast()).toMatchObject({ title: 'Profile Added', text: 'Mia eats with you now.' });
  expect(sent[1]).toEqual({
    name: 'Mia',
    diets: ['vegan'],
    allergens: [],
    portion: 0.5,
    goals: { calories: 1400, protein: null, carbs: null, fat: null },
  });
});
