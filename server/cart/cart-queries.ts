import { type RawBuilder, sql } from 'kysely';
import type { AppointmentContact } from '#contract/appointments.ts';
import type { DeliveryMethod } from '#contract/delivery-methods.ts';
import type { PickupReceiver } from '#contract/pickup.ts';
import { categoryTrailAsJson, type SkuSnapshot, snapshotOf } from '../catalogue/catalogue.ts';
import { type CartCouponJson, type CouponChoice, cartCouponsJson } from '../coupons/coupons.ts';
import type { Db } from '../db/database.ts';
import { joinStock, type StockRecord, stockLevelOf, unitsInStock } from '../inventory/inventory.ts';
import {
  dealSellingPrice,
  priceWindows,
  type SpecialPriceWindow,
  sellingPriceOf,
  termsOf,
} from '../pricing/pricing.ts';
import { type CartPromotionState, type CountedPromotions, cartPromotionStateAsJson } from '../promotions/promotions.ts';
import type { ShippingPlace } from '../shipping/shipping.ts';
import type { UnstoredCart } from './guest-cart-ids.ts';
import { lineDeal } from './option-queries.ts';
import type { CartKey } from './queries.ts';
import { allocateStock, type CartDelivery, type PricedCart, type StockedLine, type UnallocatedLine } from './rules.ts';

/*
 * A cart is read in one statement that joins the tables of catalogue, inventory, pricing, promotions and coupons: every change of
 * a cart returns the whole cart, and five statements through those features' front doors took twice the database time. The meaning
 * of the rows stays with their owners: `snapshotOf`, `stockLevelOf`, `sellingPriceOf`, `dealSellingPrice`, `termsOf`.
 */

/** A cart as it is stored, with current prices, stock and terms, before promotions. */
export interface UnevaluatedCart
  extends Pick<PricedCart, 'cartId' | 'customerId' | 'customer' | 'delivery' | 'createdAt' | 'updatedAt' | 'terms'> {
  /** The method of the last choice, also if its branch was deleted. */
  chosenMethod: DeliveryMethod | null;
  /** Units of the lines' SKUs in the branch of a pickup. */
  branchStock: ReadonlyMap<number, number>;
  /** Oldest first. */
  lines: StockedLine[];
  /** Where the chosen delivery address is; null without one, or if it was deleted. */
  deliveryPlace: ShippingPlace | null;
  promotionState: CartPromotionState;
  chosen: CouponChoice;
  couponEntries: readonly CartCouponJson[];
}

interface CartRow {
  cart_id: string;
  customer_id: string | null;
  delivery_method: DeliveryMethod | null;
  delivery_address_id: string | null;
  /** The chosen branch; null also if it is hidden. */
  visible_store_id: number | null;
  pickup_receiver: PickupReceiver | null;
  appointment_contact: AppointmentContact | null;
  coupon_code: string | null;
  collectible_coupon_id: number | null;
  /** Of the delivery address. */
  place: ShippingPlace | null;
  cart_created_at: Date;
  cart_updated_at: Date;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  /** On the first row only. */
  promotion_state: CartPromotionState | null;
  coupons: CartCouponJson[] | null;
}

type TermsRow = Parameters<typeof termsOf>[0];

type LineRow = Omit<UnallocatedLine, 'sku' | 'price' | 'stock'> &
  Omit<SkuSnapshot, 'attributeOptionName'> &
  StockRecord & {
    standard: number;
    /** Units in the branch of a pickup; null without any. */
    branchStock: number | null;
    /** Special and flash-sale prices that have not ended; null if there are none. */
    windows: (Omit<SpecialPriceWindow, 'startsAt' | 'endsAt'> & { startsAt: string; endsAt: string })[] | null;
  };

type Row = CartRow & TermsRow & (LineRow | { itemId: null });

/** A cart that the caller may see; null if there is none. */
export async function loadCart(
  db: Db,
  { cartId, customerId }: CartKey,
  counted: CountedPromotions,
  now: Date,
): Promise<UnevaluatedCart | null> {
  const isAllowed = sql`(c.customer_id is null or c.customer_id = ${customerId}::uuid)`;
  return await loadCartWhere(db, { condition: sql`c.cart_id = ${cartId}::uuid and ${isAllowed}` }, counted, now);
}

