import type { Insights } from '@crisper/contract/analytics/analytics';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session/session-store.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { cacheQuery, jobsQuery } from './analytics.queries.ts';
import { ERROR_TARGET_PERCENT, LOAD_TARGET_SECONDS, percent, seconds } from './figures.ts';
import { SampleMark } from './sample-mark.tsx';

const QUEUE_STATES = {
  waiting: t({ message: 'waiting', context: 'jobs' }),
  active: t({ message: 'active', context: 'jobs' }),
  completed: t({ message: 'completed', context: 'jobs' }),
  failed: t({ message: 'failed', context: 'jobs' }),
};

interface PerformanceTabProps {
  insights: Insights;
  sample: boolean;
}

export function PerformanceTab({ insights, sample }: PerformanceTabProps) {
  const { performance } = insights;
  const admin = useSession()?.user.role === 'admin';
  const cache = useQuery({ ...cacheQuery, enabled: admin });
  const jobs = useQuery({ ...jobsQuery, enabled: admin });
  const hitRate = sample ? performance.cacheHitRate : (cache.data?.hitRate ?? performance.cacheHitRate);
  const queue = jobs.data?.queueStats.recipes;
  return (
    <div className="grid grid-cols-1 gap-6">
      <dl className={cx('grid gap-3', admin ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-2')}>
        <Measured
          label={t`Load time`}
          means={t`How long a page took to open for you.`}
          value={seconds(performance.avgLoadTime)}
          target={t`Target: under ${LOAD_TARGET_SECONDS} s`}
          met={performance.avgLoadTime === null ? null : performance.avgLoadTime < LOAD_TARGET_SECONDS}
          sample={sample}
        />
        <Measured
          label={t`Error rate`}
          means={t`How often something you did ended in an error.`}
          value={percent(performance.errorRate)}
          target={t`Target: under ${ERROR_TARGET_PERCENT}%`}
          met={performance.errorRate === null ? null : performance.errorRate < ERROR_TARGET_PERCENT}
          sample={sample}
        />
        {admin && (
          <Measured
            label={t`Average response`}
            means={t`How long searches took.`}
            value={seconds(insights.averageResponseTime)}
            met={null}
            sample={sample}
          />
        )}
        {admin && (
          <Measured
            label={t`Searches answered from memory`}
            means={t`How often recipes came up at once, because we knew the search.`}
            value={percent(hitRate)}
            target={t`Of everyone`}
            met={null}
            sample={sample}
          />
        )}
      </dl>
      {queue && !sample && (
        <section aria-label={t`Recipe writing`}>
          <h2 className="text-xl">
            <Trans>Recipes being written</Trans>
          </h2>
          <p className="mt-1 text-ink-soft">
            <Trans>Of everyone, for administrators only.</Trans>
          </p>
          <dl className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
            {(['waiting', 'active', 'completed', 'failed'] as const).map((state) => (
              <Card key={state} className="flex flex-col-reverse justify-end p-4">
                <dt className="text-ink-soft text-sm first-letter:uppercase">{QUEUE_STATES[state]}</dt>
                <dd className="font-display font-semibold text-2xl tabular-nums">{queue[state]}</dd>
              </Card>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

interface MeasuredProps {
  label: string;
  value: string;
  /** In a person's words. */
  means: string;
  target?: string;
  /** Null if there is no data. */
  met: boolean | null;
  sample: boolean;
}

function Measured({ label, means, value, target, met, sample }: MeasuredProps) {
  return (
    <Card className="p-5">
      <dt className="flex flex-wrap justify-between gap-2 font-semibold">
        {label}
        {sample && <SampleMark />}
      </dt>
      <dd>
        <p className="mt-1 font-display font-semibold text-3xl tabular-nums">{value}</p>
        <p className="mt-1 text-sm">{means}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
          {target}
          {met !== null && <Badge tone={met ? 'herb' : 'tomato'}>{met ? t`Met` : t`Missed`}</Badge>}
        </p>
      </dd>
    </Card>
  );
}
