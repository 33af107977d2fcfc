import { randomUUID } from 'node:crypto';
import type { HouseholdEvent } from '@crisper/contract/household/household-live';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { createContainer } from '../../container.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
let urls: string[];
let other: { close(): Promise<void> };
beforeAll(async () => {
  t = await testApp();
  const here = await t.app.listen({ port: 0 });
  // A second instance on the same database.
  const { env, log, db, secret } = t.container;
  const container = createContainer({ env, log, db, secret });
  const app = await createApp(container, { budgetWaitMs: 0 });
  urls = [here, await app.listen({ port: 0 })];
  other = {
    async close() {
      await app.close();
      await container.close();
    },
  };
});
afterAll(async () => {
  await other.close();
  await t.close();
});

const follow = async (token: string, instance = 0) => {
  const response = await fetch(`${urls[instance]}/api/household/events`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    status: response.status,
    /** Undefined at the end. */
    async next(): Promise<HouseholdEvent | undefined> {
      for (;;) {
        const [block, rest] = text.split(/\n\n(.*)/s);
        if (rest !== undefined) text = rest;
        if (rest !== undefined && block?.startsWith('data:')) return JSON.parse(block.slice(5));
        if (rest !== undefined) continue;
        const { done, value } = await reader.read();
        if (done) return undefined;
        text += value;
      }
    },
    leave: () => reader.cancel(),
  };
};
const moveTo = async (id: string, home: string, role: string) => {
  await t.container.db.pool.query('update users set household_id = $2, household_role = $3 where id = $1', [
    id,
    home,
    role,
  ]);
  t.container.sessions.forgetUser(id);
};
const write = (token: string, name: string) =>
  t.call('POST', '/api/shopping', { token, body: { id: randomUUID(), name } });

it('tells the members what changed, on every instance, and nobody else', async () => {
  const [ada, ben, stranger] = [await t.signUp(), await t.signUp(), await t.signUp()];
  await moveTo(ben.id, ada.householdId, 'member');
  const [screen, outside] = [await follow(ben.token, 1), await follow(stranger.token)];
  expect(await screen.next()).toMatchObject({ type: 'open', changes: [{ topic: 'household' }] });
  expect(await outside.next()).toEqual({ type: 'open', changes: [] });

  await write(ada.token, 'milk');
  expect(await screen.next()).toEqual({ type: 'changed', topic: 'shopping', version: 1 });
  await t.call('POST', '/api/pantry', { token: ada.token, body: { items: [{ name: 'rice' }] } });
  expect(await screen.next()).toEqual({ type: 'changed', topic: 'pantry', version: 1 });
  await t.call('PUT', '/api/staples', { token: ada.token, body: { names: ['salt'] } });
  expect(await screen.next()).toEqual({ type: 'changed', topic: 'staples', version: 1 });
  await t.call('PATCH', '/api/household/kitchen', { token: ada.token, body: { equipment: ['oven'] } });
  expect(await screen.next()).toEqual({ type: 'changed', topic: 'kitchen', version: 1 });
  await t.call('PUT', '/api/plan/wishes', {
    token: ada.token,
    body: { weekdayMinutes: 30, newRecipes: null },
  });
  expect(await screen.next()).toEqual({ type: 'changed', topic: 'plan', version: 1 });

  // The stranger heard nothing of it: the next thing they hear is their own.
  await write(stranger.token, 'tea');
  expect(await outside.next()).toEqual({ type: 'changed', topic: 'shopping', version: 1 });
  await Promise.all([screen.leave(), outside.leave()]);
});

it('tells who comes back what happened meanwhile, and catches up when the database was lost', async () => {
  const ada = await t.signUp();
  await write(ada.token, 'milk');
  const screen = await follow(ada.token);
  expect(await opening(screen)).toMatchObject({
    changes: [{ topic: 'shopping', version: 1, agoMs: expect.any(Number) }],
  });
  await t.container.db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen "household"'`,
  );
  expect(await opening(screen)).toMatchObject({ changes: [{ topic: 'shopping', version: 1 }] });
  await screen.leave();
});

/** What was written a moment before may be told besides. */
async function opening(screen: Awaited<ReturnType<typeof follow>>) {
  for (let event = await screen.next(); event; event = await screen.next())
    if (event.type === 'open') return event;
  return undefined;
}

it('ends for who leaves the household, and lets neither them nor a guest in again', async () => {
  const [ada, ben] = [await t.signUp(), await t.signUp()];
  await moveTo(ben.id, ada.householdId, 'member');
  const screen = await follow(ben.token);
  await screen.next();
  const away = randomUUID();
  await t.container.db.pool.query('insert into households (id) values ($1)', [away]);
  await moveTo(ben.id, away, 'owner');
  const heard = [];
  for (let event = await screen.next(); event; event = await screen.next()) heard.push(event.type);
  expect(heard.at(-1)).toBe('left');
  await write(ada.token, 'secret cake');
  // Ben's next stream is of the household where he lives now.
  const next = await follow(ben.token);
  expect(await next.next()).toMatchObject({ changes: [{ topic: 'household' }] });
  await next.leave();
  expect((await follow('nobody')).status).toBe(401);
  // A session that the instance has cached from before is checked as well.
  expect((await t.call('GET', '/api/shopping', { token: ben.token })).body).not.toContain('cake');
});

it('has room for eight windows of one person, and again when one is closed', async () => {
  const { token } = await t.signUp();
  const open = [];
  for (let at = 0; at < 8; at++) open.push(await follow(token));
  const more = await follow(token);
  expect(more.status).toBe(429);
  for (const one of open) await one.leave();
  await expect.poll(async () => (await follow(token)).status).toBe(200);
});