/** A guest cart that is not stored, which is empty; null if it was merged. */
export async function loadUnstoredCart(
  db: Db,
  { cartId, createdAt }: UnstoredCart,
  counted: CountedPromotions,
  now: Date,
): Promise<UnevaluatedCart | null> {
  const row = JSON.stringify({ cart_id: cartId, created_at: createdAt, updated_at: createdAt });
  const table = sql`jsonb_populate_record(null::carts, ${row}::jsonb)`;
  const condition = sql`not exists (select from merged_carts where guest_cart_id = c.cart_id)`;
  return await loadCartWhere(db, { table, condition }, counted, now);
}

/** The customer's cart; null if they have none. */
export async function loadCustomerCart(
  db: Db,
  customerId: string,
  counted: CountedPromotions,
  now: Date,
): Promise<UnevaluatedCart | null> {
  return await loadCartWhere(db, { condition: sql`c.customer_id = ${customerId}::uuid` }, counted, now);
}

const cartColumns = sql`
  c.cart_id, c.customer_id, c.delivery_method, c.delivery_address_id, c.visible_store_id, c.pickup_receiver, c.appointment_contact, c.coupon_code, c.collectible_coupon_id,
  c.created_at as cart_created_at, c.updated_at as cart_updated_at
`;

/** SQL: the `ShippingPlace` of the delivery address of the cart `c`. */
const deliveryPlaceJson = sql`(
  select json_build_object('provinceId', a.province_id, 'districtId', a.district_id, 'subdistrictId', a.subdistrict_id,
    'postcode', a.postcode)
  from customer_addresses a
  where a.address_id = c.delivery_address_id and a.customer_id = c.customer_id
)`;

/** What is per cart is computed once (`offset 0`) and sent with the first line only. */
async function loadCartWhere(
  db: Db,
  { table = sql`carts`, condition }: { table?: RawBuilder<unknown>; condition: RawBuilder<unknown> },
  counted: CountedPromotions,
  now: Date,
): Promise<UnevaluatedCart | null> {
  const inOrder = sql`i.created_at, i.item_type desc, i.position`;
  const ofCart = (column: string) =>
    sql`case when row_number() over (order by ${inOrder}) = 1 then ${sql.ref(`c.${column}`)} end`;
  const { rows } = await sql<Row>`
    select ${cartColumns}, c.first_name, c.last_name, c.email, c.place, terms.*,
      ${ofCart('promotion_state')} as promotion_state, ${ofCart('coupons')} as coupons,
      i.cart_item_id as "itemId", i.item_type as "itemType", i.parent_item_id as "parentItemId", i.quantity, i.selected,
      i.created_at as "createdAt", i.updated_at as "updatedAt",
      s.sku_id as "skuId", s.product_id as "productId", s.sku, s.default_flag as "defaultFlag", s.attributes, s.images[1] as image,
      s.price_satang as standard, s.limit_quantity as "limitQuantity", s.weight_grams as "weightGrams",
      p.kind, p.slug, p.visible, p.name as "productName", p.brand_id as "brandId", b.title as brand,
      k.category_id as "categoryId", k.name as "categoryName", ${categoryTrailAsJson} as categories,
      ${unitsInStock} as stock, st.total_stock as "totalStock",
      coalesce(st.pre_order_flag, false) as "preOrderFlag", coalesce(st.pre_order_stock, 0) as "preOrderStock",
      branch.stock as "branchStock",
      (
        select json_agg(json_build_object(
          'value', w.value, 'startsAt', w.starts_at, 'endsAt', w.ends_at,
          'remark', w.remark, 'promotionCommend', w.promotion_commend, 'flash', w.flash
        ))
        from (${priceWindows(sql`i.sku_id`, now)}) w
      ) as windows,
      ${lineDeal} as deal
    from (
      select c.*, owner.first_name, owner.last_name, owner.email, chosen.store_id as visible_store_id, ${deliveryPlaceJson} as place,
        ${cartPromotionStateAsJson(sql`c.customer_id`, counted, sql`chosen.store_id`)} as promotion_state, ${cartCouponsJson} as coupons
      from ${table} c
      left join customers owner using (customer_id)
      left join stores chosen on chosen.store_id = c.delivery_store_id and chosen.visible
      where ${condition}
      offset 0
    ) c
    cross join pricing_terms(${now}::timestamptz) terms
    left join cart_items i using (cart_id)
    left join skus s using (sku_id)
    left join products p using (product_id)
    left join brands b using (brand_id)
    left join categories k using (category_id)
    ${joinStock}
    left join store_stocks branch on branch.store_id = c.visible_store_id and branch.sku_id = i.sku_id
    order by ${inOrder}
  `.execute(db);
  return cartOf(rows, now);
}

