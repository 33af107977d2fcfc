-- One person's walk through a shop: when something of which section went into the basket. The order of a household's list is
-- learned from the last ones.
create table shopping_trips (
  id uuid primary key default gen_random_uuid(),
  household_id uuid not null references households (id) on delete cascade,
  -- Only while the walk may still go on in this household; null: nobody needs to know any more.
  user_id uuid references users (id) on delete cascade,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  stops jsonb not null
);
create index shopping_trips_household_idx on shopping_trips (household_id, ended_at desc);
create index shopping_trips_user_idx on shopping_trips (user_id);

-- The order of the shop as somebody set it by hand.
create table shopping_orders (
  household_id uuid primary key references households (id) on delete cascade,
  sections text[] not null
);

create trigger shopping_orders_told_added after insert on shopping_orders referencing new table as changed
  for each statement execute function tell_changed('shopping');
create trigger shopping_orders_told_changed after update on shopping_orders referencing new table as changed
  for each statement execute function tell_changed('shopping');
create trigger shopping_orders_told_removed after delete on shopping_orders referencing old table as changed
  for each statement execute function tell_changed('shopping');

-- Who leaves is not named any more by what the household has learned.
create function unname_shopping_trips() returns trigger language plpgsql as $$
begin
  update shopping_trips set user_id = null where user_id = new.id;
  return null;
end $$;
create trigger users_trips_unnamed after update of household_id on users
  for each row when (old.household_id <> new.household_id) execute function unname_shopping_trips();
