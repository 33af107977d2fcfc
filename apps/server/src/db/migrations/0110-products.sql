-- What is sold under a bar code, the same for everybody: imported from a dump, or looked up online.
create table products (
  code text primary key check (code ~ '^[0-9]{13}$'),
  name text not null,
  brand text,
  -- The kitchen's food; null when it knows none of that name.
  food text,
  pack_amount double precision,
  pack_unit text check (pack_unit in ('gram', 'milliliter', 'piece')),
  per100g jsonb,
  serving_grams double precision,
  allergens text[] not null,
  source text not null check (source in ('import', 'online')),
  refreshed_at timestamptz not null default now()
);

-- How far an interrupted import came.
create table product_imports (
  source text primary key,
  done bigint not null,
  updated_at timestamptz not null default now()
);

-- What a household said about a bar code, and foods of its own without one.
create table own_products (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  code text check (code ~ '^[0-9]{13}$'),
  name text not null,
  brand text,
  food text,
  pack_amount double precision,
  pack_unit text check (pack_unit in ('gram', 'milliliter', 'piece')),
  per100g jsonb,
  serving_grams double precision,
  allergens text[] not null,
  -- What the digits of a weight code mean in this household's shop.
  weighs text check (weighs in ('weight', 'price')),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create unique index own_products_code_idx on own_products (user_id, code) where code is not null;
create index own_products_shared_idx on own_products (code) where code is not null;

-- Who lets other households use their answers. No row: nobody else sees them.
create table product_sharing (
  user_id uuid primary key references users (id) on delete cascade,
  since timestamptz not null default now()
);

insert into storage_limits (what, rows, bytes) values ('own_products', 1500, 3000000);
create trigger own_products_added after insert on own_products referencing new table as added
  for each statement execute function count_added();
create trigger own_products_removed after delete on own_products referencing old table as removed
  for each statement execute function count_removed();
