import type { AddItem } from '#contract/cart.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { type Tx, transaction } from '../db/database.ts';
import type { Shop } from '../shop.ts';
import { refuseAddition, wantedBy } from './adding-rules.ts';
import {
  addPieces,
  deleteAllLines,
  deleteLines,
  selectAddableSkus,
  selectChangeableLines,
  turnTicks,
  updateLines,
} from './line-queries.ts';
import { insertGuestCart, openCart, openCartOfCustomer } from './opening-queries.ts';
import { addOptionPieces, selectAddableOptions } from './option-queries.ts';
import { type CartKey, insertCartOfCustomer, lockCartRow } from './queries.ts';
import { changedTicks, isUuid, type OpenCart, type PiecesCode, refuseOption, refusePieces } from './rules.ts';

type ShopOfCarts = Pick<Shop, 'db' | 'clock'>;
type Changed<Code extends ErrorCode = never> = Promise<Result<OpenCart, Code | 'cart_not_found'>>;

/** An empty guest cart, or the customer's cart: the one they have, else a new one. */
export async function createCart(shop: ShopOfCarts, customerId: string | null): Promise<OpenCart> {
  const now = shop.clock();
  if (!customerId) return await insertGuestCart(shop.db, now);
  await insertCartOfCustomer(shop.db, customerId, now);
  const cart = await openCartOfCustomer(shop.db, customerId, now);
  if (!cart) throw new Error('the cart is gone in the moment it was made');
  return cart;
}

/** Changes a cart while nobody else does, and answers it as it is then. */
async function change<Code extends ErrorCode = never>(
  shop: ShopOfCarts,
  key: CartKey,
  work: (tx: Tx, now: Date) => Promise<Result<void, Code>>,
): Changed<Code> {
  if (!isUuid(key.cartId)) return fail('cart_not_found');
  const now = shop.clock();
  const changed: Result<void, Code | 'cart_not_found'> = await transaction(shop.db, async (tx) =>
    (await lockCartRow(tx, key)) ? await work(tx, now) : fail('cart_not_found'),
  );
  if (!changed.ok) return changed;
  const cart = await openCart(shop.db, key, now);
  return cart ? ok(cart) : fail('cart_not_found');
}

/** Adds pieces of SKUs with their options, all or none. A refusal's `data` names the SKU, and the limit or what is available. */
export function addItems(
  shop: ShopOfCarts,
  key: CartKey,
  items: readonly AddItem[],
): Changed<PiecesCode | 'product_not_found' | 'option_not_offered' | 'cart_item_not_found' | 'cart_full'> {
  return change(shop, key, async (tx, now) => {
    const wanted = wantedBy(items);
    const { options } = wanted;
    const skuIds = new Set([...wanted.pieces.keys(), ...options.map(({ skuId }) => skuId)]);
    const skus = await selectAddableSkus(tx, key.cartId, [...skuIds]);
    const addable = options.length > 0 ? await selectAddableOptions(tx, key.cartId, options) : [];
    const refused = refuseAddition(wanted, skus, addable);
    if (refused) return refused;
    const byThemselves = [...wanted.pieces].filter(([, quantity]) => quantity > 0);
    await addPieces(
      tx,
      key.cartId,
      byThemselves.map(([skuId, quantity]) => ({ skuId, quantity })),
      now,
    );
    if (options.length > 0) await addOptionPieces(tx, key.cartId, options, now);
    return ok(undefined);
  });
}

/** Sets the quantity of a line, whose SKU is named beside it (spec 7). */
export function updateItem(
  shop: ShopOfCarts,
  key: CartKey,
  { itemId, productId, quantity }: { itemId: string; productId: number; quantity: number },
): Changed<PiecesCode | 'cart_item_not_found'> {
  return change(shop, key, async (tx, now) => {
    const ofSku = (await selectChangeableLines(tx, key.cartId)).filter((line) => line.skuId === productId);
    const line = ofSku.find((one) => one.itemId === itemId.toLowerCase());
    if (!line) return fail('cart_item_not_found');
    const others = ofSku.filter((one) => one !== line);
    const refused =
      refusePieces(productId, line.sku, quantity + piecesOf(others)) ??
      (line.itemType === 'OPTION'
        ? refuseOption(productId, line.deal, {
            ofLine: quantity,
            ofDeal: quantity + piecesOf(others.filter(({ deal }) => deal?.productId === line.deal?.productId)),
          })
        : null);
    if (refused) return refused;
    await updateLines(tx, key.cartId, [{ ...line, quantity }], now);
    return ok(undefined);
  });
}

function piecesOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Removes a line, whose SKU is named beside it, with its options; one that is gone already is no error. */
export function deleteItem(
  shop: ShopOfCarts,
  key: CartKey,
  { itemId, productId }: { itemId: string; productId: number },
): Changed {
  return change(shop, key, async (tx, now) => {
    const lines = await selectChangeableLines(tx, key.cartId);
    const line = lines.find((one) => one.itemId === itemId.toLowerCase() && one.skuId === productId);
    if (line) await deleteLines(tx, key.cartId, [line.itemId], now);
    return ok(undefined);
  });
}

/** Removes all lines. */
export function deleteAllItems(shop: ShopOfCarts, key: CartKey): Changed {
  return change(shop, key, async (tx, now) => {
    await deleteAllLines(tx, key.cartId, now);
    return ok(undefined);
  });
}

/** Ticks these lines and no others (spec 4). */
export function selectItems(
  shop: ShopOfCarts,
  key: CartKey,
  itemIds: readonly string[],
): Changed<'cart_item_not_found'> {
  return change(shop, key, async (tx, now) => {
    const changed = changedTicks(await selectChangeableLines(tx, key.cartId), itemIds);
    if (!changed) return fail('cart_item_not_found');
    if (changed.length > 0) await turnTicks(tx, key.cartId, changed, now);
    return ok(undefined);
  });
}
