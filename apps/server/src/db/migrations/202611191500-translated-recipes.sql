-- The words of the cook book in other languages, for searches: folded, and stemmed as each language is.
create table recipe_words (
  recipe_id text not null references recipes on delete cascade,
  language text not null,
  title text not null,
  words text not null,
  search tsvector not null generated always as (case language
    when 'de' then to_tsvector('german', words)
    when 'fr' then to_tsvector('french', words)
    when 'es' then to_tsvector('spanish', words)
    when 'it' then to_tsvector('italian', words)
    else to_tsvector('simple', words) end) stored,
  title_search tsvector not null generated always as (case language
    when 'de' then to_tsvector('german', title)
    when 'fr' then to_tsvector('french', title)
    when 'es' then to_tsvector('spanish', title)
    when 'it' then to_tsvector('italian', title)
    else to_tsvector('simple', title) end) stored,
  primary key (language, recipe_id)
);
create index recipe_words_recipe_idx on recipe_words (recipe_id);
