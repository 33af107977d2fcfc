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
import { Fold } from '../../ui/fold.tsx';
import { GenerateCode } from './generate-code.tsx';
import { referralSummary } from './referral-summary.ts';
import { formatCount, StatTile } from './stat-tile.tsx';

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
}

export function ImpactTab({ metrics, saved }: ImpactTabProps) {
  const tiles = tilesOf(metrics);
  return (
    <div className="grid grid-cols-1 gap-6">
      {metrics.isNewUser && <Welcome />}
      {tiles.length > 0 && (
        <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {tiles.map(({ label, value, means }) => (
            <StatTile key={label} value={value} label={label}>
              {means}
            </StatTile>
          ))}
        </dl>
      )}
      {saved}
      {metrics.recentActivity.length > 0 && <Activity activity={metrics.recentActivity} />}
      {!metrics.isNewUser && (
        <Fold title={t`More figures`}>
          <Coefficient metrics={metrics} />
        </Fold>
      )}
    </div>
  );
}

/** What is still at nothing says nothing. */
function tilesOf({ totalShares, totalReferrals, conversionRate, rewardsEarned }: ViralMetrics) {
  return [
    {
      amount: totalShares,
      label: plural(totalShares, { one: 'recipe shared', other: 'recipes shared' }),
      means: t`Times you passed a recipe on.`,
    },
    {
      amount: totalReferrals,
      label: plural(totalReferrals, { one: 'friend signed up', other: 'friends signed up' }),
      means: t`They joined with your code.`,
    },
    {
      amount: conversionRate,
      sign: '%',
      label: t`of them went on to scan`,
      means: t`A friend’s first scan earns you both days of Pro.`,
    },
    {
      amount: rewardsEarned,
      label: t`days of Pro earned`,
      means: t`Free Pro, as a thank-you for the friends you brought.`,
    },
  ]
    .filter(({ amount }) => amount > 0)
    .map(({ amount, sign = '', ...tile }) => ({ ...tile, value: formatCount(amount) + sign }));
}

function Welcome() {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-honey bg-honey-soft p-5 text-center sm:p-8">
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
