import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { paymentMethods } from '#contract/payment-methods.ts';
import { skuIdsByCode } from '../catalogue/catalogue.ts';
import { type CouponChoice, collectibleCouponId, normaliseCode } from '../coupons/coupons.ts';
import type { Db, Tx } from '../db/database.ts';
import { clean } from '../import-export/columns.ts';
import { issueMessage } from '../import-export/issue-message.ts';
import { commonEraForm, hasBuddhistYear } from '../import-export/time-cells.ts';
import { runningPromotions } from '../promotions/promotions.ts';
import { loadCart, type UnevaluatedCart } from './cart-queries.ts';
import { type EvaluationInput, evaluateCart } from './evaluate-cart.ts';
import { addQuantities } from './line-queries.ts';
import { storeGuestCart, updateCoupons } from './queries.ts';
import { type CartDeps, readCartRules } from './read-cart.ts';
import { maxLines, maxQuantity, type PricedCart } from './rules.ts';

const code = clean(z.string().min(1).max(100));

const CartFile = z.strictObject({
  lines: z
    .array(z.strictObject({ sku: code, quantity: z.int().min(1).max(maxQuantity).default(1) }))
    .min(1)
    .max(maxLines),
  /** At most one code, and one collectible coupon by its key. */
  coupons: z.array(code).max(2).default([]),
  paymentMethod: z.enum(paymentMethods).nullable().default(null),
  /** Null for a guest. */
  firstOrder: z.boolean().nullable().default(null),
  /** When; now unless given. */
  at: z.iso
    .datetime({ offset: true, error: 'must be a time with its zone, such as 2026-12-12T00:00:00+07:00' })
    .refine((text) => !hasBuddhistYear(text), commonEraForm)
    .optional(),
});
type CartFile = z.infer<typeof CartFile>;

/** The file cannot be tried. The message is shown to the operator. */
export class UntryableCartError extends Error {
  override name = 'UntryableCartError';
}

/** @throws UntryableCartError if the text is not a cart */
export function parseCartFile(text: string): CartFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new UntryableCartError(`The file is not JSON: ${(error as Error).message}`);
  }
  const parsed = CartFile.safeParse(json, { error: issueMessage });
  if (parsed.success) return parsed.data;
  throw new UntryableCartError(
    parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'The file'}: ${message}`).join('; '),
  );
}

/**
 * The cart of a file, priced as a shopper's would be. It is stored for that, in a transaction that is rolled back.
 *
 * @throws UntryableCartError if it has unknown SKUs or more than one coupon of a type
 */
export async function tryCart(context: Omit<CartDeps, 'secretFor'>, file: CartFile): Promise<PricedCart> {
  const now = file.at === undefined ? context.clock() : new Date(file.at);
  const rules = await readCartRules({ ...context, clock: () => now });
  const input: EvaluationInput = { rules, paymentMethod: file.paymentMethod, now };
  const chosen = await couponChoice(context.db, file.coupons);
  const cart = await rolledBack(context.db, (tx) => loadAsGuest(tx, file, chosen, input));
  return evaluateCart(asVisitor(cart, file.firstOrder, now), input);
}

async function couponChoice(db: Db, coupons: readonly string[]): Promise<CouponChoice> {
  const choice: CouponChoice = { couponCode: null, collectibleCouponId: null };
  for (const coupon of coupons) {
    const id = await collectibleCouponId(db, coupon);
    const isTaken = id === undefined ? choice.couponCode !== null : choice.collectibleCouponId !== null;
    if (isTaken) throw new UntryableCartError('coupons: must have at most one code and one collectible coupon');
    if (id === undefined) choice.couponCode = normaliseCode(coupon);
    else choice.collectibleCouponId = id;
  }
  return choice;
}

async function loadAsGuest(
  tx: Tx,
  file: CartFile,
  chosen: CouponChoice,
  input: EvaluationInput,
): Promise<UnevaluatedCart> {
  const ids = await skuIdsByCode(
    tx,
    file.lines.map(({ sku }) => sku),
  );
  const items = file.lines.map(({ sku, quantity }, index) => {
    const skuId = ids.get(sku);
    if (skuId === undefined) throw new UntryableCartError(`lines.${index}.sku: there is no SKU ${sku}`);
    return { skuId, quantity };
  });
  const cartId = randomUUID();
  await storeGuestCart(tx, { cartId, createdAt: input.now }, input.now);
  // One at a time: a SKU may occur twice.
  for (const item of items) await addQuantities(tx, cartId, [item], input.now);
  await updateCoupons(tx, cartId, chosen, input.now);
  const cart = await loadCart(
    tx,
    { cartId, customerId: null },
    runningPromotions(input.rules.promotions.promotions, input.now),
    input.now,
  );
  if (!cart) throw new Error('the cart to try was not stored');
  return cart;
}

/** Stands for the ids of the customer and the address. */
const placeholderId = '00000000-0000-0000-0000-000000000000';

/** The cart at the checkout, of a guest or a customer who keeps its collectible coupon. */
function asVisitor(cart: UnevaluatedCart, isFirstOrder: boolean | null, now: Date): UnevaluatedCart {
  return {
    ...cart,
    customerId: isFirstOrder === null ? null : placeholderId,
    delivery: { deliveryMethod: 'shipping', addressId: placeholderId },
    promotionState: {
      isFirstOrder: isFirstOrder ?? false,
      usedUpPromotionIds: cart.promotionState.usedUpPromotionIds,
      gifts: cart.promotionState.gifts,
    },
    couponEntries: cart.couponEntries.map((entry) => ({
      ...entry,
      customer: { keptAt: now.toISOString(), expiresAt: entry.coupon.endsAt, used: 0 },
    })),
  };
}

class Finished extends Error {}

async function rolledBack<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  try {
    await db.transaction().execute(async (tx) => {
      result = { value: await work(tx) };
      throw new Finished();
    });
  } catch (error) {
    if (!(error instanceof Finished) || !result) throw error;
    return result.value;
  }
  throw new Error('a transaction was not rolled back');
}
