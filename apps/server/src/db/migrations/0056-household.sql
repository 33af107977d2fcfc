create table household_profiles (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  is_self boolean not null default false,
  name text not null,
  diets text[] not null,
  allergens text[] not null,
  calories integer,
  protein integer,
  carbs integer,
  fat integer,
  portion double precision not null,
  -- Sits at the table for the next meals.
  eats boolean not null default true,
  created_at timestamptz not null default now()
);
create index household_profiles_user_idx on household_profiles (user_id, created_at);
create unique index household_profiles_self_idx on household_profiles (user_id) where is_self;
