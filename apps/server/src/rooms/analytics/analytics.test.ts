import type { Insights } from '@crisper/contract/analytics/analytics';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { ANY_PHOTO } from '../../testing/photos.ts';
import { seeing, testVision } from '../../testing/vision.ts';
import { rollUpEvents } from './analytics.jobs.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ vision: testVision(seeing('tomato', 'feta')) });
});
afterAll(() => t.close());

const track = (token: string, event: string, properties: object = {}) =>
  t.call('POST', '/api/analytics/track', { token, body: { event, properties, sessionId: 's-1' } });
const insightsOf = async (token: string): Promise<Insights> =>
  (await t.call('GET', '/api/analytics/insights', { token })).json();

async function busyCook() {
  const cook = await t.signUp();
  await track(cook.token, 'page_view', { page: '/scan', loadTime: 1200, userAgent: 'x' });
  await track(cook.token, 'page_view', { page: '/results', loadTime: 800 });
  await track(cook.token, 'recipe_generated', { recipeCount: 9, processingTime: 1500, cacheHit: false });
  await track(cook.token, 'recipe_generated', { recipeCount: 0, processingTime: 500, cacheHit: true });
  await track(cook.token, 'user_journey', { step: 'Scan', success: true });
  await track(cook.token, 'user_journey', { step: 'Scan', success: false });
  await track(cook.token, 'viral_action', { action: 'share', target: 'sms', metadata: { recipe: 'x' } });
  await track(cook.token, 'error_occurred', {
    errorType: 'TypeError',
    errorMessage: 'secret',
    context: 'page',
  });
  await track(cook.token, 'referral_link_copied', { referralCode: 'ABC', platform: 'copy' });
  await track(cook.token, 'referral_shared', { platform: 'sms' });
  return cook;
}

const EXPECTED = {
  successfulGenerations: 1,
  averageResponseTime: 1,
  retentionRate: 100,
  userJourney: [{ step: 'scan', completionRate: 50 }],
  performance: { cacheHitRate: 50, avgLoadTime: 1, errorRate: 10 },
  empty: false,
};

it('knows nothing of a new account, and says so', async () => {
  const { token } = await t.signUp();
  expect(await insightsOf(token)).toMatchObject({
    totalScans: 0,
    averageResponseTime: null,
    retentionRate: null,
    topIngredients: [],
    performance: { cacheHitRate: null, avgLoadTime: null, errorRate: null },
    empty: true,
  });
  await track(token, 'page_view', { loadTime: 500 });
  expect(await insightsOf(token)).toMatchObject({ performance: { avgLoadTime: 0.5 }, empty: true });
});

it('adds up the events, the same before and after the nightly job', async () => {
  const cook = await busyCook();
  await t.call('POST', '/api/scan', { token: cook.token, body: { images: [ANY_PHOTO] } });
  const before = await insightsOf(cook.token);
  expect(before).toMatchObject({
    ...EXPECTED,
    totalScans: 1,
    topIngredients: [
      { name: 'feta', count: 1 },
      { name: 'tomato', count: 1 },
    ],
  });
  expect(before.scansByDay).toHaveLength(7);
  expect(before.scansByDay.at(-1)?.count).toBe(1);

  const { pool } = t.container.db;
  await pool.query(`update analytics_events set at = at - interval '1 day'`);
  await t.container.jobs.enqueue(rollUpEvents, {});
  await t.container.jobs.runDue();
  await t.container.jobs.enqueue(rollUpEvents, {});
  await t.container.jobs.runDue();
  expect((await pool.query('select 1 from analytics_events')).rows).toEqual([]);
  expect(await insightsOf(cook.token)).toEqual(before);

  await track(cook.token, 'user_journey', { step: 'scan', success: true });
  await pool.query(`update analytics_events set at = at - interval '1 day'`);
  await t.container.jobs.enqueue(rollUpEvents, {});
  await t.container.jobs.runDue();
  expect((await insightsOf(cook.token)).userJourney).toEqual([{ step: 'scan', completionRate: 66.7 }]);
});

it('keeps neither messages nor addresses', async () => {
  const cook = await busyCook();
  const { rows } = await t.container.db.pool.query('select * from analytics_events where user_id = $1', [
    cook.id,
  ]);
  expect(rows).toHaveLength(10);
  expect(JSON.stringify(rows)).not.toMatch(/secret|results|userAgent|ABC/);
});

it('takes known events of signed-in people only', async () => {
  const { token } = await t.signUp();
  expect((await track(token, 'page_view')).statusCode).toBe(202);
  expect((await track(token, 'keystroke')).statusCode).toBe(400);
  expect((await track(token, 'page_view', { deep: { deeper: { deepest: 1 } } })).statusCode).toBe(400);
  expect((await track(token, 'page_view', { long: 'x'.repeat(501) })).statusCode).toBe(400);
  const many = Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`p${n}`, n]));
  expect((await track(token, 'page_view', many)).statusCode).toBe(400);
  expect((await t.call('POST', '/api/analytics/track', { body: { event: 'page_view' } })).statusCode).toBe(
    401,
  );
});

it('shows jobs and searches of the person, and of everybody to an admin', async () => {
  const { pool } = t.container.db;
  const [cook, admin] = [await busyCook(), await t.signUp()];
  await pool.query(`update users set role = 'admin' where id = $1`, [admin.id]);
  const { writeMoreRecipes } = await import('../matching/more-recipes.jobs.ts');
  await t.container.jobs.enqueue(writeMoreRecipes, { key: 'k1', userId: cook.id });
  await t.container.jobs.enqueue(writeMoreRecipes, { key: 'k2' });
  const stats = async (token: string) =>
    (await t.call('GET', '/api/jobs/stats', { token })).json().queueStats;
  expect((await stats(cook.token)).recipes).toEqual({ waiting: 1, active: 0, completed: 0, failed: 0 });
  expect(await stats(cook.token)).not.toHaveProperty('all');
  const whole = await stats(admin.token);
  expect(whole.recipes.waiting).toBe(2);
  expect(whole.all.waiting).toBeGreaterThanOrEqual(2);
  await t.container.jobs.runDue();
  expect((await stats(cook.token)).recipes).toMatchObject({ waiting: 0, completed: 1 });
  const hitRate = async (token: string) =>
    (await t.call('GET', '/api/cache/stats', { token })).json().hitRate;
  expect(await hitRate(cook.token)).toBe(50);
  expect(await hitRate(admin.token)).toBe(50);
  expect(await hitRate((await t.signUp()).token)).toBeNull();
});
