import type { AddOnProduct } from '#contract/add-on-deals.ts';
import type { Cart, CartItem } from '#contract/cart.ts';
import type { Locale } from '#contract/locale.ts';
import { bahtFromSatang } from '#contract/money.ts';
import { presentSkuAttributes } from '../catalogue/catalogue.ts';
import { addUp, lineTotals, presentTotals, type Totals } from '../pricing/pricing.ts';
import { type CartLine, limitOf, maximumQuantity, type OpenCart } from './rules.ts';

/** The totals of lines under a cart's terms. */
export function totalsOf(lines: readonly CartLine[], terms: OpenCart['terms']): Totals {
  return addUp(
    lines.map(({ quantity, price, discount }) => ({
      quantity,
      standard: price.standard,
      selling: price.selling,
      discount,
    })),
    terms,
  );
}

/** What is sold cheaper beside a SKU that was just added. */
export interface Offer {
  skuId: number;
  children: AddOnProduct[];
}

/** A cart as the wire carries it (spec 3, Cart): its totals are of the selected lines that can be bought. */
export function presentCart(cart: OpenCart, locale: Locale, offer: Offer | null = null): Cart {
  const counted = cart.lines.filter((line) => line.selected && line.pieces > 0);
  const items = presentLines(cart.lines, locale);
  const parent = offer && items.find(({ itemType, productId }) => itemType === 'ITEM' && productId === offer.skuId);
  return {
    cartId: cart.cartId,
    cartType: cart.customerId ? 'customer' : 'guest',
    status: 'active',
    customerId: cart.customerId,
    items,
    count: cart.lines.length,
    totalQuantity: cart.lines.reduce((sum, line) => sum + line.quantity, 0),
    hasOutStock: cart.lines.some((line) => line.pieces <= 0),
    addOnDeal: parent ? { parent, children: offer.children } : null,
    ...presentTotals(totalsOf(counted, cart.terms)),
    createdAt: cart.createdAt.toISOString(),
    updatedAt: cart.updatedAt.toISOString(),
  };
}

/** Lines as the wire carries them (spec 3, Cart item), each with the options among them that hang on it. */
export function presentLines(lines: readonly CartLine[], locale: Locale): CartItem[] {
  const besides = Map.groupBy(lines, ({ itemType, parentItemId }) => (itemType === 'OPTION' ? parentItemId : null));
  return lines.map((line) => presentLine(line, besides.get(line.itemId) ?? [], locale));
}

function presentLine(line: CartLine, options: readonly CartLine[], locale: Locale): CartItem {
  const { sku, price, stock } = line;
  const totals = lineTotals({ quantity: line.quantity, standard: price.standard, selling: price.selling });
  const limitQuantity = limitOf(line);
  return {
    uuid: line.itemId,
    productId: sku.skuId,
    parentId: sku.productId,
    itemType: line.itemType,
    parentItemId: line.parentItemId,
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
    stock: line.pieces,
    preOrderFlag: stock.preOrderFlag,
    stockAvailable: line.pieces > 0,
    limitQuantity,
    limitSelectQty: Math.min(line.pieces, limitQuantity ?? maximumQuantity, maximumQuantity),
    isSelected: line.selected,
    createdAt: line.createdAt.toISOString(),
    updatedAt: line.updatedAt.toISOString(),
  };
}
