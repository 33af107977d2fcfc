import { type AdminAuditEntry, AUDIT_ACTIONS, type AuditAction } from '@crisper/contract/audit/audit';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { offers } from '../../lib/offers.ts';
import { AdminHead } from '../../shared/admin/admin-head.tsx';
import { ForAdmins } from '../../shared/admin/for-admins.tsx';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { ACTION_NAMES, momentOf, timeOf } from './action-names.ts';
import { type AuditFilter, auditQuery } from './audit.queries.ts';
import { byDay, originOf, personOf } from './audit-entries.ts';

/** What happens to plans is not asked for where there are none. */
const isAsked = (action: AuditAction) => offers('plans') || !/^(?:subscription|pro)-/.test(action);

const actions = () => [
  { value: '', label: t`Everything` },
  ...AUDIT_ACTIONS.filter(isAsked).map((value) => ({ value, label: ACTION_NAMES[value] })),
];

export function AuditPage() {
  return (
    <ForAdmins>
      <Log />
    </ForAdmins>
  );
}

function Log() {
  const [filter, setFilter] = useState<AuditFilter>({});
  return (
    <div className="mx-auto grid max-w-6xl gap-4 px-4 py-5 sm:px-6 sm:py-8">
      <AdminHead title={t`Audit Log`}>
        <Trans>Nothing here can be changed. Entries are kept for a year.</Trans>
      </AdminHead>
      <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:gap-4">
        <Select
          label={t`What happened`}
          hideLabel
          className="min-w-0 sm:w-80"
          options={actions()}
          value={filter.action ?? ''}
          onChange={({ target }) =>
            setFilter({ ...filter, action: (target.value || undefined) as AuditAction | undefined })
          }
        />
        <SearchField
          label={t`Username`}
          placeholder={t`Username`}
          maxLength={30}
          value={filter.username ?? ''}
          onChange={(username) => setFilter({ ...filter, username: username || undefined })}
        />
      </div>
      <Entries filter={filter} />
    </div>
  );
}

function Entries({ filter }: { filter: AuditFilter }) {
  const log = useInfiniteQuery(auditQuery(filter));
  if (log.isPending) return <Skeleton className="h-96 rounded-card" />;
  if (!log.data)
    return (
      <LoadFailed of={log}>
        <Trans>The log could not be loaded.</Trans>
      </LoadFailed>
    );
  const entries = log.data.pages.flatMap((page) => page.entries);
  return (
    <div className="grid justify-items-start gap-4 *:max-w-full">
      <AuditList entries={entries} />
      <AuditTable entries={entries} />
      {entries.length === 0 && (
        <p className="text-ink-soft">
          <Trans>Nothing like that has happened.</Trans>
        </p>
      )}
      {log.hasNextPage && (
        <Button variant="outline" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          <Trans>Show older entries</Trans>
        </Button>
      )}
    </div>
  );
}

/** A phone has no room for columns: the time, what happened, and below it to whom and from where. */
function AuditList({ entries }: { entries: readonly AdminAuditEntry[] }) {
  return (
    <div className="grid w-full gap-5 md:hidden">
      {byDay(entries).map(({ day, entries: ofDay }) => (
        <section key={day} aria-label={day}>
          <h2 className="sticky top-16 z-10 bg-paper py-1.5 font-sans font-semibold text-sm">{day}</h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface px-3">
            {ofDay.map((entry) => (
              <li key={entry.id} className="flex gap-3 py-2">
                <time
                  dateTime={entry.at}
                  className="min-w-16 shrink-0 whitespace-nowrap pt-0.5 text-ink-soft text-sm tabular-nums"
                >
                  {timeOf(entry.at)}
                </time>
                <div className="min-w-0 flex-1 leading-snug wrap-anywhere">
                  <p className="font-semibold">{ACTION_NAMES[entry.action]}</p>
                  <p className="text-sm">
                    {[personOf(entry), entry.detail].filter(Boolean).join(' · ')}{' '}
                    <span className="text-ink-soft text-xs">{originOf(entry)}</span>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function AuditTable({ entries }: { entries: readonly AdminAuditEntry[] }) {
  return (
    <div className="max-w-full max-md:hidden">
      <Table
        caption={t`What happened, newest first`}
        rows={entries}
        rowKey={(entry) => String(entry.id)}
        columns={[
          { id: 'at', head: t`When`, cell: (entry) => momentOf(entry.at) },
          { id: 'who', head: t`Who`, cell: personOf },
          { id: 'what', head: t`What`, cell: (entry) => ACTION_NAMES[entry.action] },
          {
            id: 'detail',
            head: t`Details`,
            cell: (entry) => <span className="wrap-anywhere">{entry.detail}</span>,
          },
          { id: 'where', head: t`From`, cell: originOf },
        ]}
      />
    </div>
  );
}
