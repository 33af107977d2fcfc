import { SERVICES } from '@crisper/contract/status/status';
import type { Stage } from './stage.ts';

const DAYS = 90;
const PROBES_A_DAY = 24 * 60;
const INCIDENT_DAYS_AGO = 24;
const INCIDENT_MINUTES = 38;
/** Usual response time of each service in milliseconds. */
const USUAL_MS: Record<(typeof SERVICES)[number], number> = {
  web: 9,
  api: 7,
  vision: 410,
  database: 2,
  queue: 3,
  payments: 5,
  mail: 6,
  storage: 1,
};
/** Single probes that failed: service, days ago, how many. */
const STUMBLES = [
  ['web', 61, 1],
  ['payments', 47, 2],
  ['api', 9, 1],
] as const;

/** Three months of probes with one outage. */
export async function recallStatus({ sql, now }: Stage): Promise<void> {
  const services = [...SERVICES];
  await sql(`insert into status_services (service) select unnest($1::text[]) on conflict do nothing`, [
    services,
  ]);
  await sql(
    `insert into status_days (service, day, probes, failed)
     select service, ($2::timestamptz at time zone 'utc')::date - ago,
       case when ago = 0 then greatest(1, extract(epoch from $2::timestamptz - date_trunc('day', $2::timestamptz, 'utc')) / 60)
         else $3 end::int, 0
     from unnest($1::text[]) service, generate_series(0, $4::int - 1) ago
     on conflict (service, day) do update set probes = status_days.probes + excluded.probes`,
    [services, now, PROBES_A_DAY, DAYS],
  );
  await sql(
    `insert into status_probes (service, at, ok, ms)
     select service, $3::timestamptz - make_interval(mins => minute), true, greatest(1, usual * (0.7 + random() * 0.8))::int
     from unnest($1::text[], $2::int[]) as known (service, usual), generate_series(1, 24 * 60) minute
     on conflict do nothing`,
    [services, services.map((service) => USUAL_MS[service]), now],
  );
  for (const [service, ago, failed] of [
    ...STUMBLES,
    ['vision', INCIDENT_DAYS_AGO, INCIDENT_MINUTES] as const,
  ])
    await sql(
      `update status_days set failed = $3 where service = $1
         and day = ($4::timestamptz at time zone 'utc')::date - $2::int`,
      [service, ago, failed, now],
    );
  await recallIncident({ sql, now });
}

async function recallIncident({ sql, now }: Pick<Stage, 'sql' | 'now'>): Promise<void> {
  const began = `$1::timestamptz - make_interval(days => ${INCIDENT_DAYS_AGO})`;
  const [incident] = await sql<{ id: number }>(
    `insert into status_incidents (title, service, severity, status, automatic, started_at, resolved_at)
     values ('Image recognition is not answering', 'vision', 'major', 'resolved', true, ${began},
       ${began} + interval '${INCIDENT_MINUTES} minutes') returning id`,
    [now],
  );
  await sql(
    `insert into status_updates (incident_id, at, text)
     select $2, ${began} + make_interval(mins => minute), text from (values
       (0, '3 checks in a row have failed. We are looking into it.'),
       (14, 'A machine ran out of memory while it looked at very large photos. We are moving work to another one.'),
       (${INCIDENT_MINUTES}, 'It answers again. (This incident is part of the demo.)')) as said (minute, text)`,
    [now, incident!.id],
  );
}
