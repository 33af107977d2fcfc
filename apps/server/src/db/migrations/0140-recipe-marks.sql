-- Facts of a recipe that its owner does not edit as text. All as the source states them.
alter table recipes
  add column source_name text,
  add column yield_text text,
  add column stated_nutrition text,
  add column written_at timestamptz;

-- What a person keeps about any recipe, of the book or their own, for themselves alone.
create table recipe_marks (
  user_id uuid not null references users (id) on delete cascade,
  -- Of the book, of the person, or made for a search; without a key, because these live in two tables.
  recipe_id text not null,
  rating smallint check (rating between 1 and 5),
  notes text not null default '',
  tags text[] not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (user_id, recipe_id)
);
create index recipe_marks_tags_idx on recipe_marks using gin (tags);

-- A person's photos of any recipe: drawn anew, without metadata. The first one is the recipe's picture.
create table recipe_photos (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  recipe_id text not null,
  position integer not null,
  width integer not null,
  height integer not null,
  bytes bytea not null,
  created_at timestamptz not null default now(),
  unique (user_id, recipe_id, position)
);
alter table recipe_photos alter column bytes set storage external;

create function forget_recipe_marks() returns trigger language plpgsql as $$
begin
  delete from recipe_marks where recipe_id in (select id from gone);
  delete from recipe_photos where recipe_id in (select id from gone);
  return null;
end $$;
create index recipe_marks_recipe_idx on recipe_marks (recipe_id);
create index recipe_photos_recipe_idx on recipe_photos (recipe_id);
create trigger recipes_marks_forgotten after delete on recipes
  referencing old table as gone for each statement execute function forget_recipe_marks();

insert into storage_limits (what, rows, bytes) values
  ('recipe_marks', 20000, 40000000),
  ('recipe_photos', 20000, 2000000000);
create trigger recipe_marks_added after insert on recipe_marks referencing new table as added
  for each statement execute function count_added();
create trigger recipe_marks_removed after delete on recipe_marks referencing old table as removed
  for each statement execute function count_removed();
create trigger recipe_photos_added after insert on recipe_photos referencing new table as added
  for each statement execute function count_added();
create trigger recipe_photos_removed after delete on recipe_photos referencing old table as removed
  for each statement execute function count_removed();
