-- What somebody ate. The figures are the sums of the items, kept beside them so that a day adds up from one index.
create table meals (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  ingredients text[] not null,
  source text not null check (source in ('photo', 'recipe', 'typed', 'search')),
  -- A recipe may go; what was eaten of it stays.
  recipe_id text,
  eaten_at timestamptz not null,
  time_zone text not null,
  -- The calendar day of eaten_at in time_zone: decided once, so that a journey moves no meal.
  day date not null,
  calories double precision not null,
  protein double precision not null,
  carbs double precision not null,
  fat double precision not null,
  fiber double precision,
  sugar double precision,
  sodium_mg double precision,
  vitamin_c_mg double precision,
  iron_mg double precision,
  calcium_mg double precision,
  range_low double precision,
  range_high double precision,
  incomplete boolean not null,
  idempotency_key text,
  created_at timestamptz not null default now(),
  -- Set for an hour before the row goes: the time in which a deletion can be taken back.
  deleted_at timestamptz,
  unique (user_id, idempotency_key)
);
-- Days are added up from this index alone; deleted meals are not in it.
create index meals_day_idx on meals (user_id, day)
  include (calories, protein, carbs, fat, fiber, sugar, sodium_mg, vitamin_c_mg, iron_mg, calcium_mg, incomplete)
  where deleted_at is null;
create index meals_eaten_idx on meals (user_id, eaten_at desc, id desc) where deleted_at is null;
create index meals_deleted_idx on meals (deleted_at) where deleted_at is not null;

create table meal_items (
  meal_id uuid not null references meals (id) on delete cascade,
  position smallint not null,
  name text not null,
  -- The kitchen's food; null for figures that somebody typed.
  food text,
  -- The entry of USDA FoodData Central that the figures come from.
  fdc_id integer,
  grams double precision,
  estimated boolean not null,
  calories double precision not null,
  protein double precision not null,
  carbs double precision not null,
  fat double precision not null,
  fiber double precision,
  sugar double precision,
  sodium_mg double precision,
  vitamin_c_mg double precision,
  iron_mg double precision,
  calcium_mg double precision,
  primary key (meal_id, position)
);

-- The day's allowance of photo analyses. A use is held while the photo is looked at, and kept once something was found.
create table meal_analysis_uses (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  -- Until then the use is held for an analysis under way; null: used for good.
  held_until timestamptz
);
create index meal_analysis_uses_day_idx on meal_analysis_uses (user_id, day);
create index meal_analysis_uses_past_idx on meal_analysis_uses (day);
