-- Billing addresses say who a tax invoice is for; an order keeps that as it was.

alter table customer_addresses
  add column taxpayer_type text check (taxpayer_type in ('person', 'company')),
  -- Of a company.
  add column company_name text,
  -- ID card or passport number of a person, tax ID of a company.
  add column tax_id text,
  -- Of a company: five digits, 00000 for the head office.
  add column branch text check (branch ~ '^[0-9]{5}$'),
  -- Billing addresses that were saved before have none of it.
  add constraint customer_addresses_taxpayer check (
    (taxpayer_type is null and company_name is null and tax_id is null and branch is null)
    or (type = 'billing' and taxpayer_type = 'person' and company_name is null and tax_id is not null and branch is null)
    or (type = 'billing' and taxpayer_type = 'company' and company_name is not null and tax_id ~ '^[0-9]{13}$' and branch is not null)
  );

-- {"type", "name", "taxId", "branch", "address"}; null for an abbreviated tax invoice.
alter table orders add column invoice_buyer jsonb;
