import type { Checkout } from '#contract/checkout.ts';
import type { Locale } from '#contract/locale.ts';
import { bahtFromSatang } from '#contract/money.ts';
import { isPaidOnDelivery, type PaymentMethod } from '#contract/payment-methods.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import {
  type CustomerAddress,
  findShippingAddress,
  findShippingAddressIn,
  presentAddresses,
  readAddresses,
} from '../accounts/accounts.ts';
import type { AppContext } from '../app-context.ts';
import {
  type CartDelivery,
  type CartForCheckout,
  type CartRules,
  cartForCheckout,
  lockCart,
  needsDelivery,
  presentForCheckout,
  readCartRules,
  setDelivery,
} from '../cart/cart.ts';
import { type Db, lockRows, resultTransaction } from '../db/database.ts';
import type { PlanRow } from '../installments/installments.ts';
import { checkOrderLimits } from '../orders/orders.ts';
import { type PaymentOffer, readPaymentOffer } from '../payments/payments.ts';
import { presentTotals } from '../pricing/pricing.ts';
import type { DeliveryDates } from '../shipping/shipping.ts';
import { findPickupBranch, type PickupBranchSnapshot, presentPickupBranch } from '../stores/stores.ts';
import {
  findInstallmentChoices,
  findRequestedPlan,
  type InstallmentChoices,
  presentInstallments,
} from './installments.ts';
import { createQuote, methodProblem, mobileNoOf, paymentOptionsFor, promisedDates } from './rules.ts';

export { refreshPaymentOffer } from './payment-offer.ts';

/** A cart at the checkout with current prices and stock; money in satang. */
export interface OpenCheckout extends CartForCheckout {
  /** The delivery address; null until one is chosen, if it was deleted, or unless it is shipped. */
  address: CustomerAddress | null;
  /** The branch of a pickup; null until one is chosen, if it was deleted or lacks units, or unless it is picked up. */
  branch: PickupBranchSnapshot | null;
  /** The installment plan that it is priced for; whether the lines share it remains to be checked. */
  plan: PlanRow | null;
  /** When what is in stock arrives if the order is placed now; null if everything is a pre-order or a service. */
  dates: DeliveryDates | null;
}

type OpenCheckoutCode = 'cart_not_found' | 'nothing_selected';

/** How a shopper wants to pay. */
export interface PaymentChoice {
  paymentMethod: PaymentMethod | null;
  /** Of the method `installment`. */
  installmentPlanId: number | null;
}

/**
 * The customer's cart with all that an order of its selected lines depends on, priced at `now` for a payment method, if it is known.
 *
 * @param findAddress by default reads the delivery address
 */
export async function openCheckout(
  db: Db,
  request: PaymentChoice & { cartId: string; customerId: string; rules: CartRules; now: Date },
  findAddress = (addressId: string) => findShippingAddress(db, request.customerId, addressId),
): Promise<Result<OpenCheckout, OpenCheckoutCode>> {
  const plan = await findRequestedPlan(db, request);
  const cart = await cartForCheckout(db, { ...request, installment: plan });
  if (!cart) return fail('cart_not_found');
  if (cart.lines.length === 0) return fail('nothing_selected');
  const { delivery } = cart;
  const address = delivery?.deliveryMethod === 'shipping' ? await findAddress(delivery.addressId) : null;
  const branch = delivery?.deliveryMethod === 'pickup' ? await findPickupBranch(db, delivery.storeId) : null;
  const dates = promisedDates(cart, request.rules.shipping.holidays, request.now);
  return ok({ ...cart, address, branch, plan, dates });
}

/** Reads a customer's addresses when they are first needed. */
function addressReader(db: Db, customerId: string): () => ReturnType<typeof readAddresses> {
  let reading: ReturnType<typeof readAddresses> | undefined;
  return () => {
    reading ??= readAddresses(db, customerId);
    return reading;
  };
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
  const addresses = addressReader(context.db, customerId);
  const findAddress = async (addressId: string) => findShippingAddressIn(await addresses(), addressId);
  let opened = await openCheckout(context.db, { ...request, installmentPlanId }, findAddress);
  if (!opened.ok) return opened;
  const offer = await readPaymentOffer(context);
  const installments = await findInstallmentChoices(context.db, opened.data, offer);
  const { plan } = opened.data;
  if (plan && !installments.plans.some((one) => one.installmentPlanId === plan.installmentPlanId))
    opened = await openCheckout(context.db, { ...request, installmentPlanId: null }, findAddress);
  if (!opened.ok) return opened;
  const shown = { offer, installments, addresses: await addresses(), customerId, paymentMethod, locale };
  return ok(await presentCheckout(context, context.db, opened.data, shown));
}

