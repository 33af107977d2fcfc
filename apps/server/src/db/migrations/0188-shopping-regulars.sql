-- What a household buys again and again: it comes back on the list by itself.
create table shopping_regulars (
  household_id uuid not null references households (id) on delete cascade,
  key text not null,
  -- As it is written on the list.
  name text not null,
  weeks integer not null check (weeks between 1 and 52),
  -- The next day it is on the list. It moves on in the transaction that writes the line, so that a line comes once.
  next_on date not null,
  primary key (household_id, key)
);
create index shopping_regulars_next_idx on shopping_regulars (next_on);
create trigger shopping_regulars_told_added after insert on shopping_regulars referencing new table as changed
  for each statement execute function tell_changed('shopping');
create trigger shopping_regulars_told_changed after update on shopping_regulars referencing new table as changed
  for each statement execute function tell_changed('shopping');
create trigger shopping_regulars_told_removed after delete on shopping_regulars referencing old table as changed
  for each statement execute function tell_changed('shopping');
