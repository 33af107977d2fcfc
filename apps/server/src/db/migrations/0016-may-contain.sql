-- The third state beside "contains" and "no known": left out where somebody avoids the allergen.
alter table recipes add column may_contain text[] not null default '{}';
