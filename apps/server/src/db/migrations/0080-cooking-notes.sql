-- What a person keeps of a recipe they cooked, for themselves: stars, a note, a photo. One row a recipe, the last time.
create table cooking_notes (
  user_id uuid not null references users (id) on delete cascade,
  -- Of the book, of the person, or made for a search; without a key, because these live in two tables.
  recipe_id text not null,
  title text not null,
  stars smallint check (stars between 1 and 5),
  note text not null default '',
  -- A WebP of bounded size, drawn anew without metadata, as a data URL.
  photo text,
  cooked_at timestamptz not null default now(),
  primary key (user_id, recipe_id)
);
