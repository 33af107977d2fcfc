-- Notes and photos of cooking count like everything else that a person keeps.
insert into storage_limits (what, rows, bytes) values ('cooking_notes', 2000, 40000000);
create trigger cooking_notes_added after insert on cooking_notes referencing new table as added
  for each statement execute function count_added();
create trigger cooking_notes_removed after delete on cooking_notes referencing old table as removed
  for each statement execute function count_removed();
