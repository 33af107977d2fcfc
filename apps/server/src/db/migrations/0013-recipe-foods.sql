-- A food is searched under any of its names by what it is, not by the words it is written in.
create index recipes_foods_idx on recipes using gin (foods);
