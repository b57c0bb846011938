import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ownOrigin } from './customers.ts';

/**
 * Orders what is in the cart of the signed-in customer, to the first address, paid in cash on delivery, without going
 * through the shop.
 *
 * @returns the order's id
 */
export async function orderedInCash(page: Page): Promise<string> {
  const { cartId } = (await (await page.request.get('/cart/api/cart/me', { headers: ownOrigin() })).json()).data;
  const checkout = (await (await page.request.get(`/cart/api/checkout/${cartId}`, { headers: ownOrigin() })).json())
    .data;
  const chosen = await page.request.put(`/cart/api/checkout/${cartId}/delivery`, {
    headers: ownOrigin(),
    data: { deliveryMethod: 'shipping', addressId: checkout.addresses[0].addressId },
  });
  const { quote } = (await chosen.json()).data;
  const ordered = await page.request.post('/cart/api/order/create', {
    headers: { ...ownOrigin(), 'idempotency-key': randomUUID() },
    data: { cartId, quote, paymentMethod: 'cash_on_delivery' },
  });
  expect(ordered.ok()).toBe(true);
  return (await ordered.json()).data.orderId;
}
