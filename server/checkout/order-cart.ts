import type { Locale } from '#contract/locale.ts';
import { isPaidOnDelivery, paymentMethods } from '#contract/payment-methods.ts';
import { preOrderShipDate } from '#contract/pre-orders.ts';
import { fail, type Result } from '#contract/result.ts';
import { findTaxpayer, lockCustomer } from '../accounts/accounts.ts';
import type { AppContext } from '../app-context.ts';
import {
  appliedRuleName,
  type CartForCheckout,
  type CartLine,
  type CartRules,
  lockCart,
  removeOrderedLines,
} from '../cart/cart.ts';
import type { Tx } from '../db/database.ts';
import { snapshotOf } from '../installments/installments.ts';
import { holdOrderLimits, type OrderDraft, placeOrder, type StoredDiscount } from '../orders/orders.ts';
import { type InstallmentSnapshot, type PaymentOffer, readPaymentOffer } from '../payments/payments.ts';
import { lineTotals } from '../pricing/pricing.ts';
import type { Benefit, Promotion } from '../promotions/promotions.ts';
import { type OpenCheckout, openCheckout, type PaymentChoice } from './checkout.ts';
import { findInstallmentChoices } from './installments.ts';
import { findRefusal, methodProblem, mobileNoOf, paymentOptionsFor, type RefusalCode } from './rules.ts';

/** A shopper's request to place an order. */
export interface OrderRequest extends PaymentChoice {
  cartId: string;
  customerId: string;
  /** The quote of the checkout that the shopper saw. */
  quote: string;
  /** The billing address for a full tax invoice; null for an abbreviated one. */
  billingAddressId: string | null;
  /** As they were read before the transaction. */
  rules: CartRules;
  locale: Locale;
}

/**
 * Orders the selected lines of a cart: locks and prices the cart, checks the quote, places the order, and removes the ordered lines
 * (docs/reference/orders.md). If it fails, the caller must roll back.
 */
export async function orderCart(
  context: AppContext,
  tx: Tx,
  { cartId, customerId, quote, paymentMethod, installmentPlanId, billingAddressId, rules, locale }: OrderRequest,
): Promise<
  Result<
    { orderId: string; paymentId: string | null },
    | 'cart_not_found'
    | 'nothing_selected'
    | 'delivery_required'
    | 'address_not_found'
    | 'installment_plan_not_available'
    | 'order_limit_reached'
    | 'unpaid_order_limit_reached'
    | RefusalCode
  >
> {
  const now = context.clock();
  await lockCustomer(tx, customerId);
  if (!(await lockCart(tx, cartId, customerId))) return fail('cart_not_found');
  const opened = await openCheckout(tx, { cartId, customerId, rules, paymentMethod, installmentPlanId, now });
  if (!opened.ok) return opened;
  const { lines, totals, terms, dates } = opened.data;
  const destination = destinationOf(opened.data);
  const offer = await readPaymentOffer(context, tx);
  const limits = await holdOrderLimits(context, tx, { customerId, mobileNo: mobileNoOf(opened.data) });
  const paymentOptions = paymentOptionsFor(offer.methods, (method) =>
    methodProblem(
      method,
      opened.data,
      (isPaidOnDelivery(method) ? limits.cashProblem(lines) : null) ?? offer.amountProblem(method, totals.payable),
    ),
  );
  const refusalCode = findRefusal({ quote, paymentMethod }, opened.data, paymentOptions);
  if (refusalCode) return fail(refusalCode);
  const limitProblem = limits.orderProblem(totals.payable > 0 ? paymentMethod : null);
  if (limitProblem) return limitProblem;
  const isOnInstallments = paymentMethod === 'installment';
  const installment = isOnInstallments ? await findInstallment(tx, opened.data, offer) : null;
  if (isOnInstallments && !installment) return fail('installment_plan_not_available');
  if (!destination) return fail('delivery_required');
  const invoiceBuyer = billingAddressId === null ? null : await findTaxpayer(tx, customerId, billingAddressId);
  if (billingAddressId !== null && !invoiceBuyer) return fail('address_not_found');
  const placed = await placeOrder(context, tx, {
    customerId,
    locale,
    paymentMethod: totals.payable > 0 ? paymentMethod : null,
    installment,
    ...destination,
    deliveryDates: dates,
    invoiceBuyer,
    lines: lines.map(orderLineOf),
    ...promotionsOf(opened.data),
    totals,
    vatRate: terms.vatRate,
  });
  if (!placed.ok) return placed;
  await removeOrderedLines(tx, opened.data, now);
  return placed;
}

