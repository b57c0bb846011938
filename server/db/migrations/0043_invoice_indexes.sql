-- The documents of an order, and the credit notes of a tax invoice.
create index invoices_of_any_reference on invoices (reference);
create index invoices_correcting on invoices (corrects) where corrects is not null;
