-- Pages of products show from which price delivery is free, and the shop's days of delivery.
create trigger delivery_fees_changed after insert or update or delete on delivery_fees
  for each statement execute function announce_shipping();
