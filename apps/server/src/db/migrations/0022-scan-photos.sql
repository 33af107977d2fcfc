-- Which photos a scan of the day covers, as hashes with the person's id: the same ones again, or a few more, cost nothing.
-- They go with the row, which is kept for two days.
alter table scan_uses add column photos text[] not null default '{}';
alter table scan_uses add column used_at timestamptz;
