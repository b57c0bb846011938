/*
 * The ceiling for checkouts: the SQL of a checkout, sent by the bare driver as prepared statements, in the same
 * transactions and with as many round trips as the shop makes.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { type BareSqlTask, type RunStatement, repeatStatements } from './bare-sql.ts';
import { readTask } from './processes.ts';

export interface BareCheckoutsTask extends BareSqlTask {
  skuIds: number[];
  customers: { customerId: string; addressId: string }[];
}

const { skuIds, customers, ...task } = await readTask<BareCheckoutsTask>();

const readCart = `
  select c.*, t.*, i.*, s.sku, s.attributes, s.images[1], s.price_satang, s.limit_quantity, p.slug, p.visible, p.name, b.title,
    k.name, st.*, (select json_agg(w) from special_prices w where w.sku_id = i.sku_id and w.ends_at > $3::timestamptz),
    (
      select json_agg(ancestor.name) from generate_series(1, k.level) level (number)
      join categories ancestor on ancestor.path = array_to_string((string_to_array(k.path, '/'))[1:level.number], '/')
    ),
    exists (select from orders o where o.customer_id = $2::uuid and o.status not in ('cancelled', 'expired', 'refund_pending', 'refunded') offset 0),
    array(select promotion_id from promotion_customers u join promotions l using (promotion_id)
      where u.customer_id = $2::uuid and u.used >= l.per_customer_limit),
    (
      select json_agg(json_build_array(g.promotion_id, g.sku_id, gift_stock.stock, g.quota - g.given))
      from promotion_gifts g join skus using (sku_id) join products using (product_id) left join stocks gift_stock using (sku_id)
    )
  from carts c cross join pricing_terms($3::timestamptz) t
  left join cart_items i using (cart_id) left join skus s using (sku_id) left join products p using (product_id)
  left join brands b using (brand_id) left join categories k using (category_id) left join stocks st using (sku_id)
  where c.cart_id = $1::uuid and (c.customer_id is null or c.customer_id = $2::uuid) order by i.created_at, i.position`;
const lockCart = `
  select customer_id from carts where cart_id = $1::uuid and (customer_id is null or customer_id = $2::uuid) for update`;
const addableSku = `
  select s.sku_id, p.visible, s.limit_quantity, st.*, (select count(*) from cart_items where cart_id = $1::uuid)
  from skus s join products p using (product_id) left join stocks st using (sku_id)
  left join lateral (select sum(quantity) from cart_items where cart_id = $1::uuid and sku_id = s.sku_id) l on true
  where s.sku_id = any ($2::integer[])`;
const addUnits = `
  with touched as (update carts set updated_at = $3::timestamptz where cart_id = $1::uuid)
  insert into cart_items as i (cart_id, sku_id, quantity, created_at, updated_at)
  select $1::uuid, sku_id, 1, $3::timestamptz, $3::timestamptz from unnest($2::integer[]) sku_id
  on conflict (cart_id, sku_id, item_type, parent_item_id) do update set quantity = i.quantity + 1`;
const address = 'select * from customer_addresses where customer_id = $1 and address_id = $2';
const addresses = 'select * from customer_addresses where customer_id = $1 order by default_flag desc, created_at desc';
/** The installment plans of the products `p`, as `n` and `a`: their own if they have any, else the general ones. */
const joinPlans = `
  cross join lateral (
    select installment_plan_id from product_installment_plans own where own.product_id = p.product_id
    union all
    select installment_plan_id from installment_plans
    where general and not exists (select from product_installment_plans own where own.product_id = p.product_id)
  ) offered
  join installment_plans n using (installment_plan_id) join installment_agents a using (agent_code)`;

const installmentPlans = `
  select p.product_id, n.*, a.* from products p join skus s using (product_id)
  ${joinPlans}
  where s.sku_id = any ($1::integer[]) and p.installment_flag order by a.position, n.installment_month`;
const reserveStock = `
  with locked as (select sku_id from stocks where sku_id = any ($1::integer[]) order by sku_id for update), taken as (
    update stocks set stock = stock - 1, updated_at = $3 from locked where stocks.sku_id = locked.sku_id and stock >= 1
    returning stocks.sku_id
  )
  insert into reservations (kind, resource, quantity, reference, attempt, reserved_at)
  select 'stock', jsonb_build_object('sku_id', sku_id, 'pre_order_flag', false), 1, $2, 1, $3 from taken`;
