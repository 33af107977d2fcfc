-- Which tabs a person has in the bottom bar of the app; null for the usual ones.
alter table users add column tabs text[] check (cardinality(tabs) between 1 and 4);
