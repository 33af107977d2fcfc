import type { Discussion, Reply } from '@crisper/contract/community/community';
import type { CommunityOverview } from '@crisper/contract/community/community-overview';
import type { Recipe } from '@crisper/contract/recipes/recipes';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { inCommunity, type Person } from '../../testing/community.ts';
import { SEEDS } from './community.seeds.ts';
import { mostLiked } from './overview.repository.ts';
import { seedCommunity } from './seed-community.ts';

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
const repliesOf = async (id: string, query = '', person?: Person) =>
  (await t.call('GET', `/api/discussions/${id}/replies${query}`, person && { token: person.token })).json<{
    replies: Reply[];
    cursor: string | null;
  }>();
const list = async (query = '') =>
  (await t.call('GET', `/api/discussions${query}`)).json<{
    discussions: Discussion[];
    cursor: string | null;
  }>();

const showName = (person: { token: string }, showsName: boolean) =>
  t.call('PUT', '/api/user/public-name', { token: person.token, body: { showsName } });

describe('authors', () => {
  it('are anonymous to everybody else, until they show their name', async () => {
    const { id } = await post(ada, { title: 'Who am I?', content: 'Guess.' });
    await reply(ada, id, 'A hint.');
    const seenBy = async (token?: string) => {
      const options = token ? { token } : {};
      const discussion = (await t.call('GET', `/api/discussions/${id}`, options)).json<Discussion>();
      const { replies } = (await t.call('GET', `/api/discussions/${id}/replies`, options)).json<{
        replies: Reply[];
      }>();
      const { discussions } = (await t.call('GET', '/api/discussions', options)).json<{
        discussions: Discussion[];
      }>();
      const listed = discussions.find((one) => one.id === id)!;
      return [discussion, replies[0]!, listed].map(({ user, userId }) => [user.username, userId]);
    };
    for (const token of [undefined, ben.token])
      for (const seen of await seenBy(token)) expect(seen).toEqual(['Anonymous', null]);
    // The author knows which posts are her own.
    for (const seen of await seenBy(ada.token)) expect(seen).toEqual(['Anonymous', ada.id]);

    const { user } = (await showName(ada, true)).json<{ user: { showsName: boolean } }>();
    expect(user.showsName).toBe(true);
    for (const seen of await seenBy(ben.token)) expect(seen).toEqual([ada.username, ada.id]);
    await showName(ada, false);
    for (const seen of await seenBy(ben.token)) expect(seen).toEqual(['Anonymous', null]);
  });
});

