-- How the things in a scan look, kept for a day: an answer about one of them can then be remembered. A look is a few
-- numbers about colors and shape, and the words read on the thing; never a picture.
create table scan_looks (
  scan_id uuid not null references scans (id) on delete cascade,
  id text not null,
  user_id uuid not null references users (id) on delete cascade,
  -- The cook is asked about it.
  asked boolean not null,
  -- Null: a thing that nobody could name.
  name text,
  food text,
  label text,
  confidence real not null,
  -- Preselected in the list.
  shown boolean not null,
  -- A memory of the household spoke for it.
  remembered boolean not null,
  embedding bytea check (octet_length(embedding) < 1024),
  words text[] not null default '{}',
  answer text check (answer in ('yes', 'no', 'name')),
  answer_name text,
  answer_food text,
  -- Whether it was on the list that the cook went on with; null: not said.
  kept boolean,
  created_at timestamptz not null default now(),
  primary key (scan_id, id)
);
create index scan_looks_user_idx on scan_looks (user_id);
create index scan_looks_created_idx on scan_looks (created_at);

-- What a household confirmed: one row for each thing of a scan, so that an answer taken back takes its lesson along.
create table memories (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  scan_id uuid not null,
  look_id text not null,
  name text not null,
  food text,
  label text,
  embedding bytea not null check (octet_length(embedding) < 1024),
  words text[] not null default '{}',
  -- The time of the scan.
  seen_at timestamptz not null,
  -- The scan in which it spoke for the wrong thing. It counts no more, and comes back if that answer is taken back.
  denied_by uuid,
  unique (scan_id, look_id)
);
create index memories_user_idx on memories (user_id, seen_at desc);
create index memories_seen_idx on memories (seen_at);

insert into storage_limits (what, rows, bytes) values ('memories', 1000, 1000000);
create trigger memories_added after insert on memories referencing new table as added
  for each statement execute function count_added();
create trigger memories_removed after delete on memories referencing old table as removed
  for each statement execute function count_removed();
