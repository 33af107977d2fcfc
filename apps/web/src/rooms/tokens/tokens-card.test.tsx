// @vitest-environment jsdom
import type { ApiToken } from '@crisper/contract/tokens/tokens';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askThrough } from '../../lib/api.ts';
import { keepSession } from '../../lib/session/session-store.ts';
import { whatItMay } from './scope-names.ts';
import { TokensCard } from './tokens-card.tsx';

const SECRET = `crisper_${'0'.repeat(64)}`;
const HOME: ApiToken = {
  id: '0b0b0b0b-0000-4000-8000-000000000001',
  name: 'Home Assistant',
  scopes: ['plan:read'],
  createdAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2026-11-02T10:00:00.000Z',
  lastUsedAt: null,
};

let kept: ApiToken[];
let sent: { name: string; scopes: string[]; days: number }[];
beforeEach(() => {
  [kept, sent] = [[HOME], []];
  keepSession({ token: 't', user: { id: 'u' } as never });
  askThrough(async (_url, init) => {
    if (init?.method === 'GET') return Response.json({ tokens: kept, total: kept.length });
    if (init?.method === 'DELETE') {
      kept = [];
      return Response.json({ ok: true });
    }
    const wanted = JSON.parse(String(init?.body));
    sent.push(wanted);
    return Response.json({ token: { ...HOME, ...wanted }, secret: SECRET }, { status: 201 });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TokensCard />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('makes a token of what was chosen, and shows it once', async () => {
  fireEvent.click(await screen.findByText('New token'));
  press('Make the token');
  await screen.findByText('Give it a name.');
  choose('Name', 'Kitchen display');
  choose('It may', 'rooms');
  press('Make the token');
  await screen.findByText('Choose what it may do.');
  choose('Pantry and staples', 'write');
  choose('Scans', 'read');
  choose('Scans', '');
  choose('Meals eaten', 'read');
  choose('It ends', '30');
  press('Make the token');
  await screen.findByText(SECRET);
  expect(sent).toEqual([{ name: 'Kitchen display', scopes: ['pantry:write', 'meals:read'], days: 30 }]);
  press('Done');
  await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
});

it('says what a token may do and that it has ended, and takes it back', async () => {
  await screen.findByText('May read meal plan');
  screen.getByText('Ended');
  fireEvent.click(screen.getByLabelText('Take back Home Assistant'));
  await screen.findByText('none yet');
});

it('puts scopes into words', () => {
  expect(whatItMay(['write', 'read', 'pantry:read'])).toBe('May read and change everything');
  expect(whatItMay(['read', 'pantry:write'])).toBe(
    'May read and change pantry and staples, and read everything',
  );
});
