import type { Incident, ServiceId } from '@crisper/contract/status/status';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';

interface IncidentRow extends Record<string, unknown> {
  id: number;
  title: string;
  service: ServiceId | null;
  severity: Incident['severity'];
  status: Incident['status'];
  started_at: string;
  ends_at: string | null;
  resolved_at: string | null;
  updates: { at: string; text: string }[];
}

const COLUMNS = sql`id, title, service, severity, status, started_at, ends_at, resolved_at,
  coalesce((select jsonb_agg(jsonb_build_object('at', at, 'text', text) order by at desc)
    from status_updates where incident_id = status_incidents.id), '[]') as updates`;

/** Unresolved ones first, each group newest first. */
export async function recent(tx: Tx, limit: number): Promise<Incident[]> {
  const { rows } = await tx.execute<IncidentRow>(sql`
    select ${COLUMNS} from status_incidents order by (status = 'resolved'), started_at desc limit ${limit}`);
  return rows.map(present);
}

export async function find(tx: Tx, id: number): Promise<Incident | undefined> {
  const { rows } = await tx.execute<IncidentRow>(
    sql`select ${COLUMNS} from status_incidents where id = ${id}`,
  );
  return rows.map(present)[0];
}

export async function countSince(tx: Tx, days: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from status_incidents
    where severity <> 'maintenance' and started_at > now() - make_interval(days => ${days})`);
  return rows[0]?.count ?? 0;
}

interface NewIncident {
  title: string;
  service: ServiceId | null;
  severity: Incident['severity'];
  status: Incident['status'];
  automatic: boolean;
  startsAt?: string | undefined;
  endsAt?: string | undefined;
}

/** Undefined when the probes have already opened an incident for this service. */
export async function insert(tx: Tx, given: NewIncident): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into status_incidents (title, service, severity, status, automatic, started_at, ends_at)
    values (${given.title}, ${given.service}, ${given.severity}, ${given.status}, ${given.automatic},
      coalesce(${given.startsAt ?? null}::timestamptz, now()), ${given.endsAt ?? null}::timestamptz)
    on conflict do nothing returning id`);
  return rows[0]?.id;
}

export async function addUpdate(tx: Tx, id: number, text: string): Promise<void> {
  await tx.execute(sql`insert into status_updates (incident_id, text) values (${id}, ${text})`);
}

export async function change(
  tx: Tx,
  id: number,
  status: Incident['status'],
  title: string | undefined,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update status_incidents set status = ${status}, title = coalesce(${title ?? null}, title),
      resolved_at = case when ${status} = 'resolved' then coalesce(resolved_at, now()) end
    where id = ${id}`);
  return rowCount === 1;
}

/** Closes the incident that the probes opened for this service; returns its id, if any. */
export async function closeAutomatic(tx: Tx, service: ServiceId): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    update status_incidents set status = 'resolved', resolved_at = now()
    where service = ${service} and automatic and status = 'open' returning id`);
  return rows[0]?.id;
}

interface Moved extends Record<string, unknown> {
  id: number;
  title: string;
}

/** Begins the planned maintenance whose time has come. */
export async function beginDue(tx: Tx): Promise<Moved[]> {
  const { rows } = await tx.execute<Moved>(sql`
    update status_incidents set status = 'open'
    where severity = 'maintenance' and status = 'scheduled' and started_at <= now() returning id, title`);
  return rows;
}

/** Completes the maintenance whose planned time is over. */
export async function completeDue(tx: Tx): Promise<Moved[]> {
  const { rows } = await tx.execute<Moved>(sql`
    update status_incidents set status = 'resolved', resolved_at = ends_at
    where severity = 'maintenance' and status = 'open' and ends_at <= now() returning id, title`);
  return rows;
}

function present(row: IncidentRow): Incident {
  return {
    id: row.id,
    title: row.title,
    service: row.service,
    severity: row.severity,
    status: row.status,
    startedAt: new Date(row.started_at).toISOString(),
    endsAt: row.ends_at ? new Date(row.ends_at).toISOString() : null,
    resolvedAt: row.resolved_at ? new Date(row.resolved_at).toISOString() : null,
    updates: row.updates.map(({ at, text }) => ({ at: new Date(at).toISOString(), text })),
  };
}
