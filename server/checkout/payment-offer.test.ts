import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { fakeCapability } from '../testing/fake-omise-capability.ts';
import { createInstallmentPlan } from '../testing/offer-factory.ts';
import { createOmiseShop } from '../testing/omise-shop.ts';
import { runShopCommand } from '../testing/run-shop-command.ts';
import { createShopper, type Shopper } from '../testing/shopper.ts';
import { dataOf } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';
import { paymentsCommand } from './commands.ts';

const { shop, omise, setTime, placeOrder, requestPayment } = await createOmiseShop();
const jobs = jobHandlers(shop, shop.app);
const check = () => runShopCommand(shop, paymentsCommand, ['check']);
let seconds = 0;

beforeAll(async () => {
  await createInstallmentPlan(shop, { id: 103, agentCode: 'KBANK', months: 3 });
  await createInstallmentPlan(shop, { id: 112, agentCode: 'KBANK', months: 12, rate: 0.65 });
  await createInstallmentPlan(shop, { id: 210, agentCode: 'FIRST-CHOICE', months: 10 });
  await createInstallmentPlan(shop, { id: 303, agentCode: 'AEON', months: 3 });
});
beforeEach(async () => {
  omise.charges.capability = fakeCapability();
  await shop.db.deleteFrom('gateway_capabilities').execute();
  seconds = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
});

function tenMinutesLater(): void {
  seconds += 600;
  setTime(seconds);
}

/** The shop's regular look at the account. */
async function refresh(): Promise<void> {
  tenMinutesLater();
  await jobs['refresh-payment-offer']({});
}

async function shopperWith(price = 12_000): Promise<Shopper & { productId: number }> {
  const { skuId, productId } = await createProduct(shop, { price, installmentFlag: true });
  const shopper = await createShopper(shop);
  await shopper.addToCart(skuId);
  await shopper.openCheckout();
  return { ...shopper, productId };
}

async function checkoutOf(
  { client, cartId }: Shopper,
  query: { paymentMethod?: PaymentMethod; installmentPlanId?: number } = { paymentMethod: 'installment' },
) {
  return dataOf(await client('GET /cart/api/checkout/{cartId}', { params: { cartId }, query }));
}

const idsOf = (plans: { installmentOptions: { installmentPlanId: number }[] }[]) =>
  plans
    .flatMap(({ installmentOptions }) => installmentOptions.map(({ installmentPlanId }) => installmentPlanId))
    .sort();
const planIds = async (shopper: Shopper) => idsOf((await checkoutOf(shopper)).installments.plans);
const methodsOf = async (shopper: Shopper) =>
  (await checkoutOf(shopper)).paymentMethods.map(({ paymentMethod }) => paymentMethod);

const allPlans = [103, 112, 210, 303];
const offeredPlans = [103, 210];

