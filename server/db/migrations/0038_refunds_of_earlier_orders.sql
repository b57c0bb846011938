-- Orders that had become refund_pending before refunds were stored: their credit notes exist, and whether their money was sent is not
-- known. The operator states it (`orders refund --sent-on … --reference …`).

insert into refunds (reference, amount_satang, reason, requested_at, credit_note)
select order_id, payable_satang, '{"th": "ยกเลิกคำสั่งซื้อและคืนเงิน", "en": "the order was cancelled and is refunded"}',
  coalesce((select max(at) from order_transitions t where t.order_id = o.order_id and to_status = 'refund_pending'), updated_at),
  (select invoice_number from invoices where reference = o.order_id and series = 'CN' order by invoice_number desc limit 1)
from orders o
where status = 'refund_pending' and payable_satang > 0 and not exists (select from refunds where reference = o.order_id);

insert into refund_lines (refund_id, order_line_id, quantity, amount_satang, restocked)
select refund.refund_id, line.order_line_id, line.quantity, line.total_satang - line.discount_satang, false
from orders o
join refunds refund on refund.reference = o.order_id and not refund.is_excess and refund.payment_id is null
  and refund.amount_satang = o.payable_satang
join order_lines line on line.order_id = o.order_id
where o.status = 'refund_pending' and not exists (select from refund_lines other where other.refund_id = refund.refund_id);

-- What was refunded of a payment is added up with each refund.
create index refunds_payment on refunds (payment_id) where payment_id is not null;

-- The operator's list of slips asks for slips, not for orders.
drop index orders_slip_waiting;
create index bank_transfer_slips_waiting on bank_transfer_slips (uploaded_at) where status = 'waiting';
