-- Public keys: whoever reads this table cannot sign in with it.
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  -- How often the passkey was used, where it counts: a number that does not grow tells of a copy. Others stay at 0.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  -- Whether it is kept in an account of its own and comes along to other devices.
  synced boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user_idx on passkeys (user_id);

-- What a passkey has to sign. Each is good for one answer, for some minutes, and for what it was asked for alone.
create table passkey_challenges (
  challenge_hash text primary key,
  purpose text not null check (purpose in ('sign-up', 'sign-in', 'add', 'confirm')),
  -- Whose session asked, to add a passkey or to confirm who sits there.
  session_id uuid references sessions (id) on delete cascade,
  -- The id that a new account will have: its passkey carries it.
  new_user_id uuid,
  expires_at timestamptz not null
);
create index passkey_challenges_session_idx on passkey_challenges (session_id);
create index passkey_challenges_expiry_idx on passkey_challenges (expires_at);
