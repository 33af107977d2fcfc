create table pantry_items (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- The kitchen's food; null when it knows none of that name.
  food text,
  name text not null,
  amount double precision,
  unit text,
  grams double precision,
  place text not null check (place in ('fridge', 'pantry', 'freezer')),
  added_on date not null,
  opened_on date,
  best_before date,
  best_before_estimated boolean not null,
  source text not null check (source in ('hand', 'scan', 'shopping')),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index pantry_items_user_idx on pantry_items (user_id, best_before);
