import type { Notices, PushMessage } from '@crisper/contract/notices/notices';
import { finishRecipe } from '@crisper/kitchen/recipes/finish';
import { readCooklang } from '@crisper/kitchen/recipes/read-cooklang';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { webPush } from '../../providers/push/web-push.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { pushBrowser, pushService } from '../../testing/push-service.ts';
import { upsertMany } from '../recipes/recipes.repository.ts';
import { isQuiet } from './notice-sender.service.ts';
import { createNotices } from './notices.service.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const recipe = (id: string, title: string, method: string) =>
  finishRecipe(readCooklang(`---\ntitle: ${title}\nservings: 2\ncourse: dinner\n---\n\n${method}\n`)!, {
    id,
    slug: id,
    origin: 'cookbook',
  });
const OMELET = recipe('omelet', 'Spinach Omelet', 'Whisk @egg{2}, wilt @spinach{200%g} for ~{5%minutes}.');
const SOUP = recipe('soup', 'Spinach Soup', 'Simmer @spinach{300%g} and @potato{2} for ~{20%minutes}.');

/** Ten in the morning, in a far away year: nothing here depends on the real clock. */
const MORNING = '2031-05-06T10:00:00Z';
const SECRET = 'a secret for tests that is long enough';

let t: TestApp;
let service: Awaited<ReturnType<typeof pushService>>;
let clock = new Date(MORNING);
beforeAll(async () => {
  service = await pushService();
  const push = webPush({
    secret: SECRET,
    subject: 'mailto:a@example.com',
    allowed: (address) => address === '127.0.0.1',
    isFine: ({ protocol }) => protocol === 'http:',
  });
  t = await testApp({ push, now: () => clock, env: { SMTP_URL: 'smtp://mail.example.com' } });
  await upsertMany(t.container.db.orm, [{ recipe: OMELET }, { recipe: SOUP }]);
});
afterAll(async () => {
  service.close();
  await t.close();
});

let devices = 0;
/** A member with spinach until tomorrow, and a phone that listens. */
async function cook({ mail = false, listens = true } = {}) {
  const person = await t.signUp();
  await t.container.db.pool.query('update users set email_confirmed_at = now() where id = $1', [person.id]);
  const { token } = person;
  const items = [
    { name: 'spinach', bestBefore: '2031-05-07' },
    { name: 'egg', bestBefore: '2031-06-01' },
    { name: 'potato', bestBefore: '2031-06-01' },
    { name: 'milk', bestBefore: '2031-05-01' },
  ];
  await t.call('POST', '/api/pantry', { token, body: { items } });
  const browser = pushBrowser();
  const path = `/device-${++devices}`;
  const listen = (as = token) =>
    t.call('PUT', '/api/notices/device', {
      token: as,
      body: { endpoint: service.origin + path, keys: browser.keys },
    });
  if (listens) expect((await listen()).json<Notices>().push).toMatchObject({ here: true, devices: 1 });
  const body = { mail, quietFrom: '21:00', quietUntil: '08:00' };
  expect((await t.call('PUT', '/api/notices', { token, body })).statusCode).toBe(200);
  const got = () =>
    service.received
      .filter((one) => one.path === path)
      .map((one) => JSON.parse(browser.read(one.body)) as PushMessage);
  const emails = () => t.emails.filter(({ to, unsubscribe }) => to === person.email && unsubscribe);
  return { ...person, path, got, emails, listen, view: () => t.call('GET', '/api/notices', { token }) };
}

/** As the queue does it at this time: who may be due is queued, and each is told. */
async function passesAt(time: string): Promise<void> {
  clock = new Date(time);
  await job('notices.look')({});
  while ((await t.container.jobs.runDue()) > 0);
}
const job = (name: string) =>
  t.container.rooms.flatMap((room) => room.jobs ?? []).find(({ job }) => job.name === name)!.run;

it('is off until somebody chooses it', async () => {
  const { id, token } = await t.signUp();
  const body = { items: [{ name: 'spinach', bestBefore: '2031-05-07' }] };
  await t.call('POST', '/api/pantry', { token, body });
  expect((await t.call('GET', '/api/notices', { token })).json<Notices>()).toMatchObject({
    mail: false,
    push: { here: false, devices: 0 },
    noMail: 'not_confirmed',
  });
  const on = { mail: true, quietFrom: '21:00', quietUntil: '08:00' };
  expect((await t.call('PUT', '/api/notices', { token, body: on })).statusCode).toBe(409);
  await job('notices.tell')({ userId: id });
  expect(t.emails.filter(({ unsubscribe }) => unsubscribe)).toEqual([]);
});

