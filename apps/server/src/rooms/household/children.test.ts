import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const nobody = crypto.randomUUID();
/** Whatever is shared or public is not a child's to delete; the services refuse before they look. */
const NOT_FOR_A_CHILD: readonly [route: string, url: string, body?: object][] = [
  ['DELETE /api/pantry/:id', `/api/pantry/${nobody}`],
  ['POST /api/shopping/remove', '/api/shopping/remove', { parts: [nobody], idempotencyKey: nobody }],
  ['DELETE /api/shopping/lists/:id', `/api/shopping/lists/${nobody}`],
  ['PUT /api/shopping/regulars', '/api/shopping/regulars', { thing: { key: 'milk' }, weeks: null }],
  [
    'PUT /api/shopping/prices',
    '/api/shopping/prices',
    { thing: { key: 'milk' }, price: null, at: '2026-01-01T10:00:00Z' },
  ],
  ['PUT /api/shopping/order', '/api/shopping/order', { sections: null }],
  ['DELETE /api/memories', '/api/memories'],
  ['DELETE /api/memories/:id', `/api/memories/${nobody}`],
  ['DELETE /api/products/:id', `/api/products/${nobody}`],
  ['DELETE /api/household/:id', `/api/household/${nobody}`],
  ['PUT /api/staples', '/api/staples', { names: null }],
  ['PUT /api/products/sharing', '/api/products/sharing', { sharing: true }],
  ['POST /api/plan/meals', '/api/plan/meals', { date: '2026-01-01', slot: 'dinner' }],
  [
    'PUT /api/shopping/recipes/:recipe',
    '/api/shopping/recipes/shakshuka',
    { servings: 0, idempotencyKey: nobody },
  ],
  ['POST /api/create-subscription', '/api/create-subscription', { interval: 'month' }],
  ['POST /api/community/join', '/api/community/join'],
  ['POST /api/discussions', '/api/discussions', { title: 'How long do eggs boil?', content: 'At sea level' }],
  ['POST /api/discussions/:id/report', '/api/discussions/1/report', { reason: 'spam' }],
  ['POST /api/replies/:id/report', '/api/replies/1/report', { reason: 'spam' }],
];
/** The owner's alone: their own checks refuse everybody else. */
const NOT_FOR_MEMBERS = ['DELETE /api/household/invitations/:id', 'DELETE /api/household/members/:id'];
/** One's own, and no other member's. */
const OWN = [
  'DELETE /api/recipes/:id',
  'DELETE /api/recipes/:id/link',
  'DELETE /api/collections/:id',
  'DELETE /api/collections/:id/link',
  'DELETE /api/collections/:id/recipes/:recipe',
  'DELETE /api/imports/:id',
  'DELETE /api/meals/:id',
  'DELETE /api/meal-offers/:id',
  'DELETE /api/calendar',
  'DELETE /api/notices/device',
  'DELETE /api/discussions/:id',
  'DELETE /api/replies/:id',
  'DELETE /api/auth/sessions',
  'DELETE /api/auth/sessions/:id',
  'DELETE /api/tokens/:id',
  'DELETE /api/webhooks/:id',
  'DELETE /api/user/account',
  'DELETE /api/user/email',
  'DELETE /api/user/second-factor',
  'DELETE /api/user/passkeys/:id',
];

it('keeps a child from paying, from the community, and from deleting what is shared', async () => {
  const [ada, kid] = [await t.signUp(), await t.signUp()];
  const invited = await t.call('POST', '/api/household/invitations', {
    token: ada.token,
    body: { role: 'child' },
  });
  const secret = invited.json<{ path: string }>().path.split('/')[2];
  const joined = await t.call('POST', `/api/invitations/${secret}/accept`, {
    token: kid.token,
    body: { bring: true },
  });
  expect(joined.statusCode).toBe(200);
  await t.call('POST', '/api/pantry', { token: kid.token, body: { items: [{ name: 'rice' }] } });
  const pantry = async () =>
    (await t.call('GET', '/api/pantry', { token: ada.token })).json<{
      items: { id: string; name: string }[];
    }>().items;
  for (const [route, url, body] of NOT_FOR_A_CHILD) {
    const method = route.split(' ')[0] as 'POST' | 'PUT' | 'DELETE';
    const answer = await t.call(method, url, { token: kid.token, ...(body && { body }) });
    expect([answer.statusCode, answer.json().error], route).toEqual([
      403,
      'Ask a grown-up of your household to do this for you.',
    ]);
  }
  const [item] = await pantry();
  const refused = await Promise.all([
    t.call('POST', '/api/household/invitations', { token: kid.token, body: {} }),
    t.call('DELETE', `/api/pantry/${item!.id}`, { token: kid.token }),
    t.call('DELETE', `/api/household/invitations/${nobody}`, { token: kid.token }),
    t.call('DELETE', `/api/household/members/${ada.id}`, { token: kid.token }),
    t.call('PATCH', `/api/household/members/${kid.id}`, { token: kid.token, body: { role: 'owner' } }),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 409]);
  expect(await pantry()).toMatchObject([{ name: 'rice' }]);
});

