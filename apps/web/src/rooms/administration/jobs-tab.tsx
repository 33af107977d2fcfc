import { retryJob } from '@crisper/contract/administration/administration';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { jobsQuery, useAction } from './administration.queries.ts';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function JobsTab() {
  const queue = useQuery(jobsQuery);
  const { data, isError } = queue;
  const again = useAction<unknown>();
  if (isError && !data) return <LoadFailed of={queue}>They could not be loaded.</LoadFailed>;
  if (!data) return <Skeleton className="h-64 w-full" />;
  return (
    <div className="grid gap-5">
      <p>
        {data.waiting} waiting, {data.active} running. The oldest has waited{' '}
        {Math.round(data.oldestWaitingSeconds)} seconds.
      </p>
      <h2 className="text-2xl">Failed for good</h2>
      {data.failed.length === 0 && <p>None.</p>}
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
                Try again
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
