import type { Endpoint } from '@crisper/contract/endpoint';
import { SCOPES, type Scope, scopeOf } from '@crisper/contract/tokens/scopes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
let secretFor: (scopes: readonly Scope[]) => Promise<string>;
beforeAll(async () => {
  t = await testApp();
  const users = [await t.signUp(), await t.signUp(), await t.signUp()].map(({ token }) => token);
  // Each token may do its own number of requests, and each person may have a few of them.
  secretFor = async (scopes) => {
    const body = { name: 'sweep', scopes, days: 1 };
    for (const token of users) {
      const made = await t.call('POST', '/api/tokens', { token, body });
      if (made.statusCode === 201) return made.json<{ secret: string }>().secret;
    }
    throw new Error('no more tokens');
  };
});
afterAll(() => t.close());

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const send = async (endpoint: Endpoint, token: string) => {
  const answer = await t.call(endpoint.method, endpoint.path.replace(/:\w+/g, '1'), { token });
  return { name: nameOf(endpoint), status: answer.statusCode, said: answer.body };
};
/** One that never ends says nothing to a test that waits for its end. */
const ends = ({ events, response }: Endpoint) => !events || response !== undefined;

function byScope(): Map<Scope | null, Endpoint[]> {
  const groups = new Map<Scope | null, Endpoint[]>();
  for (const endpoint of t.app.endpoints) {
    const scope = scopeOf(endpoint);
    if (scope !== 'none' && scope !== 'any') groups.set(scope, [...(groups.get(scope) ?? []), endpoint]);
  }
  return groups;
}

it('no token reaches the account, its security, tokens, payments, administration or the public', async () => {
  const never = byScope().get(null)!;
  const secret = await secretFor(['read', 'write']);
  for (const endpoint of never) {
    const { name, status } = await send(endpoint, secret);
    expect(status, name).toBe(403);
  }
  const parts = new Set(never.map(({ path }) => path.split('/')[2]));
  expect([...parts].sort()).toEqual(NEVER);
  const household = never.map(({ path }) => path).filter((path) => path.startsWith('/api/household'));
  expect(household).toHaveLength(6);
});

const NEVER = [
  ...['admin', 'analytics', 'auth', 'billing', 'cache', 'community', 'complete-subscription'],
  ...['contact', 'create-subscription', 'discussions', 'home', 'household', 'invitations', 'jobs', 'notices'],
  ...['referrals', 'replies', 'sandbox', 'tokens', 'user', 'viral'],
];

it('every other endpoint is open to its own scope, and closed to all others', async () => {
  const groups = [...byScope()].filter((group): group is [Scope, Endpoint[]] => group[0] !== null);
  expect(groups.map(([scope]) => scope).sort()).toEqual(SCOPES.filter((scope) => scope.includes(':')).sort());
  for (const [scope, endpoints] of groups) {
    const [room] = scope.split(':');
    const others = SCOPES.filter((one) => one.includes(':') && !one.startsWith(`${room}:`));
    if (scope.endsWith(':write')) others.push('read', `${room}:read` as Scope);
    const [right, wrong] = [await secretFor([scope]), await secretFor(others)];
    for (const endpoint of endpoints) {
      const refused = await send(endpoint, wrong);
      expect([refused.name, refused.status], refused.said).toEqual([nameOf(endpoint), 403]);
      expect(refused.said).toContain(scope);
      if (!ends(endpoint)) continue;
      const { name, status, said } = await send(endpoint, right);
      expect([401, 429, 500], `${name}: ${said}`).not.toContain(status);
      expect(said, name).not.toContain('API token');
    }
  }
});

it('asks for the right to write wherever something is changed, other than these few questions', () => {
  const questions = t.app.endpoints.filter(({ reads }) => reads).map(nameOf);
  expect(questions.sort()).toEqual([
    'POST /api/analyze-meal',
    'POST /api/chat/cooking-assistant',
    'POST /api/plan/:id/alternatives',
    'POST /api/products/read-codes',
    'POST /api/products/read-label',
    'POST /api/receipts/read',
    'POST /api/recipes/import',
    'POST /api/recipes/pages',
    'POST /api/recipes/search',
  ]);
});
