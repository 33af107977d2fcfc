import {
  generateReferralCode,
  generateViralCode,
  joinLeaderboard,
  leaderboard,
  referralStats,
  trackReferral,
  trackShare,
  viralMetrics,
} from '@crisper/contract/referrals/referrals';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { assertSelf, type ReferralsService } from './referrals.service.ts';
import type { SharingService } from './sharing.service.ts';

const DONE = { ok: true } as const;

interface Deps {
  referrals: ReferralsService;
  sharing: SharingService;
}

export function referralsRoutes(app: FastifyInstance, { referrals, sharing }: Deps): void {
  route(app, referralStats, ({ user }) => referrals.stats(user));
  route(app, generateReferralCode, async ({ user }) => ({ code: await referrals.code(user) }));
  route(app, generateViralCode, async ({ user, body }) => {
    assertSelf(user, body.userId);
    return { code: await referrals.code(user) };
  });
  route(app, trackReferral, async ({ user, body }) => {
    await referrals.claim(user, body);
    return DONE;
  });

  route(app, trackShare, async ({ user, body }) => ({
    ...DONE,
    totalShares: await sharing.track(user, body),
  }));
  route(app, viralMetrics, ({ user, params }) => sharing.metrics(user, params.userId));
  route(app, leaderboard, ({ user }) => sharing.leaderboard(user));
  route(app, joinLeaderboard, ({ user, body }) => sharing.join(user, body.consent));
}
