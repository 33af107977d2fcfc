import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Webhook as Told,
  WEBHOOKS_MAX,
  type WebhookDelivery,
  webhookMessages,
} from '@crisper/contract/webhooks/webhooks';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { ANY_PHOTO } from '../../testing/photos.ts';
import { seeing, testVision } from '../../testing/vision.ts';
import { pollSpoiling, sendDue, sweepDeliveries } from './webhooks.jobs.ts';

interface Heard {
  headers: IncomingHttpHeaders;
  body: string;
}

let t: TestApp;
let receiver: Server;
let address: string;
let answers: number[];
const heard: Heard[] = [];
let now = new Date('2026-11-18T09:00:00Z');

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      heard.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(answers.shift() ?? 204, { location: 'http://127.0.0.1:1/' }).end();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  t = await testApp({
    env: { WEBHOOK_HOSTS: [new URL(address).host, '127.0.0.1:1'], WEBHOOK_HOSTS_FOR: 'everyone' },
    vision: testVision(seeing('tomato')),
    now: () => now,
  });
});
afterAll(async () => {
  await t.close();
  receiver.close();
});
beforeEach(() => {
  heard.length = 0;
  answers = [];
});

type Person = Awaited<ReturnType<TestApp['signUp']>>;
const ask = (who: Person, body: object) => t.call('POST', '/api/webhooks', { token: who.token, body });
const make = async (who: Person, ...events: string[]) =>
  (await ask(who, { url: address, events })).json<{ webhook: Told; secret: string }>();
const query = (text: string, ...values: unknown[]) => t.container.db.pool.query(text, values);
const want = (who: Person, name: string) =>
  t.call('POST', '/api/shopping', { token: who.token, body: { id: crypto.randomUUID(), name } });
const logOf = async (who: Person, { id }: Told) =>
  (await t.call('GET', `/api/webhooks/${id}/deliveries`, { token: who.token })).json<{
    deliveries: WebhookDelivery[];
  }>().deliveries;
const listOf = async (who: Person) =>
  (await t.call('GET', '/api/webhooks', { token: who.token })).json<{ webhooks: Told[] }>().webhooks;
const run = async (job: typeof sendDue) => {
  await t.container.jobs.enqueue(job, {});
  await t.container.jobs.runDue();
};
/** As if the time had come for everything that waits. */
const send = async () => {
  await query('update webhooks set paused_until = null');
  await query(`update webhook_deliveries set due_at = now() where state = 'waiting'`);
  await run(sendDue);
};
const said = () =>
  heard.map(({ body }): { type: string; data: Record<string, unknown> } => {
    const message = JSON.parse(body);
    // As the description of the API says, and nothing beside it.
    expect(webhookMessages[message.type as keyof typeof webhookMessages].parse(message)).toEqual(message);
    return message;
  });

it('tells a household’s changes once for many, signed as Standard Webhooks say', async () => {
  const [ada, ben] = [await t.signUp(), await t.signUp()];
  const { webhook, secret } = await make(ada, 'list.changed', 'plan.changed');
  for (const name of ['bread', 'milk', 'leeks']) await want(ada, name);
  await want(ben, 'not theirs');
  await send();
  expect(said()).toMatchObject([
    { type: 'list.changed', data: { read: expect.stringMatching(/\/api\/shopping$/) } },
  ]);
  const [{ headers, body }] = heard as [Heard];
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
    type: 'list.changed',
  });
  expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
  expect(body).not.toContain('bread');
  expect(await logOf(ada, webhook)).toMatchObject([
    { event: 'list.changed', state: 'sent', tries: 1, status: 204 },
  ]);

  // A user who joins tells theirs too, from then on.
  const invited = await t.call('POST', '/api/household/invitations', { token: ada.token, body: {} });
  const link = invited.json<{ path: string }>().path.split('/')[2];
  await t.call('POST', `/api/invitations/${link}/accept`, { token: ben.token, body: { bring: false } });
  await send();
  heard.length = 0;
  await want(ben, 'tea');
  await send();
  expect(said().map(({ type }) => type)).toEqual(['list.changed']);
});

