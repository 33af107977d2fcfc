import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../apps/server/src/testing/free-port.ts';
import { expectAlive, type Fleet, startFleet } from './support/fleet.ts';
import { expectClear, startLoad } from './support/load.ts';
import { redisProgram } from './support/redis.ts';
import { send, signUp } from './support/requests.ts';
import { until } from './support/wait-until.ts';

let fleet: Fleet;
let smtp: number;
let deaf: Server;
const waiting = new Set<Socket>();
beforeAll(async () => {
  smtp = await freePort();
  // A mail server that accepts connections and never answers, so that jobs start but cannot finish.
  deaf = createServer((socket) => waiting.add(socket.on('error', () => {})));
  await new Promise<void>((done) => deaf.listen(smtp, '127.0.0.1', done));
  fleet = await startFleet({ SMTP_URL: `smtp://127.0.0.1:${smtp}` });
});
afterAll(async () => {
  await fleet?.close();
  for (const socket of waiting) socket.destroy();
  deaf?.close();
});

it('kill -9 of a server: the other answers, and nothing acknowledged is lost or doubled', async () => {
  const load = await startLoad(fleet.front.url);
  await load.more(30);
  await fleet.web[0].stop('SIGKILL');
  await load.more(30);
  await fleet.web[0].start();
  await load.more(10);
  const failures = await load.stop();
  // The requests in flight on the killed server: at most one per writer.
  expect(failures.length).toBeLessThanOrEqual(4);
  expect(failures.every(({ status }) => status === 502)).toBe(true);
  expect(await load.prove(fleet.postgres)).toBeGreaterThanOrEqual(70);
});

it('kill -9 of PostgreSQL: a clear 503 meanwhile, then all is well again', async () => {
  const load = await startLoad(fleet.front.url);
  await load.more(30);
  await fleet.postgres.kill();
  const { token } = { token: 'nobody' };
  const refused = await until('a refusal', async () => {
    const answer = await send(fleet.front.url, 'GET', '/api/auth/me', { token });
    return answer.status === 503 && answer;
  });
  expectClear([refused]);
  expect((await send(fleet.web[0].url, 'GET', '/healthz')).status).toBe(200);
  expect((await send(fleet.web[0].url, 'GET', '/readyz')).status).toBe(503);
  await pause(1_000);
  await fleet.postgres.start();
  await load.more(30);
  expectClear(await load.stop());
  expect(await load.prove(fleet.postgres)).toBeGreaterThanOrEqual(60);
  await expectAlive(fleet);
  for (const { url } of [...fleet.web, fleet.worker])
    await until('readiness', async () => (await send(url, 'GET', '/readyz')).status === 200);
});

it('a disk that is slow: people wait, and nobody is refused', async () => {
  const load = await startLoad(fleet.front.url);
  await load.more(10);
  const pids = await fleet.postgres.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'crisper' and pid <> pg_backend_pid()",
  );
  for (const { pid } of pids) process.kill(pid, 'SIGSTOP');
  await pause(2_000);
  for (const { pid } of pids) process.kill(pid, 'SIGCONT');
  await load.more(10);
  expect(await load.stop()).toEqual([]);
  await load.prove(fleet.postgres);
});

it.skipIf(!redisProgram)(
  'kill -9 of Redis: nobody notices, and it is used again when it is back',
  async () => {
    const redis = fleet.redis!;
    expect((await redis.keys()).length).toBeGreaterThan(0);
    const load = await startLoad(fleet.front.url);
    await load.more(20);
    await redis.kill();
    await load.more(30);
    await redis.start();
    await load.more(10);
    // Redis restarted empty, so any key in it is from after the restart.
    await until('counters in Redis', async () => (await redis.keys()).length > 0, 15_000);
    expect(await load.stop()).toEqual([]);
    expect(await load.prove(fleet.postgres)).toBeGreaterThanOrEqual(60);
  },
);

it('kill -9 of the worker: work that was begun is done again by the next, and its email comes once', async () => {
  await until('work under way', async () => waiting.size > 0);
  await fleet.worker.stop('SIGKILL');
  const body = { name: 'C', email: 'c@example.com', subject: 'in flight', message: 'Do not lose me.' };
  expect((await send(fleet.front.url, 'POST', '/api/contact', { body })).status).toBe(201);
  for (const socket of waiting) socket.destroy();
  await new Promise((done) => deaf.close(done));

  const subjects: string[] = [];
  const hearing = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        const subject = /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? '';
        // People who signed up meanwhile get emails, too: only those of messages are counted.
        if (!subject.startsWith('Confirm your email')) subjects.push(subject);
        done();
      });
    },
  });
  hearing.on('error', () => {});
  await new Promise<void>((done) => hearing.listen(smtp, '127.0.0.1', () => done()));
  try {
    const begun = await fleet.postgres.query<{ id: string }>(
      "select id from pgboss.job where name = 'contact.message-stored' and state = 'active'",
    );
    expect(begun.length).toBeGreaterThan(0);
    // Backdates the stuck job by two minutes, so that the test need not wait for its timeout.
    await fleet.postgres.query(
      "update pgboss.job set started_on = started_on - interval '2 minutes' where state = 'active'",
    );
    // Keeps only the stuck job and the newest one, because the queue is long by now.
    await fleet.postgres.query(
      `delete from pgboss.job where name = 'contact.message-stored' and state in ('created', 'retry')
       and data->>'id' <> (select max(id)::text from contact_messages)`,
    );
    await fleet.worker.start();
    const ids = await until(
      'the emails',
      async () => {
        await fleet.postgres.query(
          "update pgboss.job set start_after = now() where state = 'retry' and start_after > now()",
        );
        const left = await fleet.postgres.query(
          "select 1 from pgboss.job where name = 'contact.message-stored' and state in ('created', 'retry', 'active')",
        );
        return left.length === 0 && subjects.length > begun.length && subjects;
      },
      100_000,
    );
    expect(ids.filter((subject, at) => ids.indexOf(subject) !== at)).toEqual([]);
    expect(ids.some((subject) => subject.includes('in flight'))).toBe(true);
  } finally {
    await new Promise<void>((done) => hearing.close(() => done()));
  }
});

it('leaves the servers alive after all of it', async () => {
  await expectAlive(fleet);
  for (const { url } of [...fleet.web, fleet.worker])
    expect((await send(url, 'GET', '/readyz')).status).toBe(200);
  await signUp(fleet.front.url);
});
