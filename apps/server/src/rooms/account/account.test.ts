import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { ANY_PHOTO } from '../../testing/photos.ts';
import { testVision } from '../../testing/vision.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ vision: testVision() });
});
afterAll(() => t.close());

const end = (token: string, body?: object) => t.call('DELETE', '/api/user/account', { token, body });
const signIn = ({ email, password }: { email: string; password: string }) =>
  t.call('POST', '/api/auth/login', { body: { email, password } });

/** Every table with a column for a person, and its number of rows for this person. */
async function rowsOf(id: string): Promise<Record<string, number>> {
  const { pool } = t.container.db;
  const { rows } = await pool.query<{ table: string; column: string }>(`
    select conrelid::regclass::text as table, attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass`);
  const counts: Record<string, number> = {};
  for (const { table, column } of rows) {
    const found = await pool.query(`select count(*)::int as n from ${table} where ${column} = $1`, [id]);
    counts[`${table}.${column}`] = found.rows[0].n;
  }
  return counts;
}

describe('usage', () => {
  it('follows the scans, the favorites and the plan', async () => {
    const cook = await t.signUp();
    const stats = async () => (await t.call('GET', '/api/user/stats', { token: cook.token })).json();
    expect(await stats()).toEqual({
      scansToday: 0,
      totalScans: 0,
      favoriteCount: 0,
      limits: { scansPerDay: 2, savedRecipes: 20 },
    });
    await t.call('POST', '/api/scan', { token: cook.token, body: { images: [ANY_PHOTO] } });
    const recipeData = { title: 'Soup', ingredients: ['1 leek'], instructions: ['Cook it.'] };
    await t.call('POST', '/api/favorites', { token: cook.token, body: { recipeId: 'mine', recipeData } });
    expect(await stats()).toMatchObject({ scansToday: 1, totalScans: 1, favoriteCount: 1 });
    expect((await t.call('GET', '/api/user/stats')).statusCode).toBe(401);
  });
});

