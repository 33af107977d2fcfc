import { retryJob } from '@crisper/contract/administration/administration';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { locales } from '../../lib/i18n/i18n.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { jobsQuery, useAction } from './administration.queries.ts';

const moment = new Intl.DateTimeFormat(locales(), { dateStyle: 'medium', timeStyle: 'short' });

export function JobsTab() {
  const queue = useQuery(jobsQuery);
  const { data, isError } = queue;
  const again = useAction<unknown>();
  if (isError && !data)
    return (
      <LoadFailed of={queue}>
        <Trans>They could not be loaded.</Trans>
      </LoadFailed>
    );
  if (!data) return <Skeleton className="h-64 w-full" />;
  return (
    <div className="grid gap-5">
      <p>
        <Trans>
          {data.waiting} waiting, {data.active} running. The oldest has waited{' '}
          {Math.round(data.oldestWaitingSeconds)} seconds.
        </Trans>
      </p>
      <h2 className="text-2xl">
        <Trans>Failed for good</Trans>
      </h2>
      {data.failed.length === 0 && (
        <p>
          <Trans>None.</Trans>
        </p>
      )}
      <ul className="grid gap-3">
        {data.failed.map(({ id, name, reason, failedAt }) => (
          <li key={id}>
            <Card className="flex flex-wrap items-center gap-3 p-4">
              <div className="min-w-0 flex-1">
                <p className="font-semibold wrap-anywhere">{name}</p>
                <p className="text-ink-soft text-sm wrap-anywhere">
                  {moment.format(new Date(failedAt))}: {reason}
                </p>
              </div>
              <Button
                variant="outline"
                disabled={again.isPending}
                onClick={() => again.mutate(() => call(retryJob, { params: { id } }))}
              >
                <Trans>Try again</Trans>
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
