import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client, ClientResult } from '#contract/client.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';

/** What shoppers look at and buy. */
export interface Wares {
  /** Paths of pages. */
  pages: readonly string[];
  skuIds: readonly number[];
  searches: readonly string[];
}

export interface Visitor {
  /** Calls the shop as a customer. */
  client: Client;
  /** Calls the mock gateway. */
  guest: Client;
  addressId: string;
  openPage: (path: string) => Promise<void>;
}

/** Seconds that a shopper reads and thinks between two calls, on average. */
const thinkSeconds = 3;

/** Visits the shop again and again until it is over: looks around, fills a cart, orders, pays or changes its mind. */
export async function visitRepeatedly(visitor: () => Visitor, wares: Wares, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const visit = new Visit(visitor(), wares, signal);
    try {
      await visit.run();
    } catch (error) {
      // A call was answered with an error, or not at all: who records answers has it.
      if (!(error instanceof VisitOver) && !(error instanceof TypeError)) throw error;
      await visit.think().catch(() => undefined);
    }
  }
}

class Visit {
  readonly #visitor: Visitor;
  readonly #wares: Wares;
  readonly #signal: AbortSignal;

  constructor(visitor: Visitor, wares: Wares, signal: AbortSignal) {
    this.#visitor = visitor;
    this.#wares = wares;
    this.#signal = signal;
  }

  async run(): Promise<void> {
    await this.#lookAround();
    const cartId = await this.#fillCart();
    if (Math.random() < 0.7) await this.#checkOut(cartId);
  }

  /** Waits as long as a shopper reads. */
  async think(): Promise<void> {
    const seconds = Math.min(-Math.log(1 - Math.random()), 5) * thinkSeconds;
    await wait(seconds * 1000, undefined, { signal: this.#signal }).catch(() => {
      throw new VisitOver('the soak is over');
    });
  }

  async #lookAround(): Promise<void> {
    const { client, openPage } = this.#visitor;
    for (const path of ['/', ...Array.from({ length: 3 }, () => pick(this.#wares.pages))]) {
      await openPage(path);
      await this.think();
    }
    const search = { params: { locale: 'th' }, query: { query: pick(this.#wares.searches) } } as const;
    await client('GET /search/api/{locale}/suggest', search);
    await client('GET /search/api/{locale}/products', search);
    await this.think();
  }

  async #fillCart(): Promise<string> {
    const { client, openPage } = this.#visitor;
    const { cartId } = dataOf(await client('POST /cart/api/cart/create'));
    const params = { cartId };
    for (let line = 0; line < 2; line += 1) {
      const body = { productId: pick(this.#wares.skuIds), quantity: 1 };
      await client('POST /cart/api/cart/{cartId}/items/add', { params, body });
      await this.think();
    }
    await openPage('/cart');
    dataOf(await client('GET /cart/api/cart/{cartId}', { params }));
    return cartId;
  }

  async #checkOut(cartId: string): Promise<void> {
    const { client, addressId } = this.#visitor;
    const params = { cartId };
    const body = { deliveryMethod: 'shipping', addressId } as const;
    dataOf(await client('PUT /cart/api/checkout/{cartId}/delivery', { params, body }));
    await this.think();
    // Promotions depend on the payment method: shoppers see the total that it leads to.
    const paymentMethod = pick<PaymentMethod>(['qr_code', 'qr_code', 'credit_card', 'bank_transfer']);
    const { quote } = dataOf(await client('GET /cart/api/checkout/{cartId}', { params, query: { paymentMethod } }));
    await this.think();
    const request = { body: { cartId, quote, paymentMethod }, idempotencyKey: randomUUID() };
    const order = () => client('POST /cart/api/order/create', request);
    const first = await order();
    const placed = await this.#withAnswer(first, order);
    await this.think();
    const chargeId = URL.parse(placed.payment?.redirectUrl ?? '')?.searchParams.get('charge');
    if (chargeId && Math.random() < 0.7) await this.#pay(chargeId);
    const ofOrder = { params: { orderId: placed.orderId } };
    await client('GET /cart/api/order/{orderId}', ofOrder);
    if (Math.random() < 0.3) await client('POST /cart/api/order/{orderId}/cancel', ofOrder);
  }

  /** Shoppers without an answer press again. */
  async #withAnswer<Data>(first: ClientResult<Data>, again: () => Promise<ClientResult<Data>>): Promise<Data> {
    if (first.ok || (first.status > 0 && first.status < 500)) return dataOf(first);
    await this.think();
    return dataOf(await again());
  }

  async #pay(chargeId: string): Promise<void> {
    const action = Math.random() < 0.9 ? 'approve' : 'decline';
    const webhook = pick(['before', 'after', 'twice', 'never'] as const);
    await this.#visitor.guest('POST /mock-payment/api/charges/{chargeId}/complete', {
      params: { chargeId },
      body: { action, webhook },
    });
  }
}

class VisitOver extends Error {
  override name = 'VisitOver';
}

function dataOf<Data>(result: ClientResult<Data>): Data {
  if (!result.ok) throw new VisitOver(result.code);
  return result.data;
}

function pick<Value>(from: readonly Value[]): Value {
  return from[Math.floor(Math.random() * from.length)] as Value;
}
