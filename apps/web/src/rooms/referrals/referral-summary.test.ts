import { expect, it } from 'vitest';
import { referralSummary } from './referral-summary.ts';

it('says what shares brought, and nothing of what they did not', () => {
  const metrics = { completedReferrals: 0, totalShares: 0, viralCoefficient: 0 };
  expect(referralSummary(metrics)).toContain('Nothing shared yet');
  expect(referralSummary({ ...metrics, completedReferrals: 1 })).toBe(
    '1 friend cooks with Crisper through your code.',
  );
  expect(referralSummary({ ...metrics, totalShares: 1 })).toBe(
    'No friend cooks with Crisper after 1 share yet.',
  );
  expect(referralSummary({ completedReferrals: 1, totalShares: 4, viralCoefficient: 0.25 })).toBe(
    '1 friend cooks with Crisper after 4 shares: each time you told someone, that brought 0.25 more.',
  );
});
