-- As with API tokens and webhooks: a new password leaves nothing to a stranger who was in the account.
create function end_calendar_feed_of_password() returns trigger language plpgsql as $$
begin
  delete from calendar_feeds where user_id = new.id;
  return null;
end $$;
create trigger users_calendar_ended_by_password after update of password_hash on users
  for each row when (old.password_hash is distinct from new.password_hash) execute function end_calendar_feed_of_password();
