import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedCommunity } from '../rooms/community/seed-community.ts';
import { seedCookBook } from '../rooms/recipes/book/cook-book.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type Filled, fillDemo } from './fill.ts';
import { COOK, FAMILY } from './people.ts';

const BOOK = fileURLToPath(new URL('../../../../recipes', import.meta.url));
const DAYS = 21;

let t: TestApp;
let filled: Filled;
let token: string;
let id: string;
beforeAll(async () => {
  t = await testApp();
  await seedCookBook(t.container.db, BOOK);
  await seedCommunity(t.container.db);
  filled = await fillDemo(t.app, t.container, { days: DAYS });
  const { email, password } = COOK;
  const session = (await t.call('POST', '/api/auth/login', { body: { email, password } })).json();
  token = session.token;
  id = session.user.id;
});
afterAll(() => t.close());

const get = async (url: string) => {
  const answer = await t.call('GET', url, { token });
  expect(answer.statusCode, `${url} ${answer.body}`).toBe(200);
  return answer.json();
};

it('gives every page something to show', async () => {
  expect(filled.meals).toBeGreaterThan(DAYS * 2);
  expect((await get('/api/auth/me')).user).toMatchObject({
    plan: 'pro',
    role: 'admin',
    onboardingCompleted: true,
  });
  expect((await get('/api/billing/receipts')).receipts).toHaveLength(1);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const week = await get(`/api/nutrition/daily?days=7&date=${yesterday}`);
  expect(week.totals.calories / 7).toBeGreaterThan(1_400);
  expect(week.totals.calories / 7).toBeLessThan(2_900);
  expect((await get(`/api/nutrition/insights?days=30&date=${yesterday}`)).streak.current).toBeGreaterThan(15);
  expect((await get('/api/meals/recent')).meals.length).toBeGreaterThan(5);
  const { items } = await get('/api/pantry');
  expect(items.filter(({ state }: { state: string }) => state === 'soon').length).toBeGreaterThan(2);
  expect((await get('/api/plan')).plan.days).toHaveLength(7);
  expect((await get('/api/shopping')).items.length).toBeGreaterThan(10);
  expect((await get('/api/favorites')).recipes.length).toBeGreaterThan(9);
  expect((await get('/api/scans')).scans).toHaveLength(10);
});

it('shows a family of four who share one kitchen', async () => {
  const { profiles } = await get('/api/household');
  expect(profiles).toHaveLength(4);
  expect(profiles.filter(({ isMember }: { isMember: boolean }) => !isMember)).toMatchObject([
    { name: 'Leo' },
  ]);
  expect((await get('/api/household')).table).toMatchObject({
    diets: ['vegetarian'],
    allergens: ['peanuts'],
  });
  const cooks = (await get('/api/pantry')).items;
  for (const { email, password, role } of Object.values(FAMILY)) {
    const { token: theirs, user } = (
      await t.call('POST', '/api/auth/login', { body: { email, password } })
    ).json();
    expect(user).toMatchObject({ householdRole: role, plan: 'pro', onboardingCompleted: true });
    const { items } = (await t.call('GET', '/api/pantry', { token: theirs })).json();
    expect(items).toHaveLength(cooks.length);
  }
});

it('tells a story of friends, words and days', async () => {
  expect(await get('/api/referrals/stats')).toMatchObject({
    completedReferrals: 3,
    pendingReferrals: 2,
    totalRewardsEarned: 90,
  });
  expect((await get(`/api/viral/metrics/${id}`)).totalShares).toBeGreaterThan(4);
  expect((await get('/api/viral/leaderboard')).heroes.length).toBeGreaterThan(4);
  expect((await get('/api/analytics/insights')).empty).toBe(false);
  const overview = await get('/api/community');
  expect(overview.stats.replies).toBeGreaterThan(20);
  expect(overview.members.length).toBeGreaterThan(2);
  const { discussions } = await get('/api/discussions?limit=50');
  const times = discussions
    .filter(({ isPinned }: { isPinned: boolean }) => !isPinned)
    .map(({ createdAt }: { createdAt: string }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
  expect((await get('/api/admin/moderation')).waiting).toBe(2);
  expect((await get('/api/admin/contact')).open).toBe(3);
  const status = await get('/api/status');
  expect(status.incidents).toMatchObject([{ status: 'resolved', service: 'vision' }]);
  expect(status.services.every(({ days }: { days: unknown[] }) => days.length === 90)).toBe(true);
});
