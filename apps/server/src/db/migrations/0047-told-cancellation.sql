-- What the last letter about canceling or resuming said, and when: letters about changes that follow it are merged.
alter table subscriptions add column told_cancel boolean not null default false;
alter table subscriptions add column told_at timestamptz;
update subscriptions set told_cancel = cancel_at_period_end;
