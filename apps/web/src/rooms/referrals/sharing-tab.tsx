import type { ViralMetrics } from '@crisper/contract/referrals/referrals';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UtensilsCrossed } from 'lucide-react';
import { Link } from 'react-router';
import { siteUrl } from '../../lib/base-path.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CustomShare } from './custom-share.tsx';
import { GenerateCode } from './generate-code.tsx';
import { inviteLink } from './invite.ts';
import { statsQuery } from './referrals.queries.ts';
import { ShareInvite } from './share-invite.tsx';

export function SharingTab({ metrics, signedIn }: { metrics: ViralMetrics; signedIn: boolean }) {
  const stats = useQuery({ ...statsQuery, enabled: signedIn });
  const code = stats.data?.referralCode;
  const origin = siteUrl();
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <Card className="p-5 sm:p-6">
        <h2 className="text-xl">
          <Trans>Your link</Trans>
        </h2>
        <div className="mt-4">
          {stats.isLoading && <Skeleton className="h-40 w-full" />}
          {!stats.isLoading && (code ? <ShareInvite code={code} /> : <GenerateCode />)}
        </div>
      </Card>
      <Card className="p-5 sm:p-6">
        <h2 className="text-xl">
          <Trans>Most shared recipes</Trans>
        </h2>
        {metrics.topSharedRecipes.length === 0 ? (
          <p className="mt-3 text-ink-soft">
            <Trans>
              Nothing shared yet. Open a recipe and press Share: it counts once a day for each way you send
              it.
            </Trans>
          </p>
        ) : (
          <ol className="mt-3 divide-y divide-line">
            {metrics.topSharedRecipes.map(({ title, shares }) => (
              <li key={title} className="flex justify-between gap-4 py-3">
                <span className="min-w-0 break-words font-medium">{title}</span>
                <span className="shrink-0 text-ink-soft tabular-nums">
                  {plural(shares, { one: '# share', other: '# shares' })}
                </span>
              </li>
            ))}
          </ol>
        )}
        <Button asChild variant="outline" className="mt-4">
          <Link to="/recipes">
            <UtensilsCrossed aria-hidden className="size-5" />
            <Trans>Find a recipe to share</Trans>
          </Link>
        </Button>
        {signedIn && <CustomShare link={code ? inviteLink(code, origin) : origin} />}
      </Card>
    </div>
  );
}
