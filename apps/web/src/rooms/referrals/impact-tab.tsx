import {
  FRIEND_DAYS,
  POINTS_PER_REFERRAL,
  POINTS_PER_SHARE,
  REFERRER_DAYS,
  type ViralActivity,
  type ViralMetrics,
} from '@crisper/contract/referrals/referrals';
import { ChefHat, Share2, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { GenerateCode } from './generate-code.tsx';
import { referralSummary } from './referral-summary.ts';
import { formatCount, StatTile } from './stat-tile.tsx';

const ACTIVITY = {
  share: { icon: Share2, text: (what: string) => `You shared ${what}` },
  joined: { icon: UserRoundPlus, text: (who: string) => `${who} signed up with your code` },
  completed: { icon: ChefHat, text: (who: string) => `${who} scanned a first fridge` },
};

interface ImpactTabProps {
  metrics: ViralMetrics;
  saved: ReactNode;
}

export function ImpactTab({ metrics, saved }: ImpactTabProps) {
  const tiles = tilesOf(metrics);
  return (
    <div className="grid grid-cols-1 gap-6">
      {saved}
      {metrics.isNewUser ? <Welcome /> : <Coefficient metrics={metrics} />}
      {tiles.length > 0 && (
        <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {tiles.map(({ label, value, means }) => (
            <StatTile key={label} value={value} label={label}>
              {means}
            </StatTile>
          ))}
        </dl>
      )}
      {metrics.recentActivity.length > 0 && <Activity activity={metrics.recentActivity} />}
    </div>
  );
}

/** What is still at nothing says nothing. */
function tilesOf({ totalShares, totalReferrals, conversionRate, rewardsEarned }: ViralMetrics) {
  return [
    {
      amount: totalShares,
      label: totalShares === 1 ? 'recipe shared' : 'recipes shared',
      means: 'Times you passed a recipe on.',
    },
    {
      amount: totalReferrals,
      label: totalReferrals === 1 ? 'friend signed up' : 'friends signed up',
      means: 'They joined with your code.',
    },
    {
      amount: conversionRate,
      sign: '%',
      label: 'of them went on to scan',
      means: 'A friend’s first scan earns you both days of Pro.',
    },
    {
      amount: rewardsEarned,
      label: 'days of Pro earned',
      means: 'Free Pro, as a thank-you for the friends you brought.',
    },
  ]
    .filter(({ amount }) => amount > 0)
    .map(({ amount, sign = '', ...tile }) => ({ ...tile, value: formatCount(amount) + sign }));
}

function Welcome() {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-honey bg-honey-soft p-5 text-center sm:p-8">
      <h2 className="text-2xl sm:text-3xl">Welcome to your kitchen kingdom</h2>
      <p className="max-w-xl text-ink-soft">
        Give a friend your code. When they sign up and scan their first fridge, you get {REFERRER_DAYS} days
        of Pro and they get {FRIEND_DAYS}. It costs neither of you anything.
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
          Friends per share <span className="font-normal text-ink-soft text-sm">viral coefficient</span>
        </h2>
        <p className="font-display font-semibold text-3xl tabular-nums">
          {totalShares === 0 ? '–' : `${viralCoefficient}x`}
        </p>
        <p className="mt-2 text-ink-soft">{referralSummary(metrics)}</p>
      </div>
      <div>
        <h2 className="text-lg">Kitchen Hero Score</h2>
        <p className="font-display font-semibold text-3xl tabular-nums">{formatCount(score)}</p>
        <p className="mt-2 text-ink-soft">
          {POINTS_PER_SHARE} points for a recipe shared, {POINTS_PER_REFERRAL} for a friend who scans.
        </p>
      </div>
    </div>
  );
}

function Activity({ activity }: { activity: readonly ViralActivity[] }) {
  return (
    <section aria-label="Recent activity">
      <h2 className="text-xl">Recent activity</h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface px-4">
        {activity.map(({ kind, subject, at }) => {
          const { icon: Icon, text } = ACTIVITY[kind];
          return (
            <li key={`${kind} ${subject} ${at}`} className="flex items-center gap-3 py-3">
              <Icon aria-hidden className="size-5 shrink-0 text-herb-ink" />
              <span className="min-w-0 flex-1 break-words">{text(subject)}</span>
              <time dateTime={at} className="text-ink-soft text-sm">
                {new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}
              </time>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
