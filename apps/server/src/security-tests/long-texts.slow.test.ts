import type { Endpoint } from '@crisper/contract/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { PageError } from '../providers/page-fetch/page-fetch.provider.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { testVision } from '../testing/vision.ts';
import { type Filling, longRequest, takesText, UNITS } from './long-texts.ts';
import { type Person, settled } from './private-data.ts';

let t: TestApp;
let cook: Person;
const log: string[] = [];
beforeAll(async () => {
  t = await testApp({
    vision: testVision(),
    log: createLog({ LOG_LEVEL: 'info' }, { write: (line) => void log.push(line) }),
    pages: {
      read: async () => {
        throw new PageError('There’s no site at that link.');
      },
    },
  });
  cook = await settled(t);
  Object.assign(t.container.limiter, { use: async () => {}, check: async () => {} });
});
afterAll(() => t.close());

const SLOW_MS = 1_000;
/** Above this, measure how the time grows with the length of the text. */
const COSTLY_MS = 200;
const TRIES = 3;
/** Linear time gives 2, quadratic time 4. */
const GROWTH_MAX = 3;

async function send(endpoint: Endpoint, filling: Filling): Promise<{ ms: number; status: number }> {
  const { url, body } = longRequest(endpoint, filling);
  // CPU time, so that a busy machine has little effect.
  const before = process.cpuUsage();
  const { statusCode } = await t.call(endpoint.method, url, {
    token: cook.token,
    ...(body !== undefined && { body }),
  });
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1_000, status: statusCode };
}

/** The minimum of a few runs, including the first one: other processes can only add time. */
async function leastMs(endpoint: Endpoint, filling: Filling, first = Number.POSITIVE_INFINITY) {
  let least = first;
  for (let at = 0; at < TRIES; at++) least = Math.min(least, (await send(endpoint, filling)).ms);
  return least;
}

/** How many times longer twice the text takes. Noise passes, quadratic time stays. */
async function leastGrowth(endpoint: Endpoint, unit: string): Promise<number> {
  const [quarter, half] = [0.25, 0.5].map((share) => ({ unit, fits: true, share }));
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < TRIES && least > GROWTH_MAX; at++)
    least = Math.min(least, (await leastMs(endpoint, half!)) / (await leastMs(endpoint, quarter!)));
  return least;
}

it('spends less than a second on any text, however long and odd, and twice as long on twice the text', {
  timeout: 600_000,
}, async () => {
  await t.container.db.pool.query(`update users set role = 'admin' where id = $1`, [cook.id]);
  const slow: string[] = [];
  const failed: string[] = [];
  let taken = 0;
  for (const endpoint of t.app.endpoints.filter(takesText)) {
    let costliest = { ms: COSTLY_MS, unit: '' };
    for (const [at, unit] of UNITS.entries())
      for (const fits of at < 1 ? [true, false] : [true]) {
        const { ms, status } = await send(endpoint, { unit, fits });
        const said = `${endpoint.method} ${endpoint.path} with ${JSON.stringify(unit)}`;
        if (ms > SLOW_MS && (await leastMs(endpoint, { unit, fits }, ms)) > SLOW_MS)
          slow.push(`${said}: ${Math.round(ms)} ms`);
        if (status >= 500) failed.push(`${said}: ${status} ${log.at(-2)?.slice(0, 300)}`);
        if (status < 300) taken++;
        if (fits && ms > costliest.ms) costliest = { ms, unit };
      }
    if (!costliest.unit) continue;
    const growth = await leastGrowth(endpoint, costliest.unit);
    if (growth > GROWTH_MAX)
      slow.push(`${endpoint.method} ${endpoint.path}: ${growth} times for twice the text`);
  }
  expect(failed).toEqual([]);
  expect(slow).toEqual([]);
  expect(taken, 'long texts that reached what lies behind').toBeGreaterThan(50);
});
