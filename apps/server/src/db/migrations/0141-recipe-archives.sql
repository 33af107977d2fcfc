-- Files with many recipes that a person brings along, and what became of each recipe in them.
create table recipe_archives (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  file_name text not null,
  -- Of the whole file; null until all of it has arrived.
  file_hash text,
  bytes bigint not null default 0,
  state text not null check (state in ('arriving', 'waiting', 'reading', 'done', 'failed', 'undone')),
  keep_duplicates boolean not null,
  format text,
  -- Recipes read so far, and what became of them in the end.
  read integer not null default 0,
  added integer not null default 0,
  skipped integer not null default 0,
  failed integer not null default 0,
  -- Why the whole file could not be read.
  error text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index recipe_archives_user_idx on recipe_archives (user_id, created_at desc);
-- The same file twice at once is one import.
create unique index recipe_archives_once_idx on recipe_archives (user_id, file_hash)
  where state in ('waiting', 'reading');

-- The file itself, in pieces, until it has been read.
create table recipe_archive_parts (
  archive_id uuid not null references recipe_archives (id) on delete cascade,
  part integer not null,
  bytes bytea not null,
  primary key (archive_id, part)
);
alter table recipe_archive_parts alter column bytes set storage external;

-- One row a recipe of the file: read, and in the end added, skipped as a duplicate, or failed with a reason.
create table recipe_archive_items (
  archive_id uuid not null references recipe_archives (id) on delete cascade,
  position integer not null,
  source text not null,
  title text,
  outcome text not null check (outcome in ('read', 'added', 'duplicate', 'failed')),
  -- The recipe that was added, or the one that was there before.
  recipe_id text,
  reason text,
  -- The row of `recipes` that it becomes, until the whole file has been read: all recipes appear at once, or none.
  recipe jsonb,
  marks jsonb,
  primary key (archive_id, position)
);

-- The file a recipe was brought along in.
alter table recipes add column archive_id uuid references recipe_archives (id) on delete set null;
create index recipes_archive_idx on recipes (archive_id) where archive_id is not null;
