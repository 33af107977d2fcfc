-- One's own recipes are searched as one types. Looking up the words of thousands of recipes beside the table took most of
-- the time, so those of own recipes stay in the row. Positions are never asked for. Public recipes have an index of their
-- own, which grew and slowed down with everybody's recipes.
alter table recipes drop column search;
alter table recipes
  add column search tsvector generated always as (
    case when owner_id is null then to_tsvector('english', search_text) || array_to_tsvector(foods) end) stored,
  add column own_search tsvector generated always as (
    case when owner_id is not null then strip(to_tsvector('english', search_text)) || array_to_tsvector(foods) end) stored,
  alter column own_search set storage main;
create index recipes_search_idx on recipes using gin (search);
