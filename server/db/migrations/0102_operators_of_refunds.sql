-- Who of the shop requested a refund, and who stated that its money was sent; null for what the shop does by itself.
alter table refunds
  add column operator text,
  add column sent_by text;
