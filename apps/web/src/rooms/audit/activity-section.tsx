import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useId, useState } from 'react';
import { deviceName } from '../../lib/session/device-name.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ACTION_NAMES, momentOf } from './action-names.ts';
import { activityQuery } from './audit.queries.ts';
import { type EntryGroup, groupConsecutive } from './group-consecutive.ts';

const FEW = 5;

/** What happened to one's own account, newest first. */
export function ActivitySection() {
  const id = useId();
  const list = useInfiniteQuery(activityQuery);
  const rows = list.data && groupConsecutive(list.data.pages.flatMap((page) => page.entries));
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows?.slice(0, FEW);
  const more = list.hasNextPage || (!all && (rows?.length ?? 0) > FEW);
  return (
    <section aria-labelledby={id}>
      <Card className="p-5 sm:p-6">
        <h2 id={id} className="flex items-center gap-2.5 text-xl">
          <History aria-hidden className="size-5 shrink-0 text-herb-ink" />
          <Trans>Security activity</Trans>
        </h2>
        <p className="mt-4 text-ink-soft">
          <Trans>Something you didn’t do? Sign out everywhere and choose a new password.</Trans>
        </p>
        {list.isPending && <Skeleton className="mt-3 h-24 w-full" />}
        {list.isError && !rows && (
          <Button
            variant="outline"
            className="mt-3"
            busy={list.isFetching}
            onClick={() => void list.refetch()}
          >
            <Trans>Load the activity again</Trans>
          </Button>
        )}
        {shown && (
          <ul className="mt-3 divide-y divide-line">
            {shown.map((row) => (
              <ActivityRow key={row.entry.id} row={row} />
            ))}
          </ul>
        )}
        {more && (
          <Button
            variant="outline"
            className="mt-3"
            busy={list.isFetchingNextPage}
            onClick={() => (all ? void list.fetchNextPage() : setAll(true))}
          >
            <Trans>Show older activity</Trans>
          </Button>
        )}
      </Card>
    </section>
  );
}

function ActivityRow({ row: { entry, times, since } }: { row: EntryGroup }) {
  const facts = [
    times === 1 ? momentOf(entry.at) : t`${momentOf(since)} to ${momentOf(entry.at)}`,
    entry.device && deviceName(entry.device),
    entry.network && t`network ${entry.network}`,
  ];
  return (
    <li className="py-2.5">
      <p className="font-medium">
        {ACTION_NAMES[entry.action]}
        {times > 1 && t`, ${times} times`}
        {entry.detail && <span className="font-normal text-ink-soft wrap-anywhere"> {entry.detail}</span>}
      </p>
      <p className="text-ink-soft text-sm wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  );
}
