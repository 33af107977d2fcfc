-- Meals that come back every week: one for each meal of each weekday.
create table plan_repeats (
  household_id uuid not null references households (id) on delete cascade,
  weekday text not null check (weekday in ('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun')),
  slot text not null check (slot in ('breakfast', 'lunch', 'dinner', 'snack')),
  meal jsonb not null,
  created_at timestamptz not null default now(),
  primary key (household_id, weekday, slot)
);

create trigger plan_repeats_told_added after insert on plan_repeats referencing new table as changed
  for each statement execute function tell_changed('plan');
create trigger plan_repeats_told_changed after update on plan_repeats referencing new table as changed
  for each statement execute function tell_changed('plan');
create trigger plan_repeats_told_removed after delete on plan_repeats referencing old table as changed
  for each statement execute function tell_changed('plan');
