-- With these, programs act for a person. Only the hash is kept.
create table api_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  token_hash text not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index api_tokens_user_idx on api_tokens (user_id);

-- Who fears a stranger in the account chooses a new password: that shuts out every program too, whoever changes it.
create function end_api_tokens() returns trigger language plpgsql as $$
begin
  delete from api_tokens where user_id = new.id;
  return null;
end $$;
create trigger users_api_tokens_ended after update of password_hash on users
  for each row when (old.password_hash is distinct from new.password_hash) execute function end_api_tokens();
