import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Discussion, Reply } from '@crisper/contract/community/community';
import type { ModerationItem } from '@crisper/contract/community/moderation';
import type { Recipe } from '@crisper/contract/recipes/recipes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLinksAway } from '../rooms/community/external-links.ts';
import { seedCommunity } from '../rooms/community/seed-community.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { inCommunity, type Person } from '../testing/community.ts';

let t: TestApp;
let author: Person;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crisper-posts-'));
  await writeFile(join(folder, 'index.html'), '<html><head><title>Old</title></head><body></body></html>');
  t = await testApp({ webRoot: folder });
  author = await t.signUp();
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

const { post, reply, settled, young, moderator } = inCommunity(() => t);
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

describe('a shared recipe that is changed', () => {
  const form = {
    title: 'Lemon lentils',
    description: 'Bright and quick.',
    ingredients: '200 g red lentils\n1 lemon',
    instructions: '1. Simmer the lentils for 15 minutes.\n2. Stir in the lemon.',
    difficulty: 'Medium',
  };
  const share = async (person: Person): Promise<{ id: string; recipeId: string }> => {
    const answer = await t.call('POST', '/api/community/recipes', { token: person.token, body: form });
    return { id: answer.json().discussion.id, recipeId: answer.json().recipeId };
  };
  const change = (person: Person, recipeId: string, body: object) =>
    t.call('PATCH', `/api/recipes/${recipeId}`, { token: person.token, body });
  const page = async (recipeId: string) => (await t.call('GET', `/recipes/${recipeId}`)).body;

  it.each([
    { title: 'BUY https://evil.example' },
    { description: 'BUY at www.evil.example' },
    { ingredients: ['1 lemon', 'pills from evil.com'] },
    { steps: ['Stir.', 'Visit https://evil.example/pills'] },
  ])('is excluded with %o until a moderator has looked', async (advert) => {
    const [owner, other, admin] = [await t.signUp(), await t.signUp(), await moderator()];
    const { id, recipeId } = await share(owner);
    expect(await page(recipeId)).toContain('Lemon lentils');

    const changed = (await change(owner, recipeId, advert)).json<Recipe>();
    expect(changed).toMatchObject({ isOwn: true, isHeld: true });
    for (const path of [`/api/recipes/${recipeId}`, `/api/recipes/${changed.slug}`, `/api/discussions/${id}`])
      expect((await t.call('GET', path, { token: other.token })).statusCode, path).toBe(404);
    expect((await t.call('GET', `/api/recipes/${recipeId}/preview`)).statusCode).toBe(404);
    for (const name of [recipeId, changed.slug]) {
      expect(await page(name)).toContain('A private recipe.');
      expect(await page(name)).not.toMatch(/BUY|evil\./);
    }
    const mine = await t.call('GET', `/api/recipes/${recipeId}`, { token: owner.token });
    expect(mine.json<Recipe>()).toMatchObject({ isHeld: true });

    const queue = await t.call('GET', '/api/admin/moderation?limit=100', { token: admin.token });
    const item = queue.json<{ items: ModerationItem[] }>().items.find((one) => one.id === id);
    expect(item).toMatchObject({ status: 'held' });
    expect(item!.recipe.join('\n')).toContain('evil');
    const approve = (version: string) =>
      t.call('POST', `/api/admin/moderation/discussion/${id}`, {
        token: admin.token,
        body: { action: 'approve', version },
      });
    // Changed once more while the moderator reads: what no user read is not approved.
    await change(owner, recipeId, { steps: ['Send your savings to https://evil.example'] });
    expect((await approve(item!.version)).statusCode).toBe(409);
    expect((await t.call('GET', `/api/recipes/${recipeId}`, { token: other.token })).statusCode).toBe(404);
    const again = await t.call('GET', '/api/admin/moderation?limit=100', { token: admin.token });
    const { version } = again.json<{ items: ModerationItem[] }>().items.find((one) => one.id === id)!;
    expect((await approve(version)).statusCode).toBe(200);
    const opened = (await t.call('GET', `/api/recipes/${recipeId}`, { token: other.token })).json<Recipe>();
    expect(opened.isHeld).toBeUndefined();
    expect(opened.origin).toBe('community');
  });

  it('is cleaned like a post, and stays shown with words alone', async () => {
    const [owner, other] = [await t.signUp(), await t.signUp()];
    const { recipeId } = await share(owner);
    const changed = await change(owner, recipeId, {
      title: `Safe \u202egnp.exe h${'\u0300\u0301\u0302'.repeat(40)}i`,
      steps: ['\u202e', 'Stir\u0007 well.'],
    });
    expect(changed.json<Recipe>().isHeld).toBeUndefined();
    const seen = (await t.call('GET', `/api/recipes/${recipeId}`, { token: other.token })).json<Recipe>();
    expect(seen.title).toMatch(/^Safe gnp\.exe h.{1,4}i$/u);
    expect(seen.steps.map(({ text }) => text)).toEqual(['Stir well.']);
    expect((await change(owner, recipeId, { title: '\u202e' })).json()).toMatchObject({ code: 'validation' });
  });

  it('counts its links together with those of its post', async () => {
    const owner = await settled();
    const { id, recipeId } = await share(owner);
    const links = (name: string) => [1, 2, 3].map((n) => `https://${name}.example/${n}`).join(' ');
    expect((await change(owner, recipeId, { steps: [links('a')] })).json<Recipe>().isHeld).toBeUndefined();
    const edited = await t.call('PATCH', `/api/discussions/${id}`, {
      token: owner.token,
      body: { content: links('b') },
    });
    expect(edited.json<Discussion>().status).toBe('held');
    expect(await page(recipeId)).not.toContain('Lemon lentils');
  });

  it('does not come back by another change while it is held', async () => {
    const [owner, other] = [await t.signUp(), await t.signUp()];
    const { recipeId } = await share(owner);
    await change(owner, recipeId, { title: 'BUY https://evil.example' });
    expect((await change(owner, recipeId, { title: 'Lentils' })).json<Recipe>().isHeld).toBe(true);
    expect((await t.call('GET', `/api/recipes/${recipeId}`, { token: other.token })).statusCode).toBe(404);
  });
});

