-- When the mailbox of the account said yes to a passkey or to one-time codes. What it never said yes to goes when it takes
-- the account back.
alter table passkeys add column mailbox_confirmed_at timestamptz;
alter table second_factors add column mailbox_confirmed_at timestamptz;
-- Of what was added before, nobody was asked. Their emails are older than any way back is long: nobody said no.
update passkeys set mailbox_confirmed_at = created_at where created_at < now() - interval '14 days';
update second_factors set mailbox_confirmed_at = confirmed_at where confirmed_at < now() - interval '14 days';

-- Emails about a sign-in method that was added: with the link, the mailbox says yes or no to it.
create table sign_in_method_emails (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Null where it is about one-time codes.
  passkey_id uuid references passkeys (id) on delete cascade,
  expires_at timestamptz not null
);
create index sign_in_method_emails_user_idx on sign_in_method_emails (user_id);
create index sign_in_method_emails_passkey_idx on sign_in_method_emails (passkey_id);
