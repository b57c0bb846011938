import { sql } from 'kysely';
import { savingDealAsJson } from '../add-on-deals/add-on-deals.ts';
import type { Tx } from '../db/database.ts';
import type { AddableOption, OptionRequest } from './add-items-rules.ts';

/** The deal of a cart line `i` as JSON; null for lines that are not options, and for options whose deal no longer exists. */
export const lineDeal = sql`
  case when i.item_type = 'OPTION' then (
    ${savingDealAsJson(sql`(select sku_id from cart_items where cart_item_id = i.parent_item_id)`, sql`i.sku_id`)}
  ) end`;

/** These options with what limits adding them, in their order. */
export async function selectAddableOptions(
  tx: Tx,
  cartId: string,
  options: readonly OptionRequest[],
): Promise<AddableOption[]> {
  const { rows } = await sql<AddableOption>`
    select requested.*, (${savingDealAsJson(sql`requested."parentSkuId"`, sql`requested."skuId"`)}) as deal,
      coalesce(sum(i.quantity) filter (where parent.sku_id = requested."parentSkuId"), 0)::integer as "quantityInCart",
      coalesce(sum(i.quantity) filter (where of_parent.product_id = s.product_id), 0)::integer as "dealQuantityInCart",
      coalesce(sum(i.quantity), 0)::integer as "optionQuantityInCart"
    from unnest(
      ${options.map((option) => option.parentSkuId)}::integer[], ${options.map((option) => option.skuId)}::integer[],
      ${options.map((option) => option.quantity)}::integer[]
    ) with ordinality as requested ("parentSkuId", "skuId", quantity, place)
    left join skus s on s.sku_id = requested."parentSkuId"
    left join (
      cart_items i
      join cart_items parent on parent.cart_item_id = i.parent_item_id
      join skus of_parent on of_parent.sku_id = parent.sku_id
    ) on i.cart_id = ${cartId}::uuid and i.item_type = 'OPTION' and i.sku_id = requested."skuId"
    group by requested."parentSkuId", requested."skuId", requested.quantity, requested.place
    order by requested.place
  `.execute(tx);
  return rows;
}

/** Adds to the OPTION lines of their parents' lines; missing lines are created, in this order. */
export async function addOptionQuantities(
  tx: Tx,
  cartId: string,
  options: readonly OptionRequest[],
  now: Date,
): Promise<void> {
  await sql`
    insert into cart_items as i (cart_id, sku_id, item_type, parent_item_id, quantity, created_at, updated_at)
    select parent.cart_id, requested.sku_id, 'OPTION', parent.cart_item_id, requested.quantity, ${now}::timestamptz, ${now}::timestamptz
    from unnest(
      ${options.map((option) => option.parentSkuId)}::integer[], ${options.map((option) => option.skuId)}::integer[],
      ${options.map((option) => option.quantity)}::integer[]
    ) with ordinality as requested (parent_sku_id, sku_id, quantity, place)
    join cart_items parent on parent.cart_id = ${cartId}::uuid and parent.sku_id = requested.parent_sku_id
      and parent.item_type = 'ITEM'
    order by requested.place
    on conflict (cart_id, sku_id, item_type, parent_item_id) do update
      set quantity = i.quantity + excluded.quantity, updated_at = excluded.updated_at
  `.execute(tx);
}
