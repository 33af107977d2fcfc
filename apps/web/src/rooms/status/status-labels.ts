import type { Incident, ServiceStatus } from '@crisper/contract/status/status';

export const HEADLINES: Record<ServiceStatus['state'], string> = {
  operational: 'All Systems Operational',
  degraded: 'Some systems are slow or failing',
  outage: 'Something is down',
  maintenance: 'Maintenance is under way',
  unknown: 'No recent measurements',
};

export const STATES: Record<ServiceStatus['state'], string> = {
  operational: 'Operational',
  degraded: 'Degraded',
  outage: 'Outage',
  maintenance: 'Maintenance',
  unknown: 'Unknown',
};

/** Never rounded up to 100, so that a single failed check shows. */
export function percent(share: number | null): string {
  if (share === null) return 'Not known yet';
  if (share === 1) return '100%';
  return `${(Math.floor(share * 10_000) / 100).toFixed(2)}%`;
}

export function milliseconds(ms: number | null): string {
  if (ms === null) return 'Not known yet';
  return ms >= 1000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms)} ms`;
}

export function checkedAgo(at: string, now: number): string {
  const minutes = Math.floor((now - new Date(at).getTime()) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  return `at ${new Date(at).toLocaleString('en-US')}`;
}

const INCIDENT = { open: 'Open', scheduled: 'Scheduled', resolved: 'Resolved' } as const;
const MAINTENANCE = { open: 'In progress', scheduled: 'Scheduled', resolved: 'Completed' } as const;

export function incidentLabel({ severity, status }: Pick<Incident, 'severity' | 'status'>): string {
  return (severity === 'maintenance' ? MAINTENANCE : INCIDENT)[status];
}
