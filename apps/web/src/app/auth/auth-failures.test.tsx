// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast } from '../../ui/toast-store.ts';
import ResetPasswordRoute from '../routes/account/reset-password-page.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

let answer: () => Response;
beforeEach(() => vi.stubGlobal('fetch', async () => answer()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const gateway = () => new Response('<html>Bad gateway</html>', { status: 502 });
const without = (code: string, status: number) => () => Response.json({ code }, { status });
const refused = (code: string, status: number) => () =>
  Response.json({ error: 'Said by the server.', code, requestId: 'r' }, { status });

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function submitted(form: ReactNode, fields: [string, string][], button: string) {
  render(<MemoryRouter initialEntries={[`/reset-password?token=${'t'.repeat(40)}`]}>{form}</MemoryRouter>);
  for (const [label, value] of fields) write(label, value);
  const before = currentToast();
  await act(async () => screen.getByRole('button', { name: button }).click());
  await waitFor(() => expect(currentToast()).not.toBe(before));
  return currentToast();
}

describe('what sign-in says', () => {
  const signIn = () =>
    submitted(
      <SignInForm go={() => {}} />,
      [
        ['Email', 'cook@example.com'],
        ['Password', 'a slow and steady simmer'],
      ],
      'Sign In',
    );

  it.each([
    ['the error page of a proxy', gateway, 'Login failed'],
    ['a refusal without a word', without('unauthorized', 401), 'Invalid email or password'],
    ['a refusal', refused('unauthorized', 401), 'Said by the server.'],
    ['an outage', refused('unavailable', 503), 'Said by the server.'],
  ])('after %s', async (_, answered, said) => {
    answer = answered;
    expect(await signIn()).toMatchObject({ title: 'Login Failed', text: said });
  });
});

describe('what sign-up says', () => {
  const signUp = () =>
    submitted(
      <SignUpForm plan="free" go={() => {}} />,
      [
        ['Username', 'cook'],
        ['Email', 'cook@example.com'],
        ['Password', 'a slow and steady simmer'],
      ],
      'Create Account',
    );

  it.each([
    ['the error page of a proxy', gateway, 'Registration failed'],
    ['a refusal without a word', without('conflict', 409), 'Unable to create account'],
    ['a refusal', refused('conflict', 409), 'Said by the server.'],
  ])('after %s', async (_, answered, said) => {
    answer = answered;
    expect(await signUp()).toMatchObject({ title: 'Signup Failed', text: said });
  });

  it('leads to the field at fault', async () => {
    const fields = { email: 'This address has an account.', password: 'Too easy to guess.' };
    answer = () =>
      Response.json({ error: 'Refused.', code: 'invalid', requestId: 'r', fields }, { status: 400 });
    await signUp();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
    screen.getByText('Too easy to guess.');
  });
});

it('does not blame the link of a password reset for an outage', async () => {
  answer = gateway;
  const said = await submitted(
    <ResetPasswordRoute />,
    [['New password', 'a slow and steady simmer']],
    'Save new password',
  );
  expect(said?.text).toBe('The password could not be changed. Please try again.');
});
