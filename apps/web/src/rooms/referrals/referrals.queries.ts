import {
  generateReferralCode,
  leaderboard,
  referralStats,
  type ViralMetrics,
  viralMetrics,
} from '@crisper/contract/referrals';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Friends join and scan elsewhere: asked anew each time the page is opened. */
const fresh = { staleTime: 0 };

export const statsQuery = queryOptions({
  queryKey: ['referrals', 'stats'],
  queryFn: ({ signal }) => call(referralStats, { signal }),
  ...fresh,
});

export const leaderboardQuery = queryOptions({
  queryKey: ['referrals', 'leaderboard'],
  queryFn: ({ signal }) => call(leaderboard, { signal }),
  ...fresh,
});

/** What a guest sees, and whoever's figures cannot be fetched. */
const NEW_USER: ViralMetrics = {
  totalShares: 0,
  totalReferrals: 0,
  completedReferrals: 0,
  conversionRate: 0,
  rewardsEarned: 0,
  viralCoefficient: 0,
  topSharedRecipes: [],
  recentActivity: [],
  isNewUser: true,
  hasGeneratedReferralCode: false,
  score: 0,
};

export function metricsQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['referrals', 'metrics', userId],
    queryFn: async ({ signal }) => {
      if (!userId) return NEW_USER;
      return call(viralMetrics, { params: { userId }, signal }).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return NEW_USER;
      });
    },
    ...fresh,
  });
}

/** Makes the person's code, or finds it, and lets everything that shows it know. */
export function useMakeCode() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(generateReferralCode)).code,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['referrals'] }),
  });
}
