import { randomUUID } from 'node:crypto';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readCooklang } from '@crisper/kitchen/recipes/read-cooklang';
import ICAL from 'ical.js';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { upsertMany } from '../recipes/recipes.repository.ts';

const STEW = `---
title: Stew, slow; good
servings: 2
course: dinner
time: 45 minutes
---

Simmer @potato{2} for ~{45%minutes}.
`;

let t: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  t = await testApp({ log, now: () => new Date('2031-05-06T10:00:00Z') });
  const recipe = finishRecipe(readCooklang(STEW)!, { id: 'stew', slug: 'stew', origin: 'cookbook' });
  await upsertMany(t.container.db.orm, [{ recipe }]);
});
afterAll(() => t.close());

const meal = (slot: string, more: object) => ({
  ...{ slot, recipe: null, portions: 1, extras: [], leftover: false, locked: false },
  ...more,
});
const DAYS = [
  [meal('dinner', { recipe: 'stew' })],
  [meal('lunch', { recipe: 'stew', leftover: true }), meal('dinner', { note: 'Pizza at Sam’s' })],
  [meal('dinner', { recipe: 'gone' }), meal('snack', {})],
];

/** A week that begins on this day. */
async function plan(householdId: string, startOn: string): Promise<void> {
  const figures = { calories: 0, protein: 0, carbs: 0, fat: 0 };
  const days = DAYS.map((meals) => ({ meals, totals: figures, off: figures, onTarget: true }));
  const document = {
    days,
    targets: figures,
    eaters: [{ id: 'a', name: 'Ada', share: 1.5 }],
    refused: {},
    seed: 1,
    maxMinutes: null,
    notes: [],
  };
  await t.container.db.pool.query(
    `insert into meal_plans (id, household_id, start_on, document, last_request) values ($1, $2, $3, $4, 'test')`,
    [randomUUID(), householdId, startOn, document],
  );
}

async function subscriber(zone = 'Europe/Berlin') {
  const person = await t.signUp();
  await t.container.db.pool.query('update users set time_zone = $2 where id = $1', [person.id, zone]);
  const { address } = (await t.call('POST', '/api/calendar', { token: person.token })).json<{
    address: string;
  }>();
  const path = new URL(address).pathname;
  return { ...person, path, read: (headers = {}) => t.call('GET', path, { headers }) };
}

function eventsIn(text: string) {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => {
    const value = (name: string) => String(event.getFirstPropertyValue(name));
    return {
      uid: value('uid'),
      start: value('dtstart'),
      end: value('dtend'),
      summary: value('summary'),
      description: value('description'),
      url: event.getFirstPropertyValue('url'),
    };
  });
}

it('tells each meal with when to start cooking, in the time zone of who reads it', async () => {
  const person = await subscriber();
  await plan(person.householdId, '2031-05-06');
  const answer = await person.read();
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const events = eventsIn(answer.body);
  expect(events.map(({ summary }) => summary)).toEqual([
    'Dinner: Stew, slow; good',
    'Lunch: Stew, slow; good (leftovers)',
    'Dinner: Pizza at Sam’s',
  ]);
  expect(events[0]).toMatchObject({
    start: '2031-05-06T15:45:00Z',
    end: '2031-05-06T16:30:00Z',
    // With the leftovers of the day after.
    url: 'http://localhost:3000/recipe/stew?servings=3',
  });
  expect(events[0]!.description).toContain('Start cooking at 17:45, eat at 18:30.');
  expect(events[1]).toMatchObject({ start: '2031-05-07T10:30:00Z', end: '2031-05-07T11:00:00Z' });
  expect(events[2]).toMatchObject({ url: null });

  const times = { breakfast: '07:00', lunch: '12:00', dinner: '20:00', snack: '16:00' };
  await t.call('PUT', '/api/calendar/times', { token: person.token, body: times });
  const later = eventsIn((await person.read()).body);
  expect(later[0]).toMatchObject({ uid: events[0]!.uid, start: '2031-05-06T17:15:00Z' });
  expect((await t.call('GET', '/api/calendar', { token: person.token })).json()).toMatchObject({ times });
});

