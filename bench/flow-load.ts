/* Task: concurrent shoppers, each of whom repeats a whole flow of API calls; reports rate, latency and failures. */
import { randomUUID } from 'node:crypto';
import { type Client, type ClientResult, createClient } from '#contract/client.ts';
import { keepAliveFetch } from './keep-alive-fetch.ts';
import { readTask } from './processes.ts';

export interface FlowTask {
  origin: string;
  flow: 'cart' | 'checkout';
  /** Number of concurrent shoppers. */
  concurrency: number;
  seconds: number;
  /** SKUs with plenty of stock. */
  skuIds: number[];
  /** Signed-in customers. Each has a single cart, so no two concurrent flows use the same customer. */
  customers: { accessToken: string; addressId: string }[];
}

export interface FlowResult {
  perSecond: number;
  done: number;
  /** Milliseconds of one flow. */
  median: number;
  p99: number;
  failed: number;
  /** The distinct reasons why flows failed. */
  reasons: string[];
}

const { origin, flow, concurrency, seconds, skuIds, customers } = await readTask<FlowTask>();
const fetch = keepAliveFetch();

function clientOf(accessToken?: string): Client {
  const headers: Record<string, string> = accessToken ? { authorization: `Bearer ${accessToken}` } : {};
  return createClient({ host: origin, locale: () => 'th', fetch, headers: () => headers });
}

function expectOk<Data>(step: string, result: ClientResult<Data>): Data {
  if (!result.ok) throw new Error(`${step}: ${result.status} ${result.code}`);
  return result.data;
}

let flows = 0;
function nextSku(): number {
  flows += 1;
  return skuIds[flows % skuIds.length] ?? 0;
}

const guest = clientOf();

async function fillCart(): Promise<void> {
  const { cartId } = expectOk('create a cart', await guest('POST /cart/api/cart/create'));
  const body = { productId: nextSku(), quantity: 1 };
  expectOk('add', await guest('POST /cart/api/cart/{cartId}/items/add', { params: { cartId }, body }));
}

/** Reviews the cart and orders it; again if it changed in between, such as when the last gift of a promotion was given. */
async function placeOrder(client: Client, cartId: string) {
  for (let attempt = 1; ; attempt += 1) {
    const query = { paymentMethod: 'qr_code' } as const;
    const { quote } = expectOk(
      'review',
      await client('GET /cart/api/checkout/{cartId}', { params: { cartId }, query }),
    );
    const body = { cartId, quote, ...query };
    const result = await client('POST /cart/api/order/create', { body, idempotencyKey: randomUUID() });
    const hasChanged = !result.ok && result.code === 'product_information_updated';
    if (!hasChanged || attempt === 3) return expectOk('order', result);
  }
}

async function checkOut(client: Client, addressId: string): Promise<void> {
  const { cartId } = expectOk('create a cart', await client('POST /cart/api/cart/create'));
  const params = { cartId };
  expectOk(
    'add',
    await client('POST /cart/api/cart/{cartId}/items/add', { params, body: { productId: nextSku(), quantity: 1 } }),
  );
  const body = { deliveryMethod: 'shipping', addressId } as const;
  expectOk('delivery', await client('PUT /cart/api/checkout/{cartId}/delivery', { params, body }));
  const placed = await placeOrder(client, cartId);
  const chargeId = new URL(placed.payment?.redirectUrl ?? 'none:').searchParams.get('charge') ?? '';
  const choice = { action: 'approve', webhook: 'before' } as const;
  expectOk(
    'pay',
    await guest('POST /mock-payment/api/charges/{chargeId}/complete', { params: { chargeId }, body: choice }),
  );
  const { status } = expectOk(
    'read order',
    await client('GET /cart/api/order/{orderId}', { params: { orderId: placed.orderId } }),
  );
  if (status !== 'paid') throw new Error(`the order is ${status}`);
}

const durations: number[] = [];
const reasons = new Map<string, number>();
const startedAt = performance.now();
const deadline = startedAt + seconds * 1000;

async function runShopper(shopper: number): Promise<void> {
  const own = customers
    .filter((_, index) => index % concurrency === shopper)
    .map(({ accessToken, addressId }) => ({ client: clientOf(accessToken), addressId }));
  for (let iteration = 0; performance.now() < deadline; iteration += 1) {
    const start = performance.now();
    try {
      const customer = own[iteration % own.length];
      if (flow === 'cart') await fillCart();
      else if (customer) await checkOut(customer.client, customer.addressId);
      durations.push(performance.now() - start);
    } catch (error) {
      const reason = (error as Error).message;
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
  }
}

await Promise.all(Array.from({ length: concurrency }, (_, shopper) => runShopper(shopper)));
const elapsed = (performance.now() - startedAt) / 1000;
durations.sort((a, b) => a - b);
const percentile = (share: number) => durations[Math.floor(durations.length * share)] ?? 0;
const result: FlowResult = {
  perSecond: durations.length / elapsed,
  done: durations.length,
  median: percentile(0.5),
  p99: percentile(0.99),
  failed: [...reasons.values()].reduce((sum, count) => sum + count, 0),
  reasons: [...reasons.keys()],
};
process.stdout.write(JSON.stringify(result));
process.exit(0);
