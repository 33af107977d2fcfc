-- One-time codes of an authenticator app. The secret is encrypted with a key that the database does not have.
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  sealed_secret text not null,
  created_at timestamptz not null default now(),
  -- Null until the first code was entered: until then signing in does not ask for one.
  confirmed_at timestamptz,
  -- The half minute of the last code that was accepted. No code of it or before it is accepted again.
  last_step bigint not null default 0
);

-- Only hashes; a code is deleted when it is used.
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- Sign-ins that wait for their second step.
create table sign_in_tickets (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index sign_in_tickets_user_idx on sign_in_tickets (user_id);