describe('installment plans that the account at the gateway does not offer', () => {
  test('are neither at the checkout nor on the page of the product', async () => {
    const shopper = await shopperWith();
    expect(await planIds(shopper)).toEqual(allPlans);
    await refresh();
    expect(await planIds(shopper)).toEqual(offeredPlans);
    const { productId: id } = shopper;
    const product = dataOf(await shop.client()('GET /pim/api/products/{id}', { params: { id } }));
    expect(idsOf(product.installmentOptions)).toEqual(offeredPlans);
  });

  test('are refused when an order is placed, also if the shopper saw them before', async () => {
    const shopper = await shopperWith();
    const chosen = { paymentMethod: 'installment', installmentPlanId: 112 } as const;
    const { quote } = await checkoutOf(shopper, chosen);
    await refresh();
    expect(await shopper.requestOrder({ ...chosen, quote })).toMatchObject({
      status: 409,
      code: 'installment_plan_not_available',
    });
    expect((await checkoutOf(shopper, chosen)).installments.installmentPlanId).toBeNull();
    const offered = { paymentMethod: 'installment', installmentPlanId: 210 } as const;
    const { quote: newQuote } = await checkoutOf(shopper, offered);
    expect(dataOf(await shopper.requestOrder({ ...offered, quote: newQuote })).payment).toMatchObject({
      status: 'pending',
      redirectUrl: expect.stringContaining(omise.origin),
    });
  });

  test('cannot be chosen for an order that waits for its payment', async () => {
    const shopper = await shopperWith();
    const { orderId } = await shopper.placeOrder({ paymentMethod: 'qr_code' });
    await refresh();
    const { client } = shopper;
    const plans = dataOf(await client('GET /cart/api/order/{orderId}/installments', { params: { orderId } }));
    expect(idsOf(plans)).toEqual(offeredPlans);
    const payBy = (installmentPlanId: number) =>
      client('POST /cart/api/order/request-payment/{orderId}', {
        params: { orderId },
        body: { paymentMethod: 'installment', installmentPlanId },
        idempotencyKey: `plan-${installmentPlanId}`,
      });
    expect(await payBy(303)).toMatchObject({ status: 409, code: 'installment_plan_not_available' });
    expect(dataOf(await payBy(103)).installment).toMatchObject({ agentCode: 'KBANK', installmentMonth: 3 });
  });

  test('are compared with the form in which the shop uses installments', async () => {
    const shopper = await shopperWith();
    const { capability } = omise.charges;
    capability.payment_methods = capability.payment_methods.filter(({ name }) => name !== 'installment_wlb_kbank');
    await refresh();
    expect(await planIds(shopper)).toEqual(offeredPlans);
    const { omise: settings } = shop.settings.payments;
    if (!settings) throw new Error('the shop has no settings for Omise');
    settings.whiteLabelInstallments = true;
    await refresh();
    settings.whiteLabelInstallments = false;
    expect(await planIds(shopper)).toEqual([210]);
  });
});

test('a payment method that the account has in other currencies alone is not offered', async () => {
  const shopper = await shopperWith();
  const { capability } = omise.charges;
  capability.payment_methods = capability.payment_methods.map((method) =>
    method.name === 'card' ? { ...method, currencies: ['JPY', 'USD'] } : method,
  );
  await refresh();
  expect(await methodsOf(shopper)).not.toContain('credit_card');
});

test('installments that the account has in the other form alone are not offered', async () => {
  const shopper = await shopperWith();
  const { capability } = omise.charges;
  capability.payment_methods = capability.payment_methods.filter(({ name }) => !/^installment_(?!wlb_)/.test(name));
  await refresh();
  expect(await methodsOf(shopper)).not.toContain('installment');
});

test('a payment method that the account does not have is not offered, and refused', async () => {
  const { shopper, order } = await placeOrder('credit_card');
  const { capability } = omise.charges;
  capability.payment_methods = capability.payment_methods.filter(({ name }) => name !== 'promptpay');
  await refresh();
  const buyer = await shopperWith();
  expect(await methodsOf(buyer)).toEqual(['credit_card', 'installment', 'cash_on_delivery']);
  const { quote } = await checkoutOf(buyer, { paymentMethod: 'qr_code' });
  const refused = { code: 'payment_method_not_available' };
  expect(await buyer.requestOrder({ paymentMethod: 'qr_code', quote })).toMatchObject(refused);
  setTime(60);
  expect((await shopper.getOrder(order.orderId)).payableBy).not.toContain('qr_code');
  expect(await requestPayment(shopper, order, 'qr_code')).toMatchObject(refused);
});

test('installments are not offered if the account has no bank for them', async () => {
  omise.charges.capability = fakeCapability({});
  await refresh();
  expect(await methodsOf(await shopperWith())).not.toContain('installment');
});

test('the limits of the account apply instead of the usual ones', async () => {
  omise.charges.capability.limits.charge_amount = { min: 20_00, max: 10_000_00 };
  omise.charges.capability.limits.installment_amount.min = 5_000_00;
  await refresh();
  const reasonsAt = async (price: number) => {
    const { paymentMethods } = await checkoutOf(await shopperWith(price));
    return Object.fromEntries(paymentMethods.map(({ paymentMethod, reason }) => [paymentMethod, reason]));
  };
  expect(await reasonsAt(10_000)).toMatchObject({ credit_card: null, qr_code: null });
  expect(await reasonsAt(10_000.01)).toMatchObject({ credit_card: 'amount_too_high', qr_code: 'amount_too_high' });
  expect(await reasonsAt(4000)).toMatchObject({ credit_card: null, installment: 'amount_too_low' });
  expect(await reasonsAt(5000)).toMatchObject({ credit_card: null, installment: null });
});

