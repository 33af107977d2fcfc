-- What a composed recipe was composed from. The same order always gives the same recipes, so that a search writes one
-- short row instead of whole documents; a recipe that somebody opens is written down then.
create table made_orders (
  key text primary key,
  asked jsonb not null,
  -- Ids and slugs of what came of it.
  names text[] not null,
  expires_at timestamptz not null default now() + interval '7 days'
);
create index made_orders_names_idx on made_orders using gin (names);
create index made_orders_expiry_idx on made_orders (expires_at);
