-- Events as they came, until the nightly job adds them up and removes them.
create table analytics_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  event text not null,
  -- What the event is about: the step, the action, the kind of error.
  label text not null,
  -- It went well: recipes were found, a step succeeded.
  good boolean not null,
  cache_hit boolean not null,
  -- How long it took, where that was measured.
  millis integer,
  at timestamptz not null default now()
);
create index analytics_events_user_idx on analytics_events (user_id);
create index analytics_events_at_idx on analytics_events (at);

create table analytics_days (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  event text not null,
  label text not null,
  times integer not null,
  good integer not null,
  hits integer not null,
  -- How many had a duration, and its sum.
  measured integer not null,
  millis bigint not null,
  primary key (user_id, day, event, label)
);
create index analytics_days_event_idx on analytics_days (event);
