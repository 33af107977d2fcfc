-- What the words of receipts mean to a household: learned when the cook corrects one.
create table receipt_words (
  user_id uuid not null references users (id) on delete cascade,
  words text not null,
  name text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, words)
);
insert into storage_limits (what, rows, bytes) values ('receipt_words', 5000, 2000000);
create trigger receipt_words_added after insert on receipt_words referencing new table as added
  for each statement execute function count_added();
create trigger receipt_words_removed after delete on receipt_words referencing old table as removed
  for each statement execute function count_removed();
