-- An address that fails again and again is left alone for a while, so that it takes no turn from others.
alter table webhooks add column failures integer not null default 0;
alter table webhooks add column paused_until timestamptz;

-- As before; but what waits for one address is bounded: of more, the oldest is not told any more.
create or replace function tell_webhooks(people uuid[], happened text, said jsonb) returns void language plpgsql as $$
begin
  insert into webhook_deliveries (webhook_id, event, data, due_at)
    select webhooks.id, happened, said, now() + interval '3 seconds'
    from webhooks join users on users.id = webhooks.user_id
    where webhooks.user_id = any(people) and happened = any(webhooks.events)
      and webhooks.stopped_at is null and users.disabled_at is null
    on conflict do nothing;
  if found then
    delete from webhook_deliveries where id in (
      select waiting.id from webhooks join lateral (
        select id from webhook_deliveries where webhook_id = webhooks.id and state = 'waiting'
        order by created_at desc, id offset 50) as waiting on true
      where webhooks.user_id = any(people));
    perform pg_notify('webhooks', '');
  end if;
end $$;
