import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createAddOnDeal, createInstallmentPlan } from '../testing/offer-factory.ts';
import { createPromotion } from '../testing/promotion-factory.ts';
import { chargeIdOf, createShopper, type Shopper } from '../testing/shopper.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';

const shop = await createTestShop();
const jobs = jobHandlers(shop, shop.app);

beforeAll(async () => {
  await createInstallmentPlan(shop, { id: 103, agentCode: 'KBANK', months: 3 });
  await createInstallmentPlan(shop, {
    ...{ id: 110, agentCode: 'KBANK', months: 10, rate: 0.65 },
    parameters: { planId: 'KB10', supplierNo: '0001' },
  });
  await createInstallmentPlan(shop, { id: 210, agentCode: 'KTC', months: 10, minimumPrice: 20_000 });
});

async function shopperWith(...skuIds: number[]): Promise<Shopper> {
  const shopper = await createShopper(shop);
  for (const skuId of skuIds) await shopper.addToCart(skuId);
  await shopper.openCheckout();
  return shopper;
}

const product = (price = 12_000, installmentFlag = true) => createProduct(shop, { price, installmentFlag });

async function checkoutOf(
  { client, cartId }: Shopper,
  query: { paymentMethod?: PaymentMethod; installmentPlanId?: number } = { paymentMethod: 'installment' },
) {
  return dataOf(await client('GET /cart/api/checkout/{cartId}', { params: { cartId }, query }));
}

const reasonOf = ({ paymentMethods }: Awaited<ReturnType<typeof checkoutOf>>) =>
  paymentMethods.find(({ paymentMethod }) => paymentMethod === 'installment')?.reason;

/** Places an order in installments by a plan, with the quote of the checkout for it. */
async function orderByPlan(shopper: Shopper, installmentPlanId: number) {
  const { quote } = await checkoutOf(shopper, { paymentMethod: 'installment', installmentPlanId });
  return shopper.requestOrder({ paymentMethod: 'installment', installmentPlanId, quote });
}

function payAgain(
  { client }: Shopper,
  orderId: string,
  body: { paymentMethod: 'installment' | 'qr_code'; installmentPlanId?: number },
) {
  return client('POST /cart/api/order/request-payment/{orderId}', {
    params: { orderId },
    body,
    idempotencyKey: JSON.stringify([orderId, body]),
  });
}

