import { sql } from 'kysely';
import { savingDeal } from '../add-on-deals/add-on-deals.ts';
import type { Tx } from '../db/database.ts';
import type { AddableOption, WantedOption } from './adding-rules.ts';

/** The deal that a line `i` of a cart is an option by, as JSON; null for other lines, and once it is gone. */
export const dealOfLine = sql`
  case when i.item_type = 'OPTION' then (
    ${savingDeal(sql`(select sku_id from cart_items where cart_item_id = i.parent_item_id)`, sql`i.sku_id`)}
  ) end`;

/** What adding these options needs to know of each, in their order. */
export async function selectAddableOptions(
  tx: Tx,
  cartId: string,
  options: readonly WantedOption[],
): Promise<AddableOption[]> {
  const { rows } = await sql<AddableOption>`
    select wanted.*, (${savingDeal(sql`wanted."parentSkuId"`, sql`wanted."skuId"`)}) as deal,
      coalesce(sum(i.quantity) filter (where parent.sku_id = wanted."parentSkuId"), 0)::integer as pieces,
      coalesce(sum(i.quantity), 0)::integer as "piecesOfDeal"
    from unnest(
      ${options.map((option) => option.parentSkuId)}::integer[], ${options.map((option) => option.skuId)}::integer[],
      ${options.map((option) => option.quantity)}::integer[]
    ) with ordinality as wanted ("parentSkuId", "skuId", quantity, place)
    left join skus s on s.sku_id = wanted."parentSkuId"
    left join (
      cart_items i
      join cart_items parent on parent.cart_item_id = i.parent_item_id
      join skus of_parent on of_parent.sku_id = parent.sku_id
    ) on i.cart_id = ${cartId}::uuid and i.item_type = 'OPTION' and i.sku_id = wanted."skuId"
      and of_parent.product_id = s.product_id
    group by wanted."parentSkuId", wanted."skuId", wanted.quantity, wanted.place
    order by wanted.place
  `.execute(tx);
  return rows;
}

/** Adds pieces to the option lines beside the lines of their parents; those that are missing are made, in this order. */
export async function addOptionPieces(
  tx: Tx,
  cartId: string,
  options: readonly WantedOption[],
  now: Date,
): Promise<void> {
  await sql`
    insert into cart_items as i (cart_id, sku_id, item_type, parent_item_id, quantity, created_at, updated_at)
    select parent.cart_id, wanted.sku_id, 'OPTION', parent.cart_item_id, wanted.quantity, ${now}::timestamptz, ${now}::timestamptz
    from unnest(
      ${options.map((option) => option.parentSkuId)}::integer[], ${options.map((option) => option.skuId)}::integer[],
      ${options.map((option) => option.quantity)}::integer[]
    ) with ordinality as wanted (parent_sku_id, sku_id, quantity, place)
    join cart_items parent on parent.cart_id = ${cartId}::uuid and parent.sku_id = wanted.parent_sku_id
      and parent.item_type = 'ITEM'
    order by wanted.place
    on conflict (cart_id, sku_id, item_type, parent_item_id) do update
      set quantity = i.quantity + excluded.quantity, updated_at = excluded.updated_at
  `.execute(tx);
}
