import type { Incident, ServiceId, ServiceStatus } from '@crisper/contract/status/status';
import { t } from '@lingui/core/macro';
import { locales } from '../../lib/i18n/i18n.ts';
import { withDecimals } from '../../lib/i18n/numbers.ts';

export const HEADLINES: Record<ServiceStatus['state'], string> = {
  operational: t`All Systems Operational`,
  degraded: t`Some systems are slow or failing`,
  outage: t`Something is down`,
  maintenance: t`Maintenance is under way`,
  unknown: t`No recent measurements`,
};

export const STATES: Record<ServiceStatus['state'], string> = {
  operational: t`Operational`,
  degraded: t`Degraded`,
  outage: t`Outage`,
  maintenance: t`Maintenance`,
  unknown: t`Unknown`,
};

/** Never rounded up to 100, so that a single failed check shows. */
export function percent(share: number | null): string {
  if (share === null) return t`Not known yet`;
  if (share === 1) return '100%';
  return `${withDecimals(Math.floor(share * 10_000) / 100, 2)}%`;
}

export function milliseconds(ms: number | null): string {
  if (ms === null) return t`Not known yet`;
  return ms >= 1000 ? `${withDecimals(ms / 1000, 1)} s` : `${Math.round(ms)} ms`;
}

export function checkedAgo(at: string, now: number): string {
  const minutes = Math.floor((now - new Date(at).getTime()) / 60_000);
  if (minutes < 1) return t`Last check just now`;
  if (minutes < 60) return t`Last check ${minutes} min ago`;
  const when = new Date(at).toLocaleString(locales());
  return t`Last check at ${when}`;
}

const INCIDENT = {
  open: t({ message: 'Open', context: 'an incident' }),
  scheduled: t`Scheduled`,
  resolved: t`Resolved`,
} as const;
const MAINTENANCE = { open: t`In progress`, scheduled: t`Scheduled`, resolved: t`Completed` } as const;

export function incidentLabel({ severity, status }: Pick<Incident, 'severity' | 'status'>): string {
  return (severity === 'maintenance' ? MAINTENANCE : INCIDENT)[status];
}

/** For administrators, who choose among them. */
export const SEVERITY_NAMES: Record<Incident['severity'], string> = {
  minor: t`minor`,
  major: t`major`,
  maintenance: t`maintenance`,
};

export const INCIDENT_STATE_NAMES: Record<Incident['status'], string> = {
  open: t({ message: 'open', context: 'an incident' }),
  scheduled: t`scheduled`,
  resolved: t`resolved`,
};

export const SERVICE_NAMES: Record<ServiceId, string> = {
  web: t({ message: 'web', context: 'a service' }),
  api: 'api',
  vision: t({ message: 'vision', context: 'a service' }),
  database: t`database`,
  queue: t({ message: 'queue', context: 'a service' }),
  payments: t`payments`,
  mail: t({ message: 'mail', context: 'a service' }),
  storage: t({ message: 'storage', context: 'a service' }),
};
