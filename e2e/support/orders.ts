import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import { originHeader } from './customers.ts';

/** Orders the cart as `placeOrder`, by cash on delivery. */
export function placeCashOnDeliveryOrder(page: Page): Promise<string> {
  return placeOrder(page, 'cash_on_delivery');
}

/**
 * Orders the cart of the signed-in customer through the API, to the customer's first address.
 *
 * @returns the order's id
 */
export async function placeOrder(page: Page, paymentMethod: PaymentMethod): Promise<string> {
  const { cartId } = (await (await page.request.get('/cart/api/cart/me', { headers: originHeader() })).json()).data;
  const checkout = (await (await page.request.get(`/cart/api/checkout/${cartId}`, { headers: originHeader() })).json())
    .data;
  const delivery = await page.request.put(`/cart/api/checkout/${cartId}/delivery`, {
    headers: originHeader(),
    data: { deliveryMethod: 'shipping', addressId: checkout.addresses[0].addressId },
  });
  expect(delivery.ok()).toBe(true);
  const priced = await page.request.get(`/cart/api/checkout/${cartId}`, {
    headers: originHeader(),
    params: { paymentMethod },
  });
  const { quote } = (await priced.json()).data;
  const ordered = await page.request.post('/cart/api/order/create', {
    headers: { ...originHeader(), 'idempotency-key': randomUUID() },
    data: { cartId, quote, paymentMethod },
  });
  expect(ordered.ok()).toBe(true);
  return (await ordered.json()).data.orderId;
}
