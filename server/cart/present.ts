import type { AddOnProduct } from '#contract/add-on-deals.ts';
import type { Cart, CartItem } from '#contract/cart.ts';
import type { Locale } from '#contract/locale.ts';
import { bahtFromSatang } from '#contract/money.ts';
import type { CartPromotions } from '#contract/promotions.ts';
import { presentSkuAttributes } from '../catalogue/catalogue.ts';
import { computeTotals, lineTotals, presentTotals, type Totals } from '../pricing/pricing.ts';
import { type CartLine, maxQuantity, type PricedCart, quantityLimitOf } from './rules.ts';

/** The totals of lines by a cart's terms. */
export function cartTotals(lines: readonly CartLine[], terms: PricedCart['terms']): Totals {
  return computeTotals(
    lines.map(({ quantity, price, discount }) => ({
      quantity,
      standard: price.standard,
      selling: price.selling,
      discount,
    })),
    terms,
  );
}

/** What promotions and coupons do to a cart that has none. */
export const noPromotions: CartPromotions = {
  applyRules: [],
  applyRulesDiscount: [],
  coupons: [],
  couponCode: null,
  collectibleCouponId: null,
  isCouponError: false,
  couponErrorMessage: null,
  errorCorrectibleMessage: null,
  cashback: 0,
  unlockableOffers: [],
  unavailableGifts: [],
};

/** The deals of a SKU that was just added. */
export interface AddedItemDeals {
  skuId: number;
  children: AddOnProduct[];
}

/** A cart as the API returns it, in baht. Its totals count the selected lines that can be bought. */
export function presentCart(cart: PricedCart, locale: Locale, addedItem: AddedItemDeals | null = null): Cart {
  const counted = cart.lines.filter((line) => line.selected && line.available > 0);
  const items = presentLines(cart.lines, locale);
  const parent =
    addedItem && items.find(({ itemType, productId }) => itemType === 'ITEM' && productId === addedItem.skuId);
  return {
    cartId: cart.cartId,
    cartType: cart.customerId ? 'customer' : 'guest',
    status: 'active',
    customerId: cart.customerId,
    items,
    count: cart.lines.length,
    totalQuantity: cart.lines.reduce((sum, line) => sum + line.quantity, 0),
    hasOutStock: cart.lines.some((line) => line.available <= 0),
    addOnDeal: parent ? { parent, children: addedItem.children } : null,
    ...presentTotals(cartTotals(counted, cart.terms)),
    ...noPromotions,
    createdAt: cart.createdAt.toISOString(),
    updatedAt: cart.updatedAt.toISOString(),
  };
}

/** Lines as the API returns them, in baht, each with its options among these lines. */
export function presentLines(lines: readonly CartLine[], locale: Locale): CartItem[] {
  const optionsByParent = Map.groupBy(lines, ({ itemType, parentItemId }) =>
    itemType === 'OPTION' ? parentItemId : null,
  );
  return lines.map((line) => presentLine(line, optionsByParent.get(line.itemId) ?? [], locale));
}

function presentLine(line: CartLine, options: readonly CartLine[], locale: Locale): CartItem {
  const { sku, price, stock } = line;
  const totals = lineTotals({ quantity: line.quantity, standard: price.standard, selling: price.selling });
  const limitQuantity = quantityLimitOf(line);
  return {
    uuid: line.itemId,
    productId: sku.skuId,
    parentId: sku.productId,
    itemType: line.itemType,
    parentItemId: line.parentItemId,
    giftBy: null,
    appliedRuleIds: [],
    appliedRuleName: null,
    optionProducts: options.map(({ itemId: uuid, sku: { skuId: productId }, quantity }) => ({
      uuid,
      productId,
      quantity,
    })),
    sku: sku.sku,
    slug: sku.slug,
    productName: sku.productName[locale],
    attributeOptionName: sku.attributeOptionName[locale],
    attributes: presentSkuAttributes(sku.attributes, locale),
    image: sku.image,
    brand: sku.brand,
    categoryName: sku.categoryName[locale],
    price: bahtFromSatang(price.standard),
    standardPrice: bahtFromSatang(price.standard),
    specialPrice: price.isSpecial ? bahtFromSatang(price.selling) : null,
    discountPercent: price.discountPercent,
    quantity: line.quantity,
    totalPrice: bahtFromSatang(totals.selling),
    totalStandardPrice: bahtFromSatang(totals.standard),
    totalDiscount: bahtFromSatang(line.discount),
    stock: line.available,
    preOrderFlag: stock.preOrderFlag,
    stockAvailable: line.available > 0,
    limitQuantity,
    limitSelectQty: Math.min(line.available, limitQuantity ?? maxQuantity, maxQuantity),
    isSelected: line.selected,
    createdAt: line.createdAt.toISOString(),
    updatedAt: line.updatedAt.toISOString(),
  };
}
