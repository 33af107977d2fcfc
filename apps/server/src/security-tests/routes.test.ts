import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '@crisper/contract/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { seedCookBook } from '../rooms/recipes/book/cook-book.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { ABSENT_PROVIDER } from '../testing/openid-provider.ts';
import { asking, seeing, testVision } from '../testing/vision.ts';
import type { Attack } from './attack.ts';
import { type Belongings, belongingsOf, everythingOf, MARK, type Person, settled } from './private-data.ts';
import { ROUTE_ATTACKS } from './route-attacks.ts';

const BOOK = fileURLToPath(new URL('../../../../recipes', import.meta.url));

let t: TestApp;
let owner: Person;
let attacker: Person;
let housemate: Person;
let left: Person;
let owned: Belongings;
beforeAll(async () => {
  t = await testApp({ vision: testVision(asking(seeing('tomato'), null)), env: ABSENT_PROVIDER });
  await seedCookBook(t.container.db, BOOK);
  owner = await settled(t);
  attacker = await settled(t);
  await join(attacker, await settled(t));
  housemate = await settled(t);
  await join(owner, housemate);
  left = await settled(t);
  await join(owner, left);
  owned = await belongingsOf(t, owner);
  await t.call('POST', '/api/household/leave', { token: left.token });
});
afterAll(() => t.close());

/** Into the household of another, by a link. */
async function join(host: Person, guest: Person): Promise<void> {
  const made = await t.call('POST', '/api/household/invitations', { token: host.token, body: {} });
  const secret = made.json<{ path: string }>().path.split('/')[2];
  const body = { bring: false };
  const answer = await t.call('POST', `/api/invitations/${secret}/accept`, { token: guest.token, body });
  expect(answer.statusCode, answer.body).toBe(200);
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const addressOf = ({ path }: Endpoint, { params = {}, query = '' }: Attack) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'missing')) + query;
const send = (endpoint: Endpoint, attack: Attack, token?: string) =>
  t.call(endpoint.method, addressOf(endpoint, attack), {
    ...(token && { token }),
    ...(attack.body && { body: attack.body }),
  });

function attempts(): { endpoint: Endpoint; attack: Attack; name: string }[] {
  return t.app.endpoints.flatMap((endpoint) => {
    const entry = ROUTE_ATTACKS[nameOf(endpoint)];
    if (typeof entry !== 'function') return [];
    return entry(owned, attacker).map((attack) => ({ endpoint, attack, name: nameOf(endpoint) }));
  });
}

it('has an entry for every route, and for no other', async () => {
  const registered = t.app.endpoints.map(nameOf).sort();
  expect(Object.keys(ROUTE_ATTACKS).sort()).toEqual(registered);
  const open = addresses(t.app.printRoutes({ commonPrefix: false }));
  expect(open.filter((name) => !(name in ROUTE_ATTACKS)).sort()).toEqual(NOT_ROUTES);
});

/** The routes of the server, as it prints them: a tree, where what stands further in goes on with what it stands below. */
function addresses(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, branch, part, methods] = /^(.*?[├└]── )(\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    if (branch === undefined) return [];
    above.length = branch.length / 4 - 1;
    above.push(part!);
    const known = (methods ?? '').split(', ').filter((method) => method && method !== 'HEAD');
    return known.map((method) => `${method} ${above.join('')}`);
  });
}

/** What is no endpoint: files, and doors of their own. */
const NOT_ROUTES = [
  // Only says that it keeps no streams and no sessions.
  'DELETE /mcp',
  'GET /api/docs',
  'GET /api/docs.css',
  'GET /api/openapi.json',
  // Answers only to an address that was not taken back: rooms/calendar/calendar.test.ts.
  'GET /calendar/:token.ics',
  'GET /mcp',
  // Open with a token of its own alone: metrics.test.ts.
  'GET /metrics',
  // A random id that is said to no other user: recipe-marks.test.ts.
  'GET /pictures/own/:id',
  // Answers only who knows the address of the picture, and fetches nothing else: recipe-photos.test.ts.
  'GET /pictures/photos/:id/:mark.webp',
  'GET /pictures/recipes/:slug.png',
  // Answers only to a link that was not taken back: collections.test.ts.
  'GET /pictures/shared/:token/:id',
  'GET /robots.txt',
  'GET /sitemap.xml',
  // Opens to API tokens alone and asks these same routes with them: rooms/mcp/mcp.test.ts.
  'POST /mcp',
];

