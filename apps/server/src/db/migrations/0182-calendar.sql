-- The plan as a calendar by a secret address, of which only the hash is kept.
create table calendar_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now()
);

-- Who leaves a household sees its plan no more, not by an old address either, and not after coming back.
create function end_calendar_feed() returns trigger language plpgsql as $$
begin
  delete from calendar_feeds where user_id = new.id;
  return null;
end $$;
create trigger users_calendar_ended after update of household_id on users
  for each row when (old.household_id <> new.household_id) execute function end_calendar_feed();

-- When a household eats, by the clock.
create table meal_times (
  household_id uuid primary key references households (id) on delete cascade,
  breakfast text not null check (breakfast ~ '^[0-2][0-9]:[0-5][0-9]$'),
  lunch text not null check (lunch ~ '^[0-2][0-9]:[0-5][0-9]$'),
  dinner text not null check (dinner ~ '^[0-2][0-9]:[0-5][0-9]$'),
  snack text not null check (snack ~ '^[0-2][0-9]:[0-5][0-9]$'),
  updated_at timestamptz not null default now()
);
