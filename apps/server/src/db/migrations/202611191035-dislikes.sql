-- Foods that a person does not like, in their own words.
alter table household_profiles add column dislikes text[] not null default '{}';
