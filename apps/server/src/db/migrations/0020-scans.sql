-- What a scan found. The photos themselves are never kept anywhere.
create table scans (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- The calendar day of the person when the scan began.
  day date not null,
  photos smallint not null,
  ingredients jsonb not null,
  -- Something was found with confidence: only such scans count against the day's limit.
  counted boolean not null,
  created_at timestamptz not null default now()
);
create index scans_history_idx on scans (user_id, created_at desc);
create index scans_day_idx on scans (user_id, day) where counted;
create index scans_created_idx on scans (created_at);

-- The day's allowance as numbered places, so that no two scans can take the same one, wherever they run.
create table scan_uses (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  place smallint not null,
  scan_id uuid not null unique,
  -- Until then the place is held for a scan under way; null: used for good.
  held_until timestamptz,
  primary key (user_id, day, place)
);

create table scan_corrections (
  scan_id uuid not null references scans (id) on delete cascade,
  name text not null,
  -- The kitchen's food; null when it knows none of that name.
  food text,
  change text not null check (change in ('removed', 'added')),
  primary key (scan_id, name)
);
