-- Lists beside the one that every household has: the market, the drugstore.
create table shopping_lists (
  id uuid primary key,
  household_id uuid not null references households (id) on delete cascade,
  name text not null check (length(name) between 1 and 40),
  created_at timestamptz not null default now()
);
create unique index shopping_lists_name_idx on shopping_lists (household_id, lower(name));

-- On which list a thing is, as somebody said last: it stays so when the thing is bought and wanted again. Without a key to
-- the list: what is on a list that is gone is on the first one, and back on its own once that is taken back.
create table shopping_homes (
  household_id uuid not null references households (id) on delete cascade,
  key text not null,
  list_id uuid,
  -- Of two moves the later counts, by the clocks of the devices; of the same moment the one with the greater deed.
  moved_at timestamptz not null,
  deed text collate "C" not null,
  primary key (household_id, key)
);

-- Each shop is walked in its own way.
alter table shopping_trips add column list_id uuid;
alter table shopping_orders add column list_id uuid;
alter table shopping_orders drop constraint shopping_orders_pkey;
alter table shopping_orders add constraint shopping_orders_shop unique nulls not distinct (household_id, list_id);

do $$
declare
  name text;
begin
  foreach name in array array['shopping_lists', 'shopping_homes'] loop
    execute format('create trigger %I after insert on %I referencing new table as changed
      for each statement execute function tell_changed(''shopping'')', name || '_told_added', name);
    execute format('create trigger %I after update on %I referencing new table as changed
      for each statement execute function tell_changed(''shopping'')', name || '_told_changed', name);
    execute format('create trigger %I after delete on %I referencing old table as changed
      for each statement execute function tell_changed(''shopping'')', name || '_told_removed', name);
  end loop;
end $$;
