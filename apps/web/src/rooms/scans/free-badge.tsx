import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { usePlans } from '../../lib/plans.ts';
import { Badge } from '../../ui/badge.tsx';

/** The scan limit of the free plan, and the scans left today if known. */
export function FreeBadge({ left }: { left: number | null | undefined }) {
  const perDay = usePlans().data?.free.limits.scansPerDay;
  if (perDay === undefined || perDay === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Badge tone="honey">
        <Trans>Free: {perDay} scans daily</Trans>
      </Badge>
      {typeof left === 'number' && (
        <span className="text-ink-soft text-sm">
          <Trans>{left} left today</Trans>
        </span>
      )}
      <Link
        to="/subscribe"
        className="inline-flex min-h-11 items-center font-semibold text-herb-ink text-sm underline underline-offset-4"
      >
        <Trans>Upgrade to Pro</Trans>
      </Link>
    </div>
  );
}