/** A household with a child, as the child of it. */
async function family() {
  const [owner, kid] = [await t.signUp(), await t.signUp()];
  expect((await join(await linkOf(owner.token, 'child'), kid.token)).statusCode).toBe(200);
  return { owner, kid };
}
async function linkOf(token: string, role: 'member' | 'child'): Promise<string> {
  const made = await t.call('POST', '/api/household/invitations', { token, body: { role } });
  return made.json<{ path: string }>().path.split('/')[2]!;
}
const join = (secret: string, token: string) =>
  t.call('POST', `/api/invitations/${secret}/accept`, { token, body: { bring: false } });
const leave = (token: string) => t.call('POST', '/api/household/leave', { token });
/** What a child may not. */
const communityAnswers = async (token: string) =>
  (await t.call('POST', '/api/community/join', { token })).statusCode;

it('lets a child go by the owner alone, whichever way the child tries', async () => {
  const { owner, kid } = await family();
  const other = await t.signUp();
  for (const role of ['member', 'child'] as const) {
    const link = await linkOf(other.token, role);
    expect((await join(link, kid.token)).statusCode).toBe(403);
    // Refused before it is used up.
    const reader = await t.call('GET', `/api/invitations/${link}`, { token: kid.token });
    expect(reader.statusCode).toBe(200);
  }
  const left = await leave(kid.token);
  expect([left.statusCode, left.json().error]).toEqual([
    403,
    expect.stringContaining('owner of your household'),
  ]);
  expect(await communityAnswers(kid.token)).toBe(403);

  const url = `/api/household/members/${kid.id}`;
  const released = await t.call('PATCH', url, { token: owner.token, body: { role: 'member' } });
  expect(released.statusCode).toBe(200);
  expect((await leave(kid.token)).statusCode).toBe(200);
  expect(await communityAnswers(kid.token)).toBe(200);
});

it('lets a child go who is removed', async () => {
  const { owner, kid } = await family();
  const url = `/api/household/members/${kid.id}`;
  expect((await t.call('DELETE', url, { token: owner.token })).statusCode).toBe(200);
  expect(await communityAnswers(kid.token)).toBe(200);
});

it('leaves no household to children alone', async () => {
  const { owner, kid } = await family();
  const away = await linkOf((await t.signUp()).token, 'member');
  expect((await leave(owner.token)).statusCode).toBe(409);
  expect((await join(away, owner.token)).statusCode).toBe(409);
  expect(await communityAnswers(kid.token)).toBe(403);

  const adult = await t.signUp();
  expect((await join(await linkOf(owner.token, 'member'), adult.token)).statusCode).toBe(200);
  expect((await leave(owner.token)).statusCode).toBe(200);
  const { members } = (await t.call('GET', '/api/household/members', { token: kid.token })).json();
  expect(members.map(({ id, role }: { id: string; role: string }) => [id, role])).toEqual([
    [kid.id, 'child'],
    [adult.id, 'owner'],
  ]);
  // A member who became the owner is bound by the same.
  expect((await leave(adult.token)).statusCode).toBe(409);
});

it('has decided for every route that deletes whether a child may', () => {
  const deleting = t.app.endpoints
    .filter(({ method, access }) => method === 'DELETE' && access !== 'admin')
    .map(({ method, path }) => `${method} ${path}`);
  const decided = [...NOT_FOR_A_CHILD.map(([route]) => route), ...NOT_FOR_MEMBERS, ...OWN];
  expect(deleting.filter((route) => !decided.includes(route))).toEqual([]);
});
