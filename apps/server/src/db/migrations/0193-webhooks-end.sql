-- As with API tokens: a new password leaves nothing to a stranger who was in the account.
create function end_webhooks() returns trigger language plpgsql as $$
begin
  delete from webhooks where user_id = new.id;
  return null;
end $$;
create trigger users_webhooks_ended after update of password_hash on users
  for each row when (old.password_hash is distinct from new.password_hash) execute function end_webhooks();
