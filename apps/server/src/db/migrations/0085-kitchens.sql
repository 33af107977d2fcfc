-- What a person's kitchen has, and the units they read in. Null: never said.
create table kitchens (
  user_id uuid primary key references users (id) on delete cascade,
  equipment text[],
  units text check (units in ('us', 'metric')),
  -- When the questions about the kitchen were answered or put aside.
  asked_at timestamptz
);
