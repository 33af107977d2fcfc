import {
  FRIEND_DAYS,
  POINTS_PER_REFERRAL,
  POINTS_PER_SHARE,
  REFERRER_DAYS,
  type ViralActivity,
  type ViralMetrics,
} from '@crisper/contract/referrals/referrals';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChefHat, Share2, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { locales } from '../../lib/i18n/i18n.ts';
import { FigureRow } from '../../shared/figure-row.tsx';
import { Button } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { GenerateCode } from './generate-code.tsx';
import { referralSummary } from './referral-summary.ts';
import { formatCount } from './stat-tile.tsx';

const ACTIVITY = {
  share: { icon: Share2, text: (what: string) => t`You shared ${what}` },
  joined: { icon: UserRoundPlus, text: (who: string) => t`${who} signed up with your code` },
  completed: { icon: ChefHat, text: (who: string) => t`${who} scanned a first fridge` },
};

/** The rest of what one shared is on the tab of it. */
const SHOWN = 4;

interface ImpactTabProps {
  metrics: ViralMetrics;
  saved: ReactNode;
  /** What one has won, with the link that wins more. */
  won: ReactNode;
  onShare: () => void;
}

export function ImpactTab({ metrics, saved, won, onShare }: ImpactTabProps) {
  const figures = figuresOf(metrics);
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-5">
      {metrics.isNewUser && !metrics.hasGeneratedReferralCode ? <Welcome onShare={onShare} /> : won}
      {saved}
      {figures.length > 0 && <FigureRow figures={figures} />}
      {metrics.recentActivity.length > 0 && <Activity activity={metrics.recentActivity} />}
      {!metrics.isNewUser && (
        <Fold title={t`More figures`}>
          <Coefficient metrics={metrics} />
        </Fold>
      )}
    </div>
  );
}

/** What is still at nothing says nothing; the days of Pro stand above. */
function figuresOf({ totalShares, totalReferrals, conversionRate }: ViralMetrics) {
  return [
    {
      amount: totalShares,
      label: plural(totalShares, { one: 'recipe shared', other: 'recipes shared' }),
      value: formatCount(totalShares),
    },
    {
      amount: totalReferrals,
      label: plural(totalReferrals, { one: 'friend signed up', other: 'friends signed up' }),
      value: formatCount(totalReferrals),
    },
    {
      amount: conversionRate,
      label: t`of them went on to scan`,
      value: `${formatCount(conversionRate)}%`,
    },
  ].filter(({ amount }) => amount > 0);
}

function Welcome({ onShare }: { onShare: () => void }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-honey bg-honey-soft p-5 text-center sm:p-8">
      <h2 className="text-2xl sm:text-3xl">
        <Trans>Welcome to your kitchen kingdom</Trans>
      </h2>
      <p className="max-w-xl text-ink-soft">
        <Trans>
          Give a friend your code. When they sign up and scan their first fridge, you get {REFERRER_DAYS} days
          of Pro and they get {FRIEND_DAYS}. It costs neither of you anything.
        </Trans>
      </p>
      <GenerateCode />
      <Button variant="ghost" onClick={onShare}>
        <Trans>Share Your Discoveries</Trans>
      </Button>
    </div>
  );
}

function Coefficient({ metrics }: { metrics: ViralMetrics }) {
  const { totalShares, viralCoefficient, score } = metrics;
  return (
    <div className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:grid-cols-2 sm:p-6">
      <div>
        <h2 className="text-lg">
          <Trans>
            Friends per share <span className="font-normal text-ink-soft text-sm">viral coefficient</span>
          </Trans>
        </h2>
        <p className="font-display font-semibold text-3xl tabular-nums">
          {totalShares === 0 ? '–' : `${viralCoefficient.toLocaleString(locales())}x`}
        </p>
        <p className="mt-2 text-ink-soft">{referralSummary(metrics)}</p>
      </div>
      <div>
        <h2 className="text-lg">
          <Trans>Kitchen Hero Score</Trans>
        </h2>
        <p className="font-display font-semibold text-3xl tabular-nums">{formatCount(score)}</p>
        <p className="mt-2 text-ink-soft">
          <Trans>
            {POINTS_PER_SHARE} points for a recipe shared, {POINTS_PER_REFERRAL} for a friend who scans.
          </Trans>
        </p>
      </div>
    </div>
  );
}

function Activity({ activity }: { activity: readonly ViralActivity[] }) {
  return (
    <section aria-label={t`Recent activity`}>
      <h2 className="text-xl">
        <Trans>Recent activity</Trans>
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface px-4">
        {activity.slice(0, SHOWN).map(({ kind, subject, at }) => {
          const { icon: Icon, text } = ACTIVITY[kind];
          return (
            <li key={`${kind} ${subject} ${at}`} className="flex items-center gap-3 py-3">
              <Icon aria-hidden className="size-5 shrink-0 text-herb-ink" />
              <span className="min-w-0 flex-1 break-words">{text(subject)}</span>
              <time dateTime={at} className="text-ink-soft text-sm">
                {new Date(at).toLocaleDateString(locales(), { month: 'short', day: 'numeric' })}
              </time>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
