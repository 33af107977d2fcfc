import type { ServiceId } from '@crisper/contract/status/status';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';

export interface Probed {
  service: ServiceId;
  ok: boolean;
  ms: number;
}

/** Stores one probe and returns the number of failures in a row, including this one. */
export async function keepProbe(tx: Tx, { service, ok, ms }: Probed): Promise<number> {
  const { rows } = await tx.execute<{ failing: number }>(sql`
    insert into status_services (service, failing) values (${service}, ${ok ? 0 : 1})
    on conflict (service) do update set failing = case when ${ok} then 0 else status_services.failing + 1 end
    returning failing`);
  await tx.execute(sql`
    insert into status_probes (service, ok, ms) values (${service}, ${ok}, ${ms}) on conflict do nothing`);
  await tx.execute(sql`
    insert into status_days (service, day, probes, failed)
    values (${service}, (now() at time zone 'utc')::date, 1, ${ok ? 0 : 1})
    on conflict (service, day) do update
    set probes = status_days.probes + 1, failed = status_days.failed + excluded.failed`);
  return rows[0]?.failing ?? 0;
}

export interface LastProbe extends Record<string, unknown> {
  service: ServiceId;
  at: Date;
  failing: number;
  median: number | null;
}

/** The newest probe of each service, with the median response time of the last day. */
export async function latest(tx: Tx): Promise<LastProbe[]> {
  const { rows } = await tx.execute<LastProbe>(sql`
    select service, max(at) as at,
      (select failing from status_services where status_services.service = status_probes.service) as failing,
      percentile_cont(0.5) within group (order by ms) filter (where ok and at > now() - interval '1 day') as median
    from status_probes group by service`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

export interface DayRow extends Record<string, unknown> {
  service: ServiceId;
  day: string;
  probes: number;
  failed: number;
}

export async function days(tx: Tx, count: number): Promise<DayRow[]> {
  const { rows } = await tx.execute<DayRow>(sql`
    select service, to_char(day, 'YYYY-MM-DD') as day, probes, failed from status_days
    where day > (now() at time zone 'utc')::date - ${count}::int`);
  return rows;
}

/** Deletes probes older than two days; the daily sums already include them. */
export async function sweep(tx: Tx): Promise<void> {
  await tx.execute(sql`delete from status_probes where at < now() - interval '2 days'`);
  await tx.execute(sql`
    delete from status_subscribers where confirmed_at is null and created_at < now() - interval '7 days'`);
}
