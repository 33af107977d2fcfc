import type {
  Incident,
  openIncident,
  ServiceId,
  ServiceStatus,
  systemStatus,
  updateIncident,
} from '@crisper/contract/status/status';
import type { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import * as incidents from './incidents.repository.ts';
import { SERVICE_NAMES } from './service-names.ts';
import * as repository from './status.repository.ts';
import type { Tell } from './subscribers.service.ts';

const SHOWN_DAYS = 90;
const SHOWN_INCIDENTS = 20;
/** Probes run every minute. Without one for this long, the status is unknown. */
const STALE_MS = 5 * 60_000;
const FRESH_MS = 10_000;
/** This many failed probes in a row are an outage; fewer are a degraded service. */
const OUTAGE_FROM = 3;

type Status = z.output<typeof systemStatus.response>;
type NewIncident = z.output<NonNullable<typeof openIncident.body>>;
type Update = z.output<NonNullable<typeof updateIncident.body>>;

interface Deps {
  db: Database;
  tell: Tell;
  /** The services of this installation. */
  services: readonly ServiceId[];
}

export function createStatus({ db, tell, services: known }: Deps) {
  let kept: { value: Status; until: number } | undefined;

  const look = async (): Promise<Status> => {
    const [last, days, shown, counted] = await Promise.all([
      repository.latest(db.orm),
      repository.days(db.orm, SHOWN_DAYS),
      incidents.recent(db.orm, SHOWN_INCIDENTS),
      incidents.countSince(db.orm, SHOWN_DAYS),
    ]);
    const services = known.map((id) => serviceStatus(id, last, days, shown));
    const medians = services.flatMap(({ responseMs }) => (responseMs === null ? [] : [responseMs]));
    const today = dayBefore(0);
    return {
      state: worst(services),
      checkedAt:
        last.length > 0 ? new Date(Math.max(...last.map(({ at }) => at.getTime()))).toISOString() : null,
      services,
      metrics: {
        uptime: uptimeOf(days),
        responseMs: medians.length > 0 ? medians.reduce((sum, ms) => sum + ms, 0) / medians.length : null,
        probesToday: days.filter(({ day }) => day === today).reduce((sum, { probes }) => sum + probes, 0),
        incidents: counted,
      },
      incidents: shown,
    };
  };

  return {
    async now(): Promise<Status> {
      if (!kept || kept.until < Date.now()) kept = { value: await look(), until: Date.now() + FRESH_MS };
      return kept.value;
    },

    async open({ title, text, service, severity, startsAt, endsAt }: NewIncident): Promise<Incident> {
      if (endsAt && new Date(endsAt) <= new Date(startsAt ?? Date.now()))
        throw new Problem('validation', 'The end must be after the start.', {
          fields: { endsAt: 'Choose a later time.' },
        });
      const status = startsAt && new Date(startsAt).getTime() > Date.now() ? 'scheduled' : 'open';
      const id = await db.transaction(async (tx) => {
        const made = await incidents.insert(tx, {
          title,
          service,
          severity,
          status,
          automatic: false,
          startsAt,
          endsAt,
        });
        await incidents.addUpdate(tx, made!, text);
        await tell(tx, title, text);
        return made!;
      });
      kept = undefined;
      return (await incidents.find(db.orm, id))!;
    },

    async update(id: number, { text, status, title }: Update): Promise<Incident> {
      await db.transaction(async (tx) => {
        if (!(await incidents.change(tx, id, status, title)))
          throw new Problem('not_found', 'There is no such incident.');
        await incidents.addUpdate(tx, id, text);
        const incident = await incidents.find(tx, id);
        await tell(tx, incident!.title, text);
      });
      kept = undefined;
      return (await incidents.find(db.orm, id))!;
    },

    /** Lets planned maintenance begin and end by its times. */
    async keepTimes(): Promise<void> {
      await db.transaction(async (tx) => {
        const note = async ({ id, title }: { id: number; title: string }, text: string) => {
          await incidents.addUpdate(tx, id, text);
          await tell(tx, title, text);
        };
        for (const begun of await incidents.beginDue(tx))
          await note(begun, 'The maintenance is in progress.');
        for (const over of await incidents.completeDue(tx)) await note(over, 'The maintenance is completed.');
      });
      kept = undefined;
    },

    /** Clears the cache after a probe, so that the next request sees the result. */
    forget(): void {
      kept = undefined;
    },

    sweep: () => repository.sweep(db.orm),
  };
}

function serviceStatus(
  id: ServiceStatus['id'],
  last: repository.LastProbe[],
  allDays: repository.DayRow[],
  shown: Incident[],
): ServiceStatus {
  const probe = last.find(({ service }) => service === id);
  const own = allDays.filter(({ service }) => service === id);
  const byDay = new Map(own.map((row) => [row.day, row]));
  return {
    id,
    name: SERVICE_NAMES[id],
    state: stateOf(id, probe, shown),
    uptime: uptimeOf(own),
    responseMs: probe?.median == null ? null : Math.round(probe.median),
    days: Array.from({ length: SHOWN_DAYS }, (_, at) => {
      const day = dayBefore(SHOWN_DAYS - 1 - at);
      const row = byDay.get(day);
      return { day, uptime: row ? uptimeOf([row]) : null };
    }),
  };
}

function stateOf(
  id: ServiceStatus['id'],
  probe: repository.LastProbe | undefined,
  shown: Incident[],
): ServiceStatus['state'] {
  const open = shown.filter(({ status, service }) => status === 'open' && service === id);
  if (open.some(({ severity }) => severity === 'maintenance')) return 'maintenance';
  if (!probe || Date.now() - probe.at.getTime() > STALE_MS) return 'unknown';
  if (probe.failing >= OUTAGE_FROM || open.some(({ severity }) => severity === 'major')) return 'outage';
  if (probe.failing > 0 || open.length > 0) return 'degraded';
  return 'operational';
}

const FROM_WORST = ['outage', 'degraded', 'maintenance', 'unknown', 'operational'] as const;

function worst(services: ServiceStatus[]): ServiceStatus['state'] {
  return FROM_WORST.find((state) => services.some((service) => service.state === state)) ?? 'unknown';
}

function uptimeOf(days: repository.DayRow[]): number | null {
  const probes = days.reduce((sum, day) => sum + day.probes, 0);
  if (probes === 0) return null;
  const failed = days.reduce((sum, day) => sum + day.failed, 0);
  return (probes - failed) / probes;
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
