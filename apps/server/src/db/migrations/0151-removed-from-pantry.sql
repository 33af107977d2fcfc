-- What was just taken out of a pantry stays for an hour, so that undo brings back the very pack: its label, weight and price
-- are known to nobody else once its product was forgotten.
alter table pantry_items add column removed_at timestamptz;
create index pantry_items_removed_at_idx on pantry_items (removed_at) where removed_at is not null;
