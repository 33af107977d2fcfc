import type { Discussion, Reply } from '@crisper/contract/community';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countLinksAway } from '../rooms/community/links-away.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { inCommunity, type Person } from '../testing/community.ts';

let t: TestApp;
let author: Person;
beforeAll(async () => {
  t = await testApp();
  author = await t.signUp();
});
afterAll(() => t.close());

const { post, reply } = inCommunity(() => t);
/** The limits of new accounts have their own test. */
const unlimited = async (person: Person) => {
  await t.container.limiter.forget({ name: 'new-discussions', max: 3, seconds: 3600 }, person.id);
  await t.container.limiter.forget({ name: 'new-replies', max: 12, seconds: 600 }, person.id);
};
const send = (method: 'POST' | 'PATCH', path: string, body: object) =>
  t.call(method, path, { token: author.token, body });

/** Ways to write a link that the browser takes elsewhere. */
const LINKS_AWAY = [
  '[x](https\\://evil.example/buy)',
  '[x](https&colon;//evil.example/buy)',
  '[x](/\\evil.example)',
  '[x](//evil.example)',
  '[x](/&Tab;/evil.example)',
  '[x](\\\\\\\\evil.example)',
  '[x](<https\\:evil.example>)',
  '![x](https\\://evil.example/x.png)',
  '[x]\n\n[x]: https\\://evil.example',
  '> - [x](https\\://evil.example)',
  '[https://crisper.example](https\\://evil.example)',
  '<https://evil.example>',
  'ht**tps**://evil.example',
  'https&colon;//evil.example',
  `[x](https\\://evil.example) ${'*'.repeat(599)} https://evil.example`,
];

it.each(LINKS_AWAY)('holds a new account’s post and edit with %s', async (content) => {
  await unlimited(author);
  const { id, status } = await post(author, { content });
  expect(status).toBe('held');
  expect((await t.call('GET', `/api/discussions/${id}`)).statusCode).toBe(404);

  const plain = await post(author);
  expect(plain.status).toBe('shown');
  const answer = (await reply(author, plain.id, `Words ${content.length}`)).json<Reply>();
  const edited = await send('PATCH', `/api/replies/${answer.id}`, { content });
  expect(edited.json<Reply>().status).toBe('held');
  const changed = await send('PATCH', `/api/discussions/${plain.id}`, { content });
  expect(changed.json<Discussion>().status).toBe('held');
});

it('does not let a title change how the post is read', async () => {
  const one = await t.signUp();
  const held = await post(one, { title: '```', content: '[x](https\\://evil.example)' });
  expect(held.status).toBe('held');
});

it('shows what leads home, and what is no link', async () => {
  const one = await t.signUp();
  const home = t.container.env.PUBLIC_URL;
  const content = `[a](/help) [b](${home}/pricing) <${home}> [c](mailto:a@b.example) 1/2 tsp. *salt*, e.g. 3.5 g`;
  expect((await post(one, { content })).status).toBe('shown');
});

it.each([
  `${'1. '.repeat(590)}${'\n'.repeat(8_000)}`,
  `> ${'x\n'.repeat(4_900)}`,
  `${'- '.repeat(590)}${'x'.repeat(8_000)}`,
])('judges what takes a parser seconds without them', (hostile) => {
  const before = process.cpuUsage();
  expect(countLinksAway({ post: `${hostile} https://evil.example`, lines: [] }, 'https://home.example')).toBe(
    1,
  );
  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeLessThan(1_000_000);
});
