import { randomUUID } from 'node:crypto';
import type { Order } from '#contract/orders.ts';
import type { GatewayMethod } from '#contract/payment-methods.ts';
import { type FakeCharge, type FakeOmise, startFakeOmise } from '#server/testing/fake-omise.ts';
import type { Shopper } from '#server/testing/shopper.ts';

/** Of a bank with 3-D Secure. */
export const card = '4242424242424242';
/** Of a bank without 3-D Secure: it is charged at once. */
export const cardWithout3ds = '4000000000000002';

/** What tests do at a stand-in for Omise that runs in their process. */
export interface Gateway extends FakeOmise {
  /** The settings of a shop that uses it for all payments. */
  settings: Record<string, string>;
  /** All charges of an order. */
  chargesOf(order: Pick<Order, 'orderId'>): FakeCharge[];
  /** Throws if an order has none, or several. */
  onlyChargeOf(order: Pick<Order, 'orderId'>): FakeCharge;
  /** Delivers the event of a charge once to a shop, and returns the status of the response; 0 if there is none. */
  deliver(origin: string, charge: FakeCharge): Promise<number>;
}

export async function openGateway(): Promise<Gateway> {
  const omise = await startFakeOmise({ clock: () => new Date() });
  const chargesOf: Gateway['chargesOf'] = ({ orderId }) =>
    omise.charges.all.filter(({ metadata }) => metadata.reference === orderId);
  return {
    ...omise,
    settings: { PAYMENTS: 'omise', ...omise.environment },
    chargesOf,
    onlyChargeOf(order) {
      const [charge, ...others] = chargesOf(order);
      if (!charge || others.length > 0) throw new Error(`${order.orderId} has ${chargesOf(order).length} charges`);
      return charge;
    },
    deliver(origin, charge) {
      const { payload, headers } = omise.event('charge.complete', charge);
      return fetch(`${origin}/payment/api/webhooks/omise`, { method: 'POST', headers, body: payload }).then(
        ({ status }) => status,
        () => 0,
      );
    },
  };
}

/** Pays an order by the card of a token. */
export function payByCard({ client }: Shopper, { orderId }: Order, cardToken: string) {
  return client('POST /cart/api/order/{orderId}/card-payment', { params: { orderId }, body: { cardToken } });
}

/** Asks the shop to read the order's payment from the gateway. */
export function refresh({ client }: Shopper, { orderId }: Order) {
  return client('POST /cart/api/order/{orderId}/refresh-payment', { params: { orderId } });
}

export function changeMethod(
  { client }: Shopper,
  { orderId }: Order,
  paymentMethod: GatewayMethod,
  key: string = randomUUID(),
) {
  return client('POST /cart/api/order/request-payment/{orderId}', {
    params: { orderId },
    body: { paymentMethod },
    idempotencyKey: key,
  });
}

export function cancel({ client }: Pick<Shopper, 'client'>, { orderId }: Order) {
  return client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } });
}
