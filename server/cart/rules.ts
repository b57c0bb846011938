import { type Fail, fail } from '#contract/result.ts';
import type { AddOnDeal } from '../add-on-deals/add-on-deals.ts';
import type { SkuSnapshot } from '../catalogue/catalogue.ts';
import type { StockLevel } from '../inventory/inventory.ts';
import type { SellingPrice, Terms } from '../pricing/pricing.ts';

/** Lines a cart may have before adding another is refused. */
export const maximumLines = 50;
/** Pieces of a line, whatever the stock. */
export const maximumQuantity = 9999;

/** A line of a cart with all that is known of its SKU now. */
export interface CartLine {
  itemId: string;
  itemType: 'ITEM' | 'GIFT' | 'OPTION';
  /** The line that an option hangs on. */
  parentItemId: string | null;
  quantity: number;
  /** Whether it is bought by the next order; an option is when its parent is, as far as it can be. */
  selected: boolean;
  createdAt: Date;
  updatedAt: Date;
  sku: SkuSnapshot;
  price: SellingPrice;
  stock: StockLevel;
  /** What an option is sold by; null for other lines, and once there is no such deal. */
  deal: AddOnDeal | null;
  /** Pieces that it can have now, of what the selected lines before it leave. */
  pieces: number;
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

/** Pieces that a customer may buy at once: of an option within the limits of deal and SKU. */
export function limitOf({ sku, deal }: { sku: Pick<Buyable, 'limitQuantity'>; deal: AddOnDeal | null }): number | null {
  if (!deal) return sku.limitQuantity;
  return Math.min(deal.limitQuantity, sku.limitQuantity ?? deal.limitQuantity);
}

/** Lines before it is known how many pieces each can have. */
export type LineToAllot = Omit<CartLine, 'pieces'>;

/**
 * Tells how many pieces each line can have. Lines of one SKU share its stock, and options by one deal what is left of that: the
 * selected lines come first to first, and options after what stands by itself. An option has none once its deal is gone, or
 * while its parent has none.
 */
export function allotPieces(lines: readonly LineToAllot[]): CartLine[] {
  const leftOfSkus = new Map<number, number>();
  const leftOfDeals = new Map<string, number>();
  const allotted = new Map<string, CartLine>();
  for (const line of lines.toSorted((one, other) => Number(isOption(one)) - Number(isOption(other)))) {
    const { sku, stock, deal } = line;
    const ofSku = leftOfSkus.get(sku.skuId) ?? piecesToBuy({ visible: sku.visible, stock });
    const key = dealKey(sku.skuId, deal);
    const ofDeal = leftOfDeals.get(key) ?? deal?.stock ?? 0;
    const parent = allotted.get(line.parentItemId ?? '');
    const pieces = !isOption(line) ? ofSku : parent && parent.pieces > 0 ? Math.min(ofSku, ofDeal) : 0;
    const selected = isOption(line) ? pieces > 0 && parent?.selected === true : line.selected;
    const taken = selected ? Math.min(pieces, line.quantity) : 0;
    leftOfSkus.set(sku.skuId, ofSku - taken);
    leftOfDeals.set(key, ofDeal - taken);
    allotted.set(line.itemId, { ...line, selected, pieces });
  }
  return lines.flatMap(({ itemId }) => allotted.get(itemId) ?? []);
}

function isOption({ itemType }: Pick<CartLine, 'itemType'>): boolean {
  return itemType === 'OPTION';
}

/** Tells the deals of a cart apart. */
export function dealKey(skuId: number, deal: Pick<AddOnDeal, 'productId'> | null): string {
  return `${skuId} beside ${deal?.productId}`;
}

/** Lines with each option after its parent, as they are ordered. */
export function withOptionsBesideParents(lines: readonly CartLine[]): CartLine[] {
  const besides = Map.groupBy(lines, ({ parentItemId }) => parentItemId);
  return (besides.get(null) ?? []).flatMap((line) => [line, ...(besides.get(line.itemId) ?? [])]);
}

export type PiecesCode = 'out_of_stock' | 'quantity_exceeds_stock' | 'quantity_exceeds_limit';

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
  itemType: CartLine['itemType'];
  /** The line that an option hangs on. */
  parentItemId: string | null;
  skuId: number;
  quantity: number;
  selected: boolean;
  sku: Buyable;
  /** What an option is sold by, if it still is. */
  deal: AddOnDeal | null;
}

/** Why a cart cannot hold that many pieces by a deal, in one line and in all its lines together, if so. */
export function refuseOption(
  productId: number,
  deal: AddOnDeal | null,
  { ofLine, ofDeal }: { ofLine: number; ofDeal: number },
): Fail<PiecesCode> | null {
  if (!deal || deal.stock <= 0) return fail('out_of_stock', { data: { productId } });
  const { limitQuantity: limit, stock: available } = deal;
  if (ofLine > limit) return fail('quantity_exceeds_limit', { data: { productId, limit } });
  if (ofDeal > available) return fail('quantity_exceeds_stock', { data: { productId, available } });
  return null;
}

/**
 * The lines whose tick changes when exactly these are asked for (spec 4): what is sold out stays unticked, and options, which
 * are ticked with their parent, have no tick of their own. Null when a line is not in the cart.
 */
export function changedTicks(lines: readonly ChangeableLine[], itemIds: readonly string[]): string[] | null {
  const known = new Set(lines.map((line) => line.itemId));
  const asked = new Set(itemIds.map((itemId) => itemId.toLowerCase()));
  if ([...asked].some((itemId) => !known.has(itemId))) return null;
  return lines
    .filter((line) => line.parentItemId === null)
    .filter((line) => line.selected !== (asked.has(line.itemId) && piecesToBuy(line.sku) > 0))
    .map((line) => line.itemId);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether an id from outside can be one of ours at all. */
export function isUuid(id: string): boolean {
  return uuid.test(id);
}
