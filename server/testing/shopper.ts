import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Api } from '#contract/api.ts';
import type { Checkout } from '#contract/checkout.ts';
import type { Client } from '#contract/client.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import type { Locale } from '#contract/locale.ts';
import type { Order } from '#contract/orders.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import type { JobHandlers } from '../jobs/jobs.ts';
import { createCustomer } from './account-factory.ts';
import { dataOf, type TestShop } from './test-shop.ts';

/** A signed-in customer with an address and a cart, who calls the API. */
export interface Shopper {
  customerId: string;
  email: string;
  addressId: string;
  cartId: string;
  client: Client;
  /** Adds units of a SKU to the cart. */
  addToCart(skuId: number, quantity?: number): Promise<void>;
  /** Chooses delivery to the customer's address and returns the checkout. */
  openCheckout(): Promise<Checkout>;
  /** Chooses pickup at a branch and returns the result, which may be a failure. */
  choosePickup(storeId: number): ReturnType<typeof putPickup>;
  /** Chooses that the shop calls the customer, for services alone, and returns the result, which may be a failure. */
  chooseAppointment(): ReturnType<typeof putAppointment>;
  /** Requests an order, of the current checkout unless `quote` is given, and returns the result, which may be a failure. */
  requestOrder(request?: {
    paymentMethod?: PaymentMethod | null;
    installmentPlanId?: number;
    billingAddressId?: string;
    quote?: string;
    key?: string;
  }): ReturnType<typeof postOrder>;
  /** Places an order like `requestOrder`; throws if it fails. */
  placeOrder(request?: Parameters<Shopper['requestOrder']>[0]): Promise<Order>;
  /** The current state of an order. */
  getOrder(orderId: string): Promise<Order>;
}

function postOrder(client: Client, request: RequestOf<Api['POST /cart/api/order/create']>['body'], key: string) {
  return client('POST /cart/api/order/create', { body: request, idempotencyKey: key });
}

function putPickup(client: Client, cartId: string, storeId: number) {
  return client('PUT /cart/api/checkout/{cartId}/delivery', {
    params: { cartId },
    body: { deliveryMethod: 'pickup', storeId, receiver: pickupReceiver },
  });
}

function putAppointment(client: Client, cartId: string) {
  return client('PUT /cart/api/checkout/{cartId}/delivery', {
    params: { cartId },
    body: { deliveryMethod: 'appointment', contact: pickupReceiver },
  });
}

/** Who picks up the orders of shoppers, or whom the shop calls about them. */
export const pickupReceiver = { firstName: 'สมหญิง', lastName: 'ใจดี', mobileNo: '0812345678' };

export async function createShopper(
  shop: Pick<TestShop, 'db' | 'clock' | 'client'>,
  { locale = 'en' }: { locale?: Locale } = {},
): Promise<Shopper> {
  return createShopperFor(shop, await createCustomer(shop), { locale });
}

/** Like `createShopper`, for an existing customer. */
export async function createShopperFor(
  shop: Pick<TestShop, 'client'>,
  { customerId, email }: { customerId: string; email: string },
  { locale = 'en' }: { locale?: Locale } = {},
): Promise<Shopper> {
  const client = shop.client({ customerId, locale });
  const addressId = await createAddress(shop, customerId);
  const { cartId } = dataOf(await client('POST /cart/api/cart/create'));
  const shopper: Shopper = {
    customerId,
    email,
    addressId,
    cartId,
    client,
    async addToCart(skuId, quantity = 1) {
      dataOf(
        await client('POST /cart/api/cart/{cartId}/items/add', {
          params: { cartId },
          body: { productId: skuId, quantity },
        }),
      );
    },
    async openCheckout() {
      return dataOf(
        await client('PUT /cart/api/checkout/{cartId}/delivery', {
          params: { cartId },
          body: { deliveryMethod: 'shipping', addressId },
        }),
      );
    },
    choosePickup: (storeId) => putPickup(client, cartId, storeId),
    chooseAppointment: () => putAppointment(client, cartId),
    async requestOrder(request = {}) {
      const { paymentMethod = 'credit_card', installmentPlanId, billingAddressId, quote, key = randomUUID() } = request;
      const shown = quote ?? (await shopper.openCheckout()).quote;
      return postOrder(client, { cartId, paymentMethod, installmentPlanId, billingAddressId, quote: shown }, key);
    },
    async placeOrder(request) {
      return dataOf(await shopper.requestOrder(request));
    },
    async getOrder(orderId) {
      return dataOf(await client('GET /cart/api/order/{orderId}', { params: { orderId } }));
    },
  };
  return shopper;
}

