-- What the browser said of a recipe that is stored nowhere else, beyond what the person's copy of it holds.
alter table favorites add column recipe_data jsonb;
