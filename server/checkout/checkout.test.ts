import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Checkout } from '#contract/checkout.ts';
import { gatewayMethods, paymentMethods } from '#contract/payment-methods.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createShopper, payAtGateway, type Shopper } from '../testing/shopper.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';

const shop = await createTestShop();

async function stockOf(skuId: number): Promise<number> {
  const stock = dataOf(await shop.client()('POST /inventory/api/stock', { body: { productIds: [skuId] } }));
  return stock[skuId]?.stock ?? Number.NaN;
}

async function mailsTo(shopper: Shopper): Promise<string[]> {
  const mails = await shop.db
    .selectFrom('mails')
    .select(['template', 'created_at'])
    .where('recipient', '=', shopper.email)
    .execute();
  return mails.map((mail) => mail.template).sort();
}

/** What is in the cart, as SKU ids. */
async function cartOf({ client }: Shopper): Promise<number[]> {
  return dataOf(await client('GET /cart/api/cart/me')).items.map((item) => item.productId);
}

/** A refusal with the checkout as it is now. */
async function refusalOf(
  answer: ReturnType<Shopper['requestOrder']>,
): Promise<{ status: number; code: string; now: Checkout | undefined }> {
  const result = await answer;
  if (result.ok) throw new Error(`expected a refusal, got order ${result.data.orderId}`);
  return { status: result.status, code: result.code, now: result.data as Checkout | undefined };
}

describe('a whole purchase', () => {
  test('by card: reviewed, ordered, approved at the bank, paid; the bought line leaves the cart and the other stays', async () => {
    const shopper = await createShopper(shop);
    const phone = await createProduct(shop, {
      name: 'Comet 5',
      price: 9990,
      specialPrice: { price: 8990 },
      stock: 4,
      options: { colour: 'Black' },
    });
    const cable = await createProduct(shop, { name: 'Cable', price: 290 });
    await shopper.addToCart(phone.skuId, 2);
    await shopper.addToCart(cable.skuId);
    const cart = dataOf(await shopper.client('GET /cart/api/cart/me'));
    const wanted = cart.items.filter((item) => item.productId === phone.skuId).map((item) => item.uuid);
    dataOf(
      await shopper.client('PUT /cart/api/cart/{cartId}/items/selected', {
        params: { cartId: cart.cartId },
        body: { cartItemIds: wanted },
      }),
    );

    const review = await shopper.openCheckout();
    expect(review).toMatchObject({
      items: [{ productId: phone.skuId, quantity: 2 }],
      totalMarketPrice: 19980,
      totalPrice: 17980,
      totalSpecialPrice: 2000,
      totalDeliveryFee: 0,
      totalDeliveryFeeDiscount: 50,
      totalPayable: 17980,
      totalVat: 1176.26,
      delivery: { deliveryMethod: 'shipping', addressId: shopper.addressId },
      paymentMethods: paymentMethods.map((paymentMethod) => ({ paymentMethod, available: true, reason: null })),
    });

    const order = await shopper.placeOrder({ quote: review.quote });
    expect(order).toMatchObject({
      status: 'pending_payment',
      paymentMethod: 'credit_card',
      isPayable: true,
      isCancellable: true,
      totalPayable: 17980,
      totalBeforeVat: 16803.74,
      totalQuantity: 2,
      items: [
        {
          productId: phone.skuId,
          parentId: phone.productId,
          productName: 'Comet 5',
          attributeOptionName: 'Black',
          quantity: 2,
          price: 8990,
          standardPrice: 9990,
          totalPrice: 17980,
        },
      ],
      deliveryAddress: { firstName: 'สมหญิง', postcode: '10110', district: 'Khlong Toei' },
      payment: { status: 'pending', amount: 17980, qrPayload: null, expiresAt: '2026-11-20T03:30:00.000Z' },
      expiresAt: '2026-11-20T03:30:00.000Z',
      history: [{ status: 'pending_payment' }],
    });
    expect(order.orderId).toMatch(/^SF261120\d{6}$/);
    expect(order.payment?.redirectUrl).toMatch(/^http:\/\/localhost:3000\/en\/mock-payment\?charge=/);
    expect(await cartOf(shopper)).toEqual([cable.skuId]);
    expect(await stockOf(phone.skuId)).toBe(2);

    await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
    expect(await shopper.getOrder(order.orderId)).toMatchObject({
      status: 'paid',
      isPayable: false,
      expiresAt: null,
      payment: { status: 'succeeded', redirectUrl: null, expiresAt: null },
      history: [{ status: 'pending_payment' }, { status: 'paid' }],
    });
    expect(await mailsTo(shopper)).toEqual(['order_received', 'payment_received']);
  });
});

