-- Payment in instalments: an order and its attempts have the plan as it was when it was chosen.

-- Whether a plan is complete, and its amount per month is that of the price: round((P + P × r/100 × n) / n).
create function is_installment_of(plan jsonb, price bigint) returns boolean immutable language sql as $$
  select coalesce(
    plan ->> 'agentCode' <> '' and plan -> 'agentDescription' ->> 'th' <> '' and plan -> 'agentDescription' ->> 'en' <> ''
      and (plan ->> 'installmentPlanId')::integer > 0
      and jsonb_typeof(plan -> 'parameters') = 'object'
      and (plan ->> 'interestRate')::numeric >= 0
      and (plan ->> 'installmentMonth')::integer between 2 and 60
      and (plan ->> 'amountPerMonth')::bigint = round(
        price * (100 + (plan ->> 'interestRate')::numeric * (plan ->> 'installmentMonth')::integer)
          / (100 * (plan ->> 'installmentMonth')::integer)::numeric(30, 20)),
    false)
$$;

alter table orders
  drop constraint orders_payment_method_check,
  add constraint orders_payment_method_check check (payment_method in ('credit_card', 'qr_code', 'installment', 'cash_on_delivery')),
  -- {"installmentPlanId", "agentCode", "agentDescription": {th, en}, "installmentMonth", "interestRate", "amountPerMonth" in satang, "parameters"}
  add column installment jsonb,
  add constraint orders_installment check (
    (payment_method is not distinct from 'installment') = (installment is not null)
    and (installment is null or is_installment_of(installment, payable_satang))
  );

-- The plans that a discount requires, by bank and by number of months; null for any.
alter table order_discounts
  add column installment_agents text[],
  add column installment_months integer[];

alter table payment_attempts
  drop constraint payment_attempts_payment_method_check,
  add constraint payment_attempts_payment_method_check check (payment_method in ('credit_card', 'qr_code', 'installment')),
  add column installment jsonb,
  add constraint payment_attempts_installment check (
    (payment_method = 'installment') = (installment is not null)
    and (installment is null or is_installment_of(installment, amount_satang))
  );

alter table mock_charges
  drop constraint mock_charges_kind_check,
  add constraint mock_charges_kind_check check (kind in ('card', 'promptpay', 'installment')),
  add column installment jsonb,
  add constraint mock_charges_installment check ((kind = 'installment') = (installment is not null));
