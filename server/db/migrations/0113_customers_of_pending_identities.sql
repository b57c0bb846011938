-- The customer who was signed in when the browser went to the provider: nobody else at the device sees whom it came back with.
alter table sign_in_attempts add column customer_id uuid references customers on delete cascade;
alter table pending_identities add column customer_id uuid references customers on delete cascade;
