-- People who share one kitchen. Everybody belongs to exactly one household, alone at first: the columns of `users` hold it.
create table households (
  id uuid primary key,
  created_at timestamptz not null default now()
);
-- Those who are here keep their id for their household: what they share keeps its column, under its new name.
insert into households (id, created_at) select id, created_at from users;

alter table users
  add column household_id uuid not null default gen_random_uuid(),
  add column household_role text not null default 'owner' check (household_role in ('owner', 'member', 'child')),
  add column household_since timestamptz not null default now();
update users set household_id = id, household_since = created_at;
-- Checked at the end of the transaction, because the household of a new person is made right after the person.
alter table users add constraint users_household_id_fkey
  foreign key (household_id) references households (id) deferrable initially deferred;
create index users_household_idx on users (household_id);
create unique index users_household_owner_idx on users (household_id) where household_role = 'owner';

-- After the insert, so that a name that is taken leaves no empty household behind.
create function found_household() returns trigger language plpgsql as $$
begin
  insert into households (id) values (new.household_id) on conflict do nothing;
  return null;
end $$;
create trigger users_household_founded after insert on users
  for each row execute function found_household();

-- Whoever leaves or is deleted: an empty household goes with its things; otherwise the longest member becomes the owner,
-- a child only where nobody else is left.
create function settle_household() returns trigger language plpgsql as $$
begin
  perform from households where id = old.household_id for update;
  if not exists (select from users where household_id = old.household_id) then
    delete from households where id = old.household_id;
  elsif not exists (select from users where household_id = old.household_id and household_role = 'owner') then
    update users set household_role = 'owner' where id = (
      select id from users where household_id = old.household_id
      order by household_role = 'child', household_since, id limit 1);
  end if;
  return null;
end $$;
create trigger users_household_left after delete on users
  for each row execute function settle_household();
create trigger users_household_changed after update of household_id on users
  for each row when (old.household_id <> new.household_id) execute function settle_household();

-- What was one person's is the household's.
do $$
declare
  name text;
begin
  foreach name in array array['pantry_items', 'staples', 'shopping_items', 'meal_plans', 'plan_wishes', 'kitchens',
      'household_profiles', 'memories', 'receipt_words', 'own_products', 'product_sharing'] loop
    execute format('alter table %I drop constraint %I', name, name || '_user_id_fkey');
    execute format('alter table %I rename column user_id to household_id', name);
    execute format('alter table %I add constraint %I foreign key (household_id) references households (id)
      on delete cascade', name, name || '_household_id_fkey');
  end loop;
  foreach name in array array['pantry_items', 'household_profiles', 'memories'] loop
    execute format('alter index %I rename to %I', name || '_user_idx', name || '_household_idx');
  end loop;
end $$;

-- Who added it; null: somebody who has left for good, or unknown.
alter table pantry_items add column added_by uuid references users (id) on delete set null;
create index pantry_items_added_by_idx on pantry_items (added_by) where added_by is not null;
alter table shopping_items add column added_by uuid references users (id) on delete set null;
create index shopping_items_added_by_idx on shopping_items (added_by) where added_by is not null;

-- A member's own profile names the member; people without a login have none.
alter table household_profiles add column user_id uuid references users (id) on delete cascade;
update household_profiles set user_id = household_id where is_self;
drop index household_profiles_self_idx;
alter table household_profiles drop column is_self;
create unique index household_profiles_user_idx on household_profiles (user_id) where user_id is not null;

-- In a plan of several people "self" would be a different person to each of them.
create function name_self(plan jsonb, self uuid) returns jsonb language sql immutable as $$
  select jsonb_set(plan, '{eaters}', coalesce((
    select jsonb_agg(case when eater->>'id' = 'self' then jsonb_set(eater, '{id}', to_jsonb(self::text)) else eater end
      order by place)
    from jsonb_array_elements(plan->'eaters') with ordinality as one (eater, place)), '[]')) $$;
update meal_plans set document = name_self(document, household_id), previous = name_self(previous, household_id)
  where document->'eaters' @> '[{"id": "self"}]' or previous->'eaters' @> '[{"id": "self"}]';
drop function name_self(jsonb, uuid);

-- The kitchen is shared; the units somebody reads in, and whether they were asked, are theirs.
create table cooks (
  user_id uuid primary key references users (id) on delete cascade,
  units text check (units in ('us', 'metric')),
  -- When the questions about the kitchen were answered or put aside.
  asked_at timestamptz
);
insert into cooks (user_id, units, asked_at) select household_id, units, asked_at from kitchens
  where units is not null or asked_at is not null;
alter table kitchens drop column units, drop column asked_at;

-- How much of each kind a household keeps, beside what each person keeps. The limits are the same for both.
create table household_storage_uses (
  household_id uuid not null references households (id) on delete cascade,
  what text not null,
  rows bigint not null,
  bytes bigint not null,
  primary key (household_id, what)
);

create function count_shared_added() returns trigger language plpgsql as $$
begin
  insert into household_storage_uses as kept (household_id, what, rows, bytes)
    select household_id, tg_table_name, count(*), sum(pg_column_size(added)) from added
    group by household_id order by household_id
  on conflict (household_id, what) do update
    set rows = kept.rows + excluded.rows, bytes = kept.bytes + excluded.bytes;
  if exists (select from household_storage_uses kept join storage_limits most using (what)
    where kept.what = tg_table_name and kept.household_id in (select household_id from added)
      and (kept.rows > most.rows or kept.bytes > most.bytes)) then
    raise exception 'storage is full' using errcode = 'CR001', table = tg_table_name;
  end if;
  return null;
end $$;

create function count_shared_removed() returns trigger language plpgsql as $$
begin
  update household_storage_uses kept
    set rows = greatest(0, kept.rows - gone.rows), bytes = greatest(0, kept.bytes - gone.bytes)
    from (select household_id, count(*) as rows, sum(pg_column_size(removed)) as bytes from removed
      group by household_id) gone
    where kept.household_id = gone.household_id and kept.what = tg_table_name;
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['pantry_items', 'shopping_items', 'meal_plans', 'household_profiles', 'memories',
      'receipt_words', 'own_products'] loop
    execute format('insert into household_storage_uses (household_id, what, rows, bytes)
      select user_id, what, rows, bytes from storage_uses where what = %L', name);
    delete from storage_uses where what = name;
    execute format('drop trigger %I on %I', name || '_added', name);
    execute format('drop trigger %I on %I', name || '_removed', name);
    execute format('create trigger %I after insert on %I referencing new table as added
      for each statement execute function count_shared_added()', name || '_added', name);
    execute format('create trigger %I after delete on %I referencing old table as removed
      for each statement execute function count_shared_removed()', name || '_removed', name);
  end loop;
end $$;
