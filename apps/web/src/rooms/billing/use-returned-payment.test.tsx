// @vitest-environment jsdom

import type { User } from '@crisper/contract/auth/auth';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSession } from '../../lib/session/session-store.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { useReturnedPayment } from './use-returned-payment.ts';

const user = { id: 'u', email: 'a@b.example', username: 'ada', plan: 'free' } as User;
let confirmed: () => Response;

beforeEach(() => {
  keepSession({ token: 't', user });
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/complete-subscription') ? confirmed() : Response.json({ user }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function Address() {
  useReturnedPayment();
  return <output>{useLocation().search || 'plain'}</output>;
}

const back = (query: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/subscribe?${query}`]}>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const address = () => screen.getByRole('status').textContent;

it('does not call a payment that the bank refused a success', async () => {
  back('payment_intent=pi_1&redirect_status=failed');
  await waitFor(() => expect(currentToast()?.title).toBe('Payment Failed'));
  expect(address()).toBe('plain');
});

it('does not call a payment that the provider does not confirm a success', async () => {
  confirmed = () => Response.json({ error: 'Not paid.', code: 'conflict' }, { status: 409 });
  back('payment_intent=pi_1&redirect_status=succeeded');
  await waitFor(() => expect(currentToast()?.title).toBe('Completion Error'));
  expect(address()).toBe('plain');
});

it('reaches the success address once the payment is confirmed', async () => {
  confirmed = () => Response.json({ success: true, plan: 'pro', proUntil: null });
  back('payment_intent=pi_1&redirect_status=succeeded');
  await waitFor(() => expect(address()).toBe('?success=true'));
  expect(currentToast()?.title).toBe('Success!');
});
