import { createHash } from 'node:crypto';
import type { AppointmentContact } from '#contract/appointments.ts';
import type { Locale, Localised } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import type { PickupReceiver } from '#contract/pickup.ts';
import { type Fail, fail } from '#contract/result.ts';
import { isUuid } from '#contract/uuid.ts';
import type { AddOnDeal } from '../add-on-deals/add-on-deals.ts';
import type { SkuSnapshot } from '../catalogue/catalogue.ts';
import type { CouponChoice, CouponOfCart } from '../coupons/coupons.ts';
import { type StockLevel, unitsOfService } from '../inventory/inventory.ts';
import type { PricingTerms, SellingPrice, Totals } from '../pricing/pricing.ts';
import type { EvaluatedCart, Promotion } from '../promotions/promotions.ts';
import type { ShippingZone } from '../shipping/shipping.ts';

/** Maximum number of lines of a cart. */
export const maxLines = 50;
/** Maximum quantity of a line, whatever the stock. */
export const maxQuantity = unitsOfService;

/** A line of a cart with current data of its SKU. */
export interface CartLine {
  itemId: string;
  itemType: 'ITEM' | 'GIFT' | 'OPTION';
  /** The parent line of an option. */
  parentItemId: string | null;
  quantity: number;
  /** Whether it goes into the next order; an option is selected with its parent, if it is available. */
  selected: boolean;
  createdAt: Date;
  updatedAt: Date;
  sku: SkuSnapshot;
  price: SellingPrice;
  stock: StockLevel;
  /** Of a unit with packaging, in grams; null if unknown. */
  weightGrams: number | null;
  /** The deal of an option; null for other lines, and if the deal no longer exists. */
  deal: AddOnDeal | null;
  /** Units this line can have now, after the selected lines before it. */
  available: number;
  /** Units that the limits of its SKU and, for an option, of its deal leave it, after the selected lines before it; of a gift, its quantity. Null without a limit. */
  limit: number | null;
  /** Its share of the discounts of promotions and coupons. */
  discount: Satang;
  /** What each promotion and coupon has in it, in the order of evaluation. */
  discounts: readonly { name: Localised; amount: Satang }[];
  /** The promotions that apply to it, in the order of evaluation. */
  promotions: readonly Pick<Promotion, 'promotionId' | 'name'>[];
  /** Of a GIFT line: the promotion that gives it, and whether that has a quota of it. Null for other lines. */
  gift: { promotionId: number; isLimited: boolean } | null;
}

/** The names of the promotions that apply to a line, joined with ', '; null without any. */
export function appliedRuleName({ promotions }: Pick<CartLine, 'promotions'>): Localised | null {
  if (promotions.length === 0) return null;
  const join = (locale: Locale) => promotions.map(({ name }) => name[locale]).join(', ');
  return { th: join('th'), en: join('en') };
}

/** A cart with current prices, stock and terms. */
export interface PricedCart {
  cartId: string;
  /** Null for a guest cart. */
  customerId: string | null;
  /** The delivery chosen at the checkout, if any. */
  delivery: CartDelivery | null;
  createdAt: Date;
  updatedAt: Date;
  /** Oldest first. */
  lines: CartLine[];
  /** The delivery fee and days are those of the delivery address, if one is chosen. */
  terms: PricingTerms;
  /** The zone of the delivery address; null without an address, or if it is in none. */
  shippingZone: ShippingZone | null;
  /** The customer of a customer's cart. */
  customer: { firstName: string; lastName: string; email: string } | null;
  /** The code and the collectible coupon it chose, whether or not they apply. */
  chosen: CouponChoice;
  /** These coupons, in the order of `evaluated.coupons`. */
  coupons: readonly CouponOfCart[];
  /** What promotions and coupons do to the selected lines that can be bought. */
  evaluated: EvaluatedCart;
  totals: Totals;
}

/** How and where to deliver, where to pick up, or whom to call; the address may have been deleted since. */
export type CartDelivery =
  | { deliveryMethod: 'shipping'; addressId: string }
  | { deliveryMethod: 'pickup'; storeId: number; receiver: PickupReceiver }
  | { deliveryMethod: 'appointment'; contact: AppointmentContact };

