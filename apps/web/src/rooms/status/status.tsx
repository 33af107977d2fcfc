import type { ServiceStatus } from '@crisper/contract/status/status';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { locales } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast-store.ts';
import { DayBar } from './day-bar.tsx';
import { IncidentForm } from './incident-form.tsx';
import { Incidents } from './incidents.tsx';
import { StateBadge } from './state-badge.tsx';
import { followMailLink, type SystemStatus, useSystemStatus } from './status.queries.ts';
import { checkedAgo, HEADLINES, milliseconds, percent } from './status-labels.ts';
import { Subscribe } from './subscribe.tsx';

export function Status() {
  const { data, isError, refetch } = useSystemStatus();
  useMailLinks();
  const admin = useSession()?.user.role === 'admin';
  return (
    <div className="mx-auto max-w-4xl px-4 py-12 sm:px-6 md:py-16">
      <h1 className="page-title">
        <Trans>Status</Trans>
      </h1>
      {isError && (
        <div className="mt-6 grid justify-items-start gap-3">
          <p>
            <Trans>The status could not be loaded. That may be a sign in itself.</Trans>
          </p>
          <Button variant="outline" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {!data && !isError && <Skeleton className="mt-6 h-[40rem] w-full" />}
      {data && (
        <>
          <Headline status={data} />
          <Metrics metrics={data.metrics} />
          <section className="mt-10">
            <h2 className="text-2xl">
              <Trans>Services</Trans>
            </h2>
            <p className="mt-1 text-ink-soft text-sm">
              <Trans>Checked every minute. Each bar is one of the last 90 days.</Trans>
            </p>
            <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
              {data.services.map((service) => (
                <Service key={service.id} service={service} />
              ))}
            </ul>
          </section>
          <Incidents incidents={data.incidents} editable={admin} />
          {admin && <IncidentForm />}
        </>
      )}
      <Subscribe />
    </div>
  );
}

/** Handles links from emails: the token is used once and then removed from the address. */
function useMailLinks(): void {
  const [search, setSearch] = useSearchParams();
  const followed = useRef(false);
  const { mutate: follow } = useMutation({
    mutationFn: followMailLink,
    onSuccess: (text) => toast({ title: text }),
    onError: (error) => toast({ tone: 'error', title: t`That didn’t work`, text: error.message }),
  });
  const confirm = search.get('confirm');
  const end = search.get('end');
  useEffect(() => {
    if (followed.current || !(confirm || end)) return;
    followed.current = true;
    setSearch({}, { replace: true });
    follow(confirm ? { confirm } : { end: end ?? '' });
  }, [confirm, end, setSearch, follow]);
}

function Headline({ status }: { status: SystemStatus }) {
  return (
    <Card className="mt-6 flex flex-wrap items-center justify-between gap-4 p-6">
      <p className="font-display font-semibold text-2xl">{HEADLINES[status.state]}</p>
      <p className="text-ink-soft text-sm">
        {status.checkedAt ? checkedAgo(status.checkedAt, Date.now()) : t`The first check is under way`}
      </p>
    </Card>
  );
}

function Metrics({ metrics }: { metrics: SystemStatus['metrics'] }) {
  const shown = [
    { label: t`Uptime, 90 days`, value: percent(metrics.uptime) },
    { label: t`Average response`, value: milliseconds(metrics.responseMs) },
    { label: t`Checks today`, value: metrics.probesToday.toLocaleString(locales()) },
    { label: t`Incidents, 90 days`, value: String(metrics.incidents) },
  ];
  return (
    <dl className="mt-5 grid grid-cols-2 gap-4 md:grid-cols-4">
      {shown.map(({ label, value }) => (
        <Card key={label} className="flex flex-col-reverse justify-end p-4">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="font-display font-semibold text-2xl tabular-nums">{value}</dd>
        </Card>
      ))}
    </dl>
  );
}

function Service({ service }: { service: ServiceStatus }) {
  return (
    <li className="grid gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-sans font-semibold text-base">{service.name}</h3>
        <StateBadge state={service.state} />
      </div>
      <DayBar name={service.name} days={service.days} />
      <p className="flex flex-wrap justify-between gap-2 text-ink-soft text-sm tabular-nums">
        <span>
          <Trans>{percent(service.uptime)} uptime</Trans>
        </span>
        <span>
          <Trans>{milliseconds(service.responseMs)} response</Trans>
        </span>
      </p>
    </li>
  );
}
