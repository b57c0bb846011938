import { sql } from 'kysely';
import type { SkuAttribute } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';

/** The cart of a customer with the coupons and the delivery that were chosen in it; undefined without one. */
export function findCart(db: Db, customerId: string) {
  return db
    .selectFrom('carts')
    .leftJoin('coupons', 'coupons.coupon_id', 'carts.collectible_coupon_id')
    .leftJoin('stores', 'stores.store_id', 'carts.delivery_store_id')
    .select([
      'carts.cart_id',
      'carts.updated_at',
      'carts.coupon_code',
      'coupons.name as collected_coupon',
      'carts.delivery_method',
      'stores.name as branch',
      'carts.pickup_receiver',
      'carts.appointment_contact',
    ])
    .where('carts.customer_id', '=', customerId)
    .executeTakeFirst();
}

/** What was put into a cart, oldest first, withdrawn products included. */
export function selectCartLines(db: Db, cartId: string) {
  return db
    .selectFrom('cart_items')
    .innerJoin('skus', 'skus.sku_id', 'cart_items.sku_id')
    .innerJoin('products', 'products.product_id', 'skus.product_id')
    .select([
      'skus.sku',
      sql<SkuAttribute[]>`skus.attributes`.as('attributes'),
      'products.name',
      'cart_items.quantity',
      'cart_items.selected',
      'cart_items.created_at',
    ])
    .where('cart_items.cart_id', '=', cartId)
    .orderBy('cart_items.created_at')
    .orderBy('cart_items.position')
    .execute();
}
