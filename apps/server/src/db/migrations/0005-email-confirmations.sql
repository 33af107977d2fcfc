alter table users add column email_confirmed_at timestamptz;
-- Nobody was asked before. Taking from these people what they could do until now would punish them for our change.
update users set email_confirmed_at = created_at;

create table email_confirmations (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index email_confirmations_user_idx on email_confirmations (user_id);
