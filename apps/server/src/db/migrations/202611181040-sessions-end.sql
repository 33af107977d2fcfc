-- However often it is used, a session ends.
alter table sessions add column ends_at timestamptz;
update sessions set ends_at = created_at + interval '90 days';
update sessions set expires_at = ends_at where expires_at > ends_at;
alter table sessions alter column ends_at set default now() + interval '90 days', alter column ends_at set not null;
-- Where the provider said how long, it is kept until the second step.
alter table sign_in_tickets add column session_ends_at timestamptz;
