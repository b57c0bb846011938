import { randomUUID } from 'node:crypto';
import type { Checkout } from '#contract/checkout.ts';
import type { Client } from '#contract/client.ts';
import type { Locale } from '#contract/locale.ts';
import type { Order } from '#contract/orders.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import type { JobHandlers } from '../jobs/jobs.ts';
import { givenCustomer } from './account-factory.ts';
import { dataOf, type TestShop } from './shop.ts';

/** A signed-in customer with an address and a cart, who shops through the API. */
export interface Shopper {
  customerId: string;
  email: string;
  addressId: string;
  cartId: string;
  client: Client;
  /** Puts pieces of a SKU into the cart. */
  add(skuId: number, quantity?: number): Promise<void>;
  /** The checkout with the delivery to the own address chosen. */
  review(): Promise<Checkout>;
  /** Places the order of a review, or of a fresh one; the answer as it came. */
  tryToOrder(wish?: { paymentMethod?: PaymentMethod; quote?: string; key?: string }): ReturnType<typeof place>;
  /** As `tryToOrder`, and expects an order. */
  order(wish?: { paymentMethod?: PaymentMethod; quote?: string; key?: string }): Promise<Order>;
  /** The order as it is now. */
  see(orderId: string): Promise<Order>;
}

function place(client: Client, wish: { cartId: string; quote: string; paymentMethod: PaymentMethod }, key: string) {
  return client('POST /cart/api/order/create', { body: wish, idempotencyKey: key });
}

export async function givenShopper(
  shop: Pick<TestShop, 'db' | 'clock' | 'client'>,
  { locale = 'en' }: { locale?: Locale } = {},
): Promise<Shopper> {
  return shopperOf(shop, await givenCustomer(shop), { locale });
}

/** As `givenShopper`, for a customer who is there already. */
export async function shopperOf(
  shop: Pick<TestShop, 'client'>,
  { customerId, email }: { customerId: string; email: string },
  { locale = 'en' }: { locale?: Locale } = {},
): Promise<Shopper> {
  const client = shop.client({ customerId, locale });
  const addressId = await givenAddress(shop, customerId);
  const { cartId } = dataOf(await client('POST /cart/api/cart/create'));
  const shopper: Shopper = {
    customerId,
    email,
    addressId,
    cartId,
    client,
    async add(skuId, quantity = 1) {
      dataOf(
        await client('POST /cart/api/cart/{cartId}/items/add', {
          params: { cartId },
          body: { productId: skuId, quantity },
        }),
      );
    },
    async review() {
      return dataOf(
        await client('PUT /cart/api/checkout/{cartId}/delivery', {
          params: { cartId },
          body: { deliveryMethod: 'shipping', addressId },
        }),
      );
    },
    async tryToOrder({ paymentMethod = 'credit_card', quote, key = randomUUID() } = {}) {
      return place(client, { cartId, paymentMethod, quote: quote ?? (await shopper.review()).quote }, key);
    },
    async order(wish) {
      return dataOf(await shopper.tryToOrder(wish));
    },
    async see(orderId) {
      return dataOf(await client('GET /cart/api/order/{orderId}', { params: { orderId } }));
    },
  };
  return shopper;
}

/** A shipping address in Bangkok; the customer's default. */
async function givenAddress(shop: Pick<TestShop, 'client'>, customerId: string): Promise<string> {
  const client = shop.client({ customerId });
  const [place] = dataOf(
    await client('GET /utils/api/postal-addresses/postcodes/{postcode}', { params: { postcode: '10110' } }),
  );
  if (!place) throw new Error('the address book has no 10110');
  const { addressId } = dataOf(
    await client('POST /account/api/profile/addresses', {
      body: {
        firstName: 'สมหญิง',
        lastName: 'ใจดี',
        mobileNo: '0812345678',
        address: '99/9',
        subdistrictId: place.subdistrict.id,
        districtId: place.district.id,
        provinceId: place.province.id,
        postcode: place.postcode,
      },
    }),
  );
  return addressId;
}

/** The mock gateway's id of the charge that an order waits for. */
export function chargeIdOf(order: Order): string {
  const chargeId = new URL(order.payment?.redirectUrl ?? 'none:').searchParams.get('charge');
  if (!chargeId) throw new Error(`order ${order.orderId} has no open charge: ${JSON.stringify(order.payment)}`);
  return chargeId;
}

/** What the shopper does on the mock gateway's pages. */
export async function payAtGateway(
  shop: Pick<TestShop, 'client'>,
  order: Order,
  choice: { action: 'approve' | 'decline' | 'cancel' | 'expire'; webhook: 'before' | 'after' | 'twice' | 'never' },
): Promise<void> {
  const params = { chargeId: chargeIdOf(order) };
  dataOf(await shop.client()('POST /mock-payment/api/charges/{chargeId}/complete', { params, body: choice }));
}

/** The bank took the money of an order that expired although the gateway had said that the charge was over; its webhook comes late. */
export async function payLate(shop: Pick<TestShop, 'db'>, jobs: JobHandlers, orderId: string): Promise<void> {
  const { charge_id: chargeId } = await shop.db
    .selectFrom('payment_attempts')
    .select('charge_id')
    .where('reference', '=', orderId)
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('mock_charges').set({ status: 'successful' }).where('charge_id', '=', chargeId).execute();
  await jobs['mock-webhook']({ chargeId: chargeId ?? '', eventId: `evnt_${randomUUID()}` });
}
