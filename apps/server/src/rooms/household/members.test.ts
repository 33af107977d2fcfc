import type { User } from '@crisper/contract/auth/auth';
import type { HouseholdMembers, ReadInvitation } from '@crisper/contract/household/household-members';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Email } from '../../providers/mail/mail.provider.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
const emails: Email[] = [];
beforeAll(async () => {
  const mail = {
    send: async (email: Email) => void emails.push(email),
    check: async () => {},
    close: async () => {},
  };
  t = await testApp({ mail });
});
afterAll(() => t.close());

type Person = Awaited<ReturnType<TestApp['signUp']>>;
const rows = async (text: string, values: unknown[] = []) =>
  (await t.container.db.pool.query(text, values)).rows;
const post = (who: Person, url: string, body?: object) =>
  t.call('POST', url, { token: who.token, ...(body && { body }) });
const get = async <Answer>(who: Person, url: string) =>
  (await t.call('GET', url, { token: who.token })).json<Answer>();
const invite = async (owner: Person, body: object = {}) =>
  (await post(owner, '/api/household/invitations', body)).json<HouseholdMembers & { path: string }>();
const accept = (who: Person, path: string, bring = true) =>
  post(who, `/api/invitations/${path.split('/')[2]}/accept`, { bring });
const join = async (owner: Person, who: Person, role = 'member') => {
  const answer = await accept(who, (await invite(owner, { role })).path);
  expect(answer.statusCode).toBe(200);
  return answer.json<HouseholdMembers>();
};
const me = async (who: Person) => (await get<{ user: User }>(who, '/api/auth/me')).user;
const pantryOf = async (who: Person) =>
  (await get<{ items: { name: string }[] }>(who, '/api/pantry')).items.map(({ name }) => name).sort();
const listOf = async (who: Person) =>
  (await get<{ items: { name: string }[] }>(who, '/api/shopping')).items.map(({ name }) => name).sort();
const stock = (who: Person, name: string) => post(who, '/api/pantry', { items: [{ name }] });
const want = (who: Person, name: string) => post(who, '/api/shopping', { id: crypto.randomUUID(), name });

it('brings one’s own things along, and shares everything from then on', async () => {
  const [ada, ben] = [await t.signUp(), await t.signUp()];
  await stock(ada, 'rice');
  await stock(ben, 'lentils');
  await want(ada, '2 onions');
  await want(ben, '1 onion');
  await want(ben, 'candles');
  const { path } = await invite(ada);
  const read = await get<ReadInvitation>(ben, `/api/invitations/${path.split('/')[2]}`);
  expect(read).toMatchObject({ invitedBy: ada.username, members: 1, own: { others: 0, isMember: false } });
  expect(read.own?.belongings).toMatchObject({ pantry: 1, shopping: 2 });
  const joined = (await accept(ben, path)).json<HouseholdMembers>();
  expect(joined.members.map(({ id, role }) => [id, role])).toEqual([
    [ada.id, 'owner'],
    [ben.id, 'member'],
  ]);
  for (const person of [ada, ben]) {
    expect(await pantryOf(person)).toEqual(['lentils', 'rice']);
    expect(await listOf(person)).toHaveLength(2);
  }
  const onions = await rows(`select parts from shopping_items where household_id = $1 and food = 'onion'`, [
    ada.householdId,
  ]);
  expect(onions[0].parts).toHaveLength(2);
  expect(await rows('select from households where id = $1', [ben.householdId])).toEqual([]);
  const [kept] = await rows(
    `select rows::int from household_storage_uses where household_id = $1 and what = 'pantry_items'`,
    [ada.householdId],
  );
  expect(kept.rows).toBe(2);
  await stock(ben, 'salt');
  expect(await pantryOf(ada)).toContain('salt');
  // Meals stay private.
  await post(ben, '/api/meals', { name: 'Secret cake', calories: 400 });
  expect(JSON.stringify(await get(ada, '/api/meals'))).not.toContain('Secret cake');
});

it('leaves with what is one’s own; what is shared stays', async () => {
  const [ada, ben] = [await t.signUp(), await t.signUp()];
  await join(ada, ben);
  await stock(ben, 'rice');
  await t.call('PATCH', '/api/household/self', { token: ben.token, body: { allergens: ['nuts'] } });
  await post(ben, '/api/meals', { name: 'Soup', calories: 100 });
  expect((await post(ben, '/api/household/leave')).json<HouseholdMembers>().members).toMatchObject([
    { id: ben.id, role: 'owner' },
  ]);
  expect(await pantryOf(ben)).toEqual([]);
  expect(await pantryOf(ada)).toEqual(['rice']);
  const { table } = await get<{ table: { allergens: string[] } }>(ben, '/api/household');
  expect(table.allergens).toEqual(['nuts']);
  expect((await get<{ meals: unknown[] }>(ben, '/api/meals')).meals).toHaveLength(1);
  expect((await post(ben, '/api/household/leave')).statusCode).toBe(409);
  // Ex-members read and change nothing there.
  const [item] = await rows('select id from pantry_items where household_id = $1', [ada.householdId]);
  expect((await t.call('DELETE', `/api/pantry/${item.id}`, { token: ben.token })).statusCode).toBe(404);
});

