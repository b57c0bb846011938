-- A gateway that may create a second charge when a request is repeated: the time of the request is stored before it is sent, so that a
-- lost response is looked up at the gateway first. Also the address of a QR code's picture, for gateways that return no payload.

alter table payment_attempts
  add column charge_requested_at timestamptz,
  add column qr_image_url text,
  add constraint payment_attempts_request_without_charge check (charge_requested_at is null or charge_id is null);
