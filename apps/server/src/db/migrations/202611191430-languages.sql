-- Null until it is chosen: the browser says it then.
alter table users add column language text;
