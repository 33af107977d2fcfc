-- Accounts that sign in through a provider (OpenID Connect). The subject is the provider's name for the person, for good.
create table provider_links (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  -- Made an administrator by a group of the provider: then leaving the group ends it.
  admin_by_group boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (issuer, subject),
  unique (user_id, issuer)
);

-- People who were sent to the provider and are not back yet. Only who has the proof, the browser that left, may bring the answer.
create table provider_requests (
  state_hash text primary key,
  proof_hash text not null,
  -- What the answer has to fit, encrypted with a key that the database does not have.
  sealed_request text not null,
  -- Set where a signed-in person connects an account.
  session_id uuid references sessions (id) on delete cascade,
  invitation text,
  referral_code text,
  expires_at timestamptz not null
);
create index provider_requests_session_idx on provider_requests (session_id);
create index provider_requests_expiry_idx on provider_requests (expires_at);