it('reaches four weeks back and eight ahead, and keeps one meal where weeks overlap', async () => {
  const person = await subscriber('UTC');
  for (const start of ['2031-04-05', '2031-04-08', '2031-05-06', '2031-05-07', '2031-06-30', '2031-07-02'])
    await plan(person.householdId, start);
  const days = eventsIn((await person.read()).body).map(({ start }) => start.slice(0, 10));
  expect(days[0]).toBe('2031-04-08');
  expect(days.at(-1)).toBe('2031-07-01');
  const uids = eventsIn((await person.read()).body).map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(uids.length);
});

it('is not sent again while nothing has changed', async () => {
  const person = await subscriber();
  await plan(person.householdId, '2031-05-06');
  const { etag } = (await person.read()).headers;
  const again = await person.read({ 'if-none-match': String(etag) });
  expect(again.statusCode).toBe(304);
  expect(again.headers['cache-control']).toBe('private, max-age=300');
  await plan(person.householdId, '2031-05-20');
  expect((await person.read({ 'if-none-match': String(etag) })).statusCode).toBe(200);
});

it('ends when it is taken back, made anew, or its owner goes, and keeps the address nowhere', async () => {
  const person = await subscriber();
  const token = person.path.split('/').at(-1)!.replace('.ics', '');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await person.read()).statusCode).toBe(200);
  const { rows } = await t.container.db.pool.query('select * from calendar_feeds where user_id = $1', [
    person.id,
  ]);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.join('')).not.toContain(token);

  const made = await t.call('POST', '/api/calendar', { token: person.token });
  expect((await person.read()).statusCode).toBe(404);
  const next = new URL(made.json<{ address: string }>().address).pathname;
  expect((await t.call('GET', next)).statusCode).toBe(200);
  await t.call('DELETE', '/api/calendar', { token: person.token });
  expect((await t.call('GET', next)).statusCode).toBe(404);
  expect((await t.call('GET', '/api/calendar', { token: person.token })).json()).toMatchObject({
    madeAt: null,
  });

  const disabled = await subscriber();
  await t.container.db.pool.query('update users set disabled_at = now() where id = $1', [disabled.id]);
  expect((await disabled.read()).statusCode).toBe(404);
  const other = await subscriber();
  await t.container.db.pool.query('delete from users where id = $1', [other.id]);
  expect((await other.read()).statusCode).toBe(404);
});

it('shows a member, a child too, the household’s plan, and an ex-member nothing, even after coming back', async () => {
  const owner = await subscriber();
  await plan(owner.householdId, '2031-05-06');
  const child = await t.signUp();
  const move = (householdId: string, role: string) =>
    t.container.db.pool.query('update users set household_id = $2, household_role = $3 where id = $1', [
      child.id,
      householdId,
      role,
    ]);
  await move(owner.householdId, 'child');
  const { address } = (await t.call('POST', '/api/calendar', { token: child.token })).json<{
    address: string;
  }>();
  const read = () => t.call('GET', new URL(address).pathname);
  expect(eventsIn((await read()).body)).toHaveLength(3);

  const alone = randomUUID();
  await t.container.db.pool.query('insert into households (id) values ($1)', [alone]);
  await move(alone, 'owner');
  expect((await read()).statusCode).toBe(404);
  await move(owner.householdId, 'member');
  expect((await read()).statusCode).toBe(404);
  expect((await owner.read()).statusCode).toBe(200);
});

it('answers guesses with 404, and after sixty of them with 429', async () => {
  const guess = (token: string) =>
    t.call('GET', `/calendar/${encodeURIComponent(token)}.ics`, { address: '10.7.7.7' });
  for (const token of ['x', 'A'.repeat(43), "' or 1=1 --", 'A'.repeat(190)])
    expect((await guess(token)).statusCode, token).toBe(404);
  for (let at = 4; at < 60; at += 1) await guess('A'.repeat(43));
  expect((await guess('A'.repeat(43))).statusCode).toBe(429);
});
