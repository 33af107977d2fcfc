-- Whoever has the token may join once, until it expires or the owner takes it back. Only the hash of the token is kept.
create table household_invitations (
  id uuid primary key,
  household_id uuid not null references households (id) on delete cascade,
  -- Null until the letter with the token is written.
  token_hash text unique,
  role text not null check (role in ('member', 'child')),
  -- Whom the letter goes to; null: a link that the owner passes on.
  email text,
  invited_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index household_invitations_household_idx on household_invitations (household_id, created_at);
create index household_invitations_expiry_idx on household_invitations (expires_at);
create index household_invitations_invited_by_idx on household_invitations (invited_by) where invited_by is not null;

-- What moved from one household to another is counted anew.
create function recount_household(household uuid) returns void language plpgsql as $$
declare
  name text;
begin
  foreach name in array array['pantry_items', 'shopping_items', 'meal_plans', 'household_profiles', 'memories',
      'receipt_words', 'own_products'] loop
    execute format('insert into household_storage_uses (household_id, what, rows, bytes)
      select $1, %L, count(*), coalesce(sum(pg_column_size(kept)), 0) from %I kept where household_id = $1
      on conflict (household_id, what) do update set rows = excluded.rows, bytes = excluded.bytes', name, name)
      using household;
  end loop;
end $$;
