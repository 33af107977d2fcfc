import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { Link } from 'react-router';

/** From this many saved recipes on, a hint says that the free plan is nearly full. */
const HINT_FROM = 15;

interface LimitHintProps {
  saved: number;
  /** Null when unlimited. */
  limit: number | null;
}

export function LimitHint({ saved, limit }: LimitHintProps) {
  if (limit === null || saved < Math.min(HINT_FROM, limit)) return null;
  return (
    <aside className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-honey-soft px-5 py-4">
      <Sparkles aria-hidden className="size-5 shrink-0 text-honey-ink" />
      <p className="min-w-48 flex-1">
        <Trans>
          <strong className="tabular-nums">
            {saved} of {limit}
          </strong>{' '}
          saved recipes used.
        </Trans>{' '}
        {saved >= limit
          ? t`Remove one to save another, or keep them all with Pro.`
          : t`With Pro you can save as many as you like.`}
      </p>
      <Link to="/subscribe" className="flex min-h-11 items-center font-semibold text-honey-ink underline">
        <Trans>Upgrade to Pro</Trans>
      </Link>
    </aside>
  );
}
