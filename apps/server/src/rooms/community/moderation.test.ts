import type { Discussion, Reply } from '@crisper/contract/community/community';
import type { ModerationItem } from '@crisper/contract/community/moderation';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { inCommunity, type Person } from '../../testing/community.ts';

let t: TestApp;
let people: Person[];
let admin: Person;
beforeAll(async () => {
  t = await testApp();
  people = await Promise.all(Array.from({ length: 5 }, () => t.signUp()));
  admin = await t.signUp();
  await t.container.db.orm.execute(sql`update users set role = 'admin' where id = ${admin.id}`);
  const body = { email: admin.email, password: admin.password };
  admin.token = (await t.call('POST', '/api/auth/login', { body })).json().token;
});
afterAll(() => t.close());

const { settled } = inCommunity(() => t);
const send = (person: Person, path: string, body?: object, method: 'POST' | 'PATCH' | 'DELETE' = 'POST') =>
  t.call(method, path, { token: person.token, ...(body && { body }) });
const post = (person: Person, content: string) =>
  send(person, '/api/discussions', { title: content.slice(0, 40), content, category: 'General' });
const queue = async () =>
  (await t.call('GET', '/api/admin/moderation', { token: admin.token })).json<{
    items: ModerationItem[];
    waiting: number;
  }>();
const statusFor = async (path: string, person?: Person) =>
  (await t.call('GET', path, person && { token: person.token })).statusCode;

it('hides a post after three reports until a moderator has looked', async () => {
  const author = people[0]!;
  const others = await Promise.all([settled(), settled(), settled()]);
  const { id } = (await post(author, 'Buy my knives')).json<Discussion>();
  const { id: replyId } = (
    await send(author, `/api/discussions/${id}/replies`, { content: 'Now' })
  ).json<Reply>();
  const path = `/api/discussions/${id}`;
  expect((await send(author, `${path}/report`, { reason: 'spam' })).statusCode).toBe(400);
  for (const person of others.slice(0, 2)) {
    await send(person, `${path}/report`, { reason: 'spam', note: 'Again' });
    await send(person, `${path}/report`, { reason: 'rude' });
  }
  expect(await statusFor(path)).toBe(200);
  expect(await queue()).toMatchObject({ waiting: 1, items: [{ kind: 'discussion', id, status: 'shown' }] });
  await send(others[2]!, `${path}/report`, { reason: 'spam' });
  expect(await statusFor(path)).toBe(404);
  expect(await statusFor(`${path}/replies`, others[0])).toBe(404);
  expect((await t.call('GET', path, { token: author.token })).json()).toMatchObject({ status: 'hidden' });
  const [item] = (await queue()).items;
  expect(item).toMatchObject({ status: 'hidden', username: author.username });
  expect(item!.reports.map(({ reason }) => reason)).toEqual(['spam', 'spam', 'spam']);

  const approval = { action: 'approve', version: item!.version };
  expect((await send(author, `/api/admin/moderation/discussion/${id}`, approval)).statusCode).toBe(403);
  await send(admin, `/api/admin/moderation/discussion/${id}`, approval);
  expect(await statusFor(path)).toBe(200);
  expect((await queue()).items).toEqual([]);

  // Other people: these were wrong, and count less.
  for (const person of await Promise.all([settled(), settled(), settled()]))
    await send(person, `/api/replies/${replyId}/report`, { reason: 'spam' });
  expect((await t.call('GET', path)).json()).toMatchObject({ replyCount: 0 });
  await send(admin, `/api/admin/moderation/reply/${replyId}`, { action: 'remove' });
  expect((await queue()).waiting).toBe(0);
  expect((await t.call('GET', `${path}/replies`, { token: author.token })).json()).toMatchObject({
    replies: [],
  });
  expect((await send(admin, `/api/admin/moderation/reply/${replyId}`, approval)).statusCode).toBe(404);
});

it('holds back links of new members, and lets the others pass', async () => {
  const person = people[1]!;
  const held = (await post(person, 'Cheap pans at https://pans.example/buy')).json<Discussion>();
  expect(held.status).toBe('held');
  expect(await statusFor(`/api/discussions/${held.id}`)).toBe(404);
  expect(await statusFor(`/api/discussions/${held.id}`, person)).toBe(200);
  const ours = await post(person, `See ${t.container.env.PUBLIC_URL}/help`);
  expect(ours.json<Discussion>().status).toBe('shown');
  const changed = await send(
    person,
    `/api/discussions/${ours.json().id}`,
    { content: 'www.pans.example' },
    'PATCH',
  );
  expect(changed.json<Discussion>().status).toBe('held');
  expect((await queue()).items.map(({ id }) => id)).toEqual([held.id, ours.json().id]);
  for (const { id } of [held, ours.json()])
    await send(admin, `/api/admin/moderation/discussion/${id}`, { action: 'remove' });
  expect(await statusFor(`/api/discussions/${held.id}`, person)).toBe(404);
});

it('lets new accounts post a little, and says so', async () => {
  const person = people[2]!;
  const codes: number[] = [];
  for (const text of ['One', 'Two', 'Three', 'Four']) codes.push((await post(person, text)).statusCode);
  expect(codes).toEqual([201, 201, 201, 429]);
});

it('pins, locks and announces', async () => {
  const { id } = (await post(people[3]!, 'A good thread')).json<Discussion>();
  expect(
    (await send(people[3]!, `/api/admin/discussions/${id}`, { isPinned: true }, 'PATCH')).statusCode,
  ).toBe(403);
  await send(admin, `/api/admin/discussions/${id}`, { isPinned: true, isLocked: true }, 'PATCH');
  const [first] = (await t.call('GET', '/api/discussions')).json<{ discussions: Discussion[] }>().discussions;
  expect(first).toMatchObject({ id, isPinned: true, isLocked: true });

  const startsAt = new Date(Date.now() + 3_600_000).toISOString();
  const event = { title: 'Bread day', startsAt, hours: 2, discussionId: id };
  const made = await send(admin, '/api/admin/community/events', event);
  expect(made.json()).toMatchObject({ title: 'Bread day', startsAt, discussionId: id });
  expect((await t.call('GET', '/api/community')).json().events).toMatchObject([{ title: 'Bread day' }]);
  await send(admin, `/api/admin/community/events/${made.json().id}`, undefined, 'DELETE');
  expect((await t.call('GET', '/api/community')).json().events).toEqual([]);
  expect((await send(people[0]!, '/api/admin/community/events', event)).statusCode).toBe(403);
});
