import { sql } from 'kysely';
import type { Satang } from '#contract/money.ts';
import type { WishlistMails } from '#contract/wishlist.ts';
import type { Db, Tx } from '../db/database.ts';
import { skusInStockByProduct } from '../inventory/inventory.ts';

/**
 * Stores what a customer asks to be mailed about a product; a choice that is not given stays, and what is asked already keeps its price and
 * stock.
 *
 * @param price the selling price now
 * @returns whether the product is on the wishlist
 */
export async function saveMailChoices(
  db: Db,
  item: { customerId: string; productId: number },
  { priceFalls = null, backInStock = null }: { [Choice in keyof WishlistMails]?: boolean | null | undefined },
  { price, now }: { price: Satang; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update wishlist_items w set
      price_asked_at = ${chosen(priceFalls, 'price_asked_at', sql`${now}::timestamptz`)},
      price_asked_satang = ${chosen(priceFalls, 'price_asked_satang', sql`${price}::bigint`)},
      stock_asked_at = ${chosen(backInStock, 'stock_asked_at', sql`${now}::timestamptz`)},
      stock_asked_skus = ${chosen(backInStock, 'stock_asked_skus', skusInStock)}
    where customer_id = ${item.customerId}::uuid and product_id = ${item.productId}::integer
    returning product_id`.execute(db);
  return rows.length > 0;
}

/** SQL: the SKUs of the product of `w` that are in stock. */
const skusInStock = sql`coalesce(
  (select available.sku_ids from (${skusInStockByProduct}) available where available.product_id = w.product_id), '{}'
)`;

/** SQL: the value of a column by a choice: null to end it, the present value or the first one for it, unchanged without one. */
function chosen(choice: boolean | null, column: string, first: ReturnType<typeof sql>) {
  if (choice === null) return sql.ref(`w.${column}`);
  return choice ? sql`coalesce(w.${sql.ref(column)}, ${first})` : sql`null`;
}

/** Ends all mails about a customer's wishlist. Lock the wishlist before. */
export async function endAllMails(tx: Tx, customerId: string): Promise<void> {
  await tx
    .updateTable('wishlist_items')
    .set({ price_asked_at: null, price_asked_satang: null, stock_asked_at: null, stock_asked_skus: null })
    .where('customer_id', '=', customerId)
    .where((where) => where.or([where('price_asked_at', 'is not', null), where('stock_asked_at', 'is not', null)]))
    .execute();
}

/** The number of products about which a customer asked to be mailed. */
export async function countMailChoices(db: Db, customerId: string): Promise<number> {
  const { rows } = await sql<{ products: number }>`
    select count(*)::integer as products from wishlist_items
    where customer_id = ${customerId}::uuid and (price_asked_at is not null or stock_asked_at is not null)`.execute(db);
  return rows[0]?.products ?? 0;
}
