-- The week that a household without Pro is shown: made once, and kept until it is over, so that asking again shows no other one.
create table plan_previews (
  household_id uuid primary key references households (id) on delete cascade,
  start_on date not null,
  document jsonb not null
);
