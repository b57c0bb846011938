import type { Cart, CartItem } from '#contract/cart.ts';
import type { Locale } from '#contract/locale.ts';
import { bahtFromSatang } from '#contract/money.ts';
import { presentAttributes } from '../catalogue/catalogue.ts';
import { addUp, lineTotals, presentTotals, type Totals } from '../pricing/pricing.ts';
import { type CartLine, mostPieces, type OpenCart, piecesToBuy } from './rules.ts';

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

/** A cart as the wire carries it (spec 3, Cart): its totals are of the selected lines that can be bought. */
export function presentCart(cart: OpenCart, locale: Locale): Cart {
  const counted = cart.lines.filter((line) => line.selected && piecesOf(line) > 0);
  return {
    cartId: cart.cartId,
    cartType: cart.customerId ? 'customer' : 'guest',
    status: 'active',
    customerId: cart.customerId,
    items: cart.lines.map((line) => presentLine(line, locale)),
    count: cart.lines.length,
    totalQuantity: cart.lines.reduce((sum, line) => sum + line.quantity, 0),
    hasOutStock: cart.lines.some((line) => piecesOf(line) <= 0),
    ...presentTotals(totalsOf(counted, cart.terms)),
    createdAt: cart.createdAt.toISOString(),
    updatedAt: cart.updatedAt.toISOString(),
  };
}

/** A line as the wire carries it (spec 3, Cart item). */
export function presentLine(line: CartLine, locale: Locale): CartItem {
  const { sku, price, stock } = line;
  const totals = lineTotals({ quantity: line.quantity, standard: price.standard, selling: price.selling });
  const pieces = piecesOf(line);
  return {
    uuid: line.itemId,
    productId: sku.skuId,
    parentId: sku.productId,
    itemType: line.itemType,
    sku: sku.sku,
    slug: sku.slug,
    productName: sku.productName[locale],
    attributeOptionName: sku.attributeOptionName[locale],
    attributes: presentAttributes(sku.attributes, locale),
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
    stock: pieces,
    preOrderFlag: stock.preOrderFlag,
    stockAvailable: pieces > 0,
    limitQuantity: sku.limitQuantity,
    limitSelectQty: mostPieces({ ...sku, stock }),
    isSelected: line.selected,
    createdAt: line.createdAt.toISOString(),
    updatedAt: line.updatedAt.toISOString(),
  };
}

function piecesOf({ sku, stock }: CartLine): number {
  return piecesToBuy({ visible: sku.visible, stock });
}
