-- An order of 0 baht that nobody picks up is cancelled: there is nothing to refund.

insert into allowed_order_transitions (from_status, to_status) values ('ready_for_pickup', 'cancelled');
