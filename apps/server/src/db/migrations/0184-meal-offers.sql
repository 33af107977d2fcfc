-- What one member logged and another ate too. It enters the other's diary only if they say so; the offer keeps what was
-- logged then, so that later changes of the first diary stay private.
create table meal_offers (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  offered_by uuid not null references users (id) on delete cascade,
  -- The logged meal: a repeated request offers it once.
  meal_id uuid not null,
  name text not null,
  ingredients text[] not null,
  recipe_id text,
  items jsonb not null,
  eaten_at timestamptz not null,
  time_zone text not null,
  created_at timestamptz not null default now(),
  unique (user_id, meal_id)
);
create index meal_offers_offered_by_idx on meal_offers (offered_by);
