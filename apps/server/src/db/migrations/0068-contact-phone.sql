-- Left by people who would like to be called.
alter table contact_messages add column phone text;