const insertOrder = `
  with written as (
    insert into orders (order_id, customer_id, status, locale, payment_method, delivery_method, delivery_address, market_price_satang,
      price_satang, discount_satang, delivery_fee_satang, delivery_fee_discount_satang, payable_satang, vat_satang, vat_rate,
      expires_at, created_at, updated_at)
    select $1, $2, 'pending_payment', 'th', 'qr_code', 'shipping', '{"postcode": "10110"}', 100000, 100000, 0, 0, 0, 100000, 6542, 7,
      $3::timestamptz + interval '30 minutes', $3, $3 returning order_id, created_at
  )
  insert into order_transitions (order_id, from_status, to_status, actor, reason, at)
  select order_id, 'new', 'pending_payment', 'customer', 'placed', created_at from written`;
const insertLines = `
  insert into order_lines (order_id, position, sku_id, product_id, item_type, sku, slug, product_name, attribute_option_name, brand,
    category_name, image, quantity, standard_price_satang, unit_price_satang, discount_satang, total_satang)
  select $1, 0, s.sku_id, s.product_id, 'ITEM', s.sku, p.slug, p.name, p.name, b.title, p.name, s.images[1], 1, 100000, 100000, 0, 100000
  from skus s join products p using (product_id) join brands b using (brand_id) where s.sku_id = any ($2::integer[])`;
const contact = 'select email, locale, first_name, last_name from customers where customer_id = $1';
const mail = `
  insert into mails (recipient, locale, template, content, created_at) values ('a@b.example', 'th', $1, $2, $3) returning mail_id`;
const job = `insert into pgboss.job (name, data, retry_limit, retry_delay) values ('send-mail', $1, 10, 10) returning id`;
const attempt = `
  insert into payment_attempts (reference, payment_method, gateway, amount_satang, status, expires_at, created_at, updated_at)
  values ($1, 'qr_code', 'mock', 100000, 'created', $2::timestamptz + interval '30 minutes', $2, $2) returning *`;
const latestAttempt = `
  select distinct on (reference) * from payment_attempts where reference = any ($1)
  order by reference, status = 'succeeded' desc, status in ('created', 'pending') desc, created_at desc`;

const orderDetails = `
  select o.*, (select json_agg(l order by l.position) from order_lines l where l.order_id = o.order_id) as lines,
    (select json_agg(d order by d.position) from order_discounts d where d.order_id = o.order_id) as discounts,
    (select json_agg(t order by t.order_transition_id) from order_transitions t where t.order_id = o.order_id) as transitions
  from orders o where o.order_id = $1`;
const lockOrder = `
  select o.*, (select json_agg(l order by l.position) from order_lines l where l.order_id = o.order_id) as lines
  from orders o where o.order_id = $1 for update of o`;
const invoice = `
  with next as (
    insert into invoice_series (series, month, last_number) values ('AB', to_char($2::timestamptz, 'YYMM'), 1)
    on conflict (series, month) do update set last_number = invoice_series.last_number + 1
    returning series, month, last_number as number
  )
  insert into invoices (invoice_number, series, month, number, reference, issued_at, total_satang, vat_satang, vat_rate, document)
  select series || month || '-' || lpad(number::text, 6, '0'), series, month, number, $1, $2, 100000, 6542, 7, $3::jsonb from next`;
/** As long as the document of an invoice with one line. */
const invoiceDocument = JSON.stringify({ seller: 'x'.repeat(600), lines: ['x'.repeat(300)] });

async function inTransaction(run: RunStatement, work: () => Promise<void>): Promise<void> {
  await run('begin');
  await work();
  await run('commit');
}

/** Reads the order with its payment and, once it is paid, its documents and refunds; the shop sends them over several connections. */
async function readOrder(run: RunStatement, orderId: string, isPaid: boolean): Promise<void> {
  await run(orderDetails, [orderId]);
  await run(latestAttempt, [[orderId]]);
  if (!isPaid) return;
  await run('select * from invoices where reference = $1 order by issued_at', [orderId]);
  await run('select * from refunds where reference = $1', [orderId]);
}

async function queueMail(
  run: RunStatement,
  template: string,
  customerId: string,
  orderId: string,
  now: Date,
): Promise<void> {
  await run(contact, [customerId]);
  await run(mail, [template, JSON.stringify({ orderId }), now]);
  await run(job, [JSON.stringify({ mailId: randomUUID() })]);
}