/** What limits the quantity of a SKU in a cart. */
export interface SkuAvailability {
  visible: boolean;
  limitQuantity: number | null;
  stock: StockLevel;
}

/** Units that can be bought now; none if the product is not visible. */
export function purchasableQuantity({ visible, stock }: Pick<SkuAvailability, 'visible' | 'stock'>): number {
  return visible ? stock.purchasable : 0;
}

/** Maximum quantity of a SKU in a cart: its stock within its limit. */
export function maxQuantityOf(sku: SkuAvailability): number {
  return Math.min(purchasableQuantity(sku), sku.limitQuantity ?? maxQuantity, maxQuantity);
}

/** A line before stock is allocated. */
export type UnallocatedLine = Omit<CartLine, 'available' | 'limit' | 'discount' | 'discounts' | 'promotions' | 'gift'>;

/** A line before promotions are evaluated. */
export type StockedLine = UnallocatedLine & Pick<CartLine, 'available' | 'limit'>;

/**
 * Allocates stock to lines. Lines of the same SKU share its stock and its limit, options of the same deal share the deal's stock, and
 * options of the same SKU share the limits of their deals, whatever their parents: selected lines reduce what those after them can
 * have. ITEM lines come before options, and options with a lower limit before those with a higher one. An option has none without its
 * deal, if its parent has none, or if a limit leaves it none.
 */
export function allocateStock(lines: readonly UnallocatedLine[]): StockedLine[] {
  const remainingStock = new Map<number, number>();
  const remainingDealStock = new Map<string, number>();
  const units = new Map<number, number>();
  const unitsByDeals = new Map<number, number>();
  const allocated = new Map<string, StockedLine>();
  for (const line of lines.toSorted(byAllocation)) {
    const { sku, stock, deal } = line;
    const ofSku = remainingStock.get(sku.skuId) ?? purchasableQuantity({ visible: sku.visible, stock });
    const key = dealKey(sku.skuId, deal);
    const ofDeal = remainingDealStock.get(key) ?? deal?.stock ?? 0;
    const byDeals = unitsByDeals.get(sku.skuId) ?? 0;
    const before = units.get(sku.skuId) ?? 0;
    const limit = lowerLimit(remainingLimit(sku.limitQuantity, before), remainingLimit(deal?.limitQuantity, byDeals));
    const parent = allocated.get(line.parentItemId ?? '');
    const ofOption = parent && parent.available > 0 && deal && limit !== 0 ? Math.min(ofSku, ofDeal) : 0;
    const available = isOption(line) ? ofOption : ofSku;
    const selected = isOption(line) ? available > 0 && parent?.selected === true : line.selected;
    const allocatedUnits = selected ? Math.min(available, line.quantity, limit ?? available) : 0;
    remainingStock.set(sku.skuId, ofSku - allocatedUnits);
    remainingDealStock.set(key, ofDeal - allocatedUnits);
    units.set(sku.skuId, before + allocatedUnits);
    if (isOption(line)) unitsByDeals.set(sku.skuId, byDeals + allocatedUnits);
    allocated.set(line.itemId, { ...line, selected, available, limit });
  }
  return lines.flatMap(({ itemId }) => allocated.get(itemId) ?? []);
}

/** What a limit leaves after these units; null without a limit. */
function remainingLimit(limit: number | null | undefined, units: number): number | null {
  return limit == null ? null : Math.max(0, limit - units);
}

