import { text } from 'node:stream/consumers';
import type { Endpoint } from '@crisper/contract/endpoint';
import { errorBody } from '@crisper/contract/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { PageError } from '../providers/page-fetch/page-fetch.provider.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { testVision } from '../testing/vision.ts';
import { jsonOf, lookalike } from './fuzz-values.ts';
import { settled } from './private-data.ts';

const SEED = 20_260_501;
const ROUNDS = 16;
const AT_ONCE = 8;
/** No request takes this long, even on a busy machine. */
const HANGS_MS = 120_000;

/** Implementation details that no response may contain. */
const INSIDE =
  /node_modules|\.[jt]s:\d|\bat (?:async )?[\w.]+ \(|failed query|relation "|column "|violates|invalid (?:input syntax|byte)|drizzle|postgres|\/apps\/server|ECONN/i;
/** These requests end the session that sends them. */
const ENDS_A_SESSION = ['DELETE /api/user/account', 'POST /api/auth/logout', 'DELETE /api/auth/sessions'];
const LIVE = /\/events$/;

let t: TestApp;
let token: string;
let taken = 0;
const inside: string[] = [];
beforeAll(async () => {
  t = await testApp({
    vision: testVision(),
    log: createLog({ LOG_LEVEL: 'error' }, { write: (line) => void inside.push(line) }),
    pages: {
      read: async () => {
        throw new PageError('There’s no site at that link.');
      },
    },
  });
  const person = await settled(t);
  await t.container.db.pool.query(`update users set role = 'admin' where id = $1`, [person.id]);
  const body = { email: person.email, password: person.password };
  token = (await t.call('POST', '/api/auth/login', { body })).json<{ token: string }>().token;
  // Rate limits have their own tests. They are off here so that every request reaches the code behind them.
  Object.assign(t.container.limiter, { use: async () => {}, check: async () => {}, pace: async () => {} });
});
afterAll(() => t.close());

interface Sent {
  params: unknown;
  query: unknown;
  body: unknown;
  signedIn: boolean;
}

/** A fixed set of requests for one endpoint, the same in every run. */
function requestsFor({ params, query, body }: Endpoint, index: number): Sent[] {
  const part = (shape: Endpoint['body']) => (shape ? lookalike(shape) : fc.constant(undefined));
  const sent = fc.record({
    params: part(params),
    query: part(query),
    // An unexpected body must do no harm either.
    body: body
      ? part(body)
      : fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, fc.constant({ a: 1 })),
    signedIn: fc.constantFrom(true, true, true, false),
  });
  return fc.sample(sent as fc.Arbitrary<Sent>, { seed: SEED + index, numRuns: ROUNDS });
}

const wordsOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/[\ud800-\udfff]/g, '\ufffd') : jsonOf(value);

function addressOf({ path }: Endpoint, { params, query }: Sent): string {
  const given = (params ?? {}) as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(wordsOf(given[name] ?? params)).slice(0, 2_000),
  );
  if (query === undefined || query === null) return filled;
  const pairs = Object.entries(query as object).map(([name, value]) => [name, wordsOf(value)]);
  return `${filled}?${new URLSearchParams(pairs).toString().slice(0, 20_000)}`;
}

/** Describes what is wrong with the response; undefined when it is correct. */
async function faultOf(endpoint: Endpoint, request: Sent, bearer: string): Promise<string | undefined> {
  const { method } = endpoint;
  const url = addressOf(endpoint, request);
  const payload = request.body === undefined ? undefined : jsonOf(request.body);
  const said = `${method} ${url.slice(0, 300)} ${payload?.slice(0, 300) ?? ''}`;
  const leaving = new AbortController();
  const answer = await t.app
    .inject({
      method,
      url,
      signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(HANGS_MS)]),
      payloadAsStream: true,
      headers: {
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...(request.signedIn && { authorization: `Bearer ${bearer}` }),
      },
      ...(payload !== undefined && { payload }),
    })
    .catch(() => undefined);
  if (!answer) return `${said} hangs`;
  const live = answer.statusCode < 400 && LIVE.test(endpoint.path);
  // Endless streams are closed as soon as they have started.
  const body = live ? '' : await text(answer.stream()).catch(() => undefined);
  if (live) leaving.abort();
  if (body === undefined) return `${said} hangs half way`;
  if (answer.statusCode >= 500)
    return `${said} answers ${answer.statusCode}: ${inside.at(-1)?.slice(0, 400)}`;
  if (answer.statusCode < 400) {
    taken++;
    return undefined;
  }
  if (INSIDE.test(body)) return `${said} tells of the inside: ${body}`;
  return errorBody.safeParse(JSON.parse(body)).success ? undefined : `${said} has no error shape: ${body}`;
}

it('answers thousands of odd requests to every route without a failure or a word of the inside', {
  timeout: 600_000,
}, async () => {
  // One person sends them all, and every one is to reach its handler.
  vi.spyOn(t.container.budgets, 'spend').mockReturnValue();
  const plan = t.app.endpoints.map((endpoint, index) => ({
    endpoint,
    requests: requestsFor(endpoint, index),
  }));
  const throwaway = (await t.signUp()).token;
  const faults = new Map<string, string>();
  let count = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = 0; at < plan.length; at += AT_ONCE) {
      const batch = plan.slice(at, at + AT_ONCE).map(async ({ endpoint, requests }) => {
        const name = `${endpoint.method} ${endpoint.path}`;
        const bearer = ENDS_A_SESSION.includes(name) ? throwaway : token;
        const fault = await faultOf(endpoint, requests[round] as Sent, bearer);
        if (fault && !faults.has(name)) faults.set(name, fault);
      });
      count += batch.length;
      await Promise.all(batch);
    }
  }
  expect([...faults.values()]).toEqual([]);
  expect(taken / count, 'requests that looked right enough to be taken').toBeGreaterThan(0.15);
  const { pool } = t.container.db;
  expect([pool.waitingCount, pool.totalCount - pool.idleCount], 'connections that never came back').toEqual([
    0, 0,
  ]);
  expect(Object.hasOwn(Object.prototype, 'role'), 'a prototype was polluted').toBe(false);
  expect((await t.call('GET', '/api/auth/me', { token })).statusCode).toBe(200);
  console.info(`fuzz: ${count} requests to ${plan.length} routes, ${taken} of them taken`);
});
