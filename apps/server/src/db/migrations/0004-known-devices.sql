-- Browsers that signed in before. Only a hash of the mark that the browser keeps is here; one browser may be several people's.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  mark_hash text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (user_id, mark_hash)
);
create index known_devices_mark_idx on known_devices (mark_hash);
create index known_devices_used_idx on known_devices (last_used_at);
