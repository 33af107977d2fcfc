create table recipes (
  id text primary key,
  slug text not null unique,
  origin text not null check (origin in ('cookbook', 'composed', 'imported', 'community', 'model')),
  -- Null: belongs to the house. A person's own recipes go with the person.
  owner_id uuid references users (id) on delete cascade,
  title text not null,
  cuisine text,
  courses text[] not null,
  equipment text[] not null,
  diets text[] not null,
  allergens text[] not null,
  has_unknown boolean not null,
  difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
  foods text[] not null,
  total_minutes integer not null,
  calories integer,
  search_text text not null,
  search tsvector generated always as (to_tsvector('english', search_text)) stored,
  document jsonb not null,
  content_hash text not null,
  source_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index recipes_search_idx on recipes using gin (search);
create index recipes_owner_idx on recipes (owner_id) where owner_id is not null;
create index recipes_browse_idx on recipes (origin, total_minutes, id);

-- How far an import has come, written with the rows it stands for; gone when it is complete.
create table recipe_imports (
  source text primary key,
  done bigint not null,
  updated_at timestamptz not null default now()
);

-- What was sown from files at start, by the hash of the files.
create table recipe_seeds (
  name text primary key,
  hash text not null,
  sown_at timestamptz not null default now()
);