it('passes to the longest member when the owner leaves, and can be handed over', async () => {
  const [ada, ben, cleo] = [await t.signUp(), await t.signUp(), await t.signUp()];
  await join(ada, ben);
  await join(ada, cleo);
  await post(ada, '/api/household/leave');
  expect((await me(ben)).householdRole).toBe('owner');
  const role = (who: Person, id: string, to: string) =>
    t.call('PATCH', `/api/household/members/${id}`, { token: who.token, body: { role: to } });
  expect((await role(cleo, ben.id, 'child')).statusCode).toBe(403);
  expect((await role(ben, cleo.id, 'owner')).statusCode).toBe(200);
  expect([(await me(ben)).householdRole, (await me(cleo)).householdRole]).toEqual(['member', 'owner']);
  const removed = await t.call('DELETE', `/api/household/members/${ben.id}`, { token: cleo.token });
  expect(removed.json<HouseholdMembers>().members).toHaveLength(1);
  expect((await me(ben)).householdRole).toBe('owner');
});

it('lets one in by one link, and six in all, whoever comes at once', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => t.signUp()));
  const [owner, ...others] = people as [Person, ...Person[]];
  const one = (await invite(owner)).path;
  const rivals = await Promise.all([accept(others[0]!, one), accept(others[1]!, one)]);
  expect(rivals.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  const rest = others.slice(2);
  const outside = rivals[0]!.statusCode === 200 ? others[1]! : others[0]!;
  for (const person of rest.slice(0, 3)) await join(owner, person);
  const [a, b] = [(await invite(owner)).path, (await invite(owner)).path];
  const last = await Promise.all([accept(outside, a), accept(rest[3]!, b)]);
  expect(last.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  expect((await get<HouseholdMembers>(owner, '/api/household/members')).members).toHaveLength(6);
});

it('counts Pro of one for all, as long as they are together', async () => {
  const [ada, ben] = [await t.signUp(), await t.signUp()];
  await join(ada, ben);
  await rows(`update users set pro_until = now() + interval '1 day' where id = $1`, [ada.id]);
  t.container.sessions.forgetUser(ada.id);
  expect([(await me(ada)).plan, (await me(ben)).plan]).toEqual(['pro', 'pro']);
  await post(ben, '/api/household/leave');
  expect([(await me(ada)).plan, (await me(ben)).plan]).toEqual(['pro', 'free']);
});

it('shows the others an own recipe that is in the plan, and no other', async () => {
  const [ada, ben] = [await t.signUp(), await t.signUp()];
  await join(ada, ben);
  await rows(`update users set pro_until = now() + interval '1 day' where id = $1`, [ada.id]);
  t.container.sessions.forgetHousehold(ada.householdId);
  const write = async (title: string) =>
    (await post(ada, '/api/recipes', { title, ingredients: ['2 eggs'], steps: ['Boil.'] })).json<{
      id: string;
    }>();
  const [planned, secret] = [await write('Planned eggs'), await write('Secret eggs')];
  const open = async (id: string) =>
    (await t.call('GET', `/api/recipes/${id}`, { token: ben.token })).statusCode;
  expect([await open(planned.id), await open(secret.id)]).toEqual([404, 404]);
  const day = new Date().toISOString().slice(0, 10);
  const placed = await post(ada, '/api/plan/meals', { date: day, slot: 'dinner', recipe: planned.id });
  expect(placed.statusCode, placed.body).toBeLessThan(300);
  expect([await open(planned.id), await open(secret.id)]).toEqual([200, 404]);
  expect(JSON.stringify(await get(ben, '/api/plan'))).toContain('Planned eggs');
  await post(ben, '/api/household/leave');
  expect(await open(planned.id)).toBe(404);
});

