-- Until when this session may do what harms for good. Signing in and giving the password again set it.
alter table sessions add column elevated_until timestamptz;
