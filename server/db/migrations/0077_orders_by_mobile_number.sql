-- What a buyer has ordered is counted by customer and by mobile number.
create index orders_mobile_no on orders (
  (coalesce(delivery_address ->> 'mobileNo', pickup_receiver ->> 'mobileNo', appointment_contact ->> 'mobileNo'))
);