describe('the checkout', () => {
  test('asks for delivery before an order, and forgets an address that is gone', async () => {
    const shopper = await createShopper(shop);
    await shopper.addToCart((await createProduct(shop)).skuId);
    const { cartId, client } = shopper;
    const before = dataOf(await client('GET /cart/api/checkout/{cartId}', { params: { cartId } }));
    expect(before.delivery).toBeNull();
    expect(await refusalOf(shopper.requestOrder({ quote: before.quote }))).toMatchObject({
      status: 409,
      code: 'delivery_required',
    });

    const { quote } = await shopper.openCheckout();
    dataOf(await client('DELETE /account/api/profile/addresses/{id}', { params: { id: shopper.addressId } }));
    const refusal = await refusalOf(shopper.requestOrder({ quote }));
    expect(refusal).toMatchObject({ status: 409, code: 'checkout_error', now: { delivery: null, addresses: [] } });
    expect(await refusalOf(shopper.requestOrder({ quote: refusal.now?.quote ?? '' }))).toMatchObject({
      code: 'delivery_required',
    });
  });

  test('delivers to own addresses only', async () => {
    const [shopper, neighbour] = [await createShopper(shop), await createShopper(shop)];
    await shopper.addToCart((await createProduct(shop)).skuId);
    for (const addressId of [neighbour.addressId, randomUUID(), 'nowhere']) {
      const answer = await shopper.client('PUT /cart/api/checkout/{cartId}/delivery', {
        params: { cartId: shopper.cartId },
        body: { deliveryMethod: 'shipping', addressId },
      });
      expect(answer).toMatchObject({ ok: false, status: 404, code: 'address_not_found' });
    }
  });

  test('says that nothing is selected', async () => {
    const shopper = await createShopper(shop);
    const answer = await shopper.client('GET /cart/api/checkout/{cartId}', { params: { cartId: shopper.cartId } });
    expect(answer).toMatchObject({ ok: false, status: 409, code: 'nothing_selected' });
    expect(await refusalOf(shopper.requestOrder({ quote: 'any' }))).toMatchObject({
      status: 409,
      code: 'nothing_selected',
    });
  });

  test('takes 50 baht for delivery below 800 baht, none from there', async () => {
    const shopper = await createShopper(shop);
    const cable = await createProduct(shop, { price: 799.5 });
    await shopper.addToCart(cable.skuId);
    expect(await shopper.openCheckout()).toMatchObject({
      totalPayable: 849.5,
      freeDeliveryFrom: 800,
      deliveryMethods: [{ fee: 50, minimumDays: 2, maximumDays: 7 }],
    });
    await shopper.addToCart((await createProduct(shop, { price: 0.5 })).skuId);
    expect(await shopper.openCheckout()).toMatchObject({ totalPayable: 800, deliveryMethods: [{ fee: 0 }] });
  });

  test('gives the same quote in both languages', async () => {
    const shopper = await createShopper(shop);
    await shopper.addToCart((await createProduct(shop)).skuId);
    const { quote } = await shopper.openCheckout();
    const thai = shop.client({ customerId: shopper.customerId, locale: 'th' });
    const review = dataOf(await thai('GET /cart/api/checkout/{cartId}', { params: { cartId: shopper.cartId } }));
    expect(review.quote).toBe(quote);
    expect(review.items[0]?.productName).toMatch(/ไทย/);
  });
});

describe('cash on delivery', () => {
  test('confirms an order of up to 20,000 baht at once, with no payment to make', async () => {
    const shopper = await createShopper(shop);
    const camera = await createProduct(shop, { price: 20_000, stock: 2 });
    await shopper.addToCart(camera.skuId);
    const order = await shopper.placeOrder({ paymentMethod: 'cash_on_delivery' });
    expect(order).toMatchObject({
      status: 'confirmed',
      payment: null,
      isPayable: false,
      isCancellable: true,
      expiresAt: null,
    });
    expect(await stockOf(camera.skuId)).toBe(1);
    expect(await mailsTo(shopper)).toEqual(['order_received']);
  });

  test('is not offered above 20,000 baht', async () => {
    const shopper = await createShopper(shop);
    const camera = await createProduct(shop, { price: 20_000.01 });
    await shopper.addToCart(camera.skuId);
    const { paymentMethods: offers, quote } = await shopper.openCheckout();
    expect(offers).toContainEqual({
      paymentMethod: 'cash_on_delivery',
      available: false,
      reason: 'amount_too_high',
    });
    expect(await refusalOf(shopper.requestOrder({ paymentMethod: 'cash_on_delivery', quote }))).toMatchObject({
      status: 409,
      code: 'payment_method_not_available',
    });
    expect(await stockOf(camera.skuId)).toBe(10);
  });

  test('is all that is left for an order too small for the gateway', async () => {
    const shopper = await createShopper(shop);
    await shop.db
      .insertInto('delivery_fees')
      .values({
        valid_from: new Date('2026-01-01'),
        fee_satang: 0,
        free_from_satang: 0,
        minimum_days: 2,
        maximum_days: 7,
      })
      .execute();
    await shopper.addToCart((await createProduct(shop, { price: 19.99 })).skuId);
    const { paymentMethods: offers } = await shopper.openCheckout();
    await shop.db.deleteFrom('delivery_fees').where('valid_from', '>', new Date('2025-12-31')).execute();
    expect(offers).toEqual([
      ...gatewayMethods.map((paymentMethod) => ({ paymentMethod, available: false, reason: 'amount_too_low' })),
      { paymentMethod: 'cash_on_delivery', available: true, reason: null },
    ]);
  });
});