describe('reports', () => {
  const report = (person: Person, path: string) =>
    t.call('POST', `/api/${path}/report`, { token: person.token, body: { reason: 'spam' } });
  const shown = async (id: string) => (await t.call('GET', `/api/discussions/${id}`)).statusCode === 200;
  const decide = async (id: string, action: 'approve' | 'remove') => {
    const { token } = await moderator();
    const queue = await t.call('GET', '/api/admin/moderation?limit=100', { token });
    const item = queue.json<{ items: ModerationItem[] }>().items.find((one) => one.id === id);
    return t.call('POST', `/api/admin/moderation/discussion/${id}`, {
      token,
      body: { action, version: item?.version },
    });
  };
  const three = (make: () => Promise<Person>) => Promise.all([make(), make(), make()]);

  it('of new accounts hide nothing, and a moderator sees them', async () => {
    const { id } = await post(await settled());
    for (const person of [...(await three(t.signUp)), ...(await three(t.signUp))])
      expect((await report(person, `discussions/${id}`)).statusCode).toBe(200);
    expect(await shown(id)).toBe(true);
    const queue = await t.call('GET', '/api/admin/moderation?limit=100', {
      token: (await moderator()).token,
    });
    const item = queue.json<{ items: ModerationItem[] }>().items.find((one) => one.id === id);
    expect(item?.reports).toHaveLength(6);
  });

  it('of the same people hide nothing again that a moderator restored', async () => {
    const people = await three(settled);
    const { id } = await post(await settled());
    for (const person of people) await report(person, `discussions/${id}`);
    expect(await shown(id)).toBe(false);
    expect((await decide(id, 'approve')).statusCode).toBe(200);
    expect(await shown(id)).toBe(true);
    for (const person of people) await report(person, `discussions/${id}`);
    expect(await shown(id)).toBe(true);

    // They were wrong once, so that three of them are no longer enough for another post.
    const other = await post(await settled());
    for (const person of people) await report(person, `discussions/${other.id}`);
    expect(await shown(other.id)).toBe(true);
  });

  it('of people who were right count in full, also when their account is young', async () => {
    const people = await three(young);
    const spam = await post(await settled());
    for (const person of people) await report(person, `discussions/${spam.id}`);
    expect(await shown(spam.id)).toBe(true);
    await decide(spam.id, 'remove');
    const next = await post(await settled());
    for (const person of people) await report(person, `discussions/${next.id}`);
    expect(await shown(next.id)).toBe(false);
  });

  it('never hide what the team wrote or pinned', async () => {
    const people = await three(settled);
    const admin = await moderator();
    await seedCommunity(t.container.db);
    const { rows } = await t.container.db.pool.query<{ id: string }>(
      'select id from discussions where seed is not null and not is_pinned limit 1',
    );
    const pinned = await post(await settled());
    await t.call('PATCH', `/api/admin/discussions/${pinned.id}`, {
      token: admin.token,
      body: { isPinned: true },
    });
    const ids = [String(rows[0]!.id), (await post(admin)).id, pinned.id];
    const answer = (await reply(admin, pinned.id, 'From the team')).json<Reply>();
    for (const person of people) {
      for (const id of ids) await report(person, `discussions/${id}`);
      await report(person, `replies/${answer.id}`);
    }
    for (const id of ids) expect(await shown(id), id).toBe(true);
    const replies = await t.call('GET', `/api/discussions/${pinned.id}/replies`);
    expect(replies.json<{ replies: Reply[] }>().replies).toHaveLength(1);
  });
});

it('lets nobody advertise by name', async () => {
  const body = { username: 'buy-pans.com', email: 'pans@example.org', password: 'lentils on the stove 7' };
  expect((await t.call('POST', '/api/auth/register', { body })).json()).toMatchObject({
    error: 'That name looks like a web address. Choose another.',
  });
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
