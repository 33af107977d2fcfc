-- "May contain": allergens that a label warns of without the product having them.
alter table products add column may_contain text[] not null default '{}';
alter table own_products add column may_contain text[] not null default '{}';
