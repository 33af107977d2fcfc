-- The foods a person always has; without a row the kitchen's own list counts.
create table staples (
  user_id uuid primary key references users (id) on delete cascade,
  foods text[] not null
);
