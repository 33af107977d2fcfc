-- Who has used the money-back guarantee, as keyed hashes of mailboxes and cards. They outlive the account and lead back to
-- nobody: only somebody who comes with the same mailbox or card is recognised.
create table guarantee_marks (
  mark text primary key,
  used_at timestamptz not null default now()
);
create index guarantee_marks_used_idx on guarantee_marks (used_at);

-- The same for every account that pays with one card; null for the test cards, which everybody shares.
alter table sandbox_customers add column card_fingerprint text;
