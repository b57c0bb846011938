import type { Checkout } from '#contract/checkout.ts';
import type { Locale } from '#contract/locale.ts';
import { bahtFromSatang } from '#contract/money.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { type CustomerAddress, findAddress, listAddresses } from '../accounts/accounts.ts';
import type { AppContext } from '../app-context.ts';
import {
  type CartForCheckout,
  type CartRules,
  cartForCheckout,
  lockCart,
  presentForCheckout,
  readCartRules,
  setDelivery,
} from '../cart/cart.ts';
import { type Db, resultTransaction } from '../db/database.ts';
import type { PlanRow } from '../installments/installments.ts';
import { findAmountProblem, offeredMethods } from '../payments/payments.ts';
import { presentTotals } from '../pricing/pricing.ts';
import type { DeliveryDates } from '../shipping/shipping.ts';
import { findInstallmentChoices, findRequestedPlan, presentInstallments } from './installments.ts';
import { createQuote, methodProblem, paymentOptionsFor, promisedDates } from './rules.ts';

/** A cart at the checkout with current prices and stock; money in satang. */
export interface OpenCheckout extends CartForCheckout {
  /** The delivery address; null until one is chosen, or if it was deleted. */
  address: CustomerAddress | null;
  /** The instalment plan that it is priced for; whether the lines share it remains to be checked. */
  plan: PlanRow | null;
  /** When what is in stock arrives if the order is placed now; null if everything is a pre-order. */
  dates: DeliveryDates | null;
}

type OpenCheckoutCode = 'cart_not_found' | 'nothing_selected';

/** How a shopper wants to pay. */
export interface PaymentChoice {
  paymentMethod: PaymentMethod | null;
  /** Of the method `installment`. */
  installmentPlanId: number | null;
}

/** The customer's cart with all that an order of its selected lines depends on, priced at `now` for a payment method, if it is known. */
export async function openCheckout(
  db: Db,
  request: PaymentChoice & { cartId: string; customerId: string; rules: CartRules; now: Date },
): Promise<Result<OpenCheckout, OpenCheckoutCode>> {
  const plan = await findRequestedPlan(db, request);
  const cart = await cartForCheckout(db, { ...request, installment: plan });
  if (!cart) return fail('cart_not_found');
  if (cart.lines.length === 0) return fail('nothing_selected');
  const address = cart.delivery && (await findAddress(db, request.customerId, cart.delivery.addressId));
  return ok({ ...cart, address, plan, dates: promisedDates(cart, request.rules.shipping.holidays, request.now) });
}

/** The checkout as the API returns it (docs/reference/orders.md), in the language of the request, for a payment method if it is chosen. */
export async function readCheckout(
  context: AppContext,
  {
    cartId,
    customerId,
    paymentMethod = null,
    installmentPlanId = null,
    locale,
  }: { cartId: string; customerId: string; locale: Locale } & {
    [Choice in keyof PaymentChoice]?: PaymentChoice[Choice] | undefined;
  },
): Promise<Result<Checkout, OpenCheckoutCode>> {
  const rules = await readCartRules(context);
  const request = { cartId, customerId, rules, paymentMethod, now: context.clock() };
  let opened = await openCheckout(context.db, { ...request, installmentPlanId });
  if (!opened.ok) return opened;
  const installments = await findInstallmentChoices(context.db, opened.data);
  const { plan } = opened.data;
  if (plan && !installments.plans.some((one) => one.installmentPlanId === plan.installmentPlanId))
    opened = await openCheckout(context.db, { ...request, installmentPlanId: null });
  if (!opened.ok) return opened;
  const { totals, terms, shippingZone, delivery, address } = opened.data;
  const presentedTotals = presentTotals(totals);
  return ok({
    cartId: opened.data.cartId,
    ...presentForCheckout(opened.data, locale),
    ...presentedTotals,
    deliveryMethods: [
      {
        deliveryMethod: 'shipping',
        fee: presentedTotals.totalDeliveryFee,
        minimumDays: terms.delivery.minimumDays,
        maximumDays: terms.delivery.maximumDays,
      },
    ],
    deliveryDates: opened.data.dates,
    freeDeliveryFrom: bahtFromSatang(terms.delivery.freeFrom),
    delivery: address && delivery,
    addresses: await listAddresses(context.db, customerId, locale),
    paymentMethods: paymentOptionsFor(offeredMethods(context), (method) =>
      methodProblem(
        method,
        shippingZone,
        (method === 'installment' ? installments.problem : null) ?? findAmountProblem(context, method, totals.payable),
      ),
    ),
    installments: presentInstallments(installments, { paymentMethod, plan: opened.data.plan }, locale),
    quote: createQuote(opened.data),
  });
}

/** Stores the delivery method and address. */
export function chooseDelivery(
  context: AppContext,
  { cartId, customerId, addressId }: { cartId: string; customerId: string; addressId: string },
): Promise<Result<null, 'cart_not_found' | 'address_not_found'>> {
  return resultTransaction(context.db, async (tx): Promise<Result<null, 'cart_not_found' | 'address_not_found'>> => {
    if (!(await lockCart(tx, cartId, customerId))) return fail('cart_not_found');
    const address = await findAddress(tx, customerId, addressId);
    if (!address) return fail('address_not_found');
    const delivery = { deliveryMethod: 'shipping', addressId: address.addressId } as const;
    await setDelivery(tx, { cartId, delivery, now: context.clock() });
    return ok(null);
  });
}
