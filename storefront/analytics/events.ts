import type { CartItem } from '#contract/cart-lines.ts';
import { bahtDifference, bahtPerUnit, valueInBaht } from '#contract/money.ts';
import type { Order, OrderLine } from '#contract/orders.ts';
import type { Product, ProductCard, Sku } from '#contract/products.ts';
import { type Priced, sellingPrice, wasPrice } from '#contract/selling-price.ts';

/** An item of Google Analytics 4 e-commerce events; prices in baht. */
export interface AnalyticsItem {
  /** Id of the SKU, of a card the SKU that it shows. */
  item_id: string;
  item_name: string;
  item_brand: string;
  item_category: string;
  item_variant?: string;
  price: number;
  /** Baht saved per unit. */
  discount?: number;
  quantity: number;
  /** Position in a list, from 0, and which list. */
  index?: number;
  item_list_id?: string;
  item_list_name?: string;
}

/** The shop's events, as Google Analytics 4 names them. */
export type AnalyticsEvent =
  | { event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart'; ecommerce: Ecommerce }
  | { event: 'view_item_list' | 'select_item'; ecommerce: ListEcommerce }
  | { event: 'purchase'; ecommerce: Purchase };

interface Ecommerce {
  currency: 'THB';
  /** Baht, for all units. */
  value: number;
  /** The code of the cart's coupon, if it has one. */
  coupon?: string;
  items: AnalyticsItem[];
}

/** Value, tax and shipping are the order's payable amount, VAT and delivery fee, in baht. */
interface Purchase extends Ecommerce {
  transaction_id: string;
  tax: number;
  shipping: number;
}

interface ListEcommerce {
  currency: 'THB';
  item_list_id: string;
  item_list_name: string;
  items: AnalyticsItem[];
}

/** What events say of the product of a SKU. */
type NamedProduct = Pick<Product, 'productName' | 'brand' | 'categoryName'>;

/** What events say of a product in a list. */
export interface ListedProduct
  extends Priced,
    Pick<ProductCard, 'productId' | 'defaultProductId' | 'productName' | 'categoryName'> {
  brand: Pick<ProductCard['brand'], 'label'>;
}

/** Identifies a list in reports: the id is the same in both languages. */
export interface ProductList {
  id: string;
  name: string;
}

export function viewItem(product: NamedProduct, sku: Sku): AnalyticsEvent {
  return { event: 'view_item', ecommerce: ecommerce([itemOfSku(product, sku, 1)]) };
}

export function addToCart(product: NamedProduct, sku: Sku, quantity: number): AnalyticsEvent {
  return { event: 'add_to_cart', ecommerce: ecommerce([itemOfSku(product, sku, quantity)]) };
}

/** One unit of a product without variants, added from its card. */
export function addCardToCart(card: ListedProduct): AnalyticsEvent {
  return {
    event: 'add_to_cart',
    ecommerce: ecommerce([itemOfCard(card)]),
  };
}

/** Add-on options that were added to the cart, one unit of each. */
export function addOptionsToCart(lines: readonly CartItem[]): AnalyticsEvent {
  return { event: 'add_to_cart', ecommerce: ecommerce(lines.map((line) => ({ ...itemOfLine(line), quantity: 1 }))) };
}

/** All lines of the cart. */
export function viewCart(items: readonly CartItem[], couponCode: string | null): AnalyticsEvent {
  const lines = ecommerce(items.map(itemOfLine));
  return { event: 'view_cart', ecommerce: couponCode ? { ...lines, coupon: couponCode } : lines };
}

/** An order that is paid, or is to be paid on delivery. */
export function purchase(order: Order): AnalyticsEvent {
  return {
    event: 'purchase',
    ecommerce: {
      currency: 'THB',
      transaction_id: order.orderId,
      value: order.totalPayable,
      tax: order.totalVat,
      shipping: order.totalDeliveryFee,
      ...(order.couponCode ? { coupon: order.couponCode } : {}),
      items: order.items.map(itemOfLine),
    },
  };
}

/** Units of a line that were added to the cart. */
export interface AddedUnits {
  line: CartItem;
  quantity: number;
}

/** Lines that were removed and are in the cart again, or that were bought before: the added units, at the price of their line. */
export function addLinesToCart(added: readonly AddedUnits[]): AnalyticsEvent {
  const items = added.map(({ line, quantity }) => ({ ...itemOfLine(line), quantity }));
  return { event: 'add_to_cart', ecommerce: ecommerce(items) };
}

/** The units by which the quantity of a line changed: added at the price that the line has with them, or removed at the one it had. */
export function changeQuantity(before: CartItem, now: CartItem): AnalyticsEvent {
  const units = now.quantity - before.quantity;
  if (units > 0) return addLinesToCart([{ line: now, quantity: units }]);
  return { event: 'remove_from_cart', ecommerce: ecommerce([{ ...itemOfLine(before), quantity: -units }]) };
}

/** Lines that were removed together: a line with its options, or all that are sold out. */
export function removeFromCart(lines: readonly CartItem[]): AnalyticsEvent {
  return { event: 'remove_from_cart', ecommerce: ecommerce(lines.map(itemOfLine)) };
}

/** @param first the index of the first product that was not viewed before */
export function viewItemList(list: ProductList, products: readonly ListedProduct[], first = 0): AnalyticsEvent {
  return { event: 'view_item_list', ecommerce: withList(list, products.map(itemOfCardAt).slice(first)) };
}

export function selectItem(list: ProductList, product: ListedProduct, index: number): AnalyticsEvent {
  return { event: 'select_item', ecommerce: withList(list, [itemOfCardAt(product, index)]) };
}

function withList({ id, name }: ProductList, items: AnalyticsItem[]): ListEcommerce {
  return {
    currency: 'THB',
    item_list_id: id,
    item_list_name: name,
    items: items.map((item) => ({ ...item, item_list_id: id, item_list_name: name })),
  };
}

function ecommerce(items: AnalyticsItem[]): Ecommerce {
  return { currency: 'THB', value: valueInBaht(items), items };
}

function itemOfSku(product: NamedProduct, sku: Sku, quantity: number): AnalyticsItem {
  const variant = sku.attributes.filter(({ type }) => type === 'integer').map(({ label }) => label);
  return {
    item_id: String(sku.productId),
    item_name: product.productName,
    item_brand: product.brand.label,
    item_category: product.categoryName,
    ...(variant.length > 0 ? { item_variant: variant.join(' - ') } : {}),
    ...pricesOf(sku),
    quantity,
  };
}

function itemOfCardAt(card: ListedProduct, index: number): AnalyticsItem {
  return { ...itemOfCard(card), index };
}

function itemOfCard(card: ListedProduct): AnalyticsItem {
  return {
    item_id: String(card.defaultProductId),
    item_name: card.productName,
    item_brand: card.brand.label,
    item_category: card.categoryName,
    ...pricesOf(card),
    quantity: 1,
  };
}

/** A line of a cart or an order, at its selling price less its share of the discounts. */
function itemOfLine(line: CartItem | OrderLine): AnalyticsItem {
  // In a cart `price` is the standard price.
  const selling = 'specialPrice' in line ? (line.specialPrice ?? line.price) : line.price;
  const price = bahtDifference(selling, bahtPerUnit(line.totalDiscount, line.quantity));
  return {
    item_id: String(line.productId),
    item_name: line.productName,
    item_brand: line.brand,
    item_category: line.categoryName,
    ...(line.attributeOptionName ? { item_variant: line.attributeOptionName } : {}),
    price,
    ...(price < line.standardPrice ? { discount: bahtDifference(line.standardPrice, price) } : {}),
    quantity: line.quantity,
  };
}

function pricesOf(priced: Parameters<typeof sellingPrice>[0]): Pick<AnalyticsItem, 'price' | 'discount'> {
  const price = sellingPrice(priced);
  const was = wasPrice(priced);
  return was === undefined ? { price } : { price, discount: bahtDifference(was, price) };
}
