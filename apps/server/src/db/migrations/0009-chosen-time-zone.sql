-- A time zone that the person chose in the account; a sign-in elsewhere does not change it.
alter table users add column time_zone_chosen boolean not null default false;
