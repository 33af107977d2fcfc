-- Recipes that a text model writes for what was asked: one row for everybody who asks the same, a cache and a job at once.
create table more_recipes (
  key text primary key,
  asked jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  recipe_ids text[] not null default '{}',
  asked_at timestamptz not null default now()
);
create index more_recipes_age_idx on more_recipes (asked_at);
