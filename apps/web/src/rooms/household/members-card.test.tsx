// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { membersQuery } from './members.queries.ts';
import { MembersCard } from './members-card.tsx';

const MEMBERS = [
  { id: 'a', username: 'ann', role: 'owner' as const, isSelf: true, isPro: true },
  { id: 'b', username: 'ben', role: 'child' as const, isSelf: false, isPro: true },
];

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.without;
});

async function read(without?: string): Promise<string> {
  if (without) document.documentElement.dataset.without = without;
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(membersQuery.queryKey, { members: MEMBERS, invitations: [] } as never);
  const { container } = render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <MembersCard />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText('Cooking together');
  return container.textContent ?? '';
}

it('says what a plan of one means for everyone, and what children can’t do', async () => {
  expect(await read()).toContain(
    'One Pro plan covers everyone here. Children can’t pay, delete shared things, post in the community, or leave',
  );
});

it('has no word of what is sold where nothing is', async () => {
  const told = await read('plans referrals');
  expect(told).toContain('Children can’t delete shared things, post in the community, or leave');
  expect(told).not.toMatch(/\bPRO\b|\bPro\b|\bpay\b/);
});
