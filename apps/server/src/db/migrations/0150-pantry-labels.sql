-- What the label of a pack said about allergens when it was put away. It holds for the pack even after the product was
-- forgotten. Null: nothing was known, which is not "has none".
alter table pantry_items
  add column allergens text[],
  add column may_contain text[];
