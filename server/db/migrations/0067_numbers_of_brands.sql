-- What numbers of orders and documents begin with is part of the brand; those given before keep theirs.
alter table contact_messages
  drop constraint contact_messages_order_id_check,
  add check (order_id ~ '^[A-Z]{2,4}[0-9]{7,20}$');
alter table invoices
  drop constraint invoices_check1,
  add check (invoice_number ~ ('^[A-Z]{1,4}' || month || '-' || lpad(number::text, 6, '0') || '$'));

-- The shop in its cookie policy is the brand; a version that visitors have answered stays as they read it.
update cookie_policies
set groups = replace(groups::text, '{"en": "Saifah", "th": "สายฟ้า"}', '{"en": "{shop}", "th": "{shop}"}')::jsonb
where published_on = '2022-05-01' and not exists (select from cookie_consents where policy_version = '2022-05-01');