async function checkOut(
  run: RunStatement,
  { customerId, addressId }: BareCheckoutsTask['customers'][number],
  skuId: number,
): Promise<void> {
  const now = new Date();
  const cart = await run(
    `insert into carts (customer_id, created_at, updated_at) values ($1, $2, $2)
     on conflict (customer_id) do update set updated_at = carts.updated_at returning cart_id`,
    [customerId, now],
  );
  const cartId = cart.rows[0]?.cart_id;
  const key = [cartId, customerId];
  const openCart = () => run(readCart, [...key, now]);
  await openCart();
  await inTransaction(run, async () => {
    await run(lockCart, key);
    await run(addableSku, [cartId, [skuId]]);
    await run(addUnits, [cartId, [skuId], now]);
  });
  await openCart();
  await inTransaction(run, async () => {
    await run(lockCart, key);
    await run(address, [customerId, addressId]);
    await run(
      `update carts set delivery_method = 'shipping', delivery_address_id = $2, updated_at = $3 where cart_id = $1`,
      [cartId, addressId, now],
    );
  });
  for (let review = 0; review < 2; review += 1) {
    await openCart();
    await run(address, [customerId, addressId]);
    await run(installmentPlans, [[skuId]]);
    await run(addresses, [customerId]);
  }
  let orderId = '';
  let paymentId = '';
  await inTransaction(run, async () => {
    const idempotency = [customerId, randomUUID()];
    await run(
      `insert into idempotency_keys (owner, endpoint, key, request_hash, created_at) values ($1, 'order', $2, 'hash', $3)
       on conflict do nothing returning key`,
      [...idempotency, now],
    );
    await run(lockCart, key);
    await openCart();
    await run(address, [customerId, addressId]);
    orderId = `BARE${randomInt(10 ** 12)}`;
    await run('select pg_advisory_xact_lock_shared($1)', [1]);
    await run('select promotion_id, total_limit, per_customer_limit from promotions where promotion_id = any ($1)', [
      [1],
    ]);
    await run(reserveStock, [[skuId], orderId, now]);
    await run(insertOrder, [orderId, customerId, now]);
    await run(insertLines, [orderId, [skuId]]);
    await queueMail(run, 'order_received', customerId, orderId, now);
    paymentId = (await run(attempt, [orderId, now])).rows[0]?.payment_id;
    await run(
      `with touched as (update carts set updated_at = $2 where cart_id = $1) delete from cart_items where cart_id = $1`,
      [cartId, now],
    );
    await run(
      `update idempotency_keys set answer = '{}' where owner = $1 and endpoint = 'order' and key = $2`,
      idempotency,
    );
  });
  await run(
    'select * from payment_attempts where reference = (select reference from payment_attempts where payment_id = $1)',
    [paymentId],
  );
  await run(
    `insert into mock_charges (charge_id, kind, status, amount_satang, description, return_url, expires_at, created_at)
     values ($1, 'promptpay', 'pending', 100000, $1, $1, $2::timestamptz + interval '30 minutes', $2) on conflict do nothing returning *`,
    [paymentId, now],
  );
  await run(
    `update payment_attempts set charge_id = payment_id::text, status = 'pending' where payment_id = $1 returning *`,
    [paymentId],
  );
  await readOrder(run, orderId, false);
  await pay(run, { orderId, paymentId, customerId, now });
  await readOrder(run, orderId, true);
}

async function pay(
  run: RunStatement,
  { orderId, paymentId, customerId, now }: { orderId: string; paymentId: string; customerId: string; now: Date },
): Promise<void> {
  const findReference = `select reference from payment_attempts where gateway = 'mock' and charge_id = $1`;
  await run(
    `update mock_charges set status = 'successful' where charge_id = $1 and status = 'pending' and expires_at > $2 returning *`,
    [paymentId, now],
  );
  await run(findReference, [paymentId]);
  await run('select * from mock_charges where charge_id = $1', [paymentId]);
  await inTransaction(run, async () => {
    await run(
      `insert into payment_events (gateway, event_id, charge_id, received_at) values ('mock', $1, $2, $3) on conflict do nothing returning event_id`,
      [randomUUID(), paymentId, now],
    );
    await run('select * from payment_attempts where reference = $1 order by payment_id for update', [orderId]);
    await run(`update payment_attempts set status = 'succeeded', updated_at = $2 where payment_id = $1`, [
      paymentId,
      now,
    ]);
    await run(lockOrder, [orderId]);
    await queueMail(run, 'payment_received', customerId, orderId, now);
    await run(
      `with moved as (update orders set status = 'paid', expires_at = null, updated_at = $2 where order_id = $1)
       insert into order_transitions (order_id, from_status, to_status, actor, reason, at) values ($1, 'pending_payment', 'paid', 'gateway', 'paid', $2)`,
      [orderId, now],
    );
    await run(invoice, [orderId, now, invoiceDocument]);
  });
}

await repeatStatements(task, async (run, { connection, iteration }) => {
  const ownCustomers = customers.filter((_, index) => index % task.connections === connection);
  const customer = ownCustomers[iteration % ownCustomers.length];
  const skuId = skuIds[(iteration * task.connections + connection) % skuIds.length];
  if (customer && skuId) await checkOut(run, customer, skuId);
});
