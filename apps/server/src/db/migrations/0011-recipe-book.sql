-- Documents live beside the table, so that a search reads many narrow rows instead of few wide ones.
alter table recipes set (toast_tuple_target = 256);
create index recipes_title_idx on recipes using gin (to_tsvector('english', title));
-- The order of browsing: the cook book first, then mixed, and always the same.
create index recipes_mixed_idx on recipes ((origin <> 'cookbook'), md5(id), id) where owner_id is null;

-- Counts changes of the public recipes; what is kept in memory of them is rebuilt when it moves.
create table recipe_book (version bigint not null);
insert into recipe_book values (1);

create function note_book_change() returns trigger language plpgsql as $$
begin
  if exists (select from changed where owner_id is null) then
    update recipe_book set version = version + 1;
  end if;
  return null;
end $$;
create trigger recipes_inserted after insert on recipes
  referencing new table as changed for each statement execute function note_book_change();
create trigger recipes_updated after update on recipes
  referencing new table as changed for each statement execute function note_book_change();
create trigger recipes_deleted after delete on recipes
  referencing old table as changed for each statement execute function note_book_change();

-- Recipes made for a search. They can be opened again for a week, and for good once somebody saves one.
create table made_recipes (
  id text primary key,
  slug text not null,
  document jsonb not null,
  expires_at timestamptz not null default now() + interval '7 days'
);
create index made_recipes_slug_idx on made_recipes (slug);
create index made_recipes_expiry_idx on made_recipes (expires_at);
