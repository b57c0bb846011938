import type { AddItem } from '#contract/cart.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { isUuid } from '#contract/uuid.ts';
import { type CouponChoice, findChoiceProblem, normaliseCode } from '../coupons/coupons.ts';
import { lockRows, resultTransaction, type Tx } from '../db/database.ts';
import type { CouponProblem } from '../promotions/promotions.ts';
import { checkAddition, combineItems } from './add-items-rules.ts';
import { type UnstoredCart, unstoredCartOf } from './guest-cart-ids.ts';
import {
  addQuantities,
  deleteAllLines,
  deleteLines,
  selectAddableSkus,
  selectChangeableLines,
  toggleSelection,
  updateLines,
} from './line-queries.ts';
import { addOptionQuantities, selectAddableOptions } from './option-queries.ts';
import { type CartKey, deleteCart, insertCustomerCart, lockCartRow, storeGuestCart, updateCoupons } from './queries.ts';
import { type CartDeps, createGuestCart, priceCart, readCartRules, readCustomerCart } from './read-cart.ts';
import { changedSelection, checkOptionQuantity, checkQuantity, type PricedCart, type QuantityCode } from './rules.ts';

type ChangedCart<Code extends ErrorCode = never> = Promise<
  Result<PricedCart, Code | 'cart_not_found' | 'too_many_requests'>
>;

/** Limits how many guest carts are stored for a client's address. */
export interface StoredCartLimit {
  /** Seconds until another one may be stored; null if it may now. */
  secondsToWait(address: string): number | null;
  /** Counts one that was stored. */
  count(address: string): void;
}

/** What changing carts needs of the context, and the limit of guest carts that are stored. */
export type ChangeDeps = CartDeps & { storedCarts: StoredCartLimit };

/** The cart that a caller changes; carts that are stored for it count for the client's address. */
export interface ChangeKey extends CartKey {
  address: string;
}

/** An empty guest cart, which is not stored, or the customer's cart, created if they have none. */
export async function createCart(
  context: CartDeps,
  customerId: string | null,
): Promise<Result<PricedCart, 'token_not_valid'>> {
  if (!customerId) return ok(await createGuestCart(context));
  await insertCustomerCart(context.db, customerId, context.clock());
  const cart = await readCustomerCart(context, customerId);
  // Its customer was erased meanwhile.
  return cart ? ok(cart) : fail('token_not_valid');
}

/**
 * Locks the cart of a caller until the transaction ends. A guest cart that is not stored is stored for that.
 *
 * @returns undefined if there is no such cart or the caller may not change it
 */
export async function lockOrStoreCart(
  tx: Tx,
  key: CartKey,
  unstored: UnstoredCart | undefined,
  now: Date,
): Promise<{ customerId: string | null; isNew: boolean } | undefined> {
  const locked = await lockCartRow(tx, key);
  if (locked || !unstored) return locked && { ...locked, isNew: false };
  if (await storeGuestCart(tx, unstored, now)) return { customerId: null, isNew: true };
  // Another change stored it at the same moment, or it was merged.
  const stored = await lockCartRow(tx, key);
  return stored && { ...stored, isNew: false };
}

/**
 * Runs `work` while the cart is locked, and returns the cart after it. It is read before the lock is released: a guest
 * cart that is merged right afterwards could not be read any more, and the caller would repeat what was done. A guest cart that is not
 * stored is stored if something is in it afterwards.
 */
async function changeCart<Code extends ErrorCode = never>(
  context: ChangeDeps,
  key: ChangeKey,
  work: (tx: Tx, now: Date, cart: { customerId: string | null }) => Promise<Result<void, Code>>,
): ChangedCart<Code> {
  if (!isUuid(key.cartId)) return fail('cart_not_found');
  const now = context.clock();
  const unstored = unstoredCartOf(context, key.cartId, now);
  const pricing = { rules: await readCartRules(context), paymentMethod: null, now };
  let isStored = false;
  const result = await resultTransaction(context.db, async (tx): ChangedCart<Code> => {
    // The customer's cart can wait for an order of the customer: together they occupy no more connections than either of them.
    const row = key.customerId === null ? `carts ${key.cartId}` : `customers ${key.customerId}`;
    const locked = await lockRows([row], () => lockOrStoreCart(tx, key, unstored, now));
    if (!locked) return fail('cart_not_found');
    const retryAfterSeconds = locked.isNew ? context.storedCarts.secondsToWait(key.address) : null;
    if (retryAfterSeconds !== null) return fail('too_many_requests', { retryAfterSeconds });
    const changed = await work(tx, now, locked);
    if (!changed.ok) return changed;
    const cart = await priceCart(tx, key, pricing);
    if (!cart) return fail('cart_not_found');
    isStored = locked.isNew && !isEmpty(cart);
    if (isStored || !locked.isNew) return ok(cart);
    await deleteCart(tx, key.cartId);
    return ok({ ...cart, updatedAt: cart.createdAt });
  });
  if (result.ok && isStored) context.storedCarts.count(key.address);
  return result;
}

/** Whether a guest cart has nothing that needs to be stored. */
function isEmpty({ lines, chosen }: PricedCart): boolean {
  return lines.length === 0 && chosen.couponCode === null && chosen.collectibleCouponId === null;
}

