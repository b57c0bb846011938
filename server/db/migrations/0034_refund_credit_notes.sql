-- The credit note of what a refund gives back; null if it gives back nothing that was invoiced.

alter table refunds add column credit_note text references invoices;
