import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { inCommunity, type Person } from '../../testing/community.ts';

let t: TestApp;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  t = await testApp();
  ada = await settled();
  ben = await settled();
});
afterAll(() => t.close());

const { settled, post, open, reply } = inCommunity(() => t);
const bodyOf = async (title: string, content = title) => open((await post(ada, { title, content })).id);

it('keeps scripts and SQL as the text they are', async () => {
  for (const text of ['<script>alert(1)</script>', "'); drop table discussions; --", '{{7*7}} $(id)'])
    expect(await bodyOf(text)).toMatchObject({ title: text, content: text });
});

it('tames towers of marks, turned text and control characters', async () => {
  const zalgo = `h${'\u0300\u0301\u0302'.repeat(40)}i`;
  expect((await bodyOf(zalgo)).title.length).toBeLessThan(8);
  expect((await bodyOf('safe \u202egnp.exe\u2066')).title).toBe('safe gnp.exe');
  expect((await bodyOf('a\0b\u0007c \ud800')).title).toBe('abc \ufffd');
  const arabic = 'مرحبا بالعالم';
  expect((await bodyOf(arabic)).title).toBe(arabic);
  const only = await t.call('POST', '/api/discussions', {
    token: ada.token,
    body: { title: '\u202e', content: 'x', category: 'General' },
  });
  expect(only.json()).toMatchObject({ code: 'validation' });
});

it('refuses what is empty, too long or unknown, in clear words', async () => {
  const send = (body: object) => t.call('POST', '/api/discussions', { token: ben.token, body });
  const fine = { title: 'Fine', content: 'Fine', category: 'General' };
  expect((await send({ ...fine, content: '  ' })).json()).toMatchObject({
    error: 'Please fill in both title and content.',
  });
  expect((await send({ ...fine, content: 'x'.repeat(900_000) })).json()).toMatchObject({
    error: 'A post can have at most 10,000 characters.',
  });
  expect((await send({ ...fine, content: 'x'.repeat(1_100_000) })).statusCode).toBe(413);
  expect((await send({ ...fine, category: 'Politics' })).statusCode).toBe(400);
  const { id } = await post(ada);
  expect((await reply(ben, id, ' ')).json()).toMatchObject({ error: 'Please enter your reply.' });
  expect((await reply(ben, id, 'x', { discussionId: '12345' })).statusCode).toBe(400);
  await reply(ben, id, 'Twice');
  expect((await reply(ben, id, 'Twice')).json()).toMatchObject({ error: 'You’ve already posted that.' });
  for (const path of [
    '/api/discussions/abc',
    '/api/discussions/0',
    '/api/discussions?cursor=x',
    '/api/discussions?limit=51',
  ])
    expect((await t.call('GET', path)).statusCode, path).toBe(400);
  expect((await t.call('POST', '/api/discussions', { body: fine })).statusCode).toBe(401);
});

it('takes no replies where a thread is locked or deleted', async () => {
  const locked = await post(ada);
  await t.container.db.orm.execute(sql`update discussions set is_locked = true where id = ${locked.id}`);
  expect((await reply(ben, locked.id, 'Hello')).json()).toMatchObject({
    error: 'This discussion is locked, so it takes no new replies.',
    code: 'forbidden',
  });
  const gone = await post(ada);
  await t.call('DELETE', `/api/discussions/${gone.id}`, { token: ada.token });
  expect((await reply(ben, gone.id, 'Hello')).json()).toMatchObject({
    error: 'This discussion doesn’t exist or was deleted.',
    code: 'not_found',
  });
});
