-- Documents that are attached to a mail when it is sent, and the details of orders that mails show.

alter table mails add column attachments jsonb not null default '[]';

update mails set content = mails.content || jsonb_build_object(
  'placedAt', to_char(orders.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
  'lines', (
    select jsonb_agg(line || '{"image": null, "isGift": false}' order by position)
    from jsonb_array_elements(mails.content -> 'lines') with ordinality as lines (line, position)
  ),
  'totals', jsonb_build_object(
    'goods', orders.price_satang / 100.0,
    'discount', orders.discount_satang / 100.0,
    'deliveryFee', (orders.delivery_fee_satang - orders.delivery_fee_discount_satang) / 100.0,
    'vat', orders.vat_satang / 100.0
  ),
  'paymentMethod', orders.payment_method,
  'delivery', jsonb_build_object(
    'method', 'shipping',
    'recipient', concat_ws(' ', delivery_address ->> 'firstName', delivery_address ->> 'lastName'),
    'addressLines', jsonb_build_array(
      delivery_address ->> 'address',
      concat_ws(' ', delivery_address -> 'subdistrict' ->> mails.locale, delivery_address -> 'district' ->> mails.locale,
        delivery_address -> 'province' ->> mails.locale, delivery_address ->> 'postcode')
    ),
    'phone', delivery_address ->> 'mobileNo'
  ),
  'payUrl', mails.content ->> 'orderUrl',
  'payUntil', to_char(orders.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
  'reason', null
)
from orders
where mails.sent_at is null and orders.order_id = mails.content ->> 'orderId';
