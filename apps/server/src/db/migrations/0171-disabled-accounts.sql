-- Nobody signs in to a disabled account; what is in it stays.
alter table users add column disabled_at timestamptz;
-- A link that an administrator made proves nothing about the mailbox.
alter table password_resets add column by_admin boolean not null default false;
