-- Invitations to the installation. Only the hash of a token is kept; the link is shown once.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  email text,
  invited_by uuid references users (id) on delete set null,
  used_by uuid references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index invitations_created on invitations (created_at desc);
create index invitations_invited_by on invitations (invited_by);
create index invitations_used_by on invitations (used_by);
