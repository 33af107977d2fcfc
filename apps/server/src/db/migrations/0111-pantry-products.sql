-- What a bar code or a receipt told about a thing in the pantry.
alter table pantry_items
  add column product text,
  add column code text check (code ~ '^[0-9]{13}$'),
  -- The weight of one full pack, so that packs can be counted in grams.
  add column pack_grams double precision,
  add column price double precision,
  add column currency text check (currency ~ '^[A-Z]{3}$');
alter table pantry_items drop constraint pantry_items_source_check;
alter table pantry_items add constraint pantry_items_source_check
  check (source in ('hand', 'scan', 'shopping', 'barcode', 'receipt'));
