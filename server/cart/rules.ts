import { type Fail, fail } from '#contract/result.ts';
import type { SkuSnapshot } from '../catalogue/catalogue.ts';
import type { StockLevel } from '../inventory/inventory.ts';
import type { SellingPrice, Terms } from '../pricing/pricing.ts';

/** Lines a cart may have before adding another is refused. */
export const maximumLines = 50;
/** Lines that a merged cart may have: nothing is lost at sign-in, yet no cart grows without end. */
export const maximumMergedLines = 200;
/** Pieces of a line, whatever the stock. */
export const maximumQuantity = 9999;

/** A line of a cart with all that is known of its SKU now. */
export interface CartLine {
  itemId: string;
  itemType: 'ITEM' | 'GIFT' | 'OPTION';
  quantity: number;
  selected: boolean;
  createdAt: Date;
  updatedAt: Date;
  sku: SkuSnapshot;
  price: SellingPrice;
  stock: StockLevel;
  /** Share of the cart's promotions in this line, in satang. */
  discount: number;
}

/** A cart as it is now: prices, stock and terms are read afresh each time (behaviour 3). */
export interface OpenCart {
  cartId: string;
  /** Null for a guest's. */
  customerId: string | null;
  /** The delivery that was chosen at the checkout, if one was. */
  delivery: CartDelivery | null;
  createdAt: Date;
  updatedAt: Date;
  /** Oldest first. */
  lines: CartLine[];
  terms: Terms;
}

/** How and where to deliver; the address may be gone since. */
export interface CartDelivery {
  deliveryMethod: 'shipping';
  addressId: string;
}

/** What decides how many pieces of a SKU can go into a cart. */
export interface Buyable {
  visible: boolean;
  limitQuantity: number | null;
  stock: StockLevel;
}

/** Pieces of a SKU that can be bought now: none once its product is withdrawn. */
export function piecesToBuy({ visible, stock }: Pick<Buyable, 'visible' | 'stock'>): number {
  return visible ? stock.purchasable : 0;
}

/** The most pieces of a SKU that a cart takes: what there is, within the SKU's own limit. */
export function mostPieces(sku: Buyable): number {
  return Math.min(piecesToBuy(sku), sku.limitQuantity ?? maximumQuantity, maximumQuantity);
}

type PiecesCode = 'out_of_stock' | 'quantity_exceeds_stock' | 'quantity_exceeds_limit';

/** Why a cart cannot hold that many pieces of a SKU, if so; `data` says how many it can. */
export function refusePieces(productId: number, sku: Buyable, pieces: number): Fail<PiecesCode> | null {
  const available = piecesToBuy(sku);
  const limit = Math.min(sku.limitQuantity ?? maximumQuantity, maximumQuantity);
  if (available <= 0) return fail('out_of_stock', { data: { productId } });
  if (pieces > limit) return fail('quantity_exceeds_limit', { data: { productId, limit } });
  if (pieces > available) return fail('quantity_exceeds_stock', { data: { productId, available } });
  return null;
}

/** A line as far as changing it goes. */
export interface ChangeableLine {
  itemId: string;
  /** The line that an option hangs on. */
  parentItemId: string | null;
  skuId: number;
  quantity: number;
  selected: boolean;
  sku: Buyable;
}

/**
 * The lines whose tick changes when exactly these are asked for (spec 4): options follow their parent, what is sold out
 * stays unticked. Null when a line is not in the cart.
 */
export function changedTicks(lines: readonly ChangeableLine[], itemIds: readonly string[]): string[] | null {
  const known = new Set(lines.map((line) => line.itemId));
  const asked = new Set(itemIds.map((itemId) => itemId.toLowerCase()));
  if ([...asked].some((itemId) => !known.has(itemId))) return null;
  return lines
    .filter((line) => line.selected !== (asked.has(line.parentItemId ?? line.itemId) && piecesToBuy(line.sku) > 0))
    .map((line) => line.itemId);
}

/** What a merge does to the customer's cart. */
export interface Merge {
  /** Guest lines that move over. */
  moved: string[];
  /** Lines, moved ones too, that get another quantity or tick. */
  changed: { itemId: string; quantity: number; selected: boolean }[];
}

/**
 * Merges a guest's lines into a customer's (behaviour 3): the same SKU adds up, clamped to stock and limit. A sold-out
 * line stays with one piece, so that the shopper sees what became of it.
 */
export function mergeLines(guests: readonly ChangeableLine[], customers: readonly ChangeableLine[]): Merge {
  const merge: Merge = { moved: [], changed: [] };
  const ownLines = new Map(customers.map((line) => [line.skuId, line]));
  for (const guest of guests) {
    const own = ownLines.get(guest.skuId);
    if (!own) {
      if (customers.length + merge.moved.length >= maximumMergedLines) continue;
      merge.moved.push(guest.itemId);
    }
    const { itemId, ...before } = own ?? guest;
    const together = guest.quantity + (own?.quantity ?? 0);
    const quantity = Math.max(1, Math.min(together, mostPieces(guest.sku)));
    const selected = before.selected || guest.selected;
    if (quantity !== before.quantity || selected !== before.selected)
      merge.changed.push({ itemId, quantity, selected });
  }
  return merge;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether an id from outside can be one of ours at all. */
export function isUuid(id: string): boolean {
  return uuid.test(id);
}
