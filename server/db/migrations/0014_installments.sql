-- Instalment plans of banks and cards, and the products that have plans of their own.

create table installment_agents (
  agent_code text primary key check (agent_code ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$'),
  agent_description localised not null,
  card_type text not null check (card_type in ('credit', 'cash')),
  -- No plan of this bank may ask for less than that a month.
  minimum_per_month_satang bigint not null check (minimum_per_month_satang >= 0),
  position integer not null default 0
);

create table installment_plans (
  installment_plan_id integer primary key,
  agent_code text not null references installment_agents on delete cascade,
  installment_month integer not null check (installment_month between 2 and 60),
  -- Percent a month, flat; 0 where the merchant pays it.
  interest_rate numeric(5, 3) not null check (interest_rate >= 0),
  minimum_price_satang bigint not null check (minimum_price_satang >= 0),
  additional_info localised,
  -- For every product on instalments that has no plan of its own; else only for those of product_installment_plans.
  general boolean not null default true,
  -- What the bank wants to be told (spec 3, Payment plan parameters): {"planId", "supplierNo", "promotionType" …}
  parameters jsonb not null default '{}'
);
create unique index installment_plans_general on installment_plans (agent_code, installment_month) where general;

create table product_installment_plans (
  product_id integer not null references products on delete cascade,
  installment_plan_id integer not null references installment_plans on delete cascade,
  primary key (product_id, installment_plan_id)
);
create index product_installment_plans_plan on product_installment_plans (installment_plan_id);

create function announce_installments() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_tags', 'everything');
  return null;
end $$;
create trigger installment_agents_changed after insert or update or delete on installment_agents for each statement execute function announce_installments();
create trigger installment_plans_changed after insert or update or delete on installment_plans for each statement execute function announce_installments();
create trigger product_installment_plans_inserted after insert on product_installment_plans referencing new table as changed for each statement execute function announce_changed_products();
create trigger product_installment_plans_deleted after delete on product_installment_plans referencing old table as changed for each statement execute function announce_changed_products();
