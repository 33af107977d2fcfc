import type { ReferralStats, ViralMetrics } from '@crisper/contract/referrals/referrals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { ANY_PHOTO } from '../../testing/photos.ts';
import { seeing, testVision } from '../../testing/vision.ts';
import { firstName, maskEmail, newCode, normalCode } from './referral-code.ts';
import { friendScanned } from './referrals.jobs.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const engine = testVision();

let t: TestApp;
let friends = 0;
beforeAll(async () => {
  t = await testApp({ vision: engine });
});
afterAll(() => t.close());

const codeOf = async (token: string): Promise<string> =>
  (await t.call('POST', '/api/referrals/generate', { token })).json().code;
const statsOf = async (token: string): Promise<ReferralStats> =>
  (await t.call('GET', '/api/referrals/stats', { token })).json();
const metricsOf = async (who: { id: string; token: string }): Promise<ViralMetrics> =>
  (await t.call('GET', `/api/viral/metrics/${who.id}`, { token: who.token })).json();
const proDays = async (id: string): Promise<number> => {
  const { rows } = await t.container.db.pool.query('select pro_until from users where id = $1', [id]);
  return rows[0].pro_until ? Math.round((rows[0].pro_until.getTime() - Date.now()) / DAY_MS) : 0;
};
const scan = async (token: string): Promise<void> => {
  const answer = await t.call('POST', '/api/scan', { token, body: { images: [ANY_PHOTO] } });
  expect(answer.statusCode).toBe(200);
  await t.container.jobs.runDue();
};
/** A friend who signs up with a code as typed. */
const friend = (referralCode: string, email = `friend${++friends}@example.com`) =>
  t.signUp({ email, username: `friend-${++friends}`, referralCode } as never);

describe('a referral', () => {
  it('is pending until the first scan that finds something, and rewards both, once', async () => {
    const host = await t.signUp();
    expect((await statsOf(host.token)).referralCode).toBeNull();
    const code = await codeOf(host.token);
    expect(await codeOf(host.token)).toBe(code);
    const guest = await friend(
      `  ${code.slice(0, 4).toLowerCase()} ${code.slice(4)} `,
      'anna.long@mail.example',
    );
    expect(await statsOf(host.token)).toMatchObject({
      referralCode: code,
      totalReferrals: 1,
      pendingReferrals: 1,
      totalRewardsEarned: 0,
      referrals: [{ email: 'an***@m***.example', status: 'pending', completedAt: null }],
    });

    engine.look = seeing();
    await scan(guest.token);
    expect((await statsOf(host.token)).completedReferrals).toBe(0);
    engine.look = seeing('tomato');
    await scan(guest.token);
    await scan(guest.token);
    expect(await statsOf(host.token)).toMatchObject({
      completedReferrals: 1,
      pendingReferrals: 0,
      totalRewardsEarned: 30,
    });
    expect(await proDays(host.id)).toBe(30);
    expect(await proDays(guest.id)).toBe(7);
    expect((await t.call('GET', '/api/auth/me', { token: guest.token })).json().user.plan).toBe('pro');
  });

  it('is rewarded once when the job runs many times at once', async () => {
    const host = await t.signUp();
    const guest = await friend(await codeOf(host.token));
    const { run } = t.container.rooms
      .flatMap((room) => room.jobs ?? [])
      .find(({ job }) => job.name === friendScanned.name)!;
    await Promise.all(Array.from({ length: 10 }, () => run({ userId: guest.id })));
    expect(await proDays(host.id)).toBe(30);
    expect(await proDays(guest.id)).toBe(7);
  });

  it('earns nothing with an address known before, spelled otherwise or come back', async () => {
    const host = await t.signUp({ email: 'host.name@gmail.com' });
    const code = await codeOf(host.token);
    await friend(code, 'hostname+me@googlemail.com');
    const left = await t.signUp({ email: 'leaver@example.com' });
    expect((await t.call('DELETE', '/api/user/account', { token: left.token })).statusCode).toBe(200);
    const back = await friend(code, 'leaver@example.com');
    await scan(back.token);
    expect(await statsOf(host.token)).toMatchObject({ totalReferrals: 0 });
    expect(await proDays(host.id)).toBe(0);
    expect(await proDays(back.id)).toBe(0);
  });

  it('earns the referrer nothing beyond twelve a year; the friend is rewarded all the same', async () => {
    const host = await t.signUp();
    const code = await codeOf(host.token);
    await t.container.db.pool.query(
      `insert into referrals (referrer_id, completed_at, days_earned)
       select $1::uuid, now() - make_interval(days => day), 30 from generate_series(1, 12) day
       union all select $1::uuid, now() - interval '400 days', 30`,
      [host.id],
    );
    const guest = await friend(code);
    await scan(guest.token);
    expect(await proDays(host.id)).toBe(0);
    expect(await proDays(guest.id)).toBe(7);
    expect(await statsOf(host.token)).toMatchObject({ completedReferrals: 14, totalRewardsEarned: 390 });
  });

  it('stays with whoever is left, and goes with the last', async () => {
    const host = await t.signUp();
    const guest = await friend(await codeOf(host.token));
    const end = (token: string) => t.call('DELETE', '/api/user/account', { token });
    await end(guest.token);
    expect((await statsOf(host.token)).referrals).toMatchObject([{ email: '[deleted]', status: 'pending' }]);
    await end(host.token);
    const { rows } = await t.container.db.pool.query(
      'select 1 from referrals where referrer_id is null and friend_id is null',
    );
    expect(rows).toEqual([]);
  });

  it('can be named on the first day, by the new account itself', async () => {
    const host = await t.signUp();
    const code = await codeOf(host.token);
    const guest = await t.signUp();
    const name = (token: string, body: object) =>
      t.call('POST', '/api/viral/track-referral', { token, body: { newUserId: guest.id, ...body } });
    expect((await name(host.token, { referralCode: code })).statusCode).toBe(403);
    expect((await name(guest.token, { referralCode: 'NOBODYS1' })).statusCode).toBe(404);
    const own = await t.call('POST', '/api/viral/track-referral', {
      token: host.token,
      body: { referralCode: code.toLowerCase(), newUserId: host.id },
    });
    expect(own.statusCode).toBe(400);
    expect(own.json().error).toBe('You can’t use your own referral code.');
    expect((await name(guest.token, { referralCode: code, referrerId: guest.id })).statusCode).toBe(400);
    expect((await statsOf(host.token)).totalReferrals).toBe(0);
    expect((await name(guest.token, { referralCode: ` ${code} `, referrerId: host.id })).statusCode).toBe(
      200,
    );
    expect((await name(guest.token, { referralCode: code })).statusCode).toBe(200);
    expect((await statsOf(host.token)).totalReferrals).toBe(1);
    const other = await codeOf((await t.signUp()).token);
    expect((await name(guest.token, { referralCode: other })).statusCode).toBe(409);
  });
});

