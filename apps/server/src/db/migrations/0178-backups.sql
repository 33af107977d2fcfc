-- Backups that were made or tried, so that an administrator sees whether they work. The files themselves lie elsewhere.
create table backups (
  id uuid primary key,
  at timestamptz not null,
  -- A folder, or the address of a store without its key.
  place text not null,
  name text not null,
  -- Null when it failed.
  bytes bigint,
  -- Why it failed.
  problem text,
  check ((bytes is null) <> (problem is null))
);
create index backups_at_idx on backups (at desc);
