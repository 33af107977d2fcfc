import { FRIEND_DAYS, REFERRER_DAYS, type Referral } from '@crisper/contract/referrals/referrals';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import { locales } from '../../lib/i18n/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

const day = (at: string) => new Date(at).toLocaleDateString(locales(), { dateStyle: 'medium' });

/** Friends who signed up with the code. */
export function FriendsList({ referrals }: { referrals: readonly Referral[] }) {
  if (referrals.length === 0)
    return (
      <EmptyState icon={Users} title={t`No friends yet`}>
        <Trans>
          Send your link. When a friend joins and scans a first fridge, you get {REFERRER_DAYS} days of Pro
          and they get {FRIEND_DAYS}.
        </Trans>
      </EmptyState>
    );
  return (
    <ul className="divide-y divide-line">
      {referrals.map(({ id, email, status, createdAt, completedAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          <div className="min-w-0">
            <p className="break-all font-medium">{email}</p>
            <p className="text-ink-soft text-sm">
              {completedAt ? t`First scan ${day(completedAt)}` : t`Signed up ${day(createdAt)}, no scan yet`}
            </p>
          </div>
          <Badge tone={status === 'completed' ? 'herb' : 'plain'}>
            {status === 'completed' ? t`Joined` : t`Pending`}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
