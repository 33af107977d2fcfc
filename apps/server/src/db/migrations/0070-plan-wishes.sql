-- The plan before the last change, so that it can be taken back.
alter table meal_plans add column previous jsonb;

-- How somebody wants to be planned for. Null: never said.
create table plan_wishes (
  user_id uuid primary key references users (id) on delete cascade,
  weekday_minutes integer check (weekday_minutes between 10 and 240),
  new_recipes integer check (new_recipes between 0 and 28)
);