it('tells what spoils within two days, with a dish for it, once a day however many try', async () => {
  const person = await cook({ mail: true });
  clock = new Date(MORNING);
  await Promise.all(Array.from({ length: 8 }, () => job('notices.tell')({ userId: person.id })));
  await passesAt('2031-05-06T12:00:00Z');
  await passesAt('2031-05-06T19:59:00Z');
  expect(person.got()).toHaveLength(1);
  const [said] = person.got();
  expect(said!.title).toBe('Use soon: spinach');
  expect(said!.body).toMatch(/^Spinach by tomorrow\. Cook Spinach (Omelet|Soup), \d+ min\.$/);
  expect(said!.url).toMatch(/^\/recipe\/(omelet|soup)$/);

  const [message, ...more] = person.emails();
  expect(more).toEqual([]);
  expect(message).toMatchObject({ subject: 'Use soon: spinach' });
  expect(message!.text).toContain('- spinach, by tomorrow');
  expect(message!.text).toContain('/account/notices');
  expect(message!.text).toContain(message!.unsubscribe!);
  expect(message!.text).not.toContain('milk');

  await passesAt('2031-05-07T09:00:00Z');
  expect(person.got()).toHaveLength(2);
  expect(person.got()[1]!.body).toMatch(/^Spinach today\./);
  // The day after it is past, and there is nothing left to say.
  await passesAt('2031-05-08T12:00:00Z');
  expect(person.got()).toHaveLength(2);
});

it('keeps quiet hours where the person lives, and one a day across a journey', async () => {
  const person = await cook();
  const zone = (name: string) =>
    t.container.db.pool.query('update users set time_zone = $2 where id = $1', [person.id, name]);
  await zone('America/New_York');
  await passesAt('2031-05-06T11:59:00Z');
  expect(person.got()).toEqual([]);
  await passesAt('2031-05-06T12:00:00Z');
  expect(person.got()).toHaveLength(1);
  // It is the next day already where they land nine hours later, but one notice a day is enough.
  await zone('Pacific/Auckland');
  await passesAt('2031-05-06T21:00:00Z');
  expect(person.got()).toHaveLength(1);
});

