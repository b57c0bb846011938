import type { Satang } from '#contract/money.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import type { AppContext } from '../app-context.ts';
import { liveCoupons } from '../coupons/coupons.ts';
import type { Db } from '../db/database.ts';
import { dependsOnPlan, livePromotions, runningPromotions } from '../promotions/promotions.ts';
import { shippingTerms } from '../shipping/shipping.ts';
import { insertGuestCart, loadCart, loadCustomerCart } from './cart-queries.ts';
import { type CartRules, couponEvaluator, type EvaluationInput, evaluateCart } from './evaluate-cart.ts';
import type { CartKey } from './queries.ts';
import type { PricedCart } from './rules.ts';

/** What reading carts needs of the context. */
export type CartDeps = Pick<AppContext, 'db' | 'clock' | 'log' | 'livePromotions' | 'liveCoupons' | 'shippingTerms'>;

/** Reads the rules, which must happen before a transaction that prices a cart. */
export async function readCartRules(context: CartDeps): Promise<CartRules> {
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

/** A cart with what it would cost if it was paid otherwise. */
export interface CartForCheckout extends PricedCart {
  /** The payable amount by another method or plan. */
  payableBy: (payment: Required<Pick<EvaluationInput, 'paymentMethod' | 'installment'>>) => Satang;
}

/** Like `priceCart`, with what the cart would cost if it was paid otherwise. */
export async function priceCartForCheckout(
  db: Db,
  key: CartKey,
  pricing: EvaluationInput,
): Promise<CartForCheckout | null> {
  const running = runningPromotions(pricing.rules.promotions.promotions, pricing.now);
  const cart = await loadCart(db, key, running, pricing.now);
  if (!cart) return null;
  const priced = evaluateCart(cart, pricing);
  const rules = [...pricing.rules.promotions.promotions, ...priced.coupons];
  const isByPlan = rules.some(dependsOnPlan);
  const known = new Map<string, Satang>();
  return {
    ...priced,
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

/** Like `priceCart`, outside a transaction. */
export async function readCart(
  context: CartDeps,
  key: CartKey,
  paymentMethod: PaymentMethod | null = null,
): Promise<PricedCart | null> {
  const rules = await readCartRules(context);
  return await priceCart(context.db, key, { rules, paymentMethod, now: context.clock() });
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

/** A new, empty guest cart. */
export async function createGuestCart({ db, clock }: CartDeps): Promise<PricedCart> {
  const now = clock();
  const rules = {
    promotions: { promotions: [], giftSkus: new Map() },
    coupons: new Map(),
    shipping: { zonesByArea: new Map(), defaultZone: null, holidays: new Set<string>() },
  };
  return evaluateCart(await insertGuestCart(db, now), { rules, paymentMethod: null, now });
}
