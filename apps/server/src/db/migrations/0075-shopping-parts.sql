-- Who wants how much of a thing: the plan, a recipe, a line written by hand. One thing is one line, whoever wants it.
alter table shopping_items add column parts jsonb not null default '[]';
update shopping_items set parts = jsonb_build_array(
  case when by_hand
    then jsonb_build_object('source', 'hand:' || id, 'dishes', '[]'::jsonb, 'grams', grams, 'text', name)
    else jsonb_build_object('source', 'plan', 'dishes', '[]'::jsonb, 'grams', grams) end);
-- What the cook said when asked for something that most kitchens have.
alter table shopping_items add column answer text check (answer in ('have', 'buy'));
