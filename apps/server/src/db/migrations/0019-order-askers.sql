-- Who asked last for an order, so that nobody can fill the table with searches. A deleted person's orders are nobody's.
alter table made_orders add column asked_by uuid references users (id) on delete set null;
create index made_orders_asker_idx on made_orders (asked_by, expires_at) where asked_by is not null;
