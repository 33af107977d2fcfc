// @vitest-environment jsdom
import { deleteAccount } from '@crisper/contract/account/account';
import { type AuthMethods, authMethods } from '@crisper/contract/auth/passkeys';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askThrough, call } from '../lib/api.ts';
import { confirmed, NotConfirmed } from '../lib/session/confirm-identity.ts';
import { keepSession } from '../lib/session/session-store.ts';
import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx';

const PASSWORD = 'wooden spoon 42';
let elevated: boolean;
let asked: string[];
let ways: AuthMethods | null;

const refusal = (status: number, code: string, fields = {}) =>
  Response.json({ error: code, code, requestId: '1', fields }, { status });

/** A server that asks for the password before it deletes anything. */
const answer: typeof fetch = async (url, init) => {
  asked.push(`${init?.method} ${url}`);
  if (String(url) === deleteAccount.path)
    return elevated ? Response.json({ ok: true }) : refusal(403, 'confirmation_required');
  if (String(url) === authMethods.path) return ways ? Response.json(ways) : refusal(503, 'unavailable');
  elevated = JSON.parse(String(init?.body)).password === PASSWORD;
  return elevated
    ? Response.json({ until: new Date(0).toISOString() })
    : refusal(400, 'bad_request', { password: 'That’s not your password.' });
};

beforeEach(() => {
  elevated = false;
  asked = [];
  ways = { password: true, passkeys: 0, codes: false, provider: false };
  askThrough(answer);
  keepSession({ token: 'token', user: { id: '1' } as never });
  render(<ConfirmIdentityDialog />);
});
afterEach(cleanup);

const remove = () => confirmed(() => call(deleteAccount, { body: null }));
const enter = async (password: string) => {
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
};

it('asks for the password when the server does, says what is wrong, and does what was wanted', async () => {
  const removing = remove();
  await enter('a guess');
  await screen.findByText('That’s not your password.');
  await enter(PASSWORD);
  expect(await removing).toEqual({ ok: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.filter((line) => line.startsWith('DELETE'))).toHaveLength(2);
});

it('does nothing when the dialog is closed', async () => {
  const removing = remove();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await expect(removing).rejects.toBeInstanceOf(NotConfirmed);
  expect(asked).toEqual([`DELETE ${deleteAccount.path}`, `GET ${authMethods.path}`]);
});

it('asks for the password when it cannot be known what else there is', async () => {
  ways = null;
  const removing = remove();
  await enter(PASSWORD);
  expect(await removing).toEqual({ ok: true });
});

it('asks who has no password for what they have', async () => {
  ways = { password: false, passkeys: 0, codes: true, provider: false };
  const removing = remove();
  await screen.findByLabelText('One-time code');
  expect(screen.queryByLabelText('Password')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect(removing).rejects.toBeInstanceOf(NotConfirmed);
});
