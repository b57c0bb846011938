import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Checkout } from '#contract/checkout.ts';
import { gatewayMethods, paymentMethods } from '#contract/payment-methods.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { unavailableGateway, withSchemaChange } from '../testing/schema-changes.ts';
import {
  addBillingAddress,
  createShopper,
  makeBillingAddress,
  payAtGateway,
  type Shopper,
} from '../testing/shopper.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';

const shop = await createTestShop();

async function stockOf(skuId: number): Promise<number> {
  const [stock] = dataOf(await shop.client()('POST /inventory/api/stock', { body: { productIds: [skuId] } }));
  return stock?.stock ?? Number.NaN;
}

async function mailsTo(shopper: Shopper): Promise<string[]> {
  const mails = await shop.db
    .selectFrom('mails')
    .select(['template', 'created_at'])
    .where('recipient', '=', shopper.email)
    .execute();
  return mails.map((mail) => mail.template).sort();
}

/** SKU ids of the lines of the cart. */
async function cartSkuIds({ client }: Shopper): Promise<number[]> {
  return dataOf(await client('GET /cart/api/cart/me')).items.map((item) => item.productId);
}

/** The error of a refused order, with the current checkout. */
async function refusalOf(
  request: ReturnType<Shopper['requestOrder']>,
): Promise<{ status: number; code: string; checkout: Checkout | undefined }> {
  const result = await request;
  if (result.ok) throw new Error(`expected a refusal, got order ${result.data.orderId}`);
  return { status: result.status, code: result.code, checkout: result.data as Checkout | undefined };
}

