/*
 * Conditions and actions of the demo's promotions and coupons, as in files of `npm run shop -- promotions`. Amounts are baht.
 */

/** What a rule is about, by the merchant's keys. Categories include all below them. */
export interface Selector {
  products?: number[];
  skus?: string[];
  brands?: string[];
  categories?: string[];
}

type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

export type RuleCondition =
  | { kind: 'minimum_spend'; amount: number }
  | { kind: 'minimum_quantity'; quantity: number }
  | ({ kind: 'items' } & Selector)
  | { kind: 'first_order' }
  | { kind: 'payment_method'; methods: ('credit_card' | 'qr_code' | 'cash_on_delivery')[] }
  | { kind: 'schedule'; weekdays?: Weekday[]; from?: string; to?: string }
  | { kind: 'not_discounted'; special_price?: boolean; flash_sale?: boolean; add_on_deal?: boolean };

export type RuleAction =
  | { kind: 'percent_off'; percent: number; max_discount?: number; max_quantity?: number }
  | { kind: 'amount_off'; amount: number; per?: 'cart' | 'unit' }
  | { kind: 'nth_unit_off'; n: number; percent: number }
  | { kind: 'set_price'; items: (Selector & { quantity?: number })[]; price: number }
  | { kind: 'free_gift'; gifts: { sku: string; quota?: number }[]; per_quantity?: number }
  | { kind: 'cashback'; percent?: number; amount?: number; max_cashback?: number }
  | { kind: 'delivery_off'; amount?: number };

export const spend = (amount: number): RuleCondition => ({ kind: 'minimum_spend', amount });
export const pieces = (quantity: number): RuleCondition => ({ kind: 'minimum_quantity', quantity });
export const inCategories = (...categories: string[]): RuleCondition => ({ kind: 'items', categories });
export const ofBrands = (...brands: string[]): RuleCondition => ({ kind: 'items', brands });
export const ofProducts = (...products: number[]): RuleCondition => ({ kind: 'items', products });
export const firstOrder: RuleCondition = { kind: 'first_order' };
export const byCard: RuleCondition = { kind: 'payment_method', methods: ['credit_card'] };
export const byPromptPay: RuleCondition = { kind: 'payment_method', methods: ['qr_code'] };
export const notInFlashSale: RuleCondition = { kind: 'not_discounted', flash_sale: true };
export const onDays = (...weekdays: Weekday[]): RuleCondition => ({ kind: 'schedule', weekdays });
export const atHours = (from: string, to: string, ...weekdays: Weekday[]): RuleCondition =>
  weekdays.length > 0 ? { kind: 'schedule', weekdays, from, to } : { kind: 'schedule', from, to };

export const amountOff = (amount: number): RuleAction => ({ kind: 'amount_off', amount });
export const eachOff = (amount: number): RuleAction => ({ kind: 'amount_off', amount, per: 'unit' });
export const percentOff = (percent: number, max_discount: number): RuleAction => ({
  kind: 'percent_off',
  percent,
  max_discount,
});
export const nthOff = (n: number, percent: number): RuleAction => ({ kind: 'nth_unit_off', n, percent });
/** The first gift in stock; each has a quota. */
export const gift = (quota: number, ...skus: string[]): RuleAction => ({
  kind: 'free_gift',
  gifts: skus.map((sku) => ({ sku, quota })),
});
export const cashbackPercent = (percent: number, max_cashback: number): RuleAction => ({
  kind: 'cashback',
  percent,
  max_cashback,
});
export const freeDelivery: RuleAction = { kind: 'delivery_off' };