it('tells a scan and what spoils soon, the latter once a day', async () => {
  const cook = await t.signUp();
  const other = await t.signUp();
  await make(other, 'scan.done', 'item.spoils-soon');
  await make(cook, 'scan.done', 'item.spoils-soon');
  const scan = await t.call('POST', '/api/scan', { token: cook.token, body: { images: [ANY_PHOTO] } });
  await send();
  expect(said()).toMatchObject([{ type: 'scan.done', data: { scanId: scan.json<{ id: string }>().id } }]);

  const items = [
    { name: 'salmon', bestBefore: '2026-11-19' },
    { name: 'rice', bestBefore: '2027-11-19' },
    { name: 'milk', bestBefore: '2026-11-18' },
  ];
  await t.call('POST', '/api/pantry', { token: cook.token, body: { items } });
  heard.length = 0;
  for (let round = 0; round < 3; round += 1) await run(pollSpoiling);
  await send();
  expect(said()).toMatchObject([
    {
      type: 'item.spoils-soon',
      data: {
        things: [
          { name: 'milk', daysLeft: 0 },
          { name: 'salmon', daysLeft: 1 },
        ],
      },
    },
  ]);
  now = new Date('2026-11-19T05:00:00Z');
  await run(pollSpoiling);
  now = new Date('2026-11-19T09:00:00Z');
  await run(pollSpoiling);
  await send();
  expect(said()).toHaveLength(2);
});

it('tries again with the same id, gives up after a while, and starts again with a test that arrives', async () => {
  const cook = await t.signUp();
  const { webhook } = await make(cook, 'list.changed');
  await want(cook, 'bread');
  answers = [500, 302, 503, 404, 429, ...Array(20).fill(500)];
  await send();
  expect(await logOf(cook, webhook)).toMatchObject([
    { state: 'waiting', tries: 1, problem: 'It answered 500.' },
  ]);
  // What changes meanwhile is another message.
  await want(cook, 'milk');
  for (let round = 0; round < 6; round += 1) await send();
  expect(new Set(heard.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  expect((await listOf(cook))[0]!.stoppedAt).not.toBeNull();
  expect((await logOf(cook, webhook)).every(({ state }) => state !== 'waiting')).toBe(true);
  heard.length = 0;
  answers = [];
  await want(cook, 'tea');
  await send();
  expect(heard).toEqual([]);

  const tested = await t.call('POST', `/api/webhooks/${webhook.id}/test`, { token: cook.token });
  expect(tested.json()).toMatchObject({ delivery: { event: 'test', state: 'waiting' } });
  await send();
  expect(said()).toMatchObject([{ type: 'test', data: {} }]);
  expect((await listOf(cook))[0]!.stoppedAt).toBeNull();
  await want(cook, 'jam');
  await send();
  expect(heard).toHaveLength(2);
});

it('stops at once where the address says that it is gone, and says in words what else went wrong', async () => {
  const cook = await t.signUp();
  const { webhook } = await make(cook, 'list.changed');
  answers = [410];
  await want(cook, 'bread');
  await send();
  expect((await listOf(cook))[0]!.stoppedAt).not.toBeNull();
  await query(`update webhooks set url = 'http://127.0.0.1:1/' where id = $1`, webhook.id);
  await t.call('POST', `/api/webhooks/${webhook.id}/test`, { token: cook.token });
  await send();
  expect((await logOf(cook, webhook))[0]).toMatchObject({
    state: 'failed',
    problem: 'Nothing answers there.',
  });
  // An address that led to the outside when it was made, and leads inside now.
  await query(`update webhooks set url = 'https://localhost/' where id = $1`, webhook.id);
  await t.call('POST', `/api/webhooks/${webhook.id}/test`, { token: cook.token });
  await send();
  expect((await logOf(cook, webhook))[0]!.problem).toMatch(/public/);
});

it.each([
  ['https://192.168.1.1/hook', /public/],
  ['https://[::1]/hook', /public/],
  ['https://169.254.169.254/latest', /public/],
  ['http://example.com/hook', /https/],
  ['https://me:secret@example.com/', /without a name/],
  ['ftp://example.com/', /http/],
  ['nonsense', /https/],
])('refuses the address %s', async (url, why) => {
  const answer = await ask(await t.signUp(), { url, events: ['list.changed'] });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toMatch(why);
});

it('reaches into the own network for administrators alone unless the settings say otherwise, at the named port', async () => {
  const strict = await testApp({ env: { WEBHOOK_HOSTS: [new URL(address).host] } });
  const [cook, boss] = [await strict.signUp(), await strict.signUp()];
  const role = (name: string) =>
    strict.container.db.pool.query('update users set role = $2 where id = $1', [boss.id, name]);
  await role('admin');
  const make = async ({ token }: Person, url: string) =>
    strict.call('POST', '/api/webhooks', { token, body: { url, events: ['scan.done'] } });
  const refused = await make(cook, address);
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringMatching(/public/)]);
  expect((await make(boss, 'http://127.0.0.1:1/hook')).statusCode).toBe(400);
  const made = await make(boss, address);
  expect(made.statusCode).toBe(201);

  const test = async () => {
    const { id } = made.json<{ webhook: Told }>().webhook;
    await strict.call('POST', `/api/webhooks/${id}/test`, { token: boss.token });
    await strict.container.jobs.enqueue(sendDue, {});
    await strict.container.jobs.runDue();
  };
  await test();
  expect(heard).toHaveLength(1);
  await role('user');
  await test();
  expect(heard).toHaveLength(1);
  await strict.close();
});