/** Requests the orders of these checkouts at the same time, as clients do that heed `Retry-After`: again, while the shop is too busy. */
export function requestOrders(checkouts: readonly { shopper: Shopper; quote: string }[]) {
  return Promise.all(
    checkouts.map(async ({ shopper, quote }) => {
      const key = randomUUID();
      for (;;) {
        const result = await shopper.requestOrder({ quote, key });
        if (result.ok || result.code !== 'service_busy') return result;
        await wait((result.retryAfterSeconds ?? 1) * 1000);
      }
    }),
  );
}

/** Adds a shipping address in Bangkok, which becomes the customer's default. */
async function createAddress(shop: Pick<TestShop, 'client'>, customerId: string): Promise<string> {
  const client = shop.client({ customerId });
  const [place] = dataOf(
    await client('GET /utils/api/postal-addresses/postcodes/{postcode}', { params: { postcode: '10110' } }),
  );
  if (!place) throw new Error('there is no postcode 10110');
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

/** Adds a company in the same place as the shipping address, as a billing address. */
export async function addBillingAddress(shopper: Pick<Shopper, 'client' | 'addressId'>): Promise<string> {
  const body = await companyAddress(shopper);
  return dataOf(await shopper.client('POST /account/api/profile/addresses', { body })).addressId;
}

/** Turns an address into the billing address of a company. */
export async function makeBillingAddress(
  shopper: Pick<Shopper, 'client' | 'addressId'>,
  addressId: string,
): Promise<void> {
  const body = await companyAddress(shopper);
  dataOf(await shopper.client('PUT /account/api/profile/addresses/{id}', { params: { id: addressId }, body }));
}

async function companyAddress({ client, addressId: id }: Pick<Shopper, 'client' | 'addressId'>) {
  const address = dataOf(await client('GET /account/api/profile/addresses/{id}', { params: { id } }));
  const { province, district, subdistrict } = address;
  return {
    type: 'billing',
    taxpayerType: 'company',
    companyName: 'บริษัท ผู้ซื้อ จำกัด',
    taxId: '0105536000313',
    branch: '00012',
    firstName: 'สมหญิง',
    lastName: 'ใจดี',
    mobileNo: '0812345678',
    address: '1 ถนนพระรามที่ 4',
    provinceId: province.id,
    districtId: district.id,
    subdistrictId: subdistrict.id,
    postcode: '10110',
  } as const;
}

/** Id of the open charge of an order at the mock gateway. */
export function chargeIdOf(order: Order): string {
  const chargeId = new URL(order.payment?.redirectUrl ?? 'none:').searchParams.get('charge');
  if (!chargeId) throw new Error(`order ${order.orderId} has no open charge: ${JSON.stringify(order.payment)}`);
  return chargeId;
}

/** Completes the payment of an order at the mock gateway. */
export async function payAtGateway(
  shop: Pick<TestShop, 'client'>,
  order: Order,
  choice: { action: 'approve' | 'decline' | 'cancel' | 'expire'; webhook: 'before' | 'after' | 'twice' | 'never' },
): Promise<void> {
  const params = { chargeId: chargeIdOf(order) };
  dataOf(await shop.client()('POST /mock-payment/api/charges/{chargeId}/complete', { params, body: choice }));
}

/** The charge of an expired order succeeds although the gateway reported it as ended; the webhook arrives late. */
export async function payAfterExpiry(shop: Pick<TestShop, 'db'>, jobs: JobHandlers, orderId: string): Promise<void> {
  const { charge_id: chargeId } = await shop.db
    .selectFrom('payment_attempts')
    .select('charge_id')
    .where('reference', '=', orderId)
    .executeTakeFirstOrThrow();
  await shop.db.updateTable('mock_charges').set({ status: 'successful' }).where('charge_id', '=', chargeId).execute();
  await jobs['mock-webhook']({ chargeId: chargeId ?? '', eventId: `evnt_${randomUUID()}` });
}