describe('when something changed between review and order, nothing is created', () => {
  async function reviewed(given: Parameters<typeof createProduct>[1], quantity = 1) {
    const shopper = await createShopper(shop);
    const product = await createProduct(shop, given);
    await shopper.addToCart(product.skuId, quantity);
    return { shopper, skuId: product.skuId, quote: (await shopper.openCheckout()).quote };
  }

  async function expectNoOrder(shopper: Shopper) {
    const list = dataOf(await shopper.client('GET /cart/api/order/list'));
    expect(list.total).toBe(0);
    expect(await cartOf(shopper)).toHaveLength(1);
    expect(await mailsTo(shopper)).toEqual([]);
  }

  test('a price: the shopper is shown the new one and can order at it', async () => {
    const { shopper, skuId, quote } = await reviewed({ price: 1000 });
    await shop.db.updateTable('skus').set({ price_satang: 1100_00 }).where('sku_id', '=', skuId).execute();
    const refusal = await refusalOf(shopper.requestOrder({ quote }));
    expect(refusal).toMatchObject({ status: 409, code: 'product_information_updated', now: { totalPayable: 1100 } });
    await expectNoOrder(shopper);
    expect(await stockOf(skuId)).toBe(10);
    expect(await shopper.placeOrder({ quote: refusal.now?.quote ?? '' })).toMatchObject({ totalPayable: 1100 });
  });

  test('the fee of delivery', async () => {
    const { shopper, quote } = await reviewed({ price: 100 });
    await shop.db.updateTable('delivery_fees').set({ fee_satang: 60_00 }).execute();
    const refusal = await refusalOf(shopper.requestOrder({ quote }));
    await shop.db.updateTable('delivery_fees').set({ fee_satang: 50_00 }).execute();
    expect(refusal).toMatchObject({ status: 409, code: 'product_information_updated', now: { totalPayable: 160 } });
    await expectNoOrder(shopper);
  });

  test('stock that no longer suffices, or is gone', async () => {
    const { shopper, skuId, quote } = await reviewed({ stock: 3 }, 2);
    const setStock = (stock: number) =>
      shop.db.updateTable('stocks').set({ stock }).where('sku_id', '=', skuId).execute();
    await setStock(1);
    const short = await refusalOf(shopper.requestOrder({ quote }));
    expect(short).toMatchObject({
      status: 409,
      code: 'product_information_updated',
      now: { items: [{ stock: 1, quantity: 2 }] },
    });
    // Agreeing to what cannot be had does not help.
    expect(await refusalOf(shopper.requestOrder({ quote: short.now?.quote ?? '' }))).toMatchObject({
      code: 'product_information_updated',
    });
    await setStock(0);
    const gone = await refusalOf(shopper.requestOrder({ quote }));
    expect(gone).toMatchObject({ status: 409, code: 'out_of_stock', now: { items: [{ stock: 0 }] } });
    expect(await refusalOf(shopper.requestOrder({ quote: gone.now?.quote ?? '' }))).toMatchObject({
      code: 'out_of_stock',
    });
    await expectNoOrder(shopper);
    expect(await stockOf(skuId)).toBe(0);
  });

  test('stock that changed but still suffices is no change to the shopper', async () => {
    const { shopper, skuId, quote } = await reviewed({ stock: 9 }, 2);
    await shop.db.updateTable('stocks').set({ stock: 2 }).where('sku_id', '=', skuId).execute();
    expect(await shopper.placeOrder({ quote })).toMatchObject({ totalQuantity: 2 });
  });

  test('a quantity, in another window', async () => {
    const { shopper, skuId, quote } = await reviewed({});
    await shopper.addToCart(skuId);
    expect(await refusalOf(shopper.requestOrder({ quote }))).toMatchObject({
      code: 'product_information_updated',
      now: { items: [{ quantity: 2 }] },
    });
    await expectNoOrder(shopper);
  });

  test('a product that was withdrawn', async () => {
    const { shopper, skuId, quote } = await reviewed({});
    const { product_id } = await shop.db
      .selectFrom('skus')
      .select('product_id')
      .where('sku_id', '=', skuId)
      .executeTakeFirstOrThrow();
    await shop.db.updateTable('products').set({ visible: false }).where('product_id', '=', product_id).execute();
    expect(await refusalOf(shopper.requestOrder({ quote }))).toMatchObject({ code: 'out_of_stock' });
    await expectNoOrder(shopper);
  });

  test('the address that it goes to', async () => {
    const { shopper, quote } = await reviewed({});
    await shop.db
      .updateTable('customer_addresses')
      .set({ address: '1/1' })
      .where('address_id', '=', shopper.addressId)
      .execute();
    expect(await refusalOf(shopper.requestOrder({ quote }))).toMatchObject({ status: 409, code: 'checkout_error' });
    await expectNoOrder(shopper);
  });
});

