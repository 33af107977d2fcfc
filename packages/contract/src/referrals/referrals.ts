import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';

/** Days of Pro, points and limits of the referral program, for server and web. */
export const REFERRER_DAYS = 30;
export const FRIEND_DAYS = 7;
export const REWARDED_PER_YEAR = 12;
export const POINTS_PER_SHARE = 2;
export const POINTS_PER_REFERRAL = 10;

const count = z.number().int().nonnegative();
const code = z.string().trim().min(1).max(64);
/** Clients send their time; the server uses its own. */
const timestamp = z.union([z.string().max(64), z.number()]).optional();
const codeAnswer = z.object({ code: z.string() });

export const referral = z.object({
  id: z.string(),
  /** Masked: a friend can be recognized, but not emailed. */
  email: z.string(),
  status: z.enum(['pending', 'completed']),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
});
export type Referral = z.infer<typeof referral>;

export const referralStats = endpoint({
  method: 'GET',
  path: '/api/referrals/stats',
  summary: 'The code of the signed-in person, the friends it brought, and the days of Pro it earned',
  access: 'user',
  response: z.object({
    referralCode: z.string().nullable(),
    totalReferrals: count,
    completedReferrals: count,
    pendingReferrals: count,
    /** Days of Pro. */
    totalRewardsEarned: count,
    /** The newest hundred. */
    referrals: z.array(referral),
  }),
});
export type ReferralStats = z.infer<typeof referralStats.response>;

export const generateReferralCode = endpoint({
  method: 'POST',
  path: '/api/referrals/generate',
  summary: 'The code of the signed-in person; made on the first call',
  access: 'user',
  response: codeAnswer,
});

export const generateViralCode = endpoint({
  method: 'POST',
  path: '/api/viral/generate-code',
  summary: 'The same for the viral dashboard; userId must be the signed-in person',
  access: 'user',
  body: z.object({ userId: z.string().max(64) }),
  response: codeAnswer,
});

export const trackShare = endpoint({
  method: 'POST',
  path: '/api/viral/track-share',
  summary: 'A recipe was shared; the same recipe counts once a day for each platform',
  access: 'user',
  body: z.object({
    userId: z.string().max(64),
    recipeTitle: z.string().trim().min(1).max(200),
    platform: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z][a-z0-9 _-]{0,23}$/, 'Name the platform in a few letters.'),
    timestamp,
  }),
  response: z.object({ ok: z.literal(true), totalShares: count }),
});

export const trackReferral = endpoint({
  method: 'POST',
  path: '/api/viral/track-referral',
  summary: 'A new account names the code it came with; newUserId must be the signed-in person',
  access: 'user',
  body: z.object({
    referrerId: z.string().max(64).optional(),
    referralCode: code,
    newUserId: z.string().max(64),
    timestamp,
  }),
  response: done,
});

export const viralActivity = z.object({
  kind: z.enum(['share', 'joined', 'completed']),
  /** The shared recipe, or the masked email of the friend. */
  subject: z.string(),
  at: z.iso.datetime(),
});
export type ViralActivity = z.infer<typeof viralActivity>;

export const viralMetrics = endpoint({
  method: 'GET',
  path: '/api/viral/metrics/:userId',
  summary: 'What sharing has brought; userId must be the signed-in person',
  access: 'user',
  params: z.object({ userId: z.string().max(64) }),
  response: z.object({
    totalShares: count,
    totalReferrals: count,
    completedReferrals: count,
    /** Percent of referred friends who completed the referral. */
    conversionRate: z.number(),
    /** Days of Pro. */
    rewardsEarned: count,
    /** Completed referrals per share. */
    viralCoefficient: z.number(),
    topSharedRecipes: z.array(z.object({ title: z.string(), shares: count })),
    recentActivity: z.array(viralActivity),
    isNewUser: z.boolean(),
    hasGeneratedReferralCode: z.boolean(),
    /** Kitchen Hero Score. */
    score: count,
  }),
});
export type ViralMetrics = z.infer<typeof viralMetrics.response>;

export const leaderboardAnswer = z.object({
  heroes: z.array(z.object({ rank: count, name: z.string(), score: count, you: z.boolean() })),
  /** Whether the signed-in person has agreed to show their first name and score. */
  consent: z.boolean(),
});
export type Leaderboard = z.infer<typeof leaderboardAnswer>;

export const leaderboard = endpoint({
  method: 'GET',
  path: '/api/viral/leaderboard',
  summary: 'The highest Kitchen Hero Scores of people who agreed to be shown, by first name',
  access: 'user',
  response: leaderboardAnswer,
});

export const joinLeaderboard = endpoint({
  method: 'PUT',
  path: '/api/viral/leaderboard',
  summary: 'Agree to be shown on the leaderboard, or take that back',
  access: 'user',
  body: z.object({ consent: z.boolean() }),
  response: leaderboardAnswer,
});
