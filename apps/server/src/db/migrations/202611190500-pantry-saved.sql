-- What was cooked in the days before it would have spoiled: once for each thing and time.
create table pantry_saved (
  id uuid primary key default gen_random_uuid(),
  household_id uuid not null references households (id) on delete cascade,
  food text,
  name text not null,
  grams double precision,
  price double precision,
  currency text,
  best_before date not null,
  used_on date not null
);
create index pantry_saved_household_id_used_on on pantry_saved (household_id, used_on desc);
create index pantry_saved_used_on on pantry_saved (used_on);
