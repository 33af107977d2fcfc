-- Cook books of one's own: recipes of the book and one's own, in order.
create table recipe_collections (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  title text not null,
  description text not null default '',
  -- The recipe whose picture is the cover; null: the first.
  cover_recipe text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index recipe_collections_user_idx on recipe_collections (user_id, created_at);

create table collected_recipes (
  collection_id uuid not null references recipe_collections (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  recipe_id text not null,
  position integer not null,
  primary key (collection_id, recipe_id)
);
create index collected_recipes_recipe_idx on collected_recipes (recipe_id);

-- Whoever has the token may look, until the owner deletes the row.
create table shared_links (
  token text primary key,
  user_id uuid not null references users (id) on delete cascade,
  recipe_id text,
  collection_id uuid unique references recipe_collections (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (user_id, recipe_id),
  check ((recipe_id is null) <> (collection_id is null))
);

create or replace function forget_recipe_marks() returns trigger language plpgsql as $$
begin
  delete from recipe_marks where recipe_id in (select id from gone);
  delete from recipe_photos where recipe_id in (select id from gone);
  delete from collected_recipes where recipe_id in (select id from gone);
  delete from shared_links where recipe_id in (select id from gone);
  return null;
end $$;
create index shared_links_recipe_idx on shared_links (recipe_id);

insert into storage_limits (what, rows, bytes) values
  ('recipe_collections', 500, 2000000),
  ('collected_recipes', 20000, 5000000),
  ('shared_links', 6000, 2000000);
create trigger recipe_collections_added after insert on recipe_collections referencing new table as added
  for each statement execute function count_added();
create trigger recipe_collections_removed after delete on recipe_collections referencing old table as removed
  for each statement execute function count_removed();
create trigger collected_recipes_added after insert on collected_recipes referencing new table as added
  for each statement execute function count_added();
create trigger collected_recipes_removed after delete on collected_recipes referencing old table as removed
  for each statement execute function count_removed();
create trigger shared_links_added after insert on shared_links referencing new table as added
  for each statement execute function count_added();
create trigger shared_links_removed after delete on shared_links referencing old table as removed
  for each statement execute function count_removed();
