import { testMail } from '@crisper/contract/administration/administration';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../lib/api.ts';
import { locales } from '../../lib/i18n/i18n.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { toast } from '../../ui/toast-store.ts';
import { installationQuery, useAction } from './administration.queries.ts';
import { Backups } from './backups.tsx';
import { sizeOf } from './size-of.ts';

export function InstallationTab() {
  const look = useQuery(installationQuery);
  const { data, isError } = look;
  const mail = useAction<{ to: string }>(({ to }) =>
    toast({ title: t`Sent`, text: t`An email is on its way to ${to}.` }),
  );
  if (isError && !data)
    return (
      <LoadFailed of={look}>
        <Trans>It could not be loaded.</Trans>
      </LoadFailed>
    );
  if (!data) return <Skeleton className="h-96 w-full" />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Part title={t`Version`}>
          <p className="text-2xl">{data.version}</p>
        </Part>
        <Part title={t`Mail`}>
          <p>
            {data.mail
              ? t`A mail server is set.`
              : t`No mail server is set (SMTP_URL). Make links for people here.`}
          </p>
          {data.mail && (
            <Button variant="outline" busy={mail.isPending} onClick={() => mail.mutate(() => call(testMail))}>
              <Trans>Send me a test email</Trans>
            </Button>
          )}
        </Part>
      </div>
      <Part title={t`Storage`}>
        <p>
          <Trans>The database holds {sizeOf(data.storage.databaseBytes)}.</Trans>{' '}
          {data.storage.kinds.length === 0 ? t`It is still empty.` : t`What people keep in it:`}
        </p>
        {data.storage.kinds.length > 0 && (
          <Table
            caption={t`Storage by kind`}
            rowKey={({ what }) => what}
            rows={data.storage.kinds}
            columns={[
              { id: 'what', head: t`What`, cell: ({ what }) => what },
              {
                id: 'rows',
                head: t`Entries`,
                align: 'end',
                cell: ({ rows }) => rows.toLocaleString(locales()),
              },
              { id: 'bytes', head: t`Size`, align: 'end', cell: ({ bytes }) => sizeOf(bytes) },
            ]}
          />
        )}
      </Part>
      <Part title={t`Backups`}>
        <Backups backups={data.backups} />
      </Part>
      <Part title={t`Settings in force`}>
        <Table
          caption={t`Settings in force`}
          rowKey={({ name }) => name}
          rows={data.settings}
          columns={[
            { id: 'name', head: t`Name`, cell: ({ name }) => <code className="text-sm">{name}</code> },
            {
              id: 'value',
              head: t`Value`,
              cell: ({ value }) => (
                <span className="inline-block min-w-40 break-words">{value ?? t`not set`}</span>
              ),
            },
            {
              id: 'means',
              head: t`What it does`,
              cell: ({ means }) => <span className="text-sm">{means}</span>,
            },
          ]}
        />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="grid grid-cols-1 content-start justify-items-start gap-3 p-5 *:max-w-full">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </Card>
  );
}
