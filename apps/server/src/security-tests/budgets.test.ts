import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { ANY_PHOTO } from '../testing/photos.ts';
import { type TestVision, testVision } from '../testing/vision.ts';

let t: TestApp;
let vision: TestVision;
let url: string;
beforeAll(async () => {
  vision = testVision();
  t = await testApp({ vision, env: { TRUST_PROXY: 1 } });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
});
afterAll(() => t.close());

const pro = async () => {
  const cook = await t.signUp();
  await t.container.db.pool.query(`update users set pro_until = now() + interval '1 day' where id = $1`, [
    cook.id,
  ]);
  return cook;
};
const search = (token: string, address: string, n: number) =>
  t.call('POST', '/api/recipes/search', {
    token,
    headers: { 'x-forwarded-for': address },
    body: {
      ingredients: ['egg', 'flour', 'butter', `pantry thing ${n}`],
      filters: { maxTime: 1 + (n % 1440) },
    },
  });

it('who searches without end is told to wait, and others are not', async () => {
  const [greedy, other] = [await t.signUp(), await t.signUp()];
  // As after some hundred searches.
  t.container.budgets.spend({ person: greedy.id, network: '203.0.113.1' }, 'processor', 5_900);
  let refused: Awaited<ReturnType<typeof search>> | undefined;
  for (let n = 0; n < 400 && !refused; n++) {
    const answer = await search(greedy.token, '203.0.113.1', n);
    if (answer.statusCode !== 200) refused = answer;
  }
  expect(refused?.statusCode).toBe(429);
  expect(refused?.json()).toMatchObject({
    code: 'rate_limited',
    error: expect.stringContaining('Please wait'),
  });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await search(other.token, '203.0.113.2', 1)).statusCode).toBe(200);
  // The same network has more than one person's share.
  expect((await search(other.token, '203.0.113.1', 1)).statusCode).toBe(200);
});

it('the time of a handler is paid, and not more than a request can use', async () => {
  const cook = await t.signUp();
  const spent: number[] = [];
  const { spend } = t.container.budgets;
  t.container.budgets.spend = (spender, kind, amount) => {
    if (spender.person === cook.id && kind === 'processor') spent.push(amount);
    spend(spender, kind, amount);
  };
  const clock = vi.spyOn(performance, 'now');
  for (const took of [0, 40, 5_000]) {
    let now = 1;
    clock.mockImplementation(() => (now += took));
    await t.call('GET', '/api/auth/me', { token: cook.token });
  }
  clock.mockRestore();
  t.container.budgets.spend = spend;
  expect(spent[0]).toBe(2);
  expect(spent[1]).toBeGreaterThanOrEqual(40);
  expect(spent[2]).toBe(50);
});

it('photos are paid by what the vision engine used, not by their number', async () => {
  const [greedy, other] = [await pro(), await pro()];
  const took = { decode: 0, detect: 0, read: 0, processor: 50_000 };
  vision.look = (photos) => ({
    findings: [],
    photos: photos.map(() => ({ ok: true, width: 4, height: 3, took })),
  });
  const scan = (token: string) => t.call('POST', '/api/scan', { token, body: { images: [ANY_PHOTO] } });
  const codes = [];
  for (let n = 0; n < 4; n++) codes.push((await scan(greedy.token)).statusCode);
  expect(codes).toEqual([200, 200, 200, 429]);
  expect((await scan(other.token)).statusCode).toBe(200);
  // Everything but the vision engine still answers.
  expect((await t.call('GET', '/api/auth/me', { token: greedy.token })).statusCode).toBe(200);
});

it('bytes are counted as they pass, in both directions', async () => {
  const cook = await pro();
  const spent: [string, number][] = [];
  const { spend } = t.container.budgets;
  t.container.budgets.spend = (spender, kind, amount) => {
    if (spender.person === cook.id) spent.push([kind, amount]);
    spend(spender, kind, amount);
  };
  const body = JSON.stringify({ images: [`data:image/jpeg;base64,${'A'.repeat(400_000)}`] });
  const headers = { authorization: `Bearer ${cook.token}`, 'content-type': 'application/json' };
  await (await fetch(`${url}/api/scan`, { method: 'POST', headers, body })).text();
  t.container.budgets.spend = spend;
  const bytes = spent.find(([kind]) => kind === 'bytes')?.[1];
  expect(bytes).toBeGreaterThan(400_000);
  expect(bytes).toBeLessThan(420_000);
});

it('a network over budget is refused for everybody there, by /64 of IPv6, and nowhere else', async () => {
  t.container.budgets.spend({ person: undefined, network: '2001:db8:7:7::/64' }, 'processor', 60_000);
  const plans = (address: string) => t.call('GET', '/api/plans', { headers: { 'x-forwarded-for': address } });
  expect((await plans('2001:db8:7:7::1')).statusCode).toBe(429);
  expect((await plans('2001:db8:7:7:ffff::2')).statusCode).toBe(429);
  expect((await plans('2001:db8:7:8::1')).statusCode).toBe(200);
  // The machines that watch over the server ask for free.
  const healthy = await t.call('GET', '/healthz', { headers: { 'x-forwarded-for': '2001:db8:7:7::1' } });
  expect(healthy.statusCode).toBe(200);
});
