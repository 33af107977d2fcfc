create table contact_messages (
  id integer generated always as identity (start with 1001) primary key,
  user_id uuid references users (id) on delete cascade,
  name text not null,
  email text not null,
  category text,
  subject text not null,
  message text not null,
  priority boolean not null default false,
  answered_at timestamptz,
  created_at timestamptz not null default now()
);
create index contact_messages_user_idx on contact_messages (user_id);
create index contact_messages_open_idx on contact_messages (priority desc, id) where answered_at is null;
create index contact_messages_answered_idx on contact_messages (answered_at desc) where answered_at is not null;
