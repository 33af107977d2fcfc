// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberWithServer, press } from '../../../testing/forms.tsx';
import Onboarding from './onboarding.tsx';

const user = { id: 'u', email: 'a@b.example', username: 'ada', plan: 'free' };
const server = memberWithServer(() => Response.json({ ok: true, user }));

it('asks for the day on the start page anew when it ends, with the plan in it', async () => {
  const queries = new QueryClient();
  queries.setQueryData(['home'], { day: { target: 2000 } });
  render(
    <QueryClientProvider client={queries}>
      <Onboarding />
    </QueryClientProvider>,
  );
  await press('Skip for now');
  await waitFor(() => expect(queries.getQueryState(['home'])?.isInvalidated).toBe(true));
});

it('keeps what the third step says also without figures', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Onboarding />
    </QueryClientProvider>,
  );
  await press('Get started');
  await press('Next');
  await press('Vegan');
  await press('Next');
  await press('Finish without targets');
  await waitFor(() => expect(server.sent).toHaveLength(2));
  expect(server.sent).toContainEqual({ diets: ['vegan'], allergens: [] });
  expect(server.sent).toContainEqual({ units: 'us' });
});
