import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const rows = async (text: string, values: unknown[] = []) =>
  (await t.container.db.pool.query(text, values)).rows;

it('is made with each account, and none for a name that is taken', async () => {
  const cook = await t.signUp();
  expect(await rows('select household_id, household_role from users where id = $1', [cook.id])).toEqual([
    { household_id: cook.householdId, household_role: 'owner' },
  ]);
  const again = { email: cook.email, username: 'somebody', password: 'wooden spoon 42' };
  expect((await t.call('POST', '/api/auth/register', { body: again })).statusCode).toBe(409);
  const [{ orphans }] = await rows(
    'select count(*)::int as orphans from households where id not in (select household_id from users)',
  );
  expect(orphans).toBe(0);
});

it('goes with its last member, and passes to the longest member before', async () => {
  const [owner, old, young, child] = [await t.signUp(), await t.signUp(), await t.signUp(), await t.signUp()];
  const move = (id: string, role: string, days: number) =>
    rows(
      `update users set household_id = $2, household_role = $3, household_since = now() - make_interval(days => $4)
       where id = $1`,
      [id, owner.householdId, role, days],
    );
  await move(child.id, 'child', 30);
  await move(old.id, 'member', 20);
  await move(young.id, 'member', 10);
  const left = [old, young, child].map(({ householdId }) => householdId);
  expect(await rows('select from households where id = any($1)', [left])).toEqual([]);
  await t.call('POST', '/api/pantry', { token: owner.token, body: { items: [{ name: 'rice' }] } });

  const owners = () =>
    rows(`select id from users where household_id = $1 and household_role = 'owner'`, [owner.householdId]);
  for (const [leaving, next] of [
    [owner, old],
    [old, young],
    [young, child],
  ] as const) {
    await rows('delete from users where id = $1', [leaving.id]);
    expect(await owners()).toEqual([{ id: next.id }]);
  }
  expect(await rows('select name from pantry_items where household_id = $1', [owner.householdId])).toEqual([
    { name: 'rice' },
  ]);
  await rows('delete from users where id = $1', [child.id]);
  for (const table of [
    'households where id',
    'pantry_items where household_id',
    'household_storage_uses where household_id',
  ])
    expect(await rows(`select from ${table} = $1`, [owner.householdId])).toEqual([]);
});