describe('what the account offers', () => {
  test.each(['unavailable', 'silent'] as const)(
    'is what it offered before while the gateway is %s, and nobody waits for it',
    async (trouble) => {
      await refresh();
      const shopper = await shopperWith();
      omise.charges.capability = fakeCapability({ kbank: [12] });
      omise.trouble('GET /capability', trouble);
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(150));
      const requests = omise.requests.length;
      expect(await planIds(shopper)).toEqual(offeredPlans);
      expect(omise.requests).toHaveLength(requests);
      await refresh();
      expect(await planIds(shopper)).toEqual(offeredPlans);
      omise.trouble('GET /capability', null);
      await refresh();
      expect(await planIds(shopper)).toEqual([112]);
    },
  );

  test('is stored with its time, and an earlier state that arrives late does not replace it', async () => {
    await refresh();
    const stored = () => shop.db.selectFrom('gateway_capabilities').select('read_at').executeTakeFirstOrThrow();
    expect((await stored()).read_at).toEqual(new Date('2026-11-20T03:10:00Z'));
    omise.charges.capability = fakeCapability({});
    setTime(0);
    await jobs['refresh-payment-offer']({});
    expect((await stored()).read_at).toEqual(new Date('2026-11-20T03:10:00Z'));
    expect(await planIds(await shopperWith())).toEqual(offeredPlans);
  });

  test('is logged once if the shop has plans or methods beyond it', async () => {
    const logged = vi.spyOn(shop.log, 'warn').mockImplementation(() => {});
    await refresh();
    await refresh();
    expect(logged.mock.calls.map(([details]) => details)).toEqual([
      { methods: [], installmentPlans: { AEON: [3], KBANK: [12] } },
    ]);
  });

  test('is compared with the shop by a command', async () => {
    tenMinutesLater();
    const found = await check();
    expect(found).toMatchObject({ failed: true });
    expect(found.output.split('\n').map((line) => line.trim())).toEqual([
      'METHOD            GATEWAY',
      'credit_card       omise    offered',
      'qr_code           omise    offered',
      'installment       omise    offered',
      'bank_transfer     -        not offered',
      'cash_on_delivery  -        offered',
      'Installment plans of AEON that the account does not offer: 3 months.',
      'Installment plans of KBANK that the account does not offer: 12 months.',
      '',
    ]);
    omise.trouble('GET /capability', 'unavailable');
    expect((await check()).output).toContain('omise does not respond, or does not accept the keys');
    omise.trouble('GET /capability', null);
    omise.charges.capability = fakeCapability({ kbank: [3, 12], first_choice: [10], aeon: [3] });
    tenMinutesLater();
    expect(await check()).toMatchObject({ failed: false });
  });
});

describe('the ways to pay that every page names', () => {
  const named = async () => dataOf(await shop.client()('GET /utils/api/configurations/payment-methods')).items;

  test('are those of the account, in the order of the checkout', async () => {
    expect(await named()).toEqual(['credit_card', 'qr_code', 'installment', 'cash_on_delivery']);
    omise.charges.capability = {
      ...fakeCapability(),
      payment_methods: fakeCapability().payment_methods.filter(({ name }) => name === 'promptpay'),
    };
    await refresh();
    expect(await named()).toEqual(['qr_code', 'cash_on_delivery']);
  });

  test('have no installments where the account offers none of the plans', async () => {
    const capability = fakeCapability();
    omise.charges.capability = {
      ...capability,
      payment_methods: capability.payment_methods.map((method) =>
        method.installment_terms ? { ...method, installment_terms: [36] } : method,
      ),
    };
    await refresh();
    expect(await named()).toEqual(['credit_card', 'qr_code', 'cash_on_delivery']);
  });

  test('have no installments where the shop has no plans', async () => {
    await shop.db.deleteFrom('installment_plans').execute();
    expect(await named()).toEqual(['credit_card', 'qr_code', 'cash_on_delivery']);
  });
});
