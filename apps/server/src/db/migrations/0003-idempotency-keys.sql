-- Deeds that were done: one that arrives again, because its answer was lost, is not done again.
create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  key text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created_idx on idempotency_keys (created_at);
