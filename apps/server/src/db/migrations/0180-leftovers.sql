-- What is left of a cooked dish, and the recipe it was. Without a key: recipes live in several tables, and a dish outlives its
-- recipe. What is in it stands where the label of a pack does.
alter table pantry_items add column recipe_id text;
alter table pantry_items drop constraint pantry_items_source_check;
alter table pantry_items add constraint pantry_items_source_check
  check (source in ('hand', 'scan', 'shopping', 'barcode', 'receipt', 'cooked'));
update pantry_items set source = 'cooked' where food is null and name like '% (leftovers)';
