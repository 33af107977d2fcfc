-- The last two days, one row for each probe.
create table status_probes (
  service text not null,
  at timestamptz not null default now(),
  ok boolean not null,
  ms integer not null,
  primary key (service, at)
);

-- Kept for good, one row for each service and day (UTC).
create table status_days (
  service text not null,
  day date not null,
  probes integer not null,
  failed integer not null,
  primary key (service, day)
);

-- Probes that failed in a row; the row is also what two instances queue for.
create table status_services (
  service text primary key,
  failing integer not null default 0
);

create table status_incidents (
  id integer generated always as identity primary key,
  title text not null,
  service text,
  severity text not null check (severity in ('minor', 'major', 'maintenance')),
  status text not null check (status in ('open', 'scheduled', 'resolved')),
  -- Opened by probes, and closed by them again.
  automatic boolean not null default false,
  started_at timestamptz not null default now(),
  resolved_at timestamptz
);
create unique index status_incidents_one_automatic on status_incidents (service) where automatic and status = 'open';
create index status_incidents_started_idx on status_incidents (started_at desc);

create table status_updates (
  incident_id integer not null references status_incidents (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  text text not null,
  primary key (incident_id, at)
);

create table status_subscribers (
  email text primary key,
  token text not null unique,
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);
