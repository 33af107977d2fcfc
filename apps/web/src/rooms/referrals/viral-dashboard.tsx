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
      <header className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1 className="page-title">Your Kitchen Kingdom</h1>
          <p className="mt-1 text-ink-soft max-sm:hidden">
            Share what you cook, help friends, cook with Pro for free.
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:*:px-3 max-sm:*:text-sm">
          <Button variant="outline" onClick={() => open('sharing')}>
            <Share2 aria-hidden className="size-5 max-sm:hidden" />
            Share Your Discoveries
          </Button>
          {signedIn && <Button onClick={() => setInviting(true)}>Help a Friend Cook</Button>}
        </div>
      </header>
      {metrics.data ? (
        <Tabs
          label="Your rewards"
          value={tab}
          onChange={open}
          tabs={[
            {
              id: 'overview',
              label: 'Your Impact',
              content: <ImpactTab metrics={metrics.data} saved={saved} />,
            },
            { id: 'referrals', label: 'Friends Helped', content: <Friends signedIn={signedIn} /> },
            {
              id: 'sharing',
              label: 'Recipes Shared',
              content: <SharingTab metrics={metrics.data} signedIn={signedIn} />,
            },
            { id: 'leaderboard', label: 'Kitchen Heroes', content: <HeroesTab signedIn={signedIn} /> },
          ]}
        />
      ) : (
        <div aria-busy="true" className="grid gap-4">
          <span className="sr-only">Loading</span>
          <Skeleton className="h-13 w-full" />
          <Skeleton className="h-44 w-full" />
          <Skeleton className="h-28 w-full" />
        </div>
      )}
      <ReferralDialog open={inviting} onOpenChange={setInviting} />
    </div>
  );
}

function Friends({ signedIn }: { signedIn: boolean }) {
  const stats = useQuery({ ...statsQuery, enabled: signedIn });
  if (stats.isLoading) return <Skeleton className="h-40 w-full" />;
  if (stats.isError && !stats.data)
    return (
      <Card className="grid justify-items-center gap-4 p-6 text-center">
        <p>Failed to load referral information</p>
        <Button variant="outline" busy={stats.isFetching} onClick={() => void stats.refetch()}>
          Try again
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
