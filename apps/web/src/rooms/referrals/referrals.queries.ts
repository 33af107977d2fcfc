import {
  generateReferralCode,
  leaderboard,
  referralStats,
  type ViralMetrics,
  viralMetrics,
} from '@crisper/contract/referrals/referrals';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Always refetched, because friends act elsewhere. */
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

/** Shown to guests, and if the figures cannot be loaded. */
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

/** Creates or returns the user's code, and updates everything that shows it. */
export function useMakeCode() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(generateReferralCode)).code,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['referrals'] }),
  });
}
