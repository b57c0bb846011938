-- What the shop's account at a payment gateway offers, as it was read last.
create table gateway_capabilities (
  gateway text primary key,
  -- {"limits": {"card": {"minAmount", "maxAmount"} in satang …}, "installmentMonths": {"KBANK": [3, 6] …}}
  capability jsonb not null check (jsonb_typeof(capability -> 'limits') = 'object' and jsonb_typeof(capability -> 'installmentMonths') = 'object'),
  read_at timestamptz not null
);

-- Product pages show the plans that are offered.
create trigger gateway_capabilities_inserted after insert on gateway_capabilities for each row execute function announce_installments();
create trigger gateway_capabilities_updated after update on gateway_capabilities for each row
  when (old.capability is distinct from new.capability) execute function announce_installments();
