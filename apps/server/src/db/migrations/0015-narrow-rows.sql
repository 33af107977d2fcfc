-- What lists are filtered, ordered and named by stays in the row itself: with documents put aside, even ids were looked up
-- elsewhere, five pages for each row of a search.
alter table recipes
  alter column id set storage main,
  alter column slug set storage main,
  alter column title set storage main,
  alter column origin set storage main,
  alter column courses set storage main,
  alter column equipment set storage main;
