-- The time zone in which a person's daily allowances are counted. It follows the person only after a pause: a change of
-- zone in the middle of a day would begin the day anew.
create table daily_zones (
  user_id uuid primary key references users (id) on delete cascade,
  time_zone text not null,
  used_at timestamptz not null
);

-- Tries a day of what costs processor time even when nothing comes of it.
create table daily_tries (
  user_id uuid not null references users (id) on delete cascade,
  what text not null,
  day date not null,
  tries integer not null,
  primary key (user_id, what, day)
);
create index daily_tries_past_idx on daily_tries (day);
