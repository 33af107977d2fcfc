-- Of the files of a person one is in the queue of jobs at a time, so that people take turns.
alter table recipe_archives add column queued_at timestamptz;
update recipe_archives set queued_at = created_at where state in ('waiting', 'reading');
