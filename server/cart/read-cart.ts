import type { DeliveryMethod } from '#contract/delivery-methods.ts';
import type { Satang } from '#contract/money.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import type { AppContext } from '../app-context.ts';
import { liveCoupons } from '../coupons/coupons.ts';
import type { Db } from '../db/database.ts';
import { dependsOnPlan, livePromotions, runningPromotions } from '../promotions/promotions.ts';
import { shippingTerms } from '../shipping/shipping.ts';
import { atCheckout, type BranchStock, type BranchSupply, supplyAtBranch } from './at-branch.ts';
import { loadCart, loadCustomerCart, loadUnstoredCart, type UnevaluatedCart } from './cart-queries.ts';
import { type CartRules, couponEvaluator, type EvaluationInput, evaluateCart } from './evaluate-cart.ts';
import { newGuestCart, type UnstoredCart, unstoredCartOf } from './guest-cart-ids.ts';
import type { CartKey } from './queries.ts';
import type { PricedCart } from './rules.ts';

/** What reading carts needs of the context. */
export type CartDeps = Pick<
  AppContext,
  'db' | 'clock' | 'log' | 'secretFor' | 'livePromotions' | 'liveCoupons' | 'shippingTerms'
>;

/** Reads the rules, which must happen before a transaction that prices a cart. */
export async function readCartRules(context: Omit<CartDeps, 'secretFor'>): Promise<CartRules> {
  return {
    promotions: await livePromotions(context),
    coupons: await liveCoupons(context),
    shipping: await shippingTerms(context),
  };
}

/** A cart that the caller may see, priced with promotions and coupons; null if there is none. */
export async function priceCart(db: Db, key: CartKey, pricing: EvaluationInput): Promise<PricedCart | null> {
  const running = runningPromotions(pricing.rules.promotions.promotions, pricing.now);
  const cart = await loadCart(db, key, running, pricing.now);
  return cart && evaluateCart(cart, pricing);
}

/** A cart at the checkout (`atCheckout`) with what its choices depend on, such as what it would cost if it was paid otherwise. */
export interface CartForCheckout extends PricedCart {
  /** The method of the last choice, also if its address or branch is no longer possible. */
  chosenMethod: DeliveryMethod | null;
  /** The delivery fee after its discount if the order is shipped. */
  shippingFee: Satang;
  /** The SKUs of its lines. */
  skuIds: number[];
  /** What a branch with that stock of these SKUs has of the selected lines. */
  atBranch: (branchStock: BranchStock) => BranchSupply;
  /** The payable amount by another method or plan. */
  payableBy: (payment: Required<Pick<EvaluationInput, 'paymentMethod' | 'installment'>>) => Satang;
}

/** Like `priceCart`, for the checkout. */
export async function priceCartForCheckout(
  db: Db,
  key: CartKey,
  pricing: EvaluationInput,
): Promise<CartForCheckout | null> {
  const running = runningPromotions(pricing.rules.promotions.promotions, pricing.now);
  const loaded = await loadCart(db, key, running, pricing.now);
  if (!loaded) return null;
  const cart = atCheckout(loaded);
  const priced = evaluateCart(cart, pricing);
  const isPickup = priced.delivery?.deliveryMethod === 'pickup';
  const shipped = isPickup ? evaluateCart({ ...loaded, delivery: null }, pricing) : priced;
  const rules = [...pricing.rules.promotions.promotions, ...priced.coupons];
  const isByPlan = rules.some(dependsOnPlan);
  const known = new Map<string, Satang>();
  return {
    ...priced,
    chosenMethod: loaded.chosenMethod,
    shippingFee: shipped.totals.deliveryFee - shipped.totals.deliveryFeeDiscount,
    skuIds: loaded.lines.map(({ sku }) => sku.skuId),
    atBranch: (branchStock) => supplyAtBranch(loaded.lines, branchStock),
    payableBy(payment) {
      const { agentCode, installmentMonth } = payment.installment ?? {};
      const key = [payment.paymentMethod, ...(isByPlan ? [agentCode, installmentMonth] : [])].join();
      const payable =
        known.get(key) ?? couponEvaluator(cart, { ...pricing, ...payment })(priced.coupons).totals.payable;
      known.set(key, payable);
      return payable;
    },
  };
}

/** Like `priceCart`, outside a transaction; a guest cart that is not stored is empty. */
export async function readCart(
  context: CartDeps,
  key: CartKey,
  paymentMethod: PaymentMethod | null = null,
): Promise<PricedCart | null> {
  const pricing = { rules: await readCartRules(context), paymentMethod, now: context.clock() };
  const stored = await priceCart(context.db, key, pricing);
  const unstored = stored ? undefined : unstoredCartOf(context, key.cartId, pricing.now);
  return unstored ? await priceUnstoredCart(context.db, unstored, pricing) : stored;
}

async function priceUnstoredCart(db: Db, unstored: UnstoredCart, pricing: EvaluationInput): Promise<PricedCart | null> {
  const running = runningPromotions(pricing.rules.promotions.promotions, pricing.now);
  const cart = await loadUnstoredCart(db, unstored, running, pricing.now);
  return cart && evaluateCart(cart, pricing);
}

/** The customer's cart, priced; null if they have none. */
export async function readCustomerCart(
  context: CartDeps,
  customerId: string,
  paymentMethod: PaymentMethod | null = null,
): Promise<PricedCart | null> {
  const pricing = { rules: await readCartRules(context), paymentMethod, now: context.clock() };
  const running = runningPromotions(pricing.rules.promotions.promotions, pricing.now);
  const cart = await loadCustomerCart(context.db, customerId, running, pricing.now);
  return cart && evaluateCart(cart, pricing);
}

/** A new, empty guest cart, which is not stored. Nothing is read for it: no promotion applies without lines. */
export function createGuestCart(context: Pick<CartDeps, 'clock' | 'secretFor'>): PricedCart {
  const now = context.clock();
  const { cartId, createdAt } = newGuestCart(context, now);
  const cart: UnevaluatedCart = {
    cartId,
    customerId: null,
    customer: null,
    chosenMethod: null,
    delivery: null,
    branchStock: new Map(),
    createdAt,
    updatedAt: createdAt,
    lines: [],
    deliveryPlace: null,
    terms: { vatRate: 0, delivery: { fee: 0, freeFrom: 0, minimumDays: 0, maximumDays: 0 } },
    promotionState: { isFirstOrder: false, usedUpPromotionIds: [], gifts: [] },
    chosen: { couponCode: null, collectibleCouponId: null },
    couponEntries: [],
  };
  const rules = {
    promotions: { promotions: [], giftSkus: new Map() },
    coupons: new Map(),
    shipping: { zonesByArea: new Map(), defaultZone: null, holidays: new Set<string>() },
  };
  return evaluateCart(cart, { rules, paymentMethod: null, now });
}
