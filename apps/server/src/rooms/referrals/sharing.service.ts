import type { User } from '@crisper/contract/auth/auth';
import {
  type Leaderboard,
  POINTS_PER_REFERRAL,
  POINTS_PER_SHARE,
  type trackShare,
  type ViralActivity,
  type ViralMetrics,
} from '@crisper/contract/referrals/referrals';
import type { z } from 'zod';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import { localDay } from '../../local-day.ts';
import { firstName, maskEmail } from './referral-code.ts';
import * as referrals from './referrals.repository.ts';
import { assertSelf } from './referrals.service.ts';
import * as repository from './sharing.repository.ts';

const TOP_RECIPES = 5;
const ACTIVITIES = 10;
const HEROES = 20;
const SHARES: Rule = { name: 'recipe-share', max: 100, seconds: 3600 };

type Share = z.output<NonNullable<typeof trackShare.body>>;

export type SharingService = ReturnType<typeof createSharing>;

export function createSharing(db: Database, limiter: Limiter) {
  const standing = async (user: User): Promise<Leaderboard> => {
    const points = { share: POINTS_PER_SHARE, referral: POINTS_PER_REFERRAL };
    const [heroes, consent] = await Promise.all([
      repository.heroes(db.orm, points, HEROES),
      repository.isMember(db.orm, user.id),
    ]);
    return {
      consent,
      heroes: heroes.map(({ userId, username, score }, at) => ({
        rank: at + 1,
        name: firstName(username),
        score,
        you: userId === user.id,
      })),
    };
  };

  return {
    async track(user: User, { userId, recipeTitle, platform }: Share): Promise<number> {
      assertSelf(user, userId);
      await limiter.use(SHARES, user.id);
      const day = localDay(new Date(), user.timeZone);
      await repository.insertShare(db.orm, { userId, day, title: recipeTitle, platform });
      return repository.countShares(db.orm, userId);
    },

    async metrics(user: User, userId: string): Promise<ViralMetrics> {
      assertSelf(user, userId);
      const [totalShares, totals, code, topSharedRecipes, shares, friends] = await Promise.all([
        repository.countShares(db.orm, userId),
        referrals.totals(db.orm, userId),
        referrals.codeOf(db.orm, userId),
        repository.topShared(db.orm, userId, TOP_RECIPES),
        repository.latestShares(db.orm, userId, { limit: ACTIVITIES }),
        referrals.listBrought(db.orm, userId, { limit: ACTIVITIES }),
      ]);
      return {
        totalShares,
        totalReferrals: totals.total,
        completedReferrals: totals.completed,
        conversionRate: totals.total === 0 ? 0 : rounded((totals.completed / totals.total) * 100),
        rewardsEarned: totals.days,
        viralCoefficient: rounded(totals.completed / Math.max(1, totalShares)),
        topSharedRecipes,
        recentActivity: recent(shares, friends),
        isNewUser: !code && totalShares === 0 && totals.total === 0,
        hasGeneratedReferralCode: code !== undefined,
        score: totalShares * POINTS_PER_SHARE + totals.completed * POINTS_PER_REFERRAL,
      };
    },

    leaderboard: standing,

    async join(user: User, consent: boolean): Promise<Leaderboard> {
      await repository.setMember(db.orm, user.id, consent);
      return standing(user);
    },
  };
}

function recent(
  shares: readonly { title: string; sharedAt: Date }[],
  friends: readonly referrals.BroughtFriend[],
): ViralActivity[] {
  const all = [
    ...shares.map(({ title, sharedAt }) => ({ kind: 'share' as const, subject: title, at: sharedAt })),
    ...friends.flatMap(({ email, createdAt, completedAt }) => [
      { kind: 'joined' as const, subject: maskEmail(email), at: createdAt },
      ...(completedAt ? [{ kind: 'completed' as const, subject: maskEmail(email), at: completedAt }] : []),
    ]),
  ];
  return all
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, ACTIVITIES)
    .map((activity) => ({ ...activity, at: activity.at.toISOString() }));
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}
