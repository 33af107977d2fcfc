-- What people say first of a week: which meals, how long, how dear, how far from home, and what is never eaten.
alter table plan_wishes
  add column meals jsonb,
  add column day_minutes jsonb not null default '{}',
  add column lunch_at_home text[] not null default '{}',
  add column budget smallint check (budget between 1 and 3),
  add column familiarity text check (familiarity in ('familiar', 'adventurous')),
  add column breakfasts smallint check (breakfasts between 1 and 7),
  add column without text[] not null default '{}';
