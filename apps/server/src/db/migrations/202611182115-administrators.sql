-- Whether there is an administrator is asked at every visit of the page for signing up.
create index users_administrators on users (id) where role = 'admin';
