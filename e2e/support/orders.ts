import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { originHeader } from './customers.ts';

/**
 * Orders the cart of the signed-in customer through the API: cash on delivery, to the customer's first address.
 *
 * @returns the order's id
 */
export async function placeCashOnDeliveryOrder(page: Page): Promise<string> {
  const { cartId } = (await (await page.request.get('/cart/api/cart/me', { headers: originHeader() })).json()).data;
  const checkout = (await (await page.request.get(`/cart/api/checkout/${cartId}`, { headers: originHeader() })).json())
    .data;
  const delivery = await page.request.put(`/cart/api/checkout/${cartId}/delivery`, {
    headers: originHeader(),
    data: { deliveryMethod: 'shipping', addressId: checkout.addresses[0].addressId },
  });
  const { quote } = (await delivery.json()).data;
  const ordered = await page.request.post('/cart/api/order/create', {
    headers: { ...originHeader(), 'idempotency-key': randomUUID() },
    data: { cartId, quote, paymentMethod: 'cash_on_delivery' },
  });
  expect(ordered.ok()).toBe(true);
  return (await ordered.json()).data.orderId;
}
