-- What a payment provider would keep on its side. Nothing here hangs on users: a provider does not know them.
create table sandbox_clock (
  one boolean primary key default true check (one),
  ahead_ms bigint not null default 0
);
insert into sandbox_clock default values;

create table sandbox_customers (
  id text primary key,
  key text not null unique,
  email text not null,
  -- Whether the kept card pays; null before the first payment.
  card_pays boolean,
  -- Credit that later charges use up first.
  balance_cents integer not null default 0
);

create table sandbox_subscriptions (
  id text primary key,
  customer_id text not null references sandbox_customers (id) on delete cascade,
  key text not null unique,
  status text not null,
  interval text not null,
  amount_cents integer not null,
  -- Renewals count from here, so that the 31st comes back after February.
  anchor timestamptz not null,
  periods integer not null default 1,
  period_start timestamptz not null,
  period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index sandbox_subscriptions_customer_idx on sandbox_subscriptions (customer_id, started_at desc);
create index sandbox_subscriptions_due_idx on sandbox_subscriptions (period_end) where ended_at is null;

create table sandbox_payments (
  id text primary key,
  subscription_id text not null references sandbox_subscriptions (id) on delete cascade,
  client_secret text not null unique,
  amount_cents integer not null,
  description text not null,
  status text not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  refunded_at timestamptz
);
create index sandbox_payments_subscription_idx on sandbox_payments (subscription_id, created_at desc);
