-- Addresses that are told what happens in a kitchen. The secret that signs is encrypted with a key that the database does
-- not have.
create table webhooks (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  url text not null check (length(url) <= 2000),
  events text[] not null check (cardinality(events) > 0),
  sealed_secret text not null,
  created_at timestamptz not null default now(),
  -- Set when a message could not be delivered for good.
  stopped_at timestamptz,
  -- The day, where the person lives, on which the pantry was looked through for what spoils soon.
  looked_on date
);
create index webhooks_user_idx on webhooks (user_id);

create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhooks (id) on delete cascade,
  event text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  tries integer not null default 0,
  due_at timestamptz not null,
  status integer,
  problem text
);
create index webhook_deliveries_webhook_idx on webhook_deliveries (webhook_id, created_at desc);
create index webhook_deliveries_due_idx on webhook_deliveries (due_at) where state = 'waiting';
-- Ten ticks in a shop are one message: what was not sent yet says the same.
create unique index webhook_deliveries_changed_idx on webhook_deliveries (webhook_id, event)
  where state = 'waiting' and tries = 0 and event in ('plan.changed', 'list.changed');

-- One message for every webhook of these people that wants it, in the transaction of what happened. A moment later, so
-- that what follows at once comes along.
create function tell_webhooks(people uuid[], happened text, said jsonb) returns void language plpgsql as $$
begin
  insert into webhook_deliveries (webhook_id, event, data, due_at)
    select webhooks.id, happened, said, now() + interval '3 seconds'
    from webhooks join users on users.id = webhooks.user_id
    where webhooks.user_id = any(people) and happened = any(webhooks.events)
      and webhooks.stopped_at is null and users.disabled_at is null
    on conflict do nothing;
  if found then
    perform pg_notify('webhooks', '');
  end if;
end $$;

create function tell_webhooks_of_household() returns trigger language plpgsql as $$
begin
  perform tell_webhooks((select array_agg(id) from users where household_id = new.household_id),
    case new.topic when 'plan' then 'plan.changed' else 'list.changed' end, '{}');
  return null;
end $$;
create trigger household_versions_told after insert or update on household_versions
  for each row when (new.topic in ('plan', 'shopping')) execute function tell_webhooks_of_household();

create function tell_webhooks_of_scan() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(array[new.user_id], 'scan.done', jsonb_build_object('scanId', new.id));
  return null;
end $$;
create trigger scans_told after insert on scans for each row execute function tell_webhooks_of_scan();
