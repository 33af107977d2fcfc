import { FRIEND_DAYS, REFERRER_DAYS, REWARDED_PER_YEAR } from '@crisper/contract/referrals/referrals';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { FriendsList } from './friends-list.tsx';
import { GenerateCode } from './generate-code.tsx';
import { statsQuery } from './referrals.queries.ts';
import { ShareInvite } from './share-invite.tsx';
import { formatCount, StatTile } from './stat-tile.tsx';

type TabId = 'impact' | 'help' | 'friends';

interface ReferralDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** For signed-in people only; guests have no code. */
export function ReferralDialog({ open, onOpenChange }: ReferralDialogProps) {
  const session = useSession();
  if (!session) return null;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      wide
      title={t`Help a Friend Cook`}
      description={t`You get ${REFERRER_DAYS} days of Pro for each friend who joins and scans, they get ${FRIEND_DAYS}.`}
    >
      <Content />
    </Dialog>
  );
}

function Content() {
  const [tab, setTab] = useState<TabId>('help');
  const stats = useQuery(statsQuery);
  if (stats.isPending)
    return (
      <div aria-busy="true" className="grid gap-4">
        <span className="sr-only">
          <Trans>Loading</Trans>
        </span>
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    );
  if (!stats.data)
    return (
      <EmptyState
        icon={CloudOff}
        title={t`Failed to load referral information`}
        action={
          <Button variant="outline" busy={stats.isFetching} onClick={() => void stats.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Your code and your rewards are safe. Check your connection.</Trans>
      </EmptyState>
    );
  const {
    referralCode,
    totalReferrals,
    completedReferrals,
    pendingReferrals,
    totalRewardsEarned,
    referrals,
  } = stats.data;
  return (
    <Tabs
      label={t`Referrals`}
      value={tab}
      onChange={setTab}
      tabs={[
        {
          id: 'impact',
          label: t`Your Impact`,
          content: (
            <dl className="grid grid-cols-2 gap-3">
              <StatTile value={formatCount(totalReferrals)} label={t`friends signed up`} />
              <StatTile value={formatCount(completedReferrals)} label={t`joined and scanned`} />
              <StatTile value={formatCount(pendingReferrals)} label={t`still to scan`} />
              <StatTile value={formatCount(totalRewardsEarned)} label={t`days of Pro earned`} />
            </dl>
          ),
        },
        {
          id: 'help',
          label: t`Help Someone`,
          content: (
            <div className="grid justify-items-stretch gap-4">
              {referralCode ? <ShareInvite code={referralCode} /> : <GenerateCode />}
              <p className="text-ink-soft text-sm">
                <Trans>
                  Days of Pro come for up to {REWARDED_PER_YEAR} friends a year. An address that has had an
                  account before doesn’t count.
                </Trans>
              </p>
            </div>
          ),
        },
        { id: 'friends', label: t`Friends Helped`, content: <FriendsList referrals={referrals} /> },
      ]}
    />
  );
}