it('keeps no secret that a stolen table tells, counts to ten also at once, and goes with the person', async () => {
  const cook = await t.signUp();
  const made = await Promise.all(
    Array.from({ length: WEBHOOKS_MAX + 3 }, () => ask(cook, { url: address, events: ['scan.done'] })),
  );
  expect(made.filter(({ statusCode }) => statusCode === 201)).toHaveLength(WEBHOOKS_MAX);
  const { secret, webhook } = made[0]!.json<{ secret: string; webhook: Told }>();
  const { rows } = await query('select * from webhooks where user_id = $1', cook.id);
  const exported = await t.call('GET', '/api/user/export', { token: cook.token });
  expect(exported.json().webhooks).toHaveLength(WEBHOOKS_MAX);
  for (const text of [JSON.stringify(rows), exported.body]) expect(text).not.toContain(secret);

  const gone = () => t.call('DELETE', `/api/webhooks/${webhook.id}`, { token: cook.token });
  expect([(await gone()).statusCode, (await gone()).statusCode]).toEqual([200, 404]);
  await query('update users set disabled_at = now() where id = $1', cook.id);
  await query(
    'insert into scans (id, user_id, day, photos, ingredients, counted) values (gen_random_uuid(), $1, now(), 1, $2, false)',
    cook.id,
    '[]',
  );
  await send();
  expect(heard).toEqual([]);
  await query('delete from users where id = $1', cook.id);
  expect((await query('select from webhooks where user_id = $1', cook.id)).rowCount).toBe(0);
});

it('ends with a new password', async () => {
  const cook = await t.signUp();
  await make(cook, 'list.changed');
  await query(`update users set password_hash = 'another' where id = $1`, cook.id);
  expect(await listOf(cook)).toEqual([]);
});

it('keeps the newest messages alone', async () => {
  const cook = await t.signUp();
  const { webhook } = await make(cook, 'scan.done');
  await query(
    `insert into webhook_deliveries (webhook_id, event, data, due_at, state)
     select $1, 'scan.done', '{}', now(), 'sent' from generate_series(1, 120)`,
    webhook.id,
  );
  await run(sweepDeliveries);
  const { rows } = await query(
    'select count(*)::int from webhook_deliveries where webhook_id = $1',
    webhook.id,
  );
  expect(rows).toEqual([{ count: 50 }]);
});
