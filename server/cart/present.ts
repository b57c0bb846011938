import type { AddOnProduct } from '#contract/add-on-deals.ts';
import type { Cart } from '#contract/cart.ts';
import type { CartItem } from '#contract/cart-lines.ts';
import type { Locale, Localised } from '#contract/locale.ts';
import { bahtFromSatang, type Satang } from '#contract/money.ts';
import { presentSkuAttributes, skuName } from '../catalogue/catalogue.ts';
import { errorMessages } from '../http/messages.ts';
import { amountSaved, lineTotals, presentTotals, type SellingPrice, vatShares } from '../pricing/pricing.ts';
import { presentPromotions } from './present-promotions.ts';
import { appliedRuleName, type CartLine, isCounted, isOrderable, maxQuantity, type PricedCart } from './rules.ts';

/** The deals of a SKU that was just added. */
export interface AddedItemDeals {
  skuId: number;
  children: AddOnProduct[];
}

/** A cart as the API returns it, in baht. Its totals count the selected lines that can be bought. */
export function presentCart(cart: PricedCart, locale: Locale, addedItem: AddedItemDeals | null = null): Cart {
  const items = presentLines(cart, cart.lines, locale);
  const parent =
    addedItem && items.find(({ itemType, productId }) => itemType === 'ITEM' && productId === addedItem.skuId);
  return {
    cartId: cart.cartId,
    cartType: cart.customerId ? 'customer' : 'guest',
    status: 'active',
    customerId: cart.customerId,
    customer: cart.customerId !== null && cart.customer ? { customerId: cart.customerId, ...cart.customer } : null,
    guestCartId: cart.customerId ? null : cart.cartId,
    deliveryMethod: cart.delivery?.deliveryMethod ?? null,
    items,
    count: cart.lines.length,
    totalQuantity: cart.lines.reduce((sum, line) => sum + line.quantity, 0),
    hasOutStock: cart.lines.some((line) => line.available <= 0),
    ...presentError(cart.lines, locale),
    addOnDeal: parent ? { parent, children: addedItem.children } : null,
    ...presentTotals(cart.totals),
    ...presentPromotions(cart, locale),
    createdAt: cart.createdAt.toISOString(),
    updatedAt: cart.updatedAt.toISOString(),
  };
}

/** Why the selected lines cannot be ordered as they are, by the first of them (docs/reference/cart.md). */
function presentError(lines: readonly CartLine[], locale: Locale): Pick<Cart, 'isError' | 'errorMessage'> {
  const line = lines.find((one) => one.selected && !isOrderable(one));
  if (!line) return { isError: false, errorMessage: null };
  const { available, limit } = line;
  const left = Math.min(available, limit ?? available);
  return { isError: true, errorMessage: (available <= 0 ? errorMessages.out_of_stock : itemsLeft(left))[locale] };
}

function presentExceeded({ exceededFlashSale: exceeded }: SellingPrice): CartItem['exceededFlashSale'] {
  return exceeded && { price: bahtFromSatang(exceeded.value), left: exceeded.quota - exceeded.sold };
}

function itemsLeft(stock: number): Localised {
  return { th: `เหลือ ${stock} ชิ้น`, en: stock === 1 ? '1 item left' : `${stock} items left` };
}

/** Lines of a cart as the API returns them, in baht, each with its options among these lines. */
export function presentLines(
  { cartId, totals }: Pick<PricedCart, 'cartId' | 'totals'>,
  lines: readonly CartLine[],
  locale: Locale,
): CartItem[] {
  const counted = lines.filter(isCounted);
  const shares = vatShares(
    counted.map(({ quantity, price, discount }) => ({ quantity, selling: price.selling, discount })),
    totals,
  );
  const vatByLine = new Map(counted.map((line, index) => [line, shares[index] ?? 0]));
  const items = lines.map((line) => presentLine(line, { cartId, vat: vatByLine.get(line) ?? 0 }, locale));
  const options = Map.groupBy(items, ({ isOptionItem, parentItemId }) => (isOptionItem ? parentItemId : null));
  return items.map((item) => ({ ...item, optionProducts: options.get(item.uuid) ?? [] }));
}

function presentLine(
  line: CartLine,
  { cartId, vat }: { cartId: string; vat: Satang },
  locale: Locale,
): Omit<CartItem, 'optionProducts'> {
  const { sku, price, stock, itemType, quantity } = line;
  const totals = lineTotals({ quantity, standard: price.standard, selling: price.selling });
  return {
    uuid: line.itemId,
    cartId,
    productId: sku.skuId,
    parentId: sku.productId,
    type: 'sku',
    kind: sku.kind,
    itemType,
    isItem: itemType === 'ITEM',
    isOptionItem: itemType === 'OPTION',
    parentItemId: line.parentItemId,
    giftBy: line.gift?.promotionId ?? null,
    appliedRuleIds: line.promotions.map(({ promotionId }) => promotionId),
    appliedRuleName: appliedRuleName(line)?.[locale] ?? null,
    sku: sku.sku,
    defaultFlag: sku.defaultFlag,
    slug: sku.slug,
    productName: sku.productName[locale],
    skuName: skuName(sku)[locale],
    attributeOptionName: sku.attributeOptionName[locale],
    attributes: presentSkuAttributes(sku.attributes, locale),
    image: sku.image,
    brand: sku.brand,
    categoryId: sku.categoryId,
    categoryName: sku.categoryName[locale],
    categories: sku.categories.map(({ categoryId, name }) => ({ categoryId, categoryName: name[locale] })),
    price: bahtFromSatang(price.standard),
    standardPrice: bahtFromSatang(price.standard),
    marketPrice: bahtFromSatang(price.standard),
    specialPrice: price.isSpecial ? bahtFromSatang(price.selling) : null,
    exceededFlashSale: presentExceeded(price),
    priceChangesAt: price.changesAt?.toISOString() ?? null,
    priceEffectiveDate: price.isSpecial ? (price.special?.startsAt.toISOString() ?? null) : null,
    discountPercent: price.discountPercent,
    quantity,
    totalPrice: bahtFromSatang(totals.selling),
    totalStandardPrice: bahtFromSatang(totals.standard),
    totalMarketPrice: bahtFromSatang(totals.standard),
    totalSpecialPrice: bahtFromSatang(amountSaved(totals.standard, totals.selling)),
    discount: bahtFromSatang(Math.floor(line.discount / quantity)),
    totalDiscount: bahtFromSatang(line.discount),
    discounts: line.discounts.map(({ name, amount }) => ({ name: name[locale], discount: bahtFromSatang(amount) })),
    vat: bahtFromSatang(vat),
    stock: line.available,
    preOrderFlag: stock.preOrderFlag,
    preOrderStock: stock.preOrderStock,
    stockAvailable: line.available > 0,
    limitQuantity: line.limit,
    limitSelectQty: Math.min(line.available, line.limit ?? maxQuantity, maxQuantity),
    isSelected: line.selected,
    createdAt: line.createdAt.toISOString(),
    updatedAt: line.updatedAt.toISOString(),
  };
}
