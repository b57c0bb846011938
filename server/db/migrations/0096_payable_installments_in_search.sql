-- Listings filter by what can be paid in instalments, which depends on the plans and on what the gateway's account offers.
create function queue_products_on_installments() returns trigger language plpgsql as $$
begin
  perform queue_for_search(array(select product_id from products where installment_flag));
  return null;
end $$;
create trigger installment_agents_changed_search after insert or update or delete on installment_agents
  for each statement execute function queue_products_on_installments();
create trigger installment_plans_changed_search after insert or update or delete on installment_plans
  for each statement execute function queue_products_on_installments();
create trigger product_installment_plans_inserted_search after insert on product_installment_plans
  referencing new table as changed for each statement execute function queue_changed_products();
create trigger product_installment_plans_deleted_search after delete on product_installment_plans
  referencing old table as changed for each statement execute function queue_changed_products();
create trigger gateway_capabilities_inserted_search after insert on gateway_capabilities
  for each row execute function queue_products_on_installments();
create trigger gateway_capabilities_updated_search after update on gateway_capabilities for each row
  when (old.capability is distinct from new.capability) execute function queue_products_on_installments();
