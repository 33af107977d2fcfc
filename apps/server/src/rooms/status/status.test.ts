import { SERVICES, type ServiceId, type systemStatus } from '@crisper/contract/status/status';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { type TestApp, testApp } from '../../testing/app.ts';

type Status = z.output<typeof systemStatus.response>;

const down = new Set<ServiceId>();
const probes = Object.fromEntries(
  SERVICES.map((id) => [
    id,
    async () => {
      if (down.has(id)) throw new Error('down');
    },
  ]),
) as Record<ServiceId, () => Promise<void>>;

let t: TestApp;
let admin: string;
beforeAll(async () => {
  t = await testApp({ probes });
  const person = await t.signUp();
  admin = person.token;
  await t.container.db.pool.query(`update users set role = 'admin' where id = $1`, [person.id]);
});
afterAll(() => t.close());

/** Runs the probes as the job does once a minute. */
async function probe(times = 1): Promise<void> {
  const job = t.container.rooms
    .flatMap((room) => room.jobs ?? [])
    .find(({ job }) => job.name === 'status.probe');
  for (let at = 0; at < times; at++) await job?.run({});
}

async function look(): Promise<Status> {
  return (await t.call('GET', '/api/status')).json<Status>();
}

it('claims nothing before it measured', async () => {
  const status = await look();
  expect(status.state).toBe('unknown');
  expect(status.checkedAt).toBeNull();
  expect(status.services).toHaveLength(8);
  expect(status.services[0]).toMatchObject({ uptime: null, responseMs: null });
  expect(status.services[0]?.days).toHaveLength(90);
});

it('shows what it measured', async () => {
  await probe(2);
  const status = await look();
  expect(status.state).toBe('operational');
  expect(status.metrics).toMatchObject({ uptime: 1, probesToday: 16, incidents: 0 });
  expect(status.services.every(({ days }) => days.at(-1)?.uptime === 1)).toBe(true);
});

it('opens an incident after three failures in a row, tells those who asked, and closes it again', async () => {
  await t.call('POST', '/api/status/subscribers', { body: { email: 'Reader@example.com' } });
  await t.container.jobs.runDue();
  const [, token] = /confirm=([\w-]+)/.exec(t.emails.at(-1)?.text ?? '') ?? [];
  await t.call('POST', '/api/status/subscribers/confirm', { body: { token } });

  down.add('payments');
  await probe(2);
  expect((await look()).incidents).toEqual([]);
  expect((await look()).services.find(({ id }) => id === 'payments')?.state).toBe('degraded');
  await probe(2);
  const failed = await look();
  expect(failed.state).toBe('outage');
  expect(failed.incidents).toHaveLength(1);
  expect(failed.incidents[0]).toMatchObject({ service: 'payments', status: 'open', severity: 'major' });
  await t.container.jobs.runDue();
  expect(t.emails.at(-1)).toMatchObject({
    to: 'reader@example.com',
    subject: 'Crisper status: Payment processing is not answering',
  });

  down.clear();
  await probe();
  const back = await look();
  expect(back.state).toBe('operational');
  expect(back.incidents[0]).toMatchObject({ status: 'resolved' });
  expect(back.incidents[0]?.updates[0]?.text).toBe('It answers again.');
  expect(back.metrics.uptime).toBeLessThan(1);
});

it('ends the mails by the link in any of them', async () => {
  await t.container.jobs.runDue();
  const [, token] = /end=([\w-]+)/.exec(t.emails.at(-1)?.text ?? '') ?? [];
  await t.call('POST', '/api/status/subscribers/end', { body: { token } });
  const before = t.emails.length;
  await t.call('POST', '/api/admin/incidents', {
    token: admin,
    body: { title: 'Slow photos', text: 'We look into it.', service: 'vision', severity: 'minor' },
  });
  await t.container.jobs.runDue();
  expect(t.emails).toHaveLength(before);
  expect((await look()).services.find(({ id }) => id === 'vision')?.state).toBe('degraded');
});

it('lets an admin announce, update and end, and nobody else', async () => {
  const body = {
    title: 'Database move',
    text: 'Half an hour at night.',
    service: 'database',
    severity: 'maintenance',
    startsAt: new Date(Date.now() + 86_400_000).toISOString(),
  };
  const { token } = await t.signUp();
  expect((await t.call('POST', '/api/admin/incidents', { token, body })).statusCode).toBe(403);
  const made = await t.call('POST', '/api/admin/incidents', { token: admin, body });
  const { incident } = made.json<{ incident: { id: number; status: string } }>();
  expect(incident.status).toBe('scheduled');
  expect((await look()).services.find(({ id }) => id === 'database')?.state).toBe('operational');
  const update = (status: string, id = incident.id) =>
    t.call('POST', `/api/admin/incidents/${id}/updates`, { token: admin, body: { text: 'Now.', status } });
  await update('open');
  expect((await look()).services.find(({ id }) => id === 'database')?.state).toBe('maintenance');
  await update('resolved');
  expect((await look()).incidents.find(({ id }) => id === incident.id)?.updates).toHaveLength(3);
  expect((await update('open', 999_999)).statusCode).toBe(404);
});

it('begins and completes a planned maintenance by its times, and says so', async () => {
  const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const body = {
    title: 'New disks',
    text: 'An hour.',
    service: 'storage',
    severity: 'maintenance',
    startsAt: soon(60),
    endsAt: soon(120),
  };
  const open = (more: object) =>
    t.call('POST', '/api/admin/incidents', { token: admin, body: { ...body, ...more } });
  expect((await open({ endsAt: soon(30) })).statusCode).toBe(400);
  const { incident } = (await open({})).json<{ incident: { id: number; status: string; endsAt: string } }>();
  expect(incident).toMatchObject({ status: 'scheduled', endsAt: body.endsAt });
  const seen = async () => (await look()).incidents.find(({ id }) => id === incident.id);
  await probe();
  expect((await seen())?.status).toBe('scheduled');
  // An hour passes, and another one.
  const pass = () =>
    t.container.db.pool.query(
      `update status_incidents set started_at = started_at - interval '1 hour', ends_at = ends_at - interval '1 hour'
       where id = $1`,
      [incident.id],
    );
  await pass();
  await probe();
  expect(await seen()).toMatchObject({ status: 'open' });
  expect((await look()).services.find(({ id }) => id === 'storage')?.state).toBe('maintenance');
  await pass();
  await probe();
  expect(await seen()).toMatchObject({ status: 'resolved' });
  expect((await seen())?.updates.map(({ text }) => text)).toEqual([
    'The maintenance is completed.',
    'The maintenance is in progress.',
    'An hour.',
  ]);
});

it('tells a stranger nothing about who subscribed, and refuses a made-up link', async () => {
  const ask = () =>
    t.call('POST', '/api/status/subscribers', { body: { email: 'new@example.com' }, address: '10.8.0.1' });
  expect((await ask()).json()).toEqual((await ask()).json());
  const confirm = await t.call('POST', '/api/status/subscribers/confirm', {
    body: { token: 'x'.repeat(32) },
  });
  expect(confirm.statusCode).toBe(404);
});