describe('a checkout', () => {
  test('offers the plans that its total reaches, by bank, once installments are chosen', async () => {
    const shopper = await shopperWith((await product()).skuId);
    const { installments } = await checkoutOf(shopper);
    expect(installments).toMatchObject({
      installmentPlanId: null,
      plans: [
        {
          agentDescription: 'Bank KBANK',
          installmentOptions: [
            { installmentPlanId: 103, installmentMonth: 3, amountPerMonth: 4000 },
            { installmentPlanId: 110, installmentMonth: 10, interestRate: 0.65, amountPerMonth: 1278 },
          ],
        },
      ],
      groups: [],
    });
    expect((await checkoutOf(shopper, { paymentMethod: 'credit_card' })).installments.plans).toEqual([]);
  });

  test('counts the delivery fee as part of what is paid in installments', async () => {
    const shopper = await shopperWith((await product(3000)).skuId);
    const { installments, totalPayable } = await checkoutOf(shopper);
    expect(installments.plans[0]?.installmentOptions[0]?.amountPerMonth).toBe(totalPayable / 3);
  });

  test('says why it cannot be paid in installments', async () => {
    expect(reasonOf(await checkoutOf(await shopperWith((await product(500)).skuId)))).toBe('below_installment_minimum');
    expect(reasonOf(await checkoutOf(await shopperWith((await product(9000, false)).skuId)))).toBe(
      'not_on_installments',
    );
  });

  test('pays add-on deals by the plans of their product, also after the order is placed', async () => {
    const [phone, charger] = [await product(), await product(500, false)];
    await createAddOnDeal(shop, { productId: phone.productId, skuId: charger.skuId, price: 300, stock: 5 });
    const shopper = await createShopper(shop);
    const body = { productId: phone.skuId, quantity: 1, optionProductIds: [charger.skuId] };
    dataOf(
      await shopper.client('POST /cart/api/cart/{cartId}/items/add', { params: { cartId: shopper.cartId }, body }),
    );
    await shopper.openCheckout();
    const { installments, totalPayable } = await checkoutOf(shopper);
    expect(totalPayable).toBe(12_300);
    expect(installments.plans[0]?.installmentOptions[0]?.amountPerMonth).toBe(4100);
    const { orderId } = dataOf(await orderByPlan(shopper, 110));
    expect(await payAgain(shopper, orderId, { paymentMethod: 'installment', installmentPlanId: 103 })).toMatchObject({
      ok: true,
    });
  });

  test('with different installment conditions is a conflict, with the groups to pay separately', async () => {
    const [phone, laptop, cheap, other] = [
      await product(30_000),
      await product(),
      await product(90),
      await product(9, false),
    ];
    await createInstallmentPlan(shop, { id: 9001, agentCode: 'KTC', months: 24, products: [phone.productId] });
    const shopper = await shopperWith(phone.skuId, laptop.skuId, other.skuId, cheap.skuId);
    const { items, installments, paymentMethods } = await checkoutOf(shopper);
    const idOf = (skuId: number) => items.find(({ productId }) => productId === skuId)?.uuid;
    expect(paymentMethods).toContainEqual({
      paymentMethod: 'installment',
      available: false,
      reason: 'installment_conflict',
    });
    expect(installments.groups).toEqual([
      { itemIds: [idOf(phone.skuId)], totalPrice: 30_000, isOnInstallments: true },
      { itemIds: [idOf(laptop.skuId), idOf(cheap.skuId)], totalPrice: 12_090, isOnInstallments: true },
      { itemIds: [idOf(other.skuId)], totalPrice: 9, isOnInstallments: false },
    ]);
    dataOf(
      await shopper.client('PUT /cart/api/cart/{cartId}/items/selected', {
        params: { cartId: shopper.cartId },
        body: { cartItemIds: installments.groups[0]?.itemIds ?? [] },
      }),
    );
    expect((await checkoutOf(shopper)).installments).toMatchObject({ groups: [], plans: [{ agentCode: 'KTC' }] });
    expect(dataOf(await orderByPlan(shopper, 9001)).items).toHaveLength(1);
    const cart = dataOf(await shopper.client('GET /cart/api/cart/me'));
    expect(cart.items.map(({ productId }) => productId).sort()).toEqual(
      [laptop, cheap, other].map(({ skuId }) => skuId).sort(),
    );
  });
});

