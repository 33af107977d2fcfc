create table favorites (
  user_id uuid not null references users (id) on delete cascade,
  -- Of the book, of the person, or made for a search; without a key, because these live in two tables.
  recipe_id text not null,
  saved_at timestamptz not null default now(),
  primary key (user_id, recipe_id)
);
create index favorites_recipe_idx on favorites (recipe_id);

create function forget_favorites() returns trigger language plpgsql as $$
begin
  delete from favorites where recipe_id in (select id from gone);
  return null;
end $$;
create trigger recipes_forgotten after delete on recipes
  referencing old table as gone for each statement execute function forget_favorites();
