create table billing_customers (
  user_id uuid primary key references users (id) on delete cascade,
  -- The provider's name of this person.
  customer_id text not null unique,
  -- Numbers handed out to those who go and ask the provider, and the highest whose answer was written:
  -- an answer that comes back after a later one is dropped.
  asked bigint not null default 0,
  written bigint not null default 0,
  synced_at timestamptz
);
create index billing_customers_synced_idx on billing_customers (synced_at nulls first);

create table subscriptions (
  id text primary key,
  user_id uuid not null references users (id) on delete cascade,
  status text not null check (status in ('active', 'past_due', 'ended')),
  interval text not null check (interval in ('month', 'year')),
  amount_cents integer not null check (amount_cents >= 0),
  period_end timestamptz not null,
  -- Until when it is paid for; Pro goes on for the grace beyond it where a renewal is tried.
  paid_through timestamptz not null,
  cancel_at_period_end boolean not null,
  started_at timestamptz not null,
  first_paid_at timestamptz not null,
  ended_at timestamptz
);
create index subscriptions_user_idx on subscriptions (user_id, started_at desc);
create index subscriptions_past_due_idx on subscriptions (paid_through) where status = 'past_due';

create table checkouts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  interval text not null check (interval in ('month', 'year')),
  amount_cents integer not null,
  status text not null default 'open' check (status in ('open', 'paid', 'dropped')),
  subscription_id text unique,
  payment_intent_id text unique,
  created_at timestamptz not null default now(),
  -- When to ask the provider about it next.
  check_at timestamptz not null default now()
);
-- One payment at a time: two clicks open one form.
create unique index checkouts_open_key on checkouts (user_id) where status = 'open';
create index checkouts_user_idx on checkouts (user_id, created_at desc);
create index checkouts_check_idx on checkouts (check_at) where status = 'open';

-- One a person, ever.
create table refunds (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null unique default gen_random_uuid(),
  subscription_id text not null,
  amount_cents integer,
  asked_at timestamptz not null default now(),
  done_at timestamptz
);
create index refunds_open_idx on refunds (asked_at) where done_at is null;

create table webhook_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now(),
  done_at timestamptz
);
create index webhook_events_received_idx on webhook_events (received_at);
