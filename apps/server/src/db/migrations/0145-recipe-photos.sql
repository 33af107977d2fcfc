-- Stars, notes and photos from the end of cooking become what a person keeps about any recipe: one place, not two.
create function webp_size(picture bytea) returns integer[] language sql immutable as $$
  select case substr(picture, 13, 4)
    when 'VP8 ' then array[
      get_byte(picture, 26) + (get_byte(picture, 27) & 63) * 256,
      get_byte(picture, 28) + (get_byte(picture, 29) & 63) * 256]
    when 'VP8L' then array[
      1 + get_byte(picture, 21) + (get_byte(picture, 22) & 63) * 256,
      1 + (get_byte(picture, 22) >> 6) + get_byte(picture, 23) * 4 + (get_byte(picture, 24) & 15) * 1024]
    else array[
      1 + get_byte(picture, 24) + get_byte(picture, 25) * 256,
      1 + get_byte(picture, 27) + get_byte(picture, 28) * 256]
  end $$;

insert into recipe_marks (user_id, recipe_id, rating, notes, updated_at)
  select user_id, recipe_id, stars, note, cooked_at from cooking_notes
  where stars is not null or note <> ''
  on conflict (user_id, recipe_id) do nothing;
insert into recipe_photos (id, user_id, recipe_id, position, width, height, bytes, created_at)
  select gen_random_uuid(), user_id, recipe_id,
    (select coalesce(max(position) + 1, 0) from recipe_photos there
      where there.user_id = kept.user_id and there.recipe_id = kept.recipe_id),
    (webp_size(picture))[1], (webp_size(picture))[2], picture, cooked_at
  from (select *, decode(split_part(photo, ',', 2), 'base64') as picture from cooking_notes
    where photo is not null) as kept;
drop function webp_size(bytea);
delete from storage_limits where what = 'cooking_notes';
delete from storage_uses where what = 'cooking_notes';
drop table cooking_notes;

-- A photo that was taken away can be brought back for a day. Bytes in a store of objects are not in the database.
alter table recipe_photos
  drop constraint recipe_photos_user_id_recipe_id_position_key,
  alter column bytes drop not null,
  add column size integer not null default 0,
  add column removed_at timestamptz;
update recipe_photos set size = octet_length(bytes);
create index recipe_photos_order_idx on recipe_photos (user_id, recipe_id, position);
create index recipe_photos_removed_idx on recipe_photos (removed_at) where removed_at is not null;

create function measure_photo() returns trigger language plpgsql as $$
begin
  new.size := octet_length(new.bytes);
  return new;
end $$;
create trigger recipe_photos_measured before insert on recipe_photos
  for each row execute function measure_photo();

-- Photos are counted by their size, which stays the same wherever the bytes are.
drop trigger recipe_photos_added on recipe_photos;
drop trigger recipe_photos_removed on recipe_photos;
create function count_added_photos() returns trigger language plpgsql as $$
declare
  full_user uuid;
begin
  insert into storage_uses as kept (user_id, what, rows, bytes)
    select user_id, tg_table_name, count(*), sum(size) from added group by user_id order by user_id
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
create function count_removed_photos() returns trigger language plpgsql as $$
begin
  update storage_uses kept set rows = greatest(0, kept.rows - gone.rows), bytes = greatest(0, kept.bytes - gone.bytes)
    from (select user_id, count(*) as rows, sum(size) as bytes from removed group by user_id) gone
    where kept.user_id = gone.user_id and kept.what = tg_table_name;
  -- Their objects are removed later, by a job.
  insert into stored_photos_gone (id) select id from removed where bytes is null;
  return null;
end $$;
create trigger recipe_photos_added after insert on recipe_photos referencing new table as added
  for each statement execute function count_added_photos();
create trigger recipe_photos_removed after delete on recipe_photos referencing old table as removed
  for each statement execute function count_removed_photos();

-- Objects in the store whose photo is gone.
create table stored_photos_gone (id uuid primary key);

delete from storage_uses where what = 'recipe_photos';
insert into storage_uses (user_id, what, rows, bytes)
  select user_id, 'recipe_photos', count(*), sum(size) from recipe_photos group by user_id;
