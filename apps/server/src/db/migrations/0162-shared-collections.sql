-- The household may read a collection, and its owner's recipes in it. Who moves to another household has not shared it there.
alter table recipe_collections add column shared_with_household boolean not null default false;

create function unshare_collections() returns trigger language plpgsql as $$
begin
  update recipe_collections set shared_with_household = false
    where user_id = new.id and shared_with_household;
  return null;
end $$;
create trigger users_collections_unshared after update of household_id on users
  for each row when (old.household_id <> new.household_id) execute function unshare_collections();
