-- A person's own code, made when they first ask for it.
create table referral_codes (
  user_id uuid primary key references users (id) on delete cascade,
  code text not null unique,
  created_at timestamptz not null default now()
);

-- Which account used an address first: a keyed hash, without the part after a plus. It outlives the account, so that
-- leaving and coming back earns nothing; by itself it names nobody.
create table referral_marks (
  mark text primary key,
  user_id uuid references users (id) on delete set null
);
create index referral_marks_user_idx on referral_marks (user_id);

-- Either side may leave; the row stays for the other one and goes with the last.
create table referrals (
  id uuid primary key default gen_random_uuid(),
  referrer_id uuid references users (id) on delete set null,
  friend_id uuid unique references users (id) on delete set null,
  created_at timestamptz not null default now(),
  -- When the friend's first scan found something; null: pending.
  completed_at timestamptz,
  -- Days of Pro for the referrer; none beyond the limit of a year.
  days_earned smallint not null default 0
);
create index referrals_referrer_idx on referrals (referrer_id, created_at desc);

-- The same recipe counts once a day for each platform.
create table recipe_shares (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  title text not null,
  platform text not null,
  shared_at timestamptz not null default now(),
  primary key (user_id, day, title, platform)
);
create index recipe_shares_latest_idx on recipe_shares (user_id, shared_at desc);

-- Whoever is here agreed to be seen by first name and score.
create table leaderboard_members (
  user_id uuid primary key references users (id) on delete cascade,
  since timestamptz not null default now()
);