describe('placing an order twice', () => {
  test('ten clicks at once with the same key make one order, and all are told of it', async () => {
    const shopper = await createShopper(shop);
    const phone = await createProduct(shop, { stock: 20 });
    await shopper.addToCart(phone.skuId);
    const { quote } = await shopper.openCheckout();
    const key = randomUUID();
    const orders = await Promise.all(Array.from({ length: 10 }, () => shopper.placeOrder({ quote, key })));
    expect(new Set(orders.map((order) => order.orderId)).size).toBe(1);
    const [first] = orders;
    expect(await shopper.placeOrder({ quote, key })).toEqual(first);
    expect(dataOf(await shopper.client('GET /cart/api/order/list')).total).toBe(1);
    expect(await stockOf(phone.skuId)).toBe(19);
    expect(await mailsTo(shopper)).toEqual(['order_received']);
  });

  test('two keys at once for the same cart make one order; the other is told that nothing is left to order', async () => {
    const shopper = await createShopper(shop);
    const phone = await createProduct(shop, { stock: 20 });
    await shopper.addToCart(phone.skuId);
    const { quote } = await shopper.openCheckout();
    const answers = await Promise.all([shopper.requestOrder({ quote }), shopper.requestOrder({ quote })]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.find((answer) => !answer.ok)).toMatchObject({ status: 409, code: 'nothing_selected' });
    expect(await stockOf(phone.skuId)).toBe(19);
  });

  test('a key serves one request: another one with it is refused, and a refused one can use it again', async () => {
    const shopper = await createShopper(shop);
    await shopper.addToCart((await createProduct(shop)).skuId);
    const { quote } = await shopper.openCheckout();
    const key = randomUUID();
    expect(await refusalOf(shopper.requestOrder({ quote: 'stale', key }))).toMatchObject({
      code: 'product_information_updated',
    });
    dataOf(await shopper.requestOrder({ quote, key }));
    expect(await refusalOf(shopper.requestOrder({ quote, key, paymentMethod: 'qr_code' }))).toMatchObject({
      status: 422,
      code: 'idempotency_key_reused',
    });
    const without = await shop.app.inject({
      method: 'POST',
      url: '/cart/api/order/create',
      headers: await shop.authHeaders(shopper.customerId),
      payload: { cartId: shopper.cartId, quote, paymentMethod: 'qr_code' },
    });
    expect(failureOf(without)).toEqual({ status: 400, code: 'idempotency_key_required' });
  });
});

describe('when the payment gateway gives no answer', () => {
  test('the order stands, unpaid, and the pay page starts the payment once the gateway is back', async () => {
    const shopper = await createShopper(shop);
    await shopper.addToCart((await createProduct(shop)).skuId);
    const { quote } = await shopper.openCheckout();
    await shop.database.executeScript('alter table mock_charges rename to mock_charges_away');
    const order = await shopper.placeOrder({ quote });
    expect(order).toMatchObject({
      status: 'pending_payment',
      isPayable: true,
      payment: { status: 'created', redirectUrl: null },
    });
    const { orderId } = order;
    const again = await shopper.client('POST /cart/api/order/request-payment/{orderId}', {
      params: { orderId },
      body: { paymentMethod: 'qr_code' },
      idempotencyKey: randomUUID(),
    });
    expect(again).toMatchObject({ ok: false, status: 502, code: 'payment_gateway_unavailable' });
    await shop.database.executeScript('alter table mock_charges_away rename to mock_charges');

    const back = dataOf(
      await shopper.client('POST /cart/api/order/{orderId}/refresh-payment', { params: { orderId } }),
    );
    expect(back).toMatchObject({ status: 'pending_payment', payment: { status: 'pending', paymentMethod: 'qr_code' } });
    await payAtGateway(shop, back, { action: 'approve', webhook: 'before' });
    expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'paid', paymentMethod: 'qr_code' });
  });
});