describe('an order in installments', () => {
  test('keeps the plan as it was, and passes it to the gateway with its parameters', async () => {
    const shopper = await shopperWith((await product()).skuId);
    const order = dataOf(await orderByPlan(shopper, 110));
    const installment = {
      installmentPlanId: 110,
      agentCode: 'KBANK',
      agentDescription: 'Bank KBANK',
      installmentMonth: 10,
      interestRate: 0.65,
      amountPerMonth: 1278,
      totalInterest: 780,
    };
    expect(order).toMatchObject({ status: 'pending_payment', paymentMethod: 'installment', installment });
    const url = new URL(order.payment?.redirectUrl ?? '');
    expect(url.pathname).toBe('/en/mock-payment/installment');
    const chargeId = url.searchParams.get('charge') ?? '';
    const { client } = shopper;
    expect(dataOf(await client('GET /mock-payment/api/charges/{chargeId}', { params: { chargeId } }))).toMatchObject({
      kind: 'installment',
      installment: { ...installment, parameters: { planId: 'KB10', supplierNo: '0001' } },
    });
    await shop.db
      .updateTable('installment_plans')
      .set({ interest_rate: 1.3 })
      .where('installment_plan_id', '=', 110)
      .execute();
    const body = { action: 'approve', webhook: 'before' } as const;
    await client('POST /mock-payment/api/charges/{chargeId}/complete', { params: { chargeId }, body });
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'paid', installment });
    await shop.db
      .updateTable('installment_plans')
      .set({ interest_rate: 0.65 })
      .where('installment_plan_id', '=', 110)
      .execute();
  });

  test('by KTC is paid on the page of KTC', async () => {
    const order = dataOf(await orderByPlan(await shopperWith((await product(25_000)).skuId), 210));
    expect(new URL(order.payment?.redirectUrl ?? '').pathname).toBe('/en/mock-payment/ktc');
  });

  test('needs a plan that its lines share and that its total reaches', async () => {
    const shopper = await shopperWith((await product()).skuId);
    const { quote } = await checkoutOf(shopper);
    const refused = { status: 409, code: 'installment_plan_not_available' };
    expect(await shopper.requestOrder({ paymentMethod: 'installment', quote })).toMatchObject(refused);
    expect(
      (await checkoutOf(shopper, { paymentMethod: 'installment', installmentPlanId: 210 })).installments,
    ).toMatchObject({
      installmentPlanId: null,
    });
    const withPlan = { paymentMethod: 'installment', installmentPlanId: 210 } as const;
    expect(await shopper.requestOrder({ ...withPlan, quote })).toMatchObject({ code: 'product_information_updated' });
  });

  test('whose interest changed since the shopper saw it is refused with the new terms', async () => {
    await createInstallmentPlan(shop, { id: 104, agentCode: 'KBANK', months: 4 });
    const shopper = await shopperWith((await product()).skuId);
    const { quote } = await checkoutOf(shopper, { paymentMethod: 'installment', installmentPlanId: 104 });
    await shop.db
      .updateTable('installment_plans')
      .set({ interest_rate: 1 })
      .where('installment_plan_id', '=', 104)
      .execute();
    const refused = await shopper.requestOrder({ paymentMethod: 'installment', installmentPlanId: 104, quote });
    expect(refused).toMatchObject({
      status: 409,
      code: 'product_information_updated',
      data: { installments: { installmentPlanId: 104 } },
    });
    await shop.db.deleteFrom('installment_plans').where('installment_plan_id', '=', 104).execute();
  });

  test('can be changed to another plan or method while it waits, and back', async () => {
    const shopper = await shopperWith((await product()).skuId);
    const { orderId } = dataOf(await orderByPlan(shopper, 110));
    const offered = dataOf(await shopper.client('GET /cart/api/order/{orderId}/installments', { params: { orderId } }));
    expect(offered.flatMap(({ installmentOptions }) => installmentOptions.map((one) => one.installmentPlanId))).toEqual(
      [103, 110],
    );
    expect(
      dataOf(await payAgain(shopper, orderId, { paymentMethod: 'installment', installmentPlanId: 103 })),
    ).toMatchObject({
      paymentMethod: 'installment',
      installment: { installmentPlanId: 103, amountPerMonth: 4000, totalInterest: 0 },
      payment: { status: 'pending', paymentMethod: 'installment' },
    });
    expect(dataOf(await payAgain(shopper, orderId, { paymentMethod: 'qr_code' }))).toMatchObject({
      paymentMethod: 'qr_code',
      installment: null,
    });
    for (const body of [{ installmentPlanId: 210 }, {}])
      expect(await payAgain(shopper, orderId, { paymentMethod: 'installment', ...body })).toMatchObject({
        status: 409,
        code: 'installment_plan_not_available',
      });
    dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } }));
    expect(dataOf(await shopper.client('GET /cart/api/order/{orderId}/installments', { params: { orderId } }))).toEqual(
      [],
    );
  });

  test('cannot be chosen for an order with a discount of another method', async () => {
    const { skuId, sku } = await product();
    await createPromotion(shop, {
      conditions: [
        { kind: 'payment_method', methods: ['qr_code'] },
        { kind: 'items', skus: [sku] },
      ],
    });
    const shopper = await shopperWith(skuId);
    const { quote } = await checkoutOf(shopper, { paymentMethod: 'qr_code' });
    const { orderId, payableBy } = await shopper.placeOrder({ paymentMethod: 'qr_code', quote });
    expect(payableBy).toEqual(['qr_code']);
    expect(dataOf(await shopper.client('GET /cart/api/order/{orderId}/installments', { params: { orderId } }))).toEqual(
      [],
    );
  });

  test('has the plan that was paid, also if another was chosen meanwhile', async () => {
    const shopper = await shopperWith((await product()).skuId);
    const order = dataOf(await orderByPlan(shopper, 110));
    const { orderId } = order;
    dataOf(await payAgain(shopper, orderId, { paymentMethod: 'installment', installmentPlanId: 103 }));
    const chargeId = chargeIdOf(order);
    await shop.db.updateTable('mock_charges').set({ status: 'successful' }).where('charge_id', '=', chargeId).execute();
    await jobs['mock-webhook']({ chargeId, eventId: randomUUID() });
    expect(await shopper.getOrder(orderId)).toMatchObject({
      status: 'paid',
      installment: { installmentPlanId: 110, amountPerMonth: 1278 },
    });
  });

  test('cannot be stored with an amount per month that is not that of its total', async () => {
    const shopper = await shopperWith((await product()).skuId);
    const { orderId } = dataOf(await orderByPlan(shopper, 110));
    const row = await shop.db
      .selectFrom('orders')
      .select('installment')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const changed = JSON.stringify({ ...(row.installment as object), amountPerMonth: 1277_99 });
    for (const installment of [changed, null])
      await expect(
        shop.db.updateTable('orders').set({ installment }).where('order_id', '=', orderId).execute(),
      ).rejects.toThrow('orders_installment');
  });
});

