create table nutrition_goals (
  user_id uuid primary key references users (id) on delete cascade,
  daily_calories integer not null,
  daily_protein integer not null,
  daily_carbs integer not null,
  daily_fat integer not null,
  vitamin_c integer not null,
  iron integer not null,
  calcium integer not null,
  fiber integer not null,
  activity_level text not null,
  goal text not null,
  gender text not null,
  age integer,
  height_ft double precision,
  weight_lbs double precision,
  updated_at timestamptz not null default now()
);
