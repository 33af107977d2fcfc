-- How somebody wants to hear of what spoils soon; off until they say so.
create table notice_settings (
  user_id uuid primary key references users (id) on delete cascade,
  mail boolean not null default false,
  -- Hours and minutes in the person's time zone, between which nothing is sent.
  quiet_from text not null default '21:00' check (quiet_from ~ '^[0-2][0-9]:[0-5][0-9]$'),
  quiet_until text not null default '08:00' check (quiet_until ~ '^[0-2][0-9]:[0-5][0-9]$'),
  -- The last notice. Written before it is sent: of all who try at once, one may.
  last_day date,
  last_at timestamptz
);

-- A browser that shows notices. It ends with its session: who signs out, or is signed out from afar, hears nothing more there.
create table push_devices (
  session_id uuid primary key references sessions (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1024),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_devices_user_idx on push_devices (user_id);
