import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cache } from '../apps/server/src/cache/cache.provider.ts';
import { redisCache } from '../apps/server/src/cache/redis.ts';
import { CMYK_JPEG, dataUrl } from '../apps/server/src/testing/photos.ts';
import { PhotoError } from '../packages/vision/src/photo-error.ts';
import { figure } from './support/figures.ts';
import { type Fleet, type Instance, startFleet, startInstance } from './support/fleet.ts';
import { startLoad } from './support/load.ts';
import { type Model, startModel } from './support/model.ts';
import { redisProgram } from './support/redis.ts';
import { send, signUp } from './support/requests.ts';
import { until } from './support/wait-until.ts';

const SCANS = 200;
const MESSAGES = 20;

let fleet: Fleet;
let model: Model;
beforeAll(async () => {
  model = await startModel();
  fleet = await startFleet({
    DRAIN_SECONDS: '3',
    AI_BASE_URL: model.url,
    AI_TEXT_MODEL: 'stand-in',
    AI_VISION_MODEL: 'stand-in',
    VISION: 'model',
  });
});
afterAll(async () => {
  await fleet?.close();
  await model?.close();
});

it('gives a free cook two scans a day, however many are sent to however many instances', async () => {
  const { token, id } = await signUp(fleet.front.url);
  // Each another photo, because the same one again costs nothing. Readers skip what follows the end of a JPEG.
  const photo = (at: number) => dataUrl(Buffer.concat([Buffer.from(CMYK_JPEG, 'base64'), Buffer.from([at])]));
  const answers = await Promise.all(
    Array.from({ length: SCANS }, (_, at) =>
      send(fleet.web[at % 2]!.url, 'POST', '/api/scan', { token, body: { images: [photo(at)] } }),
    ),
  );
  const counted = answers.filter(({ status }) => status === 200);
  expect(counted).toHaveLength(2);
  const rest = answers.filter(({ status }) => status !== 200);
  for (const { status, body } of rest)
    expect({ status, error: body.error }).toEqual({
      status: 429,
      error: expect.stringContaining('your plan includes 2 scans a day'),
    });
  expect(await fleet.postgres.query('select 1 from scans where user_id = $1', [id])).toHaveLength(2);
  figure(`${SCANS} sent at once, ${counted.length} succeeded`);
});

it.skipIf(!redisProgram)(
  'lets all instances see what somebody has spent, and that it comes back',
  async () => {
    const caches = [redisCache(fleet.redis!.url), redisCache(fleet.redis!.url)];
    try {
      await Promise.all(caches.map((cache) => until('Redis', () => cache.check().then(() => true))));
      const [one, other] = caches as [Cache, Cache];
      const SLOWLY = 0.001;
      expect(await one.fill('spent:slowly', 100, SLOWLY)).toBeCloseTo(100, 0);
      expect(await other.fill('spent:slowly', 50, SLOWLY)).toBeCloseTo(150, 0);
      const AT_ONCE = 1_000_000_000;
      expect(await one.fill('spent:quickly', 1_000, AT_ONCE)).toBe(1_000);
      expect(await other.fill('spent:quickly', 7, AT_ONCE)).toBe(7);
    } finally {
      for (const cache of caches) await cache.close();
    }
  },
);

it('refuses a token on every instance once its session has ended on one', async () => {
  const { token } = await signUp(fleet.web[0].url);
  for (const { url } of fleet.web)
    expect((await send(url, 'GET', '/api/auth/me', { token })).status).toBe(200);
  expect((await send(fleet.web[0].url, 'POST', '/api/auth/logout', { token })).status).toBe(200);
  expect((await send(fleet.web[0].url, 'GET', '/api/auth/me', { token })).status).toBe(401);
  // The sign-out is announced through the database; without that, the other instance's cache would last five
  // seconds.
  await until(
    'the other instance to refuse',
    async () => (await send(fleet.web[1].url, 'GET', '/api/auth/me', { token })).status === 401,
    1_000,
  );
});