describe('export', () => {
  it('gives an empty account a whole file', async () => {
    const cook = await t.signUp();
    const answer = await t.call('GET', '/api/user/export', { token: cook.token });
    expect(answer.statusCode).toBe(200);
    const day = new Date().toISOString().slice(0, 10);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="crisper-${day}.json"`);
    const file = answer.json();
    expect(file).toMatchObject({
      product: 'Crisper',
      profile: [{ email: cook.email, username: cook.username }],
      scans: [],
      favorites: [],
      ownRecipes: [],
    });
    expect(file.sessions).toHaveLength(1);
    expect(answer.body).not.toMatch(/argon2|passwordHash|tokenHash/);
  });

  it('holds what is the person’s, all of it, and nobody else’s', async () => {
    const [cook, other] = [await t.signUp(), await t.signUp()];
    for (const { id } of [cook, other])
      await t.container.db.pool.query(
        `insert into scans (id, user_id, day, photos, ingredients, counted, created_at)
         select gen_random_uuid(), $1::uuid, '2026-01-01', 1, jsonb_build_array(jsonb_build_object('name', $1::uuid::text || '-' || n)),
           true, now() - make_interval(secs => n) from generate_series(1, 450) n`,
        [id],
      );
    await t.call('POST', '/api/referrals/generate', { token: cook.token });
    const file = (await t.call('GET', '/api/user/export', { token: cook.token })).json();
    const names: string[] = file.scans.map(
      (scan: { ingredients: { name: string }[] }) => scan.ingredients[0]!.name,
    );
    expect(new Set(names).size).toBe(450);
    expect(names.every((name) => name.startsWith(cook.id))).toBe(true);
    expect(file.referralProgram).toMatchObject([{ code: expect.stringMatching(/^\w{8}$/) }]);
  });

  it('has a section for every room that keeps something, each under a name of its own', () => {
    const names = t.container.rooms.flatMap((room) =>
      Object.keys(room.personal?.export?.('nobody', 'none') ?? {}),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the end of an account', () => {
  it('is refused with a wrong confirmation, and nothing changes', async () => {
    const cook = await t.signUp();
    const before = await rowsOf(cook.id);
    const answer = await end(cook.token, { confirm: 'someone else' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad_request', fields: { confirm: expect.any(String) } });
    expect(await rowsOf(cook.id)).toEqual(before);
    expect((await signIn(cook)).statusCode).toBe(200);
  });

  it('takes everything along and signs out everywhere', async () => {
    const cook = await t.signUp();
    const elsewhere = (await signIn(cook)).json().token as string;
    await t.call('POST', '/api/scan', { token: cook.token, body: { images: [ANY_PHOTO] } });
    await t.call('POST', '/api/referrals/generate', { token: cook.token });
    await t.call('POST', '/api/auth/password-reset', { body: { email: cook.email } });
    await t.call('POST', '/api/analytics/track', { token: cook.token, body: { event: 'page_view' } });
    expect((await end(cook.token, { confirm: ` ${cook.username.toUpperCase()} ` })).json()).toEqual({
      ok: true,
    });
    for (const token of [cook.token, elsewhere])
      expect((await t.call('GET', '/api/auth/me', { token })).statusCode).toBe(401);
    expect((await signIn(cook)).statusCode).toBe(401);
    expect(Object.values(await rowsOf(cook.id)).filter((count) => count > 0)).toEqual([]);
    const { rows } = await t.container.db.pool.query(
      `select 1 from pgboss.job where data::text like '%' || $1 || '%' or data::text like '%' || $2 || '%'`,
      [cook.email, cook.id],
    );
    expect(rows).toEqual([]);
    expect((await t.signUp({ email: cook.email, username: cook.username })).id).not.toBe(cook.id);
  });

  it('undoes everything when one room fails', async () => {
    const cook = await t.signUp();
    const { personal } = t.container.rooms.findLast((room) => room.personal?.erase)!;
    const { erase } = personal!;
    personal!.erase = () => Promise.reject(new Error('no'));
    expect((await end(cook.token)).statusCode).toBe(500);
    personal!.erase = erase!;
    expect((await t.call('GET', '/api/auth/me', { token: cook.token })).statusCode).toBe(200);
    expect((await end(cook.token)).statusCode).toBe(200);
  });
});

it('keeps the time zone that the person chooses', async () => {
  const cook = await t.signUp();
  const choose = (timeZone: string) =>
    t.call('PUT', '/api/user/time-zone', { token: cook.token, body: { timeZone } });
  expect((await choose('Asia/Tokyo')).json().user.timeZone).toBe('Asia/Tokyo');
  expect((await choose('Mars/Olympus')).statusCode).toBe(400);
  expect((await t.call('GET', '/api/auth/me', { token: cook.token })).json().user.timeZone).toBe(
    'Asia/Tokyo',
  );
  const body = { email: cook.email, password: cook.password, timeZone: 'Europe/Berlin' };
  const elsewhere = await t.call('POST', '/api/auth/login', { body });
  expect(elsewhere.json().user.timeZone).toBe('Asia/Tokyo');
});

it('keeps the language that the person chooses', async () => {
  const cook = await t.signUp();
  const choose = (language: string | null) =>
    t.call('PUT', '/api/user/language', { token: cook.token, body: { language } });
  const kept = async () => (await t.call('GET', '/api/auth/me', { token: cook.token })).json().user.language;
  expect(await kept()).toBeNull();
  expect((await choose('de')).json().user.language).toBe('de');
  expect((await choose('tlh')).statusCode).toBe(400);
  expect(await kept()).toBe('de');
  expect((await choose(null)).json().user.language).toBeNull();
});

it('keeps the tabs of the bottom bar', async () => {
  const cook = await t.signUp();
  const choose = (tabs: unknown) => t.call('PUT', '/api/user/tabs', { token: cook.token, body: { tabs } });
  const kept = async () => (await t.call('GET', '/api/auth/me', { token: cook.token })).json().user.tabs;
  expect(await kept()).toBeNull();
  expect((await choose(['plan', 'shopping', 'scan'])).json().user.tabs).toEqual(['plan', 'shopping', 'scan']);
  expect(await kept()).toEqual(['plan', 'shopping', 'scan']);
  for (const refused of [[], ['plan', 'plan'], ['attic'], ['scan', 'plan', 'pantry', 'recipes', 'shopping']])
    expect((await choose(refused)).statusCode).toBe(400);
  await choose(null);
  expect(await kept()).toBeNull();
});
