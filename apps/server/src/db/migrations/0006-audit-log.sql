-- What happened to accounts. Nobody, our own code included, changes a row or takes one away before its time.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- No foreign key: some rows outlive the account. The id of a deleted account leads to nobody.
  user_id uuid,
  action text not null,
  -- Whether the row stays when the account goes.
  outlives boolean not null default false,
  device text not null default '',
  network text not null default '',
  detail text not null default ''
);
create index audit_log_user_idx on audit_log (user_id, id desc);
create index audit_log_at_idx on audit_log (at);

create function audit_log_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at < now() - interval '365 days' then return old; end if;
    if not old.outlives and not exists (select 1 from users where id = old.user_id) then return old; end if;
  end if;
  raise exception 'The audit log is append-only';
end $$;
create trigger audit_log_rows before update or delete on audit_log
  for each row execute function audit_log_guard();
create trigger audit_log_truncate before truncate on audit_log
  for each statement execute function audit_log_guard();

create function audit_log_forget() returns trigger language plpgsql as $$
begin
  delete from audit_log where user_id = old.id and not outlives;
  return null;
end $$;
create trigger users_audit_log after delete on users
  for each row execute function audit_log_forget();