test('a discount by bank and months is shown in the amounts of those plans alone, and ordered with one of them', async () => {
  const { skuId, sku } = await product();
  await createPromotion(shop, {
    name: 'KBank on top',
    conditions: [
      { kind: 'items', skus: [sku] },
      { kind: 'installment', banks: ['KBANK'], months: [10] },
    ],
    action: { kind: 'amount_off', amount: 600 },
  });
  const shopper = await shopperWith(skuId);
  const before = await checkoutOf(shopper);
  const amounts = before.installments.plans.flatMap(({ installmentOptions }) =>
    installmentOptions.map(({ installmentPlanId, amountPerMonth }) => [installmentPlanId, amountPerMonth]),
  );
  expect([before.totalPayable, amounts]).toEqual([
    12_000,
    [
      [103, 4000],
      [110, 1214.1],
    ],
  ]);
  const chosen = await checkoutOf(shopper, { paymentMethod: 'installment', installmentPlanId: 110 });
  expect([chosen.totalPayable, chosen.installments.installmentPlanId]).toEqual([11_400, 110]);

  const withPlan = { paymentMethod: 'installment', installmentPlanId: 110 } as const;
  expect(await shopper.requestOrder({ ...withPlan, quote: before.quote })).toMatchObject({
    code: 'product_information_updated',
    data: { totalPayable: 11_400, quote: chosen.quote },
  });
  const order = dataOf(await shopper.requestOrder({ ...withPlan, quote: chosen.quote }));
  expect(order).toMatchObject({
    totalPayable: 11_400,
    applyRules: [{ name: 'KBank on top', discount: 600 }],
    payableBy: ['installment'],
    installment: { amountPerMonth: 1214.1 },
  });
  const { orderId } = order;
  const offered = dataOf(await shopper.client('GET /cart/api/order/{orderId}/installments', { params: { orderId } }));
  expect(offered.flatMap(({ installmentOptions }) => installmentOptions.map((one) => one.installmentPlanId))).toEqual([
    110,
  ]);
  expect(await payAgain(shopper, orderId, { paymentMethod: 'installment', installmentPlanId: 103 })).toMatchObject({
    code: 'installment_plan_not_available',
  });
});
