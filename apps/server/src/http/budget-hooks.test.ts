import Fastify from 'fastify';
import { afterAll, expect, it, vi } from 'vitest';
import { createBudgets } from '../budgets/budgets.ts';
import { memoryCache } from '../cache/memory.ts';
import { installBudgets } from './budget-hooks.ts';

const budgets = createBudgets(memoryCache(), 'secret');
const app = Fastify();
afterAll(() => app.close());

/** People whose requests have reached the handler and wait for their answer. */
const held: { person: string; answer: () => void }[] = [];
app.decorateRequest('signedIn', null);
app.addHook('onRequest', async (request) => {
  request.signedIn = { user: { id: String(request.headers['x-person']) } } as typeof request.signedIn;
});
installBudgets(app, budgets);
app.get(
  '/held',
  ({ signedIn }) =>
    new Promise((done) => held.push({ person: signedIn!.user.id, answer: () => done('answered') })),
);
const ask = (person: string) => app.inject({ url: '/held', headers: { 'x-person': person } });
const reached = (name: string) => held.filter(({ person }) => person === name);

it('who has used much of their budget asks for one thing after another, and others do not', async () => {
  budgets.spend({ person: 'greedy', network: '203.0.113.1' }, 'processor', 5_000);
  const answers = ['greedy', 'greedy', 'other', 'other'].map(ask);
  await vi.waitFor(() =>
    expect([reached('greedy'), reached('other')].map(({ length }) => length)).toEqual([1, 2]),
  );
  reached('greedy')[0]!.answer();
  await vi.waitFor(() => expect(reached('greedy')).toHaveLength(2));
  for (const { answer } of held) answer();
  for (const { statusCode } of await Promise.all(answers)) expect(statusCode).toBe(200);
});
