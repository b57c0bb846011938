-- Tax invoices and credit notes: numbered without gaps per series and month, and never changed.

create table invoice_series (
  -- TI: full tax invoice, AB: abbreviated tax invoice, CN: credit note.
  series text not null check (series in ('TI', 'AB', 'CN')),
  -- Year and month in Bangkok, yymm.
  month text not null check (month ~ '^\d{4}$'),
  last_number integer not null check (last_number > 0),
  primary key (series, month)
);

create table invoices (
  -- Series, month and number: TI2611-000001.
  invoice_number text primary key,
  series text not null,
  month text not null,
  number integer not null check (number > 0),
  -- What was paid for: the id of an order.
  reference text not null,
  issued_at timestamptz not null,
  -- VAT included; of a credit note, what is credited.
  total_satang bigint not null check (total_satang > 0),
  vat_satang bigint not null check (vat_satang >= 0 and vat_satang < total_satang),
  vat_rate numeric(5, 2) not null,
  -- Everything that the document shows besides its number and amounts (`InvoiceDocument`).
  document jsonb not null,
  -- The abbreviated tax invoice that a full one replaces.
  replaces text unique references invoices,
  -- The tax invoice that a credit note is about.
  corrects text references invoices,
  unique (series, month, number),
  foreign key (series, month) references invoice_series,
  check (invoice_number = series || month || '-' || lpad(number::text, 6, '0')),
  check (replaces is null or series = 'TI'),
  check ((corrects is not null) = (series = 'CN'))
);
-- One tax invoice per payment, apart from the one that replaces it.
create unique index invoices_of_reference on invoices (reference) where series <> 'CN' and replaces is null;
create index invoices_of_month on invoices (month, invoice_number);

create function invoice_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'invoices are never changed or deleted';
end $$;
create trigger invoice_is_final before update or delete on invoices for each row execute function invoice_is_final();