describe('a purchase', () => {
  test('by card: checkout, order, approval at the bank, payment; only ordered lines are removed from the cart', async () => {
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
    const phoneLines = cart.items.filter((item) => item.productId === phone.skuId).map((item) => item.uuid);
    dataOf(
      await shopper.client('PUT /cart/api/cart/{cartId}/items/selected', {
        params: { cartId: cart.cartId },
        body: { cartItemIds: phoneLines },
      }),
    );

    const checkout = await shopper.openCheckout();
    expect(checkout).toMatchObject({
      items: [{ productId: phone.skuId, quantity: 2 }],
      totalMarketPrice: 19980,
      totalPrice: 17980,
      totalSpecialPrice: 2000,
      totalDeliveryFee: 0,
      totalDeliveryFeeDiscount: 50,
      totalPayable: 17980,
      totalVat: 1176.26,
      delivery: { deliveryMethod: 'shipping', addressId: shopper.addressId },
      paymentMethods: paymentMethods.map((paymentMethod) => {
        const reason = paymentMethod === 'installment' ? 'not_on_installments' : null;
        return { paymentMethod, available: reason === null, reason };
      }),
    });

    const order = await shopper.placeOrder({ quote: checkout.quote });
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
    expect(order.orderId).toMatch(/^SF261120\d{8}$/);
    expect(order.payment?.redirectUrl).toMatch(/^http:\/\/localhost:3000\/en\/mock-payment\?charge=/);
    expect(await cartSkuIds(shopper)).toEqual([cable.skuId]);
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
  test('requires delivery before an order, and has none after its address was deleted', async () => {
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
    expect(refusal).toMatchObject({ status: 409, code: 'checkout_error', checkout: { delivery: null, addresses: [] } });
    expect(await refusalOf(shopper.requestOrder({ quote: refusal.checkout?.quote ?? '' }))).toMatchObject({
      code: 'delivery_required',
    });
  });

  test('delivers only to addresses of the customer', async () => {
    const [shopper, neighbour] = [await createShopper(shop), await createShopper(shop)];
    await shopper.addToCart((await createProduct(shop)).skuId);
    for (const addressId of [neighbour.addressId, randomUUID(), 'nowhere']) {
      const result = await shopper.client('PUT /cart/api/checkout/{cartId}/delivery', {
        params: { cartId: shopper.cartId },
        body: { deliveryMethod: 'shipping', addressId },
      });
      expect(result).toMatchObject({ ok: false, status: 404, code: 'address_not_found' });
    }
  });

  test('does not deliver to a billing address, nor to one that became a billing address', async () => {
    const shopper = await createShopper(shop);
    await shopper.addToCart((await createProduct(shop)).skuId);
    const billingAddressId = await addBillingAddress(shopper);
    const result = await shopper.client('PUT /cart/api/checkout/{cartId}/delivery', {
      params: { cartId: shopper.cartId },
      body: { deliveryMethod: 'shipping', addressId: billingAddressId },
    });
    expect(result).toMatchObject({ ok: false, status: 404, code: 'address_not_found' });

    const { quote } = await shopper.openCheckout();
    await makeBillingAddress(shopper, shopper.addressId);
    expect(await refusalOf(shopper.requestOrder({ quote }))).toMatchObject({
      code: 'checkout_error',
      checkout: { delivery: null },
    });
  });

  test('is nothing_selected if no line is selected', async () => {
    const shopper = await createShopper(shop);
    const result = await shopper.client('GET /cart/api/checkout/{cartId}', { params: { cartId: shopper.cartId } });
    expect(result).toMatchObject({ ok: false, status: 409, code: 'nothing_selected' });
    expect(await refusalOf(shopper.requestOrder({ quote: 'any' }))).toMatchObject({
      status: 409,
      code: 'nothing_selected',
    });
  });

  test('charges 50 baht for delivery below 800 baht, nothing from 800 baht', async () => {
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

  test('has the same quote in both languages', async () => {
    const shopper = await createShopper(shop);
    await shopper.addToCart((await createProduct(shop)).skuId);
    const { quote } = await shopper.openCheckout();
    const thai = shop.client({ customerId: shopper.customerId, locale: 'th' });
    const checkout = dataOf(await thai('GET /cart/api/checkout/{cartId}', { params: { cartId: shopper.cartId } }));
    expect(checkout.quote).toBe(quote);
    expect(checkout.items[0]?.productName).toMatch(/ไทย/);
  });
});

describe('cash on delivery', () => {
  test('confirms an order of up to 20,000 baht at once, without a payment', async () => {
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

  test('is not available above 20,000 baht', async () => {
    const shopper = await createShopper(shop);
    const camera = await createProduct(shop, { price: 20_000.01 });
    await shopper.addToCart(camera.skuId);
    const { paymentMethods: options, quote } = await shopper.openCheckout();
    expect(options).toContainEqual({
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

  test("and bank transfer are the available methods below the gateway's minimum", async () => {
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
    const { paymentMethods: options } = await shopper.openCheckout();
    await shop.db.deleteFrom('delivery_fees').where('valid_from', '>', new Date('2025-12-31')).execute();
    expect(options).toEqual([
      ...gatewayMethods.map((paymentMethod) => ({
        paymentMethod,
        available: false,
        reason: paymentMethod === 'installment' ? 'not_on_installments' : 'amount_too_low',
      })),
      { paymentMethod: 'bank_transfer', available: true, reason: null },
      { paymentMethod: 'cash_on_delivery', available: true, reason: null },
    ]);
  });
});

const shipsFrom = (value: string) =>
  JSON.stringify([
    {
      code: 'available-from',
      type: 'text',
      value,
      label: { th: value, en: value },
      name: { th: 'เริ่มจัดส่ง', en: 'Ships from' },
    },
  ]);

describe('an order is refused if something changed since the quote', () => {
  async function openCheckoutOf(options: Parameters<typeof createProduct>[1], quantity = 1) {
    const shopper = await createShopper(shop);
    const product = await createProduct(shop, options);
    await shopper.addToCart(product.skuId, quantity);
    return { shopper, skuId: product.skuId, quote: (await shopper.openCheckout()).quote };
  }

  async function expectNoOrder(shopper: Shopper) {
    const list = dataOf(await shopper.client('GET /cart/api/order/list'));
    expect(list.total).toBe(0);
    expect(await cartSkuIds(shopper)).toHaveLength(1);
    expect(await mailsTo(shopper)).toEqual([]);
  }

  test('a line that is on pre-order now, or ships on another day', async () => {
    const { shopper, skuId } = await openCheckoutOf({});
    await shopper.addToCart((await createProduct(shop)).skuId);
    const changes = [
      () => shop.db.updateTable('stocks').set({ pre_order_flag: true, pre_order_stock: 5 }).where('sku_id', '=', skuId),
      () =>
        shop.db
          .updateTable('skus')
          .set({ attributes: shipsFrom('2027-01-09') })
          .where('sku_id', '=', skuId),
    ];
    for (const change of changes) {
      const { quote } = await shopper.openCheckout();
      await change().execute();
      expect(await refusalOf(shopper.requestOrder({ quote }))).toMatchObject({ code: 'product_information_updated' });
    }
  });

  test('a price: the refusal has the new quote, with which the order can be placed', async () => {
    const { shopper, skuId, quote } = await openCheckoutOf({ price: 1000 });
    await shop.db.updateTable('skus').set({ price_satang: 1100_00 }).where('sku_id', '=', skuId).execute();
    const refusal = await refusalOf(shopper.requestOrder({ quote }));
    expect(refusal).toMatchObject({
      status: 409,
      code: 'product_information_updated',
      checkout: { totalPayable: 1100 },
    });
    await expectNoOrder(shopper);
    expect(await stockOf(skuId)).toBe(10);
    expect(await shopper.placeOrder({ quote: refusal.checkout?.quote ?? '' })).toMatchObject({ totalPayable: 1100 });
  });

  test('the delivery fee', async () => {
    const { shopper, quote } = await openCheckoutOf({ price: 100 });
    await shop.db.updateTable('delivery_fees').set({ fee_satang: 60_00 }).execute();
    const refusal = await refusalOf(shopper.requestOrder({ quote }));
    await shop.db.updateTable('delivery_fees').set({ fee_satang: 50_00 }).execute();
    expect(refusal).toMatchObject({
      status: 409,
      code: 'checkout_error',
      checkout: { totalPayable: 160 },
    });
    await expectNoOrder(shopper);
  });

  test('stock that is too low or sold out', async () => {
    const { shopper, skuId, quote } = await openCheckoutOf({ stock: 3 }, 2);
    const setStock = (stock: number) =>
      shop.db.updateTable('stocks').set({ stock }).where('sku_id', '=', skuId).execute();
    await setStock(1);
    const tooLow = await refusalOf(shopper.requestOrder({ quote }));
    expect(tooLow).toMatchObject({
      status: 409,
      code: 'product_information_updated',
      checkout: { items: [{ stock: 1, quantity: 2 }] },
    });
    // The new quote does not help: the stock is too low for the quantity.
    expect(await refusalOf(shopper.requestOrder({ quote: tooLow.checkout?.quote ?? '' }))).toMatchObject({
      code: 'product_information_updated',
    });
    await setStock(0);
    const soldOut = await refusalOf(shopper.requestOrder({ quote }));
    expect(soldOut).toMatchObject({ status: 409, code: 'out_of_stock', checkout: { items: [{ stock: 0 }] } });
    expect(await refusalOf(shopper.requestOrder({ quote: soldOut.checkout?.quote ?? '' }))).toMatchObject({
      code: 'out_of_stock',
    });
    await expectNoOrder(shopper);
    expect(await stockOf(skuId)).toBe(0);
  });

  test('but not if stock changed and is still sufficient', async () => {
    const { shopper, skuId, quote } = await openCheckoutOf({ stock: 9 }, 2);
    await shop.db.updateTable('stocks').set({ stock: 2 }).where('sku_id', '=', skuId).execute();
    expect(await shopper.placeOrder({ quote })).toMatchObject({ totalQuantity: 2 });
  });

  test('a quantity, such as in another window', async () => {
    const { shopper, skuId, quote } = await openCheckoutOf({});
    await shopper.addToCart(skuId);
    expect(await refusalOf(shopper.requestOrder({ quote }))).toMatchObject({
      code: 'product_information_updated',
      checkout: { items: [{ quantity: 2 }] },
    });
    await expectNoOrder(shopper);
  });

  test('a product that was withdrawn', async () => {
    const { shopper, skuId, quote } = await openCheckoutOf({});
    const { product_id } = await shop.db
      .selectFrom('skus')
      .select('product_id')
      .where('sku_id', '=', skuId)
      .executeTakeFirstOrThrow();
    await shop.db.updateTable('products').set({ visible: false }).where('product_id', '=', product_id).execute();
    expect(await refusalOf(shopper.requestOrder({ quote }))).toMatchObject({ code: 'out_of_stock' });
    await expectNoOrder(shopper);
  });

  test('the delivery address', async () => {
    const { shopper, quote } = await openCheckoutOf({});
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
  test('ten concurrent requests with one key place one order and return it', async () => {
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

  test('two concurrent requests with different keys place one order; the other gets nothing_selected', async () => {
    const shopper = await createShopper(shop);
    const phone = await createProduct(shop, { stock: 20 });
    await shopper.addToCart(phone.skuId);
    const { quote } = await shopper.openCheckout();
    const results = await Promise.all([shopper.requestOrder({ quote }), shopper.requestOrder({ quote })]);
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.find((result) => !result.ok)).toMatchObject({ status: 409, code: 'nothing_selected' });
    expect(await stockOf(phone.skuId)).toBe(19);
  });

  test('a key cannot be reused for another request, but can after a refusal', async () => {
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

describe('when the payment gateway does not respond', () => {
  test('the order is placed unpaid, and the pay page starts the payment when the gateway responds again', async () => {
    const shopper = await createShopper(shop);
    await shopper.addToCart((await createProduct(shop)).skuId);
    const { quote } = await shopper.openCheckout();
    const order = await withSchemaChange(shop, unavailableGateway, async () => {
      const order = await shopper.placeOrder({ quote });
      expect(order).toMatchObject({
        status: 'pending_payment',
        isPayable: true,
        payment: { status: 'created', redirectUrl: null },
      });
      const again = await shopper.client('POST /cart/api/order/request-payment/{orderId}', {
        params: { orderId: order.orderId },
        body: { paymentMethod: 'qr_code' },
        idempotencyKey: randomUUID(),
      });
      expect(again).toMatchObject({ ok: false, status: 502, code: 'payment_gateway_unavailable' });
      return order;
    });
    const { orderId } = order;
    const back = dataOf(
      await shopper.client('POST /cart/api/order/{orderId}/refresh-payment', { params: { orderId } }),
    );
    expect(back).toMatchObject({ status: 'pending_payment', payment: { status: 'pending', paymentMethod: 'qr_code' } });
    await payAtGateway(shop, back, { action: 'approve', webhook: 'before' });
    expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'paid', paymentMethod: 'qr_code' });
  });
});
