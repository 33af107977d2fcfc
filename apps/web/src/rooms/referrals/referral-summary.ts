import type { ViralMetrics } from '@crisper/contract/referrals/referrals';
import { plural, t } from '@lingui/core/macro';
import { locales } from '../../lib/i18n/i18n.ts';

type Metrics = Pick<ViralMetrics, 'completedReferrals' | 'totalShares' | 'viralCoefficient'>;

/** What the coefficient says in words. */
export function referralSummary({ completedReferrals, totalShares, viralCoefficient }: Metrics): string {
  if (totalShares === 0 && completedReferrals > 0)
    return plural(completedReferrals, {
      one: '# friend cooks with Crisper through your code.',
      other: '# friends cook with Crisper through your code.',
    });
  if (totalShares === 0)
    return t`Nothing shared yet. Share a recipe, and this shows how many friends it brought.`;
  if (completedReferrals === 0)
    return plural(totalShares, {
      one: 'No friend cooks with Crisper after # share yet.',
      other: 'No friend cooks with Crisper after # shares yet.',
    });
  const friends = plural(completedReferrals, {
    one: '# friend cooks with Crisper',
    other: '# friends cook with Crisper',
  });
  const shares = plural(totalShares, { one: '# share', other: '# shares' });
  const more = viralCoefficient.toLocaleString(locales());
  return t`${friends} after ${shares}: each time you told someone, that brought ${more} more.`;
}
