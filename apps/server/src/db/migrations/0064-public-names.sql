-- Authors in the community are anonymous unless they chose to show their name.
alter table users add column shows_name boolean not null default false;
