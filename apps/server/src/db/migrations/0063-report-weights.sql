-- How much a report counts towards hiding its post, by what was known of the reporter; two for those made before.
alter table community_reports add column weight integer not null default 2;
alter table community_reports alter column weight drop default;
-- What a moderator decided: the post was removed, or it stays. Null before, and for what was decided before this was kept.
alter table community_reports add column upheld boolean;