/** What the API returns of an open checkout, with what it is shown beside; `db` may be the transaction that changed it. */
async function presentCheckout(
  context: AppContext,
  db: Db,
  opened: OpenCheckout,
  {
    offer,
    installments,
    addresses,
    customerId,
    paymentMethod,
    locale,
  }: {
    offer: PaymentOffer;
    installments: InstallmentChoices;
    addresses: Awaited<ReturnType<typeof readAddresses>>;
    customerId: string;
    paymentMethod: PaymentMethod | null;
    locale: Locale;
  },
): Promise<Checkout> {
  const { totals, terms, lines, chosenMethod, shippingFee } = opened;
  const isDelivered = needsDelivery(lines);
  const limits = await checkOrderLimits(context, db, { customerId, mobileNo: mobileNoOf(opened) });
  return {
    cartId: opened.cartId,
    ...presentForCheckout(opened, locale),
    ...presentTotals(totals),
    needsDelivery: isDelivered,
    deliveryMethods: isDelivered
      ? [
          {
            deliveryMethod: 'shipping',
            fee: bahtFromSatang(shippingFee),
            minimumDays: terms.delivery.minimumDays,
            maximumDays: terms.delivery.maximumDays,
          },
        ]
      : [],
    deliveryDates: opened.dates,
    freeDeliveryFrom: bahtFromSatang(terms.delivery.freeFrom),
    pickupProblem: lines.some(({ stock }) => stock.preOrderFlag) ? 'pre_order' : null,
    chosenMethod,
    delivery: presentDelivery(opened, locale),
    addresses: await presentAddresses(addresses, locale),
    paymentMethods: paymentOptionsFor(offer.methods, (method) =>
      methodProblem(
        method,
        opened,
        (method === 'installment' ? installments.problem : null) ??
          (isPaidOnDelivery(method) ? limits.cashProblem(lines) : null) ??
          offer.amountProblem(method, totals.payable),
      ),
    ),
    installments: presentInstallments(installments, { paymentMethod, plan: opened.plan }, locale),
    quote: createQuote(opened),
  };
}

function presentDelivery({ delivery, address, branch }: OpenCheckout, locale: Locale): Checkout['delivery'] {
  if (delivery?.deliveryMethod === 'pickup')
    return (
      branch && {
        deliveryMethod: 'pickup',
        addressId: null,
        pickup: { branch: presentPickupBranch(branch, locale), receiver: delivery.receiver },
        appointmentContact: null,
      }
    );
  if (delivery?.deliveryMethod === 'appointment')
    return { deliveryMethod: 'appointment', addressId: null, pickup: null, appointmentContact: delivery.contact };
  return (
    address && {
      deliveryMethod: 'shipping',
      addressId: address.addressId,
      pickup: null,
      appointmentContact: null,
    }
  );
}

type ChooseDeliveryCode =
  | OpenCheckoutCode
  | 'address_not_found'
  | 'store_not_found'
  | 'pickup_not_available'
  | 'delivery_method_not_available';

/**
 * Stores the delivery method with its address, with a branch that has all selected lines, or with whom to call about services alone.
 * Returns the checkout with it, of the same transaction: the cart is read once.
 */
export async function chooseDelivery(
  context: AppContext,
  {
    cartId,
    customerId,
    delivery,
    locale,
  }: { cartId: string; customerId: string; delivery: CartDelivery; locale: Locale },
): Promise<Result<Checkout, ChooseDeliveryCode>> {
  const rules = await readCartRules(context);
  return resultTransaction(context.db, async (tx): Promise<Result<Checkout, ChooseDeliveryCode>> => {
    const isLocked = await lockRows([`customers ${customerId}`], () => lockCart(tx, cartId, customerId));
    if (!isLocked) return fail('cart_not_found');
    const now = context.clock();
    const addresses = addressReader(tx, customerId);
    const findAddress = async (addressId: string) => findShippingAddressIn(await addresses(), addressId.toLowerCase());
    if (delivery.deliveryMethod === 'shipping' && !(await findAddress(delivery.addressId)))
      return fail('address_not_found');
    if (delivery.deliveryMethod === 'pickup' && !(await findPickupBranch(tx, delivery.storeId)))
      return fail('store_not_found');
    await setDelivery(tx, { cartId, delivery, now });
    const payment = { paymentMethod: null, installmentPlanId: null };
    const opened = await openCheckout(tx, { cartId, customerId, rules, ...payment, now }, findAddress);
    if (!opened.ok) return opened;
    if ((delivery.deliveryMethod === 'appointment') === needsDelivery(opened.data.lines))
      return fail('delivery_method_not_available');
    if (delivery.deliveryMethod === 'pickup' && !opened.data.branch) return fail('pickup_not_available');
    const offer = await readPaymentOffer(context, tx);
    const installments = await findInstallmentChoices(tx, opened.data, offer);
    const shown = { offer, installments, addresses: await addresses(), customerId, paymentMethod: null, locale };
    return ok(await presentCheckout(context, tx, opened.data, shown));
  });
}
