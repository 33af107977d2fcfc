import { AUDIT_ACTIONS, type AuditAction } from '@crisper/contract/audit/audit';
import { deviceName } from '@crisper/contract/auth/device-name';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { offers } from '../../lib/offers.ts';
import { ForAdmins } from '../../shared/for-admins.tsx';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { ACTION_NAMES, momentOf } from './action-names.ts';
import { type AuditFilter, auditQuery } from './audit.queries.ts';

/** What happens to plans is not asked for where there are none. */
const isAsked = (action: AuditAction) => offers('plans') || !/^(?:subscription|pro)-/.test(action);

const actions = () => [
  { value: '', label: 'Everything' },
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
    <div className="mx-auto grid max-w-6xl gap-6 px-4 py-5 sm:px-6 sm:py-8">
      <div>
        <h1 className="page-title">Audit Log</h1>
        <p className="mt-3 text-ink-soft text-lg">
          Nothing here can be changed. Entries are kept for a year.
        </p>
      </div>
      <form
        className="flex flex-wrap items-end gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const given = new FormData(event.currentTarget);
          setFilter({
            action: (given.get('action') || undefined) as AuditAction | undefined,
            username: String(given.get('username')).trim() || undefined,
          });
        }}
      >
        <Select name="action" label="What happened" options={actions()} />
        <Field name="username" label="Username" maxLength={30} autoComplete="off" autoCapitalize="none" />
        <Button type="submit">Show</Button>
      </form>
      <Entries filter={filter} />
    </div>
  );
}

function Entries({ filter }: { filter: AuditFilter }) {
  const log = useInfiniteQuery(auditQuery(filter));
  if (log.isPending) return <Skeleton className="h-96 rounded-card" />;
  if (!log.data) return <LoadFailed of={log}>The log could not be loaded.</LoadFailed>;
  const entries = log.data.pages.flatMap((page) => page.entries);
  return (
    <div className="grid justify-items-start gap-4 *:max-w-full">
      <Table
        caption="What happened, newest first"
        rows={entries}
        rowKey={(entry) => String(entry.id)}
        columns={[
          { id: 'at', head: 'When', cell: (entry) => momentOf(entry.at) },
          {
            id: 'who',
            head: 'Who',
            cell: (entry) => entry.username ?? (entry.userId ? 'Deleted account' : 'Unknown'),
          },
          { id: 'what', head: 'What', cell: (entry) => ACTION_NAMES[entry.action] },
          {
            id: 'detail',
            head: 'Details',
            cell: (entry) => <span className="wrap-anywhere">{entry.detail}</span>,
          },
          {
            id: 'where',
            head: 'From',
            cell: (entry) =>
              [entry.device && deviceName(entry.device), entry.network].filter(Boolean).join(' · '),
          },
        ]}
      />
      {entries.length === 0 && <p className="text-ink-soft">Nothing like that has happened.</p>}
      {log.hasNextPage && (
        <Button variant="outline" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          Show older entries
        </Button>
      )}
    </div>
  );
}
