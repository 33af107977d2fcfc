-- The new address of somebody, until its letter is answered.
create table email_changes (
  user_id uuid primary key references users (id) on delete cascade,
  new_email text not null,
  -- Null until the letter is written.
  token_hash text unique,
  expires_at timestamptz not null
);

-- Addresses that somebody had and can still go back to. Meanwhile nobody else gets them.
create table former_emails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  email text not null,
  token_hash text unique,
  changed_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index former_emails_email_key on former_emails (lower(email));
create index former_emails_user_idx on former_emails (user_id);
