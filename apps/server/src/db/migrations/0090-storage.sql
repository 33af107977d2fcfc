-- How much of each kind a person keeps. Counted by the database itself, where nothing can be added without it.
create table storage_uses (
  user_id uuid not null references users (id) on delete cascade,
  what text not null,
  rows bigint not null,
  bytes bigint not null,
  primary key (user_id, what)
);

-- What one person may keep: far more than years of cooking, and too little to fill a disk.
create table storage_limits (
  what text primary key,
  rows bigint not null,
  bytes bigint not null
);
insert into storage_limits (what, rows, bytes) values
  ('meals', 40000, 40000000),
  ('scans', 20000, 60000000),
  ('favorites', 20000, 5000000),
  ('pantry_items', 3000, 2000000),
  ('shopping_items', 1000, 1000000),
  ('meal_plans', 400, 40000000),
  ('household_profiles', 50, 200000),
  ('recipe_shares', 10000, 5000000),
  ('contact_messages', 2000, 10000000),
  ('discussion_likes', 50000, 10000000),
  ('reply_likes', 50000, 10000000);

create function count_added() returns trigger language plpgsql as $$
declare
  full_user uuid;
begin
  insert into storage_uses as kept (user_id, what, rows, bytes)
    select user_id, tg_table_name, count(*), sum(pg_column_size(added)) from added
    where user_id is not null group by user_id order by user_id
  on conflict (user_id, what) do update
    set rows = kept.rows + excluded.rows, bytes = kept.bytes + excluded.bytes;
  select kept.user_id into full_user from storage_uses kept join storage_limits most using (what)
    where kept.what = tg_table_name and kept.user_id in (select user_id from added)
      and (kept.rows > most.rows or kept.bytes > most.bytes) limit 1;
  if found then
    raise exception 'storage is full' using errcode = 'CR001', table = tg_table_name;
  end if;
  return null;
end $$;

create function count_removed() returns trigger language plpgsql as $$
begin
  update storage_uses kept set rows = greatest(0, kept.rows - gone.rows), bytes = greatest(0, kept.bytes - gone.bytes)
    from (select user_id, count(*) as rows, sum(pg_column_size(removed)) as bytes from removed
      where user_id is not null group by user_id) gone
    where kept.user_id = gone.user_id and kept.what = tg_table_name;
  return null;
end $$;

do $$
declare
  name text;
begin
  for name in select what from storage_limits loop
    execute format('insert into storage_uses (user_id, what, rows, bytes)
      select user_id, %L, count(*), sum(pg_column_size(kept)) from %I kept
      where user_id is not null group by user_id', name, name);
    execute format('create trigger %I after insert on %I referencing new table as added
      for each statement execute function count_added()', name || '_added', name);
    execute format('create trigger %I after delete on %I referencing old table as removed
      for each statement execute function count_removed()', name || '_removed', name);
  end loop;
end $$;