describe('sharing', () => {
  it('counts points, and the same recipe once a day for each platform', async () => {
    const host = await t.signUp();
    expect(await metricsOf(host)).toMatchObject({
      isNewUser: true,
      hasGeneratedReferralCode: false,
      score: 0,
    });
    const share = (platform: string, recipeTitle = 'Shakshuka') =>
      t.call('POST', '/api/viral/track-share', {
        token: host.token,
        body: { userId: host.id, recipeTitle, platform, timestamp: Date.now() },
      });
    for (const platform of ['SMS', 'sms', 'WhatsApp']) expect((await share(platform)).statusCode).toBe(200);
    expect((await share('x', 'Ratatouille')).json()).toEqual({ ok: true, totalShares: 3 });
    expect((await share('<script>')).statusCode).toBe(400);
    const guest = await friend(await codeOf(host.token));
    await scan(guest.token);
    expect(await metricsOf(host)).toMatchObject({
      totalShares: 3,
      totalReferrals: 1,
      conversionRate: 100,
      rewardsEarned: 30,
      viralCoefficient: 0.33,
      score: 16,
      isNewUser: false,
      topSharedRecipes: [
        { title: 'Shakshuka', shares: 2 },
        { title: 'Ratatouille', shares: 1 },
      ],
    });
    expect((await metricsOf(host)).recentActivity[0]).toMatchObject({ kind: 'completed' });
  });

  it('lets nobody speak for another person', async () => {
    const [host, other] = [await t.signUp(), await t.signUp()];
    const calls = [
      t.call('GET', `/api/viral/metrics/${other.id}`, { token: host.token }),
      t.call('POST', '/api/viral/generate-code', { token: host.token, body: { userId: other.id } }),
      t.call('POST', '/api/viral/track-share', {
        token: host.token,
        body: { userId: other.id, recipeTitle: 'Soup', platform: 'sms' },
      }),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(403);
    expect((await t.call('GET', '/api/referrals/stats')).statusCode).toBe(401);
    const made = await t.call('POST', '/api/viral/generate-code', {
      token: host.token,
      body: { userId: host.id },
    });
    expect(made.json().code).toBe(await codeOf(host.token));
  });

  it('shows heroes by first name, and only those who agreed', async () => {
    const shy = await t.signUp();
    const proud = await t.signUp({ username: 'olivia.smith-77' });
    for (const { id, token } of [shy, proud])
      await t.call('POST', '/api/viral/track-share', {
        token,
        body: { userId: id, recipeTitle: 'Soup', platform: 'sms' },
      });
    const join = (consent: boolean) =>
      t.call('PUT', '/api/viral/leaderboard', { token: proud.token, body: { consent } });
    expect((await join(true)).json()).toEqual({
      consent: true,
      heroes: [{ rank: 1, name: 'Olivia', score: 2, you: true }],
    });
    const seen = await t.call('GET', '/api/viral/leaderboard', { token: shy.token });
    expect(seen.json()).toMatchObject({ consent: false, heroes: [{ name: 'Olivia', you: false }] });
    expect((await join(false)).json()).toEqual({ consent: false, heroes: [] });
  });
});

it('reads codes as people write them, and hides what is not theirs to see', () => {
  expect(normalCode(' ab-c d\t2 ')).toBe('ABCD2');
  expect(newCode()).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(maskEmail('al@x.io')).toBe('a***@x***.io');
  expect(maskEmail('nodomain')).toBe('no***@***');
  expect(firstName('__')).toBe('__');
});