it.skipIf(!redisProgram)(
  'counts tries together: a sixth message in an hour is refused by either',
  async () => {
    const body = { name: 'A cook', email: 'a@example.com', subject: 'Soup', message: 'Where is it?' };
    const statuses: number[] = [];
    for (let at = 0; at < 6; at++) {
      const { url } = fleet.web[at % 2]!;
      statuses.push((await send(url, 'POST', '/api/contact', { body, from: '10.8.0.1' })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  },
);

it('does each piece of work once, with two workers on it', async () => {
  const settings = { DATABASE_URL: fleet.postgres.url, ROLE: 'worker' };
  const second = await startInstance(settings);
  await Promise.all(
    Array.from({ length: MESSAGES }, (_, at) => {
      const body = { name: 'B', email: 'b@example.com', subject: `once ${at}`, message: 'Only once.' };
      return send(fleet.front.url, 'POST', '/api/contact', { body });
    }),
  );
  const emails = await until(
    'all emails',
    async () => {
      const rows = await fleet.postgres.query<{ subject: string }>(
        "select subject from mail_outbox where subject like '%once %'",
      );
      return rows.length >= MESSAGES && rows;
    },
    110_000,
  );
  expect(new Set(emails.map(({ subject }) => subject)).size).toBe(MESSAGES);
  const busy =
    "select 1 from pgboss.job where name = 'contact.message-stored' and state in ('created','active')";
  await until('an empty queue', async () => (await fleet.postgres.query(busy)).length === 0);
  const all = await fleet.postgres.query("select 1 from mail_outbox where subject like '%once %'");
  await second.stop('SIGKILL');
  expect(all).toHaveLength(MESSAGES);
  figure(`${MESSAGES} messages, ${all.length} emails`);
});

it('restarts one instance after the other without a failed request', async () => {
  const load = await startLoad(fleet.front.url);
  await load.more(20);
  for (const instance of fleet.web) {
    expect(await instance.stop('SIGTERM')).toBe(0);
    await load.more(10);
    await instance.start();
    await fleet.front.look();
    await load.more(10);
  }
  const failures = await load.stop();
  expect({ failures, troubles: fleet.front.troubles }).toEqual({ failures: [], troubles: [] });
  expect(await load.prove(fleet.postgres)).toBeGreaterThan(60);
});

it.each(['stalls', 'garbage', 'too many'] as const)(
  'answers from the kitchen when the text model does this: %s',
  async (mood) => {
    model.mood = mood;
    const { token } = await signUp(fleet.front.url);
    const recipe = {
      title: 'Tomato soup',
      currentStep: 1,
      totalSteps: 1,
      allSteps: ['Simmer the tomatoes.'],
    };
    const body = { message: 'Which wine goes with this?', context: { recipe } };
    const began = Date.now();
    const answer = await send(fleet.front.url, 'POST', '/api/chat/cooking-assistant', { token, body });
    model.mood = 'well';
    expect(answer.status).toBe(200);
    expect(answer.body.fallback.length).toBeGreaterThan(10);
    expect(Date.now() - began).toBeLessThan(15_000);
  },
);

it('looks itself when the vision model has had enough, also after a vision worker was killed', async () => {
  model.mood = 'too many';
  const { worker, answer: scan, id } = await scanOn(fleet.web[0]);
  process.kill(worker, 'SIGKILL');
  const answer = await scan;
  model.mood = 'well';
  expect(answer.status).toBe(200);
  expect(answer.body.note).toContain('Crisper looked at the photos itself');
  expect(answer.body.scansLeft).toBe(1);
  expect(await fleet.postgres.query('select 1 from scans where user_id = $1', [id])).toHaveLength(1);
  expect((await send(fleet.web[0].url, 'GET', '/readyz')).status).toBe(200);
});

it('says so after half a minute when a vision worker hangs, charges nothing, and looks at the next photo', async () => {
  model.mood = 'too many';
  const { worker, answer: scan, id } = await scanOn(fleet.web[0]);
  process.kill(worker, 'SIGSTOP');
  const began = Date.now();
  const answer = await scan;
  figure(`told after ${Math.round((Date.now() - began) / 1000)} s, not charged`);
  expect(answer.status).toBe(503);
  expect(answer.body.error).toBe(new PhotoError('timeout').message);
  expect(await fleet.postgres.query('select 1 from scans where user_id = $1', [id])).toHaveLength(0);
  const { answer: next } = await scanOn(fleet.web[0]);
  expect((await next).status).toBe(200);
  model.mood = 'well';
});

/** Starts a scan for a new user and returns while it is running, so that the test can disturb it. */
async function scanOn(instance: Instance) {
  const { token, id } = await signUp(instance.url);
  const shelf = await readFile(new URL('../packages/vision/test-photos/shelf.webp', import.meta.url));
  const answer = send(instance.url, 'POST', '/api/scan', {
    token,
    body: { images: [dataUrl(shelf, 'image/webp')] },
  });
  const worker = await until('the vision worker', () => visionWorker(instance.server.child.pid!));
  return { worker, answer, id };
}

async function visionWorker(parent: number): Promise<number | undefined> {
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8');
  for (const child of children.trim().split(' ').map(Number)) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('vision-worker')) return child;
  }
  return undefined;
}
