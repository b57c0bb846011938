import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { joinStock, type StockRow, stockColumns, stockLevelOf, stockRecordOf } from '../inventory/inventory.ts';
import type { AddableSku } from './add-items-rules.ts';
import { lineDeal } from './option-queries.ts';
import type { ChangeableLine, SkuAvailability } from './rules.ts';

/*
 * Every change of a cart reads availability while the cart is locked, so these queries read the tables of catalogue and
 * inventory as well: one statement instead of three.
 */

interface AvailabilityRow extends StockRow {
  visible: boolean;
  limit_quantity: number | null;
}

const availabilityColumns = sql`p.visible, s.limit_quantity, ${stockColumns}`;
const availabilityTables: RawBuilder<unknown> = sql`
  skus s
  join products p using (product_id)
  ${joinStock}
`;

function availabilityOf(row: AvailabilityRow): SkuAvailability {
  return { visible: row.visible, limitQuantity: row.limit_quantity, stock: stockLevelOf(stockRecordOf(row)) };
}

/** These SKUs with what limits adding them; unknown ones are left out. */
export async function selectAddableSkus(
  tx: Tx,
  cartId: string,
  skuIds: readonly number[],
): Promise<Map<number, AddableSku>> {
  const { rows } = await sql<
    AvailabilityRow & { sku_id: number; quantity_in_cart: number; has_own_line: boolean; cart_lines: number }
  >`
    select s.sku_id, ${availabilityColumns}, coalesce(l.quantity, 0) as quantity_in_cart, coalesce(l.has_own_line, false) as has_own_line,
      (select count(*) from cart_items where cart_id = ${cartId}::uuid)::integer as cart_lines
    from ${availabilityTables}
    left join lateral (
      select sum(quantity)::integer as quantity, bool_or(item_type = 'ITEM') as has_own_line
      from cart_items where cart_id = ${cartId}::uuid and sku_id = s.sku_id
    ) l on true
    where s.sku_id = any (${skuIds}::integer[])
  `.execute(tx);
  return new Map(
    rows.map((row) => [
      row.sku_id,
      {
        ...availabilityOf(row),
        quantityInCart: row.quantity_in_cart,
        hasOwnLine: row.has_own_line,
        cartLineCount: row.cart_lines,
      },
    ]),
  );
}

/** The lines of a cart in the order they were added. */
export async function selectChangeableLines(tx: Tx, cartId: string): Promise<ChangeableLine[]> {
  const { rows } = await sql<
    AvailabilityRow & {
      cart_item_id: string;
      item_type: ChangeableLine['itemType'];
      parent_item_id: string | null;
      sku_id: number;
      quantity: number;
      selected: boolean;
      deal: ChangeableLine['deal'];
    }
  >`
    select i.cart_item_id, i.item_type, i.parent_item_id, i.sku_id, i.quantity, i.selected, ${lineDeal} as deal, ${availabilityColumns}
    from cart_items i
    join (${availabilityTables}) on s.sku_id = i.sku_id
    where i.cart_id = ${cartId}::uuid
    order by i.created_at, i.position
  `.execute(tx);
  return rows.map((row) => ({
    itemId: row.cart_item_id,
    itemType: row.item_type,
    parentItemId: row.parent_item_id,
    skuId: row.sku_id,
    quantity: row.quantity,
    selected: row.selected,
    sku: availabilityOf(row),
    deal: row.deal,
  }));
}

/** Adds to the ITEM lines of these SKUs and selects them; missing lines are created, in this order. */
export async function addQuantities(
  tx: Tx,
  cartId: string,
  items: readonly { skuId: number; quantity: number }[],
  now: Date,
): Promise<void> {
  await sql`
    with touched as (update carts set updated_at = ${now}::timestamptz where cart_id = ${cartId}::uuid)
    insert into cart_items as i (cart_id, sku_id, quantity, created_at, updated_at)
    select ${cartId}::uuid, sku_id, quantity, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${items.map((item) => item.skuId)}::integer[], ${items.map((item) => item.quantity)}::integer[])
      with ordinality as requested (sku_id, quantity, place)
    order by place
    on conflict (cart_id, sku_id, item_type, parent_item_id) do update
      set quantity = i.quantity + excluded.quantity, selected = true, updated_at = excluded.updated_at
  `.execute(tx);
}

/** Sets quantity and selection of lines. */
export async function updateLines(
  tx: Tx,
  cartId: string,
  lines: readonly { itemId: string; quantity: number; selected: boolean }[],
  now: Date,
): Promise<void> {
  await sql`
    with touched as (update carts set updated_at = ${now}::timestamptz where cart_id = ${cartId}::uuid)
    update cart_items i set quantity = line.quantity, selected = line.selected, updated_at = ${now}::timestamptz
    from unnest(
      ${lines.map((line) => line.itemId)}::uuid[], ${lines.map((line) => line.quantity)}::integer[],
      ${lines.map((line) => line.selected)}::boolean[]
    ) as line (cart_item_id, quantity, selected)
    where i.cart_item_id = line.cart_item_id and i.cart_id = ${cartId}::uuid
  `.execute(tx);
}

/** Inverts the selection of these lines. */
export async function toggleSelection(tx: Tx, cartId: string, itemIds: readonly string[], now: Date): Promise<void> {
  await sql`
    with touched as (update carts set updated_at = ${now}::timestamptz where cart_id = ${cartId}::uuid)
    update cart_items set selected = not selected, updated_at = ${now}::timestamptz
    where cart_item_id = any (${itemIds}::uuid[]) and cart_id = ${cartId}::uuid
  `.execute(tx);
}

/** Removes these lines with their options; lines that do not exist are no error. */
export async function deleteLines(tx: Tx, cartId: string, itemIds: readonly string[], now: Date): Promise<void> {
  await sql`
    with touched as (update carts set updated_at = ${now}::timestamptz where cart_id = ${cartId}::uuid)
    delete from cart_items where cart_item_id = any (${itemIds}::uuid[]) and cart_id = ${cartId}::uuid
  `.execute(tx);
}

/** Moves lines to another cart, each with its parent line there. */
export async function moveLines(
  tx: Tx,
  toCartId: string,
  lines: readonly { itemId: string; parentItemId: string | null }[],
): Promise<void> {
  await sql`
    update cart_items i set cart_id = ${toCartId}::uuid, parent_item_id = line.parent_item_id
    from unnest(${lines.map((line) => line.itemId)}::uuid[], ${lines.map((line) => line.parentItemId)}::uuid[])
      as line (cart_item_id, parent_item_id)
    where i.cart_item_id = line.cart_item_id
  `.execute(tx);
}

export async function deleteAllLines(tx: Tx, cartId: string, now: Date): Promise<void> {
  await sql`
    with touched as (update carts set updated_at = ${now}::timestamptz where cart_id = ${cartId}::uuid)
    delete from cart_items where cart_id = ${cartId}::uuid
  `.execute(tx);
}
