// @vitest-environment jsdom

import type { User } from '@crisper/contract/accounts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSession } from '../../lib/session-store.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { IncidentForm } from './incident-form.tsx';

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

it('says what is missing at its field, and opens what is complete for all services', async () => {
  show(<IncidentForm />);
  write('Title', 'Slow scans');
  await press('Open incident');
  expect(screen.getByText('Say what is known')).toBeTruthy();
  write('What is known', 'A queue is long.');
  answer = refuse;
  await press('Open incident');
  await screen.findByText('Not now.');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Slow scans');
  answer = () => Response.json({ incident: {} });
  await press('Open incident');
  await waitFor(() => expect(currentToast()?.title).toBe('Incident opened'));
  expect(sent[1]).toEqual({
    title: 'Slow scans',
    text: 'A queue is long.',
    service: null,
    severity: 'minor',
  });
});
