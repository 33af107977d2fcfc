import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { openTraces } from './traces.ts';

const lines: string[] = [];
const log = pino(
  { level: 'warn' },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  }),
);

const SLOW_QUERY_MS = 500;
const METRICS_TOKEN = 'a token for the figures, long enough';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ log, env: { SLOW_QUERY_MS, METRICS_TOKEN, CONTACT_EMAIL: 'help@crisper.example' } });
});
afterAll(() => t.close());

const metrics = () => t.call('GET', '/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });

it('counts jobs and calls of providers, and what of them failed', async () => {
  await t.call('POST', '/api/contact', {
    body: { name: 'Ada', email: 'ada@example.com', subject: 'Hi', message: 'Hello' },
  });
  await t.container.jobs.runDue();
  const { body } = await metrics();
  expect(body).toContain('crisper_work_duration_seconds_count{kind="job",name="contact.message-stored"} 1');
  expect(body).toContain('crisper_work_duration_seconds_count{kind="provider",name="mail.send"} 1');
  expect(body).toMatch(/^crisper_database_connections \d+$/m);
  expect(body).toMatch(/^crisper_oldest_waiting_job_seconds 0$/m);
});

it('tells of slow statements without their values', async () => {
  // Each read of the clock moves it one step.
  let now = 0;
  const ask = async (step: number, statement: string) => {
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += step));
    await t.container.db.pool.query(statement, ['my private words']).finally(() => clock.mockRestore());
    return lines.find((text) => text.includes(statement));
  };
  expect(await ask(SLOW_QUERY_MS - 1, 'select $1::text as quick')).toBeUndefined();
  const told = await ask(SLOW_QUERY_MS, 'select $1::text as slow');
  expect(told).toContain('slow statement');
  expect(told).not.toContain('private words');
});

it('sends spans of requests to a collector, and only there', async () => {
  const bodies: Buffer[] = [];
  const collector = createServer((request, response) => {
    void buffer(request).then((body) => {
      bodies.push(body);
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const traces = await openTraces(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
  t.container.watch.tracer = traces.tracer;
  try {
    await t.call('GET', '/api/plans');
    await t.container.watch.during('job', 'a.job', async () => {});
    await traces.close();
    const sent = Buffer.concat(bodies).toString();
    expect(sent).toContain('GET /api/plans');
    expect(sent).toContain('job a.job');
  } finally {
    t.container.watch.tracer = undefined;
    collector.close();
  }
});

it.each(['grafana/crisper.json', 'prometheus/alerts.yaml'])(
  'gives every figure that ops/%s asks for',
  async (file) => {
    const asked = await readFile(new URL(`../../../../ops/${file}`, import.meta.url), 'utf8');
    const names = new Set(asked.match(/\b(?:crisper|http_request|nodejs|process)_[a-z_0-9]+/g));
    expect(names.size).toBeGreaterThan(2);
    const { body } = await metrics();
    const given = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const missing = [...names].filter((name) => !given.has(name.replace(/_(bucket|count|sum)$/, '')));
    expect(missing).toEqual([]);
  },
);
