import { expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { createOmiseShop } from '../../testing/omise-shop.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { dataOf } from '../../testing/test-shop.ts';
import { jobHandlers } from '../../workers.ts';

const { shop, omise, setTime, chargesOf, placeOrder, payByCard, requestPayment, send } = await createOmiseShop();
const jobs = jobHandlers(shop, shop.app);

function newestChargeOf(order: Order) {
  const charge = chargesOf(order).at(-1);
  if (!charge) throw new Error(`${order.orderId} has no charge`);
  return charge;
}

/** What Omise is asked for while the shopper chooses a method. */
async function callsToChoose(method: 'credit_card' | 'qr_code', shopper: Shopper, order: Order): Promise<string[]> {
  const before = omise.requests.length;
  dataOf(await requestPayment(shopper, order, method));
  return omise.requests.slice(before).map((request) => `${request.method} ${request.path}`);
}

test('a QR code is closed at Omise once, however often the method changes, and still pays the order if it is paid', async () => {
  const { shopper, order } = await placeOrder('qr_code');
  const first = newestChargeOf(order);
  for (let change = 0; change < 3; change += 1) {
    const { id } = newestChargeOf(order);
    const calls = await callsToChoose('qr_code', shopper, order);
    expect(calls).toEqual([`POST /charges/${id}/expire`, 'POST /charges']);
  }
  const paid = omise.charges.pay(first.id);
  expect((await send(omise.event('charge.complete', paid))).statusCode).toBe(204);
  expect((await shopper.getOrder(order.orderId)).status).toBe('paid');
});

test('a QR code that was closed and is paid without an event pays its order after it expired', async () => {
  const { shopper, order } = await placeOrder('qr_code');
  const first = newestChargeOf(order);
  await callsToChoose('qr_code', shopper, order);
  omise.charges.pay(first.id);
  setTime(31 * 60);
  await jobs['expire-orders']({});
  await jobs['settle-late-charges']({});
  expect((await shopper.getOrder(order.orderId)).status).toBe('paid');
});

test('a card that may still be confirmed at its bank is read whenever the method changes, until it fails', async () => {
  const { shopper, order } = await placeOrder('credit_card');
  dataOf(await payByCard(shopper, order, omise.tokenFor('4242424242424242')));
  const { id } = newestChargeOf(order);
  const read = [`POST /charges/${id}/expire`, `GET /charges/${id}`];
  for (let change = 0; change < 2; change += 1)
    expect(await callsToChoose('credit_card', shopper, order)).toEqual(read);
  omise.charges.fail(id, 'payment_rejected');
  expect(await callsToChoose('credit_card', shopper, order)).toEqual(read);
  expect(await callsToChoose('credit_card', shopper, order)).toEqual([]);
});

test('a card that may still be confirmed and the QR code after it are both closed when the method changes', async () => {
  const { shopper, order } = await placeOrder('credit_card');
  dataOf(await payByCard(shopper, order, omise.tokenFor('4242424242424242')));
  const card = newestChargeOf(order);
  await callsToChoose('qr_code', shopper, order);
  const code = newestChargeOf(order);
  const closing = [card, code].map(({ id }) => `POST /charges/${id}/expire`);
  expect(await callsToChoose('qr_code', shopper, order)).toEqual(expect.arrayContaining(closing));
});