it('lets the household read a shared collection and the own recipes in it, until it ends', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => t.signUp()));
  const [ada, ben, kid, stranger] = people as [Person, Person, Person, Person];
  await join(ada, ben);
  await join(ada, kid, 'child');
  const write = async (title: string) =>
    (await post(ada, '/api/recipes', { title, ingredients: ['2 eggs'], steps: ['Boil.'] })).json().id;
  const [inside, outside]: [string, string] = [await write('Shared eggs'), await write('Secret eggs')];
  const at = `/api/collections/${(await post(ada, '/api/collections', { title: 'Breakfasts' })).json().id}`;
  await t.call('PUT', `${at}/recipes/${inside}`, { token: ada.token });
  const share = (who: Person, sharedWithHousehold: boolean) =>
    t.call('PATCH', at, { token: who.token, body: { sharedWithHousehold } });
  /** How many collections are listed; the collection, its booklet, the recipe in it, and the other one. */
  const seen = async (who: Person) => {
    const urls = [at, `${at}/booklet`, `/api/recipes/${inside}`, `/api/recipes/${outside}`];
    const answers = await Promise.all(urls.map((url) => t.call('GET', url, { token: who.token })));
    const { collections } = await get<{ collections: unknown[] }>(who, '/api/collections');
    return [collections.length, ...answers.map(({ statusCode }) => statusCode)];
  };
  const [NOTHING, THE_COLLECTION] = [
    [0, 404, 404, 404, 404],
    [1, 200, 200, 200, 404],
  ];
  expect(await seen(ben)).toEqual(NOTHING);
  expect((await share(ben, true)).statusCode).toBe(404);
  expect((await share(ada, true)).json()).toMatchObject({ sharedWithHousehold: true, sharedBy: null });
  for (const who of [ben, kid]) expect(await seen(who)).toEqual(THE_COLLECTION);
  expect(await seen(stranger)).toEqual(NOTHING);
  await t.call('PUT', `${at}/link`, { token: ada.token });
  expect(await get(ben, at)).toMatchObject({
    sharedBy: ada.username,
    link: null,
    recipes: [{ title: 'Shared eggs' }],
  });
  expect((await get<{ recipes: unknown[] }>(ben, `${at}/booklet`)).recipes).toHaveLength(1);
  // Reading is all.
  const changes = await Promise.all([
    t.call('PATCH', at, { token: ben.token, body: { title: 'Mine now' } }),
    t.call('DELETE', at, { token: ben.token }),
    t.call('PUT', `${at}/recipes/${inside}`, { token: ben.token }),
    t.call('DELETE', `${at}/recipes/${inside}`, { token: ben.token }),
    t.call('PUT', `${at}/link`, { token: ben.token }),
    t.call('PATCH', `/api/recipes/${inside}`, { token: ben.token, body: { title: 'Mine now' } }),
    t.call('DELETE', `/api/recipes/${inside}`, { token: ben.token }),
  ]);
  expect(changes.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(404));
  await share(ada, false);
  expect(await seen(ben)).toEqual(NOTHING);
  await share(ada, true);
  await post(ben, '/api/household/leave');
  expect(await seen(ben)).toEqual(NOTHING);
  // A member who moves has shared nothing with the next household; a child would not be left alone.
  const grown = { token: ada.token, body: { role: 'member' } };
  expect((await t.call('PATCH', `/api/household/members/${kid.id}`, grown)).statusCode).toBe(200);
  await join(stranger, ada);
  expect([await seen(kid), await seen(stranger)]).toEqual([NOTHING, NOTHING]);
  expect(await get(ada, at)).toMatchObject({ title: 'Breakfasts', sharedWithHousehold: false });
});

it('has one owner, however many hand it over at once', async () => {
  const [ada, ben, cy] = [await t.signUp(), await t.signUp(), await t.signUp()];
  await join(ada, ben);
  await join(ada, cy);
  const hand = (to: Person) =>
    t.call('PATCH', `/api/household/members/${to.id}`, { token: ada.token, body: { role: 'owner' } });
  const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => hand(i % 2 === 0 ? ben : cy)));
  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses[0]).toBe(200);
  // A member who asks after it was done is no owner; a member who waited meanwhile is told that it was done.
  expect(statuses.slice(1).every((status) => status === 409 || status === 403)).toBe(true);
  expect(statuses).toContain(409);
  const { members } = await get<HouseholdMembers>(ada, '/api/household/members');
  expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1);
});

it('goes by mail, is taken back, and expires', async () => {
  const [ada, ben] = [await t.signUp(), await t.signUp()];
  const sent = await invite(ada, { email: 'Friend@example.com' });
  expect(sent.path).toBeNull();
  await t.container.jobs.runDue();
  const message = emails.find(({ to }) => to === 'friend@example.com')!;
  const token = /\/join\/([\w-]{43})\n/.exec(message.text)![1]!;
  expect((await t.call('GET', `/api/invitations/${token}`)).json()).toMatchObject({ own: null });
  const { id } = sent.invitations[0]!;
  const takeBack = (who: Person) =>
    t.call('DELETE', `/api/household/invitations/${id}`, { token: who.token });
  expect((await takeBack(ben)).statusCode).toBe(404);
  expect((await takeBack(ada)).statusCode).toBe(200);
  expect((await t.call('GET', `/api/invitations/${token}`)).statusCode).toBe(404);

  const { path } = await invite(ada);
  await rows(`update household_invitations set expires_at = now() where household_id = $1`, [
    ada.householdId,
  ]);
  expect((await accept(ben, path)).statusCode).toBe(404);
});
