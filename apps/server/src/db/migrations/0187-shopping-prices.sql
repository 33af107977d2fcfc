-- What a thing costs, as somebody of the household entered it. A price that was taken away stays as a row without one, so that
-- an earlier deed that arrives later does not bring it back.
create table shopping_prices (
  household_id uuid not null references households (id) on delete cascade,
  key text not null,
  -- In the smallest unit of the currency.
  minor integer check (minor between 0 and 100000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  per text not null check (per in ('pack', 'kilogram', 'pound')),
  pack text not null,
  said_at timestamptz not null,
  deed text collate "C" not null,
  primary key (household_id, key)
);
create trigger shopping_prices_told_added after insert on shopping_prices referencing new table as changed
  for each statement execute function tell_changed('shopping');
create trigger shopping_prices_told_changed after update on shopping_prices referencing new table as changed
  for each statement execute function tell_changed('shopping');
create trigger shopping_prices_told_removed after delete on shopping_prices referencing old table as changed
  for each statement execute function tell_changed('shopping');
