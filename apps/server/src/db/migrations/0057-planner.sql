create table meal_plans (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  start_on date not null,
  version integer not null default 1,
  document jsonb not null,
  -- What led to this version: the same request again is answered, not done again.
  last_request text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, start_on)
);

create table shopping_items (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- The food or the name: one line for one thing.
  key text not null,
  food text,
  name text not null,
  aisle text not null,
  grams double precision,
  amount jsonb not null,
  staple boolean not null,
  by_hand boolean not null,
  ticked boolean not null default false,
  -- By the clock of the device that ticked it, last; a tick from before that changes nothing.
  ticked_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, key)
);
