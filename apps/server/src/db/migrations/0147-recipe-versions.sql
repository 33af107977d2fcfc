-- What an own recipe was before each change, to see what changed and to go back.
create table recipe_versions (
  id uuid primary key,
  recipe_id text not null references recipes (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- As its owner wrote it.
  own jsonb not null,
  replaced_at timestamptz not null default now()
);
create index recipe_versions_recipe_idx on recipe_versions (recipe_id, replaced_at desc);
create index recipe_versions_user_idx on recipe_versions (user_id);

insert into storage_limits (what, rows, bytes) values ('recipe_versions', 50000, 100000000);
create trigger recipe_versions_added after insert on recipe_versions referencing new table as added
  for each statement execute function count_added();
create trigger recipe_versions_removed after delete on recipe_versions referencing old table as removed
  for each statement execute function count_removed();