/** Adds SKUs with their options, all or none. A failure's `data` names the SKU, and the limit or what is available. */
export function addItems(
  context: ChangeDeps,
  key: ChangeKey,
  items: readonly AddItem[],
): ChangedCart<QuantityCode | 'product_not_found' | 'option_not_offered' | 'cart_item_not_found' | 'cart_full'> {
  return changeCart(context, key, async (tx, now) => {
    const request = combineItems(items);
    const { options } = request;
    const skuIds = new Set([...request.quantities.keys(), ...options.map(({ skuId }) => skuId)]);
    const skus = await selectAddableSkus(tx, key.cartId, [...skuIds]);
    const addable = options.length > 0 ? await selectAddableOptions(tx, key.cartId, options) : [];
    const failure = checkAddition(request, skus, addable);
    if (failure) return failure;
    const ownLines = [...request.quantities].filter(([, quantity]) => quantity > 0);
    await addQuantities(
      tx,
      key.cartId,
      ownLines.map(([skuId, quantity]) => ({ skuId, quantity })),
      now,
    );
    if (options.length > 0) await addOptionQuantities(tx, key.cartId, options, now);
    return ok(undefined);
  });
}

/** Sets the quantity of a line; `productId` is the line's SKU. */
export function updateItem(
  context: ChangeDeps,
  key: ChangeKey,
  { itemId, productId, quantity }: { itemId: string; productId: number; quantity: number },
): ChangedCart<QuantityCode | 'cart_item_not_found'> {
  return changeCart(context, key, async (tx, now) => {
    const ofSku = (await selectChangeableLines(tx, key.cartId)).filter((line) => line.skuId === productId);
    const line = ofSku.find((one) => one.itemId === itemId.toLowerCase());
    if (!line) return fail('cart_item_not_found');
    const others = ofSku.filter((one) => one !== line);
    const failure =
      checkQuantity(productId, line.sku, quantity + sumOfQuantities(others)) ??
      (line.itemType === 'OPTION'
        ? checkOptionQuantity(productId, line.deal, {
            ofDeal: quantity + sumOfQuantities(others.filter(({ deal }) => deal?.productId === line.deal?.productId)),
            ofOptions: quantity + sumOfQuantities(others.filter(({ itemType }) => itemType === 'OPTION')),
          })
        : null);
    if (failure) return failure;
    await updateLines(tx, key.cartId, [{ ...line, quantity }], now);
    return ok(undefined);
  });
}

function sumOfQuantities(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Removes a line with its options; `productId` is the line's SKU. A line that does not exist is no error. */
export function deleteItem(
  context: ChangeDeps,
  key: ChangeKey,
  { itemId, productId }: { itemId: string; productId: number },
): ChangedCart {
  return changeCart(context, key, async (tx, now) => {
    const lines = await selectChangeableLines(tx, key.cartId);
    const line = lines.find((one) => one.itemId === itemId.toLowerCase() && one.skuId === productId);
    if (line) await deleteLines(tx, key.cartId, [line.itemId], now);
    return ok(undefined);
  });
}

/** Removes all lines. */
export function deleteAllItems(context: ChangeDeps, key: ChangeKey): ChangedCart {
  return changeCart(context, key, async (tx, now) => {
    await deleteAllLines(tx, key.cartId, now);
    return ok(undefined);
  });
}

/** Selects these lines and no others (docs/reference/cart.md). */
export function selectItems(
  context: ChangeDeps,
  key: ChangeKey,
  itemIds: readonly string[],
): ChangedCart<'cart_item_not_found'> {
  return changeCart(context, key, async (tx, now) => {
    const changed = changedSelection(await selectChangeableLines(tx, key.cartId), itemIds);
    if (!changed) return fail('cart_item_not_found');
    if (changed.length > 0) await toggleSelection(tx, key.cartId, changed, now);
    return ok(undefined);
  });
}

/** What `apply-coupon` is sent: an absent coupon stays as it is, an empty one is removed. */
interface CouponRequest {
  couponCode?: string | null | undefined;
  collectibleCouponId?: number | '' | null | undefined;
}

/** What it changes. */
function choiceOf({ couponCode, collectibleCouponId }: CouponRequest): Partial<CouponChoice> {
  return {
    ...(couponCode === undefined ? {} : { couponCode: normaliseCode(couponCode ?? '') || null }),
    ...(collectibleCouponId === undefined ? {} : { collectibleCouponId: collectibleCouponId || null }),
  };
}

/** Whether it names a coupon, rather than only removing some. */
export function namesCoupon(request: CouponRequest): boolean {
  return Object.values(choiceOf(request)).some((value) => value !== null);
}

/** Applies coupons, all or none. One whose conditions do not hold is applied as well and saves nothing. */
export function applyCoupons(context: ChangeDeps, key: ChangeKey, request: CouponRequest): ChangedCart<CouponProblem> {
  const choice = choiceOf(request);
  return changeCart(context, key, async (tx, now, { customerId }) => {
    const requested = { couponCode: null, collectibleCouponId: null, ...choice };
    const problem = await findChoiceProblem(tx, requested, customerId, now);
    if (problem) return fail(problem);
    if (Object.keys(choice).length > 0) await updateCoupons(tx, key.cartId, choice, now);
    return ok(undefined);
  });
}