it('draws no picture of a private recipe, and names it to no crawler', async () => {
  expect((await t.call('GET', `/pictures/recipes/${owned.recipe}.png`)).statusCode).toBe(404);
  const guess = `/pictures/photos/${owned.recipe}/${'A'.repeat(22)}.webp`;
  expect((await t.call('GET', guess, { token: attacker.token })).statusCode).toBe(404);
  expect((await t.call('GET', '/sitemap.xml')).body).not.toContain(MARK);
});

it('claims that there is nothing to aim at only where nothing names a row', () => {
  for (const endpoint of t.app.endpoints) {
    const entry = ROUTE_ATTACKS[nameOf(endpoint)];
    if (typeof entry === 'function') continue;
    if (entry === 'admins only') {
      expect(endpoint.access, nameOf(endpoint)).toBe('admin');
      continue;
    }
    expect(endpoint.params, nameOf(endpoint)).toBeUndefined();
    const named = [endpoint.query, endpoint.body].flatMap((shape) => (shape ? namesIn(shape) : []));
    expect(
      named.filter((name) => NAMES_A_ROW.test(name)),
      nameOf(endpoint),
    ).toEqual([]);
  }
});

/** The sessionId of an analytics event is a random value from the browser and refers to no row. */
const NAMES_A_ROW = /^(?!sessionId$)(id|ids|eaters|token|clientSecret|idempotencyKey|\w+Ids?)$/;

function namesIn(shape: z.ZodType): string[] {
  const names: string[] = [];
  JSON.stringify(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }), (key, value) => {
    if (key === 'properties') names.push(...Object.keys(value));
    return value;
  });
  return names;
}

it('asks everybody for a token where one is needed, and admins for their role', async () => {
  for (const endpoint of t.app.endpoints.filter(({ access }) => access === 'user' || access === 'admin')) {
    const name = nameOf(endpoint);
    const url = endpoint.path.replace(/:\w+/g, '1');
    const call = (token?: string) => t.call(endpoint.method, url, token ? { token } : {});
    expect((await call()).statusCode, name).toBe(401);
    expect((await call('A'.repeat(43))).statusCode, `${name} with a made-up token`).toBe(401);
    if (endpoint.access === 'admin') expect((await call(attacker.token)).statusCode, name).toBe(403);
  }
});

/** What a household shares, by the beginning of its addresses. */
const SHARED =
  /^\S+ \/api\/(?:meals\/from-product|pantry|shopping|plan|household|invitations|products|memories|equipment|staples)\b/;

/** What goes wrong when each of them tries everything; undefined is a guest. */
async function faultsOf(
  tries: ReturnType<typeof attempts>,
  people: Record<string, Person | undefined>,
): Promise<string[]> {
  const before = await everythingOf(t, owner);
  expect(JSON.stringify(before).split(MARK).length, 'the owner has things to lose').toBeGreaterThan(8);
  const faults: string[] = [];
  for (const { endpoint, attack, name } of tries) {
    for (const [who, person] of Object.entries(people)) {
      const answer = await send(endpoint, attack, person?.token);
      const expected = person ? attack.answers : [...attack.answers, 401];
      const said = `${name} by ${who}: ${answer.statusCode} ${answer.body}`;
      if (!expected.includes(answer.statusCode)) faults.push(said);
      if (answer.body.includes(MARK)) faults.push(`leaks, ${said}`);
    }
    if (endpoint.method === 'GET') continue;
    if (!isDeepStrictEqual(await everythingOf(t, owner), before)) faults.push(`changes things, ${name}`);
  }
  return faults;
}

it('lets nobody of the same household read or change what is private', async () => {
  const priv = attempts().filter(({ name }) => !SHARED.test(name));
  expect(priv.length).toBeGreaterThan(20);
  expect(await faultsOf(priv, { 'a housemate': housemate })).toEqual([]);
});

it('lets nobody read or change what belongs to another household, least of all who was a member', async () => {
  const people = {
    'a member of another household': attacker,
    'somebody who left': left,
    'a guest': undefined,
  };
  expect(await faultsOf(attempts(), people)).toEqual([]);
});

const ORDER = ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'];

it('lets the owner do the very same, so that the refusals above mean something', async () => {
  const tries = attempts().filter(({ attack }) => attack.ownerMay !== false);
  tries.sort((a, b) => ORDER.indexOf(a.endpoint.method) - ORDER.indexOf(b.endpoint.method));
  expect(tries.length).toBeGreaterThan(30);
  const refused: string[] = [];
  for (const { endpoint, attack, name } of tries) {
    const answer = await send(endpoint, attack, owner.token);
    // 409: the owner's own earlier change has already raised the version.
    if (![200, 201, 409].includes(answer.statusCode)) refused.push(`${name}: ${answer.body}`);
  }
  expect(refused).toEqual([]);
});
