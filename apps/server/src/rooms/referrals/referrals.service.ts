import type { User } from '@crisper/contract/auth/auth';
import {
  FRIEND_DAYS,
  REFERRER_DAYS,
  REWARDED_PER_YEAR,
  type Referral,
  type ReferralStats,
  type trackReferral,
} from '@crisper/contract/referrals/referrals';
import type { z } from 'zod';
import { assertConfirmed } from '../../assert-confirmed.ts';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database, Tx } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { Problem } from '../../problem.ts';
import { allConfirmed } from '../auth/auth.room.ts';
import { markOf, maskEmail, newCode, normalCode } from './referral-code.ts';
import { friendScanned } from './referrals.jobs.ts';
import * as repository from './referrals.repository.ts';

const YEAR_DAYS = 365;
const LISTED = 100;
const CODE_TRIES = 5;
/** A referral code can still be added on the first day after sign-up. */
const LATE_MS = 24 * 60 * 60 * 1000;
const CLAIMS: Rule = { name: 'referral-claim', max: 20, seconds: 3600 };

type Claim = z.output<NonNullable<typeof trackReferral.body>>;

interface NewUser {
  userId: string;
  email: string;
  /** The code as typed or linked. */
  code: string | null;
}

interface Deps {
  db: Database;
  jobs: Jobs;
  limiter: Limiter;
  secret: string;
  /** Whether people are asked to confirm their email. */
  confirmEmails: boolean;
  grantDays: (
    tx: Tx,
    grant: { userId: string; source: 'referral'; ref: string; days: number },
  ) => Promise<unknown>;
}

export type ReferralsService = ReturnType<typeof createReferrals>;

export function createReferrals({ db, jobs, limiter, secret, confirmEmails, grantDays }: Deps) {
  const reward = (tx: Tx, userId: string, ref: string, days: number) =>
    grantDays(tx, { userId, source: 'referral', ref, days });

  const rewardReferrer = async (tx: Tx, id: string, referrerId: string): Promise<void> => {
    await repository.lockReferrer(tx, referrerId);
    if ((await repository.countRewarded(tx, referrerId, YEAR_DAYS)) >= REWARDED_PER_YEAR) return;
    await repository.setEarned(tx, id, REFERRER_DAYS);
    await reward(tx, referrerId, `${id}:referrer`, REFERRER_DAYS);
  };

  /** Made-up addresses earn nothing: both people must read their mail. Until then the referral waits. */
  const mayBeRewarded = async (tx: Tx, friendId: string): Promise<boolean> => {
    if (!confirmEmails) return true;
    const referrerId = (await repository.findByFriend(tx, friendId))?.referrerId;
    return allConfirmed(tx, referrerId ? [friendId, referrerId] : [friendId]);
  };

  return {
    /** Part of every sign-up, with or without a code. An unknown code, or an email seen before, gives no referral. */
    async welcome(tx: Tx, { userId, email, code }: NewUser): Promise<void> {
      const mark = markOf(email, secret);
      await repository.insertMark(tx, mark, userId);
      if (!code || !(await repository.ownsMark(tx, mark, userId))) return;
      const owner = await repository.ownerOf(tx, normalCode(code));
      if (owner) await repository.insert(tx, owner, userId);
    },

    /** For an account that gave no code at sign-up. */
    async claim(user: User, { referralCode, referrerId, newUserId }: Claim): Promise<void> {
      assertSelf(user, newUserId);
      await limiter.use(CLAIMS, user.id);
      await db.transaction(async (tx) => {
        const owner = await repository.ownerOf(tx, normalCode(referralCode));
        if (!owner) throw new Problem('not_found', 'That referral code doesn’t exist.');
        if (owner === user.id) throw new Problem('bad_request', 'You can’t use your own referral code.');
        if (referrerId !== undefined && referrerId !== owner)
          throw new Problem('bad_request', 'That referral code belongs to somebody else.');
        const known = await repository.findByFriend(tx, user.id);
        if (known?.referrerId === owner) return;
        if (known) throw new Problem('conflict', 'You already joined through a friend.');
        const fresh = Date.now() - Date.parse(user.createdAt) < LATE_MS;
        if (!fresh || !(await repository.ownsMark(tx, markOf(user.email, secret), user.id)))
          throw new Problem('conflict', 'A referral code works for new accounts only.');
        await repository.insert(tx, owner, user.id);
      });
    },

    /** Called in the transaction of a scan that found something. */
    async scanned(tx: Tx, userId: string): Promise<void> {
      const referral = await repository.findByFriend(tx, userId);
      if (referral && referral.completedAt === null) await jobs.enqueue(friendScanned, { userId }, tx);
    },

    /** Grants both people their days, exactly once, however often it is called. */
    async complete(friendId: string): Promise<void> {
      await db.transaction(async (tx) => {
        if (!(await mayBeRewarded(tx, friendId))) return;
        const referral = await repository.complete(tx, friendId);
        if (!referral) return;
        if (referral.referrerId) await rewardReferrer(tx, referral.id, referral.referrerId);
        await reward(tx, friendId, `${referral.id}:friend`, FRIEND_DAYS);
      });
    },

    async code(user: User): Promise<string> {
      assertConfirmed(user);
      for (let tries = 0; tries < CODE_TRIES; tries++) {
        const code = await repository.codeOf(db.orm, user.id);
        if (code) return code;
        await repository.insertCode(db.orm, user.id, newCode());
      }
      throw new Problem('unavailable', 'Failed to generate referral code', { retryAfter: 5 });
    },

    async stats(user: User): Promise<ReferralStats> {
      const [code, totals, brought] = await Promise.all([
        repository.codeOf(db.orm, user.id),
        repository.totals(db.orm, user.id),
        repository.listBrought(db.orm, user.id, { limit: LISTED }),
      ]);
      return {
        referralCode: code ?? null,
        totalReferrals: totals.total,
        completedReferrals: totals.completed,
        pendingReferrals: totals.total - totals.completed,
        totalRewardsEarned: totals.days,
        referrals: brought.map(presentReferral),
      };
    },
  };
}

/** Some dashboard endpoints take a user id; only the caller's own is allowed. */
export function assertSelf(user: User, named: string): void {
  if (named !== user.id) throw new Problem('forbidden', 'This belongs to another account.');
}

function presentReferral(row: repository.BroughtFriend): Referral {
  return {
    id: row.id,
    email: maskEmail(row.email),
    status: row.completedAt ? 'completed' : 'pending',
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}