describe('discussions', () => {
  it('are posted, answered, changed and deleted by their author alone', async () => {
    const { id } = await post(ada, { title: '  How long for dal? ', content: 'On a low flame #dal #Dal' });
    expect(await open(id)).toMatchObject({
      title: 'How long for dal?',
      topics: ['dal'],
      user: { username: 'Anonymous', isTeam: false },
      replyCount: 0,
      recipe: null,
    });
    const first = (await reply(ben, id, ' Forty minutes. ')).json<Reply>();
    expect(first).toMatchObject({ content: 'Forty minutes.', isEdited: false, likes: 0, userId: ben.id });
    expect((await open(id)).replyCount).toBe(1);

    const path = `/api/replies/${first.id}`;
    expect((await t.call('PATCH', path, { token: ada.token, body: { content: 'x' } })).statusCode).toBe(403);
    expect((await t.call('DELETE', path, { token: ada.token })).statusCode).toBe(403);
    const edited = await t.call('PATCH', path, { token: ben.token, body: { content: 'Fifty.' } });
    expect(edited.json()).toMatchObject({ content: 'Fifty.', isEdited: true });
    expect((await t.call('DELETE', path, { token: ben.token })).json()).toEqual({ ok: true });
    expect((await repliesOf(id)).replies).toEqual([]);
    expect((await open(id)).replyCount).toBe(0);

    const thread = `/api/discussions/${id}`;
    expect((await t.call('PATCH', thread, { token: ben.token, body: { title: 'Mine' } })).statusCode).toBe(
      403,
    );
    const changed = await t.call('PATCH', thread, { token: ada.token, body: { content: 'And #beans?' } });
    expect(changed.json()).toMatchObject({ isEdited: true, title: 'How long for dal?', topics: ['beans'] });
    expect((await t.call('DELETE', thread, { token: ada.token })).json()).toEqual({ ok: true });
    expect((await t.call('GET', thread)).statusCode).toBe(404);
  });

  it('go on by the cursor without gaps or repeats while others post', async () => {
    const category = 'Seasonal';
    for (let at = 0; at < 7; at++) await post(at % 2 ? ada : ben, { category });
    const all = (await list(`?category=${category}&limit=50`)).discussions.map(({ id }) => id);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(
        `?category=${category}&limit=3${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...page.discussions.map(({ id }) => id));
      cursor = page.cursor;
      if (seen.length === 3) await post(ada, { category });
    }
    expect(seen).toEqual(all);
    const byOffset = await list(`?category=${category}&limit=3&offset=3`);
    const later = (await list(`?category=${category}&limit=50`)).discussions.map(({ id }) => id);
    expect(byOffset.discussions.map(({ id }) => id)).toEqual(later.slice(3, 6));
    expect((await t.call('GET', '/api/discussions?offset=10001')).json()).toMatchObject({
      error: 'That is too far down for an offset. Go on with the cursor.',
    });
  });

  it('count a reader once a day', async () => {
    const { id } = await post(ada);
    for (let times = 0; times < 3; times++) await open(id, ben);
    await open(id);
    await open(id);
    expect((await open(id)).viewCount).toBe(2);
  });

  it('count a like once, whoever presses how often at once', async () => {
    const { id } = await post(ada);
    const press = (body?: object) =>
      t.call('POST', `/api/discussions/${id}/like`, { token: ben.token, ...(body && { body }) });
    await Promise.all(Array.from({ length: 8 }, () => press({ liked: true })));
    expect(await open(id, ben)).toMatchObject({ likeCount: 1, userHasLiked: true });
    expect((await press()).json()).toEqual({ isLiked: false, likeCount: 0 });
    await Promise.all(Array.from({ length: 7 }, () => press()));
    expect(await open(id, ben)).toMatchObject({ likeCount: 1, userHasLiked: true });

    const { id: replyId } = (await reply(ada, id, 'Yes')).json<Reply>();
    const like = await t.call('POST', `/api/replies/${replyId}/like`, { token: ben.token });
    expect(like.json()).toEqual({ isLiked: true, likeCount: 1 });
    expect((await repliesOf(id, '', ben)).replies[0]).toMatchObject({ likes: 1, userHasLiked: true });
    expect((await t.call('POST', '/api/replies/999999/like', { token: ben.token })).statusCode).toBe(404);
  });

  it('page long threads oldest first', async () => {
    const { id } = await post(ada);
    for (const text of ['one', 'two', 'three']) await reply(ben, id, text);
    const first = await repliesOf(id, '?limit=2');
    const rest = await repliesOf(id, `?limit=2&cursor=${first.cursor}`);
    expect([...first.replies, ...rest.replies].map(({ content }) => content)).toEqual([
      'one',
      'two',
      'three',
    ]);
    expect(rest.cursor).toBeNull();
  });
});

/** As the overview reads them, which keeps its answer for a while. */
const featured = () => mostLiked(t.container.db.orm);

describe('the overview', () => {
  it('comes from what is there: team posts once, likes of others, topics that filter', async () => {
    const admin = t.container.db;
    await seedCommunity(admin);
    await seedCommunity(admin);
    await t.call('POST', '/api/community/join', { token: (await t.signUp()).token });
    const overview = (await t.call('GET', '/api/community', { token: ada.token })).json<CommunityOverview>();
    expect(overview.joined).toBe(true);
    expect(overview.stats.members).toBe(3);
    expect(overview.stats.discussions).toBeGreaterThanOrEqual(SEEDS.length);
    expect(overview.members).toEqual([]);
    await showName(ada, true);
    expect((await featured())[0]).toMatchObject({ username: ada.username });
    await showName(ada, false);
    expect(await featured()).toEqual([]);
    expect(overview.members.map(({ username }) => username)).not.toContain('Crisper team');
    expect(overview.events.map(({ title }) => title).sort()).toEqual([
      'Friday fridge clear-out',
      'Sunday prep hour',
    ]);
    for (const event of overview.events) {
      expect(Date.parse(event.endsAt)).toBeGreaterThan(Date.now());
      expect((await open(event.discussionId!)).user).toEqual({ username: 'Crisper team', isTeam: true });
    }
    const { topic, count } = overview.topics[0]!;
    const tagged = (await list(`?topic=${topic}&limit=50`)).discussions;
    expect(tagged).toHaveLength(count);
    expect(tagged.every(({ topics }) => topics.includes(topic))).toBe(true);
    const [top] = (await list('?category=All')).discussions;
    expect(top).toMatchObject({ isPinned: true, isLocked: true });
  });
});

describe('a shared recipe', () => {
  const form = {
    title: 'Lemon lentils',
    description: 'Bright and quick.',
    ingredients: '200 g red lentils\n1 lemon\n2 cloves garlic',
    instructions: '1. Simmer the lentils for 15 minutes.\n2. Stir in garlic and lemon.',
    cookTime: '1 h 5 min',
    difficulty: 'Medium',
  };
  const share = (body: object) => t.call('POST', '/api/community/recipes', { token: ada.token, body });
  const recipe = (id: string, person: Person) => t.call('GET', `/api/recipes/${id}`, { token: person.token });

  it('is a real recipe that others can open and save, until its post goes', async () => {
    const { discussion, recipeId } = (await share(form)).json();
    const opened = (await recipe(recipeId, ben)).json<Recipe>();
    expect(opened).toMatchObject({
      title: form.title,
      origin: 'community',
      difficulty: 'medium',
      cookTimeMin: 65,
      isOwn: false,
    });
    expect(opened.ingredients.map((line) => line.ingredientId)).toContain('lemon');
    expect(opened.steps).toHaveLength(2);
    expect((await recipe(recipeId, ada)).json()).toMatchObject({ isOwn: true });
    expect((await t.call('GET', `/api/recipes/${recipeId}`)).statusCode).toBe(401);
    expect(
      (await t.call('PATCH', `/api/recipes/${recipeId}`, { token: ben.token, body: { title: 'x' } }))
        .statusCode,
    ).toBe(404);
    const saved = await t.call('POST', '/api/favorites', { token: ben.token, body: { recipeId } });
    expect(saved.json()).toEqual({ isFavorite: true });
    expect((await open(discussion.id)).recipe).toMatchObject({ id: recipeId, title: form.title });

    await t.call('DELETE', `/api/discussions/${discussion.id}`, { token: ada.token });
    expect((await recipe(recipeId, ben)).statusCode).toBe(404);
    expect((await recipe(recipeId, ada)).statusCode).toBe(200);
  });

  it('may be a title alone, which becomes a discussion', async () => {
    const { discussion, recipeId } = (await share({ title: 'My uncle’s goulash' })).json();
    expect(recipeId).toBeNull();
    expect(await open(discussion.id)).toMatchObject({ title: 'My uncle’s goulash', recipe: null });
    expect((await share({ ...form, title: ' ' })).json()).toMatchObject({
      error: 'Give the recipe a title.',
    });
  });
});

it('lets go of a person, and keeps the threads of the others readable', async () => {
  const leaving = await settled();
  const answered = await post(leaving, { title: 'Private life', content: 'My address' });
  await reply(ben, answered.id, 'Interesting');
  const alone = await post(leaving);
  const other = await post(ada);
  await reply(leaving, other.id, 'My words');
  await t.call('POST', `/api/discussions/${other.id}/like`, { token: leaving.token });
  const { personal } = t.container.rooms.find((room) => room.name === 'community')!;
  const sections = personal!.export!(leaving.id, leaving.householdId);
  const counts: Record<string, number> = {};
  for (const [name, rows] of Object.entries(sections)) {
    counts[name] = 0;
    for await (const _ of rows) counts[name]++;
  }
  expect(counts).toEqual({ discussions: 2, discussionReplies: 1, communityLikes: 1, communityReports: 0 });

  await t.container.db.transaction(async (tx) => {
    await personal!.erase!(tx, leaving.id);
    await tx.execute(sql`delete from users where id = ${leaving.id}`);
  });
  expect(await open(answered.id)).toMatchObject({
    title: '[deleted]',
    content: '[deleted]',
    userId: null,
    user: { username: '[deleted]' },
  });
  expect((await t.call('GET', `/api/discussions/${alone.id}`)).statusCode).toBe(404);
  expect(await open(other.id)).toMatchObject({ likeCount: 0, replyCount: 1 });
  expect((await repliesOf(other.id)).replies[0]).toMatchObject({
    content: '[deleted]',
    user: { username: '[deleted]' },
  });
});
