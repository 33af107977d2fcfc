-- Who signs in with a passkey or through a provider needs no password.
alter table users alter column password_hash drop not null;