const noState: CartPromotionState = { isFirstOrder: false, usedUpPromotionIds: [], gifts: [] };

function cartOf(rows: readonly Row[], now: Date): UnevaluatedCart | null {
  const [cart] = rows;
  if (!cart) return null;
  const { first_name: firstName, last_name: lastName, email } = cart;
  return {
    cartId: cart.cart_id,
    customerId: cart.customer_id,
    customer: firstName !== null && lastName !== null && email !== null ? { firstName, lastName, email } : null,
    chosenMethod: cart.delivery_method,
    delivery: deliveryOf(cart),
    branchStock: new Map(rows.flatMap((row) => (row.itemId === null ? [] : [[row.skuId, row.branchStock ?? 0]]))),
    createdAt: cart.cart_created_at,
    updatedAt: cart.cart_updated_at,
    lines: allocateStock(rows.flatMap((row) => (row.itemId === null ? [] : lineOf(row, now)))),
    deliveryPlace: cart.place,
    terms: termsOf(cart),
    promotionState: cart.promotion_state ?? noState,
    chosen: { couponCode: cart.coupon_code, collectibleCouponId: cart.collectible_coupon_id },
    couponEntries: cart.coupons ?? [],
  };
}

function deliveryOf(cart: CartRow): CartDelivery | null {
  const { delivery_address_id: addressId, visible_store_id: storeId, pickup_receiver: receiver } = cart;
  if (cart.delivery_method === 'pickup')
    return storeId !== null && receiver ? { deliveryMethod: 'pickup', storeId, receiver } : null;
  if (cart.delivery_method === 'appointment')
    return cart.appointment_contact && { deliveryMethod: 'appointment', contact: cart.appointment_contact };
  return cart.delivery_method && addressId ? { deliveryMethod: 'shipping', addressId } : null;
}

function lineOf(row: LineRow, now: Date): UnallocatedLine {
  const windows = (row.windows ?? []).map(({ startsAt, endsAt, ...window }) => ({
    ...window,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }));
  return {
    itemId: row.itemId,
    itemType: row.itemType,
    parentItemId: row.parentItemId,
    quantity: row.quantity,
    selected: row.selected,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    sku: snapshotOf({
      skuId: row.skuId,
      productId: row.productId,
      kind: row.kind,
      sku: row.sku,
      defaultFlag: row.defaultFlag,
      slug: row.slug,
      visible: row.visible,
      productName: row.productName,
      attributes: row.attributes,
      brandId: row.brandId,
      brand: row.brand,
      categoryId: row.categoryId,
      categoryName: row.categoryName,
      categories: row.categories,
      image: row.image,
      limitQuantity: row.limitQuantity,
    }),
    price: priceOf(row, windows, now),
    deal: row.deal,
    weightGrams: row.weightGrams,
    stock: stockLevelOf({
      stock: row.stock,
      totalStock: row.totalStock,
      preOrderFlag: row.preOrderFlag,
      preOrderStock: row.preOrderStock,
    }),
  };
}

/** An option without its deal has the standard price and no special price; it cannot be bought. */
function priceOf({ itemType, deal, standard, quantity }: LineRow, windows: SpecialPriceWindow[], now: Date) {
  if (deal) return dealSellingPrice(standard, deal.price);
  return sellingPriceOf(standard, itemType === 'OPTION' ? [] : windows, now, quantity);
}