/** The plan of an order in installments; null if it is not offered, its lines do not share it, or if it costs too little. */
async function findInstallment(
  tx: Tx,
  checkout: OpenCheckout,
  offer: PaymentOffer,
): Promise<InstallmentSnapshot | null> {
  const { plan, totals } = checkout;
  if (!plan) return null;
  const { plans } = await findInstallmentChoices(tx, checkout, offer);
  const isOffered = plans.some(({ installmentPlanId }) => installmentPlanId === plan.installmentPlanId);
  return isOffered ? snapshotOf(plan, totals.payable) : null;
}

/** Where the order goes, or whom to call about it; null if no delivery is chosen. */
function destinationOf({
  delivery,
  address,
  branch,
}: OpenCheckout): Pick<OrderDraft, 'deliveryMethod' | 'deliveryAddress' | 'pickup' | 'appointmentContact'> | null {
  if (delivery?.deliveryMethod === 'pickup' && branch) {
    const { storeId, receiver } = delivery;
    const pickup = { storeId, branch, receiver };
    return { deliveryMethod: 'pickup', deliveryAddress: null, pickup, appointmentContact: null };
  }
  if (delivery?.deliveryMethod === 'appointment')
    return { deliveryMethod: 'appointment', deliveryAddress: null, pickup: null, appointmentContact: delivery.contact };
  if (!address) return null;
  const { addressId: _, ...deliveryAddress } = address;
  return { deliveryMethod: 'shipping', deliveryAddress, pickup: null, appointmentContact: null };
}

/** What the order's promotions and coupons use and bring. */
function promotionsOf({ evaluated, coupons }: CartForCheckout) {
  const applied = coupons.flatMap((coupon, index) => {
    const entry = evaluated.coupons[index];
    return entry?.unmet === null ? [{ ...entry, coupon }] : [];
  });
  return {
    promotions: evaluated.promotions.map(({ promotion }) => promotion),
    coupons: applied.map(({ coupon }) => coupon.use),
    discounts: [
      ...evaluated.promotions.map(({ promotion, ...benefit }) =>
        orderDiscount({ promotionId: promotion.promotionId, couponId: null }, promotion, benefit),
      ),
      ...applied.map(({ coupon, ...benefit }) =>
        orderDiscount({ promotionId: null, couponId: coupon.couponId }, coupon, benefit),
      ),
    ],
    couponCode: applied.find(({ coupon }) => coupon.type === 'code')?.coupon.code ?? null,
    collectibleCouponId: applied.find(({ coupon }) => coupon.type === 'collectible')?.coupon.couponId ?? null,
    cashback: evaluated.cashback,
  };
}

function orderDiscount(
  source: Pick<StoredDiscount, 'promotionId' | 'couponId'>,
  { name, action, conditions }: Pick<Promotion, 'name' | 'action' | 'conditions'>,
  { discount, deliveryDiscount, cashback }: Benefit,
): StoredDiscount {
  const required = conditions.flatMap((condition) => (condition.paymentMethods ? [condition.paymentMethods] : []));
  const plans = conditions.flatMap(({ installmentPlans }) => installmentPlans ?? []);
  return {
    ...source,
    name,
    description: action.description,
    discount,
    deliveryDiscount,
    cashback,
    paymentMethods:
      required.length === 0 ? null : paymentMethods.filter((method) => required.every((of) => of.includes(method))),
    installmentAgents: commonTo(plans.flatMap(({ agentCodes }) => (agentCodes ? [agentCodes] : []))),
    installmentMonths: commonTo(plans.flatMap(({ months }) => (months ? [months] : []))),
  };
}

/** The values that all lists have; null without a list. */
function commonTo<Value>(lists: readonly (readonly Value[])[]): Value[] | null {
  const [first, ...rest] = lists;
  return first ? first.filter((value) => rest.every((list) => list.includes(value))) : null;
}

function orderLineOf(line: CartLine) {
  const { sku, price, deal, quantity, itemType, discount, promotions, gift } = line;
  return {
    skuId: sku.skuId,
    productId: sku.productId,
    kind: sku.kind,
    itemType,
    sku: sku.sku,
    slug: sku.slug,
    productName: sku.productName,
    attributeOptionName: sku.attributeOptionName,
    brand: sku.brand,
    categoryName: sku.categoryName,
    image: sku.image,
    quantity,
    preOrderShipDate: preOrderShipDate(sku.attributes) ?? null,
    standardPrice: price.standard,
    unitPrice: price.selling,
    flashSaleId: (price.isSpecial && price.special?.flash?.flashSaleId) || null,
    dealProductId: deal?.productId ?? null,
    giftBy: gift?.promotionId ?? null,
    isGiftLimited: gift?.isLimited ?? false,
    appliedRuleIds: promotions.map(({ promotionId }) => promotionId),
    appliedRuleName: appliedRuleName(line),
    discount,
    total: lineTotals({ quantity, standard: price.standard, selling: price.selling }).selling,
  };
}
