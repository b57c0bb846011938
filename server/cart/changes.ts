import type { AddItem } from '#contract/cart.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { type Tx, transaction } from '../db/database.ts';
import type { Shop } from '../shop.ts';
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
import { type CartKey, insertCartOfCustomer, lockCartRow } from './queries.ts';
import { changedTicks, isUuid, maximumLines, type OpenCart, refusePieces } from './rules.ts';

type ShopOfCarts = Pick<Shop, 'db' | 'clock'>;
type Changed<Code extends ErrorCode = never> = Promise<Result<OpenCart, Code | 'cart_not_found'>>;
type PiecesCode = 'out_of_stock' | 'quantity_exceeds_stock' | 'quantity_exceeds_limit';

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

/** Adds pieces of SKUs, all or none. A refusal's `data` names the SKU, and the limit or what is available. */
export function addItems(
  shop: ShopOfCarts,
  key: CartKey,
  items: readonly AddItem[],
): Changed<PiecesCode | 'product_not_found' | 'cart_full'> {
  return change(shop, key, async (tx, now) => {
    // The shop has no add-on deals, so that no product is an option of another.
    const [option] = items.flatMap((item) => item.optionProductIds ?? []);
    if (option !== undefined) return fail('product_not_found', { data: { productId: option } });
    const wanted = new Map<number, number>();
    for (const { productId, quantity } of items) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
    const skus = await selectAddableSkus(tx, key.cartId, [...wanted.keys()]);
    let newLines = 0;
    for (const [skuId, quantity] of wanted) {
      const sku = skus.get(skuId);
      if (!sku?.visible) return fail('product_not_found', { data: { productId: skuId } });
      const refused = refusePieces(skuId, sku, sku.pieces + quantity);
      if (refused) return refused;
      if (!sku.listed) newLines += 1;
      if (newLines > 0 && sku.cartLines + newLines > maximumLines) return fail('cart_full');
    }
    await addPieces(
      tx,
      key.cartId,
      [...wanted].map(([skuId, quantity]) => ({ skuId, quantity })),
      now,
    );
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
    const others = ofSku.reduce((sum, one) => sum + one.quantity, -line.quantity);
    const refused = refusePieces(productId, line.sku, others + quantity);
    if (refused) return refused;
    await updateLines(tx, key.cartId, [{ ...line, quantity }], now);
    return ok(undefined);
  });
}

/** Removes a line, whose SKU is named beside it; one that is gone already is no error. */
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
