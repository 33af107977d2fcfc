import type { ViralMetrics } from '@crisper/contract/referrals/referrals';

type Metrics = Pick<ViralMetrics, 'completedReferrals' | 'totalShares' | 'viralCoefficient'>;
const counted = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`;

/** What the coefficient says in words. */
export function referralSummary({ completedReferrals, totalShares, viralCoefficient }: Metrics): string {
  const friends = `${counted(completedReferrals, 'friend')} ${completedReferrals === 1 ? 'cooks' : 'cook'}`;
  if (totalShares === 0 && completedReferrals > 0) return `${friends} with Crisper through your code.`;
  if (totalShares === 0)
    return 'Nothing shared yet. Share a recipe, and this shows how many friends it brought.';
  const shares = counted(totalShares, 'share');
  if (completedReferrals === 0) return `No friend cooks with Crisper after ${shares} yet.`;
  return `${friends} with Crisper after ${shares}: each time you told someone, that brought ${viralCoefficient} more.`;
}