it('knows hours over midnight, within a day, and none', () => {
  const night = { quietFrom: '21:00', quietUntil: '08:00' };
  const noon = { quietFrom: '12:00', quietUntil: '14:00' };
  const none = { quietFrom: '00:00', quietUntil: '00:00' };
  expect(['20:59', '21:00', '03:00', '07:59', '08:00'].map((time) => isQuiet(time, night))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(['11:59', '12:00', '14:00'].map((time) => isQuiet(time, noon))).toEqual([false, true, false]);
  expect(['00:00', '12:00'].some((time) => isQuiet(time, none))).toBe(false);
});

it('suggests only what this person may eat, and does not tell them of leftovers they may not', async () => {
  const person = await cook();
  const { token } = person;
  await t.call('PATCH', '/api/household/self', { token, body: { allergens: ['eggs'] } });
  const left = { recipe: 'omelet', servings: 1, place: 'fridge', cookedOn: '2000-01-01' };
  const { id } = (await t.call('POST', '/api/pantry/leftovers', { token, body: left })).json<{
    id: string;
  }>();
  await t.container.db.pool.query(`update pantry_items set best_before = '2031-05-06' where id = $1`, [id]);
  // Not even while they do not eat along.
  const kid = { name: 'Kid', diets: [], allergens: [], portion: 1 };
  const goals = { calories: null, protein: null, carbs: null, fat: null };
  await t.container.db.pool.query(`update users set pro_until = now() + interval '9 days' where id = $1`, [
    person.id,
  ]);
  const fresh = await t.call('POST', '/api/auth/login', {
    body: { email: person.email, password: person.password },
  });
  const pro = fresh.json<{ token: string }>().token;
  const added = await t.call('POST', '/api/household', { token: pro, body: { ...kid, goals } });
  const { profiles } = added.json<{ profiles: { id: string; name: string }[] }>();
  const ids = profiles.filter(({ name }) => name === 'Kid').map((one) => one.id);
  expect((await t.call('PUT', '/api/household/eating', { token: pro, body: { ids } })).statusCode).toBe(200);
  await passesAt(MORNING);
  expect(person.got()).toHaveLength(1);
  expect(person.got()[0]).toMatchObject({ title: 'Use soon: spinach', url: '/recipe/soup' });
});

it('does not try again after a push service that fails, and forgets a browser that is gone', async () => {
  const [failing, gone] = [await cook(), await cook()];
  service.answer(failing.path, 503);
  service.answer(gone.path, 410);
  await passesAt(MORNING);
  await job('notices.tell')({ userId: failing.id });
  expect(failing.got()).toHaveLength(1);
  expect((await failing.view()).json<Notices>().push.devices).toBe(1);
  expect((await gone.view()).json<Notices>().push).toMatchObject({ here: false, devices: 0 });
});

it('sends to a browser no longer than its session lasts, and to one person', async () => {
  const [person, next] = [await cook(), await cook({ listens: false })];
  await person.listen(next.token);
  expect((await person.view()).json<Notices>().push.devices).toBe(0);
  expect((await next.view()).json<Notices>().push.devices).toBe(1);
  await t.call('POST', '/api/auth/logout', { token: next.token });
  const disabled = await cook();
  await t.container.db.pool.query('update users set disabled_at = now() where id = $1', [disabled.id]);
  await passesAt(MORNING);
  expect([...person.got(), ...disabled.got()]).toEqual([]);

  await person.listen();
  const off = await t.call('DELETE', '/api/notices/device', { token: person.token });
  expect(off.json<Notices>().push).toMatchObject({ here: false, devices: 0 });
});

it('keeps ten browsers of a person, the newest', async () => {
  const person = await cook({ listens: false });
  await t.container.db.pool.query(
    `with made as (insert into sessions (user_id, token_hash, expires_at)
       select $1, 'browser ' || at, now() + interval '1 day' from generate_series(1, 12) at returning id)
     insert into push_devices (session_id, user_id, endpoint, p256dh, auth, created_at)
       select id, $1, 'https://push.example.com/' || id, 'B', 'A', now() - interval '1 day' from made`,
    [person.id],
  );
  expect((await person.listen()).json<Notices>().push).toMatchObject({ here: true, devices: 10 });
});

it('says so where no mail server is set up', async () => {
  const person = await cook({ listens: false });
  const signedIn = (await t.container.authenticate(person.token))!;
  const without = createNotices({ ...t.container, hasMail: false });
  expect(await without.view(signedIn)).toMatchObject({ noMail: 'not_set_up' });
  const on = { mail: true, quietFrom: '21:00', quietUntil: '08:00' };
  await expect(without.update(signedIn, on)).rejects.toThrow('Mail is not set up');
});

it('refuses addresses that are no push service’s', async () => {
  const { token } = await t.signUp();
  const { keys } = pushBrowser();
  for (const endpoint of ['http://10.0.0.1/x', 'https://push.example.com/x', 'javascript:alert(1)']) {
    const answer = await t.call('PUT', '/api/notices/device', { token, body: { endpoint, keys } });
    expect(answer.statusCode, endpoint).toBe(400);
  }
});

it('ends emails with one click, by the link of an email and no other', async () => {
  const person = await cook({ mail: true, listens: false });
  const post = (token: string, type: string) =>
    t.app.inject({
      method: 'POST',
      url: `/unsubscribe?token=${token}`,
      headers: { 'content-type': type },
      payload: 'List-Unsubscribe=One-Click',
    });
  const forged = unsubscribeToken('another secret that is long enough, too', person.id);
  expect((await post(forged, 'application/x-www-form-urlencoded')).statusCode).toBe(404);
  expect((await person.view()).json<Notices>().mail).toBe(true);

  await passesAt(MORNING);
  const [message] = person.emails();
  const token = new URL(message!.unsubscribe!).searchParams.get('token')!;
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
    expect((await post(token, type)).statusCode).toBe(200);
  expect((await person.view()).json<Notices>().mail).toBe(false);
  await passesAt('2031-05-07T10:00:00Z');
  expect(person.emails()).toHaveLength(1);
});
