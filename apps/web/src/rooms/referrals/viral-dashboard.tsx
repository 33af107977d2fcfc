import { FRIEND_DAYS, REFERRER_DAYS, type ViralMetrics } from '@crisper/contract/referrals/referrals';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { refreshSession } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { FriendsList } from './friends-list.tsx';
import { GenerateCode } from './generate-code.tsx';
import { HeroesTab } from './heroes-tab.tsx';
import { ImpactTab } from './impact-tab.tsx';
import { ReferralDialog } from './referral-dialog.tsx';
import { metricsQuery, statsQuery } from './referrals.queries.ts';
import { ShareInvite } from './share-invite.tsx';
import { SharingTab } from './sharing-tab.tsx';

const TABS = ['overview', 'referrals', 'sharing', 'leaderboard'] as const;
type TabId = (typeof TABS)[number];

/** The figure to be proud of is from the pantry room. */
export function ViralDashboard({ saved }: { saved: ReactNode }) {
  const user = useSession()?.user;
  const signedIn = user !== undefined;
  const [address, setAddress] = useSearchParams();
  const [inviting, setInviting] = useState(false);
  const metrics = useQuery(metricsQuery(user?.id));
  const tab = TABS.find((id) => id === address.get('tab')) ?? 'overview';
  const open = (id: TabId) =>
    setAddress(id === 'overview' ? {} : { tab: id }, { replace: true, preventScrollReset: true });

  // Refresh the session, so that new Pro days show at once.
  useEffect(() => {
    if (signedIn) void refreshSession();
  }, [signedIn]);

  return (
    <div className="mx-auto max-w-6xl px-4 py-5 sm:px-6 sm:py-8">
      <h1 className="page-title mb-3 sm:mb-4">
        <Trans>Your Kitchen Kingdom</Trans>
      </h1>
      {metrics.data ? (
        <Tabs
          label={t`Your rewards`}
          value={tab}
          onChange={open}
          tabs={[
            {
              id: 'overview',
              label: t`Your Impact`,
              content: (
                <ImpactTab
                  metrics={metrics.data}
                  saved={saved}
                  onShare={() => open('sharing')}
                  won={
                    <Won
                      signedIn={signedIn}
                      metrics={metrics.data}
                      onInvite={() => setInviting(true)}
                      onShare={() => open('sharing')}
                    />
                  }
                />
              ),
            },
            { id: 'referrals', label: t`Friends Helped`, content: <Friends signedIn={signedIn} /> },
            {
              id: 'sharing',
              label: t`Recipes Shared`,
              content: <SharingTab metrics={metrics.data} signedIn={signedIn} />,
            },
            { id: 'leaderboard', label: t`Kitchen Heroes`, content: <HeroesTab signedIn={signedIn} /> },
          ]}
        />
      ) : (
        <div aria-busy="true" className="grid gap-4">
          <span className="sr-only">
            <Trans>Loading</Trans>
          </span>
          <Skeleton className="h-13 w-full" />
          <Skeleton className="h-44 w-full" />
          <Skeleton className="h-28 w-full" />
        </div>
      )}
      <ReferralDialog open={inviting} onOpenChange={setInviting} />
    </div>
  );
}

interface WonProps {
  signedIn: boolean;
  metrics: ViralMetrics;
  onInvite: () => void;
  onShare: () => void;
}

/** What one has won, and the link that wins more: everything else on the page is for a second look. */
function Won({ signedIn, metrics, onInvite, onShare }: WonProps) {
  const stats = useQuery({ ...statsQuery, enabled: signedIn });
  const code = stats.data?.referralCode;
  const waiting = stats.data?.pendingReferrals ?? 0;
  const days = metrics.rewardsEarned;
  return (
    <Card className="grid gap-3 p-4 sm:p-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:items-center lg:gap-8">
      <div>
        <h2 className="text-2xl sm:text-3xl">
          {days > 0
            ? plural(days, { one: '# day of Pro earned', other: '# days of Pro earned' })
            : plural(REFERRER_DAYS, {
                one: '# day of Pro for a friend who cooks',
                other: '# days of Pro for a friend who cooks',
              })}
        </h2>
        <p className="mt-1 text-ink-soft">
          {waiting > 0
            ? plural(waiting, {
                one: '# friend is one scan away from the next.',
                other: '# friends are one scan away from the next.',
              })
            : t`When a friend scans a first fridge, you get ${REFERRER_DAYS} days and they get ${FRIEND_DAYS}.`}
        </p>
      </div>
      <div className="grid gap-3">
        {code && <ShareInvite short code={code} />}
        <div className="flex flex-wrap gap-1 max-sm:*:grow max-sm:*:px-1 max-sm:*:text-sm sm:gap-2">
          {signedIn && (
            <Button variant={code ? 'outline' : 'primary'} onClick={onInvite}>
              <Trans>Help a Friend Cook</Trans>
            </Button>
          )}
          <Button variant="ghost" onClick={onShare}>
            <Share2 aria-hidden className="size-5 max-sm:hidden" />
            <Trans>Share Your Discoveries</Trans>
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Friends({ signedIn }: { signedIn: boolean }) {
  const stats = useQuery({ ...statsQuery, enabled: signedIn });
  if (stats.isLoading) return <Skeleton className="h-40 w-full" />;
  if (stats.isError && !stats.data)
    return (
      <Card className="grid justify-items-center gap-4 p-6 text-center">
        <p>
          <Trans>Failed to load referral information</Trans>
        </p>
        <Button variant="outline" busy={stats.isFetching} onClick={() => void stats.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </Card>
    );
  return (
    <Card className="p-5 sm:p-6">
      <FriendsList referrals={stats.data?.referrals ?? []} />
      {!stats.data?.referralCode && (
        <div className="flex justify-center pb-4">
          <GenerateCode />
        </div>
      )}
    </Card>
  );
}