function lowerLimit(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

function byAllocation(one: UnallocatedLine, other: UnallocatedLine): number {
  return (
    Number(isOption(one)) - Number(isOption(other)) || (one.deal?.limitQuantity ?? 0) - (other.deal?.limitQuantity ?? 0)
  );
}

function isOption({ itemType }: Pick<CartLine, 'itemType'>): boolean {
  return itemType === 'OPTION';
}

/** Identifies a deal within a cart. */
export function dealKey(skuId: number, deal: Pick<AddOnDeal, 'productId'> | null): string {
  return `${skuId} of ${deal?.productId}`;
}

/** Whether a line counts in the totals of the cart. */
export function isCounted({ selected, available }: Pick<CartLine, 'selected' | 'available'>): boolean {
  return selected && available > 0;
}

/** Whether an order of these lines must be delivered or picked up. Gifts do not decide it: with services alone they are handed over. */
export function needsDelivery(lines: readonly Pick<CartLine, 'itemType' | 'sku'>[]): boolean {
  return lines.some(({ itemType, sku }) => itemType !== 'GIFT' && sku.kind === 'goods');
}

/** Whether a selected line can be ordered in its quantity. */
export function isOrderable(line: CartLine): boolean {
  return line.quantity <= line.available && line.quantity <= (line.limit ?? line.quantity);
}

/** Orders lines so that each option directly follows its parent. */
export function groupOptionsWithParents(lines: readonly CartLine[]): CartLine[] {
  const byParent = Map.groupBy(lines, ({ parentItemId }) => parentItemId);
  return (byParent.get(null) ?? []).flatMap((line) => [line, ...(byParent.get(line.itemId) ?? [])]);
}

export type QuantityCode = 'out_of_stock' | 'quantity_exceeds_stock' | 'quantity_exceeds_limit';

/** Why a cart cannot have that quantity of a SKU, with what it can have in `data`; null if it can. */
export function checkQuantity(productId: number, sku: SkuAvailability, quantity: number): Fail<QuantityCode> | null {
  const available = purchasableQuantity(sku);
  const limit = Math.min(sku.limitQuantity ?? maxQuantity, maxQuantity);
  if (available <= 0) return fail('out_of_stock', { data: { productId } });
  if (quantity > limit) return fail('quantity_exceeds_limit', { data: { productId, limit } });
  if (quantity > available) return fail('quantity_exceeds_stock', { data: { productId, available } });
  return null;
}

/** A line as changes of a cart need it. */
export interface ChangeableLine {
  itemId: string;
  itemType: CartLine['itemType'];
  /** The parent line of an option. */
  parentItemId: string | null;
  skuId: number;
  quantity: number;
  selected: boolean;
  sku: SkuAvailability;
  /** The deal of an option, if it still exists. */
  deal: AddOnDeal | null;
}

/** Why a cart cannot have these quantities by a deal, in all lines of the deal and in all options of the SKU, by whatever deal; null if it can. */
export function checkOptionQuantity(
  productId: number,
  deal: AddOnDeal | null,
  { ofDeal, ofOptions }: { ofDeal: number; ofOptions: number },
): Fail<QuantityCode> | null {
  if (!deal || deal.stock <= 0) return fail('out_of_stock', { data: { productId } });
  const { limitQuantity: limit, stock: available } = deal;
  if (ofOptions > limit) return fail('quantity_exceeds_limit', { data: { productId, limit } });
  if (ofDeal > available) return fail('quantity_exceeds_stock', { data: { productId, available } });
  return null;
}

/**
 * The lines whose selection changes when exactly these are selected: sold-out lines stay unselected, and options follow their
 * parent; GIFT lines are ignored (docs/reference/cart.md). Null if a line is not in the cart.
 */
export function changedSelection(lines: readonly ChangeableLine[], itemIds: readonly string[]): string[] | null {
  const known = new Set(lines.map((line) => line.itemId));
  const requested = new Set(itemIds.map((itemId) => itemId.toLowerCase()).filter((itemId) => !isGiftLineId(itemId)));
  if ([...requested].some((itemId) => !known.has(itemId))) return null;
  return lines
    .filter((line) => line.parentItemId === null)
    .filter((line) => line.selected !== (requested.has(line.itemId) && purchasableQuantity(line.sku) > 0))
    .map((line) => line.itemId);
}

/** The id of a GIFT line, which is not stored: the same at every read. Ids of version 8 differ from those of stored lines. */
export function giftLineId(cartId: string, promotionId: number, skuId: number): string {
  const hash = createHash('sha256').update(`${cartId} ${promotionId} ${skuId}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

function isGiftLineId(itemId: string): boolean {
  return isUuid(itemId) && itemId[14] === '8';
}
