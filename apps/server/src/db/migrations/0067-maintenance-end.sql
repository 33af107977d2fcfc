-- When a maintenance is planned to end. It begins and ends by its times.
alter table status_incidents add column ends_at timestamptz;
