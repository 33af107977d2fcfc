-- How often each thing that a household shares has changed. Screens compare it with what they show, on any instance.
create table household_versions (
  household_id uuid not null references households (id) on delete cascade,
  topic text not null,
  version integer not null,
  changed_at timestamptz not null,
  primary key (household_id, topic)
);

-- One more change, told to all instances when the transaction ends. The row stays locked until then, so versions are told
-- in order. A household that is being deleted has nobody to tell.
create function tell_household(home uuid, what text) returns void language plpgsql as $$
declare
  next integer;
begin
  insert into household_versions as kept (household_id, topic, version, changed_at)
    select id, what, 1, clock_timestamp() from households where id = home
    on conflict (household_id, topic) do update set version = kept.version + 1, changed_at = excluded.changed_at
    returning version into next;
  if next is not null then
    perform pg_notify('household', concat_ws(' ', home, what, next));
  end if;
end $$;

create function tell_changed() returns trigger language plpgsql as $$
begin
  perform tell_household(household_id, tg_argv[0]) from (
    select distinct household_id from changed order by household_id) as homes;
  return null;
end $$;

do $$
declare
  told text[];
  name text;
begin
  foreach told slice 1 in array array[['shopping_items', 'shopping'], ['pantry_items', 'pantry'], ['meal_plans', 'plan'],
      ['plan_wishes', 'plan'], ['staples', 'staples'], ['kitchens', 'kitchen'], ['household_profiles', 'household']] loop
    name := told[1];
    execute format('create trigger %I after insert on %I referencing new table as changed
      for each statement execute function tell_changed(%L)', name || '_told_added', name, told[2]);
    execute format('create trigger %I after update on %I referencing new table as changed
      for each statement execute function tell_changed(%L)', name || '_told_changed', name, told[2]);
    execute format('create trigger %I after delete on %I referencing old table as changed
      for each statement execute function tell_changed(%L)', name || '_told_removed', name, told[2]);
  end loop;
end $$;

-- Who comes, leaves or gets another role. After "users_household_left", which may delete the household.
create function tell_members() returns trigger language plpgsql as $$
begin
  perform tell_household(old.household_id, 'household');
  if tg_op = 'UPDATE' and new.household_id <> old.household_id then
    perform tell_household(new.household_id, 'household');
  end if;
  return null;
end $$;
create trigger users_household_told after update of household_id, household_role on users
  for each row when (old.household_id <> new.household_id or old.household_role <> new.household_role)
  execute function tell_members();
create trigger users_household_told_deleted after delete on users
  for each row execute function tell_members();

-- When somebody last ticked something off: whoever did so a moment ago is in the shop.
create table shoppers (
  user_id uuid primary key references users (id) on delete cascade,
  ticked_at timestamptz not null
);

-- A tick is of one part of a line: what somebody else adds meanwhile is not in the basket yet.
update shopping_items set parts = (
  select jsonb_agg(part || jsonb_build_object('tick', jsonb_build_object('ticked', ticked, 'key', '', 'at',
    to_char(ticked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) order by place)
  from jsonb_array_elements(parts) with ordinality as one (part, place))
where ticked_at is not null and parts <> '[]';
