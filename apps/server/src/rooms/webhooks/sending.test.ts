import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Webhook } from '@crisper/contract/webhooks/webhooks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sendDue } from './webhooks.jobs.ts';

let t: TestApp;
let receiver: Server;
let address: string;
/** Statuses to answer with; then 204. */
let answers: number[];
/** The types of the messages that came. */
const heard: string[] = [];
/** Answers that a slow receiver has not given yet. */
const held: (() => void)[] = [];
let isSlow = true;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      heard.push(JSON.parse(body).type);
      const answer = () => response.writeHead(answers.shift() ?? 204).end();
      if (isSlow && request.url?.endsWith('?slow')) held.push(answer);
      else answer();
    });
  });
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  t = await testApp({ env: { WEBHOOK_HOSTS: [new URL(address).host], WEBHOOK_HOSTS_FOR: 'everyone' } });
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
const make = async ({ token }: Person, event: string) =>
  (await t.call('POST', '/api/webhooks', { token, body: { url: address, events: [event] } })).json<{
    webhook: Webhook;
  }>();
const query = (text: string, ...values: unknown[]) => t.container.db.pool.query(text, values);
const want = ({ token }: Person, name: string) =>
  t.call('POST', '/api/shopping', { token, body: { id: crypto.randomUUID(), name } });
const listOf = async ({ token }: Person) =>
  (await t.call('GET', '/api/webhooks', { token })).json<{ webhooks: Webhook[] }>().webhooks;
const send = async () => {
  await t.container.jobs.enqueue(sendDue, {});
  await t.container.jobs.runDue();
};

it('leaves an address alone that fails again and again, says so, and sends again once a test arrives', async () => {
  const cook = await t.signUp();
  const { webhook } = await make(cook, 'list.changed');
  answers = Array(5).fill(500);
  for (let at = 0; at < 5; at += 1) {
    await want(cook, `thing ${at}`);
    await query(`update webhook_deliveries set due_at = now() where tries = 0`);
    await send();
  }
  expect(heard).toHaveLength(5);
  const [paused] = await listOf(cook);
  expect(paused).toMatchObject({ stoppedAt: null, pausedUntil: expect.any(String) });
  await want(cook, 'one more');
  await query(`update webhook_deliveries set due_at = now() where state = 'waiting'`);
  await send();
  expect(heard).toHaveLength(5);
  await t.call('POST', `/api/webhooks/${webhook.id}/test`, { token: cook.token });
  await send();
  expect((await listOf(cook))[0]).toMatchObject({ pausedUntil: null });
  expect(heard.at(5)).toBe('test');
  // With the test that arrived, everything that waited was sent.
  expect(heard).toHaveLength(12);
});

it('lets nobody wait behind the slow address of another', async () => {
  const [slow, quick] = [await t.signUp(), await t.signUp()];
  for (let at = 0; at < 5; at += 1) await make(slow, 'list.changed');
  await make(quick, 'list.changed');
  await query(`update webhooks set url = url || '?slow' where user_id = $1`, slow.id);
  await want(slow, 'bread');
  await query(`update webhook_deliveries set due_at = now() where state = 'waiting'`);
  const stuck = send();
  await expect.poll(() => held).toHaveLength(2);
  await want(quick, 'milk');
  await query(`update webhook_deliveries set due_at = now() where tries = 0`);
  const sent = send();
  await expect.poll(() => heard).toHaveLength(3);
  // Two of one person at a time, and all of them in the end.
  expect(held).toHaveLength(2);
  isSlow = false;
  for (const answer of held) answer();
  await Promise.all([stuck, sent]);
  expect(heard).toHaveLength(6);
});

it('keeps no more waiting for an address than is listed', async () => {
  const cook = await t.signUp();
  const { webhook } = await make(cook, 'scan.done');
  await query(
    `insert into scans (id, user_id, day, photos, ingredients, counted)
     select gen_random_uuid(), $1, now(), 1, '[]', false from generate_series(1, 70)`,
    cook.id,
  );
  const { rows } = await query(
    'select count(*)::int from webhook_deliveries where webhook_id = $1',
    webhook.id,
  );
  expect(rows).toEqual([{ count: 50 }]);
});
