// @vitest-environment jsdom

import type { User } from '@crisper/contract/auth/auth';
import type { Payment } from '@crisper/contract/billing/billing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { keepSession } from '../../lib/session/session-store.ts';
import { currentToast } from '../../ui/toast-store.ts';
import SandboxForm from './sandbox-form.tsx';

const PAYMENT: Payment = {
  clientSecret: 'secret',
  paymentIntentId: 'pi_1',
  provider: 'sandbox',
  publishableKey: null,
  amountCents: 699,
  interval: 'month',
};
const paid = vi.fn(async () => undefined);
const sent: unknown[] = [];
const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click());

function open(answers: object[]): void {
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return Response.json(answers.shift());
  });
  keepSession({
    token: 't',
    user: { id: 'u', email: 'a@b.example', username: 'ada', plan: 'free' } as User,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SandboxForm payment={PAYMENT} action="Pay $6.99" onPaid={paid} />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  sent.length = 0;
  paid.mockClear();
  vi.unstubAllGlobals();
});

it('writes numbers as cards have them, and keeps any but a test card here', async () => {
  open([]);
  const number = screen.getByLabelText<HTMLInputElement>('Card number');
  const expiry = screen.getByLabelText<HTMLInputElement>('Expires');
  fireEvent.change(number, { target: { value: '4111111111111111' } });
  fireEvent.change(expiry, { target: { value: '1299' } });
  fireEvent.change(screen.getByLabelText('Security code'), { target: { value: '12a34567' } });
  expect([number.value, expiry.value]).toEqual(['4111 1111 1111 1111', '12/99']);
  expect(screen.getByLabelText<HTMLInputElement>('Security code').value).toBe('1234');
  await press('Pay $6.99');
  await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
});

it('asks whether it is you, then pays', async () => {
  open([
    { paymentIntentId: 'pi_1', status: 'requires_action', message: null },
    { paymentIntentId: 'pi_1', status: 'succeeded', message: null },
  ]);
  await press(/Asks for authentication/);
  await press('Pay $6.99');
  await waitFor(() => screen.getByText('Is it you?'));
  await press('Complete authentication');
  await waitFor(() => expect(paid).toHaveBeenCalledWith('pi_1'));
  expect(sent).toEqual([
    { clientSecret: 'secret', card: '4000002500003155' },
    { clientSecret: 'secret', approve: true },
  ]);
});

it('says why a card was declined', async () => {
  open([{ paymentIntentId: 'pi_1', status: 'failed', message: 'Your card was declined.' }]);
  await press(/Is declined/);
  await press('Pay $6.99');
  await waitFor(() => expect(currentToast()?.text).toBe('Your card was declined.'));
  screen.getByText('Your card was declined.');
  expect(paid).not.toHaveBeenCalled();
});
