-- The size of what the owner wrote; null for recipes without an owner. The sum of an account's is limited.
alter table recipes add column own_bytes integer;
update recipes set own_bytes = octet_length(document::text) where owner_id is not null;
