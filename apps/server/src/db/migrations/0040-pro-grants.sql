-- Why a person is Pro, and until when. users.pro_until is the latest end of these rows.
create table pro_grants (
  user_id uuid not null references users (id) on delete cascade,
  source text not null check (source in ('subscription', 'referral', 'admin')),
  -- What was rewarded or paid, in the words of the source: the same thing is never granted twice.
  ref text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at >= starts_at),
  created_at timestamptz not null default now(),
  primary key (source, ref)
);
create index pro_grants_user_idx on pro_grants (user_id, source, ends_at);
