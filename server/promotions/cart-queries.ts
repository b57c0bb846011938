import { type RawBuilder, sql } from 'kysely';
import { unitsOfService } from '../inventory/inventory.ts';
import { orderCounts } from './limit-queries.ts';
import type { CountedPromotions } from './running-promotions.ts';

/** What the evaluation of a cart needs to know from the database, besides its lines. */
export interface CartPromotionState {
  /** Whether the customer has no order, not counting those that were cancelled, expired or refunded; false for a guest. */
  isFirstOrder: boolean;
  /** Promotions whose limit, in total or of this customer, is reached. */
  usedUpPromotionIds: number[];
  /** The gifts of the promotions that were asked about: units of the SKU that can be sold, and null without a quota. */
  gifts: [
    promotionId: number,
    skuId: number,
    stock: number,
    remainingQuota: number | null,
    /** Units that the branch of a pickup has of it. */
    branchStock: number,
  ][];
}

/**
 * SQL: `CartPromotionState` as JSON, a scalar, of promotions for a customer, null for a guest, and the branch of a pickup, null without one. The enclosing statement must
 * not use the aliases `own_order`, `used_up`, `own_use`, `limits`, `gift`, `gift_sku`, `gift_product`, `gift_stock` and `gift_branch_stock`. `offset 0`
 * makes the planner look up orders by customer rather than hash all orders.
 */
export function cartPromotionStateAsJson(
  customerId: RawBuilder<unknown>,
  { limitedPromotionIds, giftPromotionIds }: CountedPromotions,
  storeId: RawBuilder<unknown> = sql`null::integer`,
): RawBuilder<unknown> {
  const parts: Record<keyof CartPromotionState, RawBuilder<unknown>> = {
    isFirstOrder: sql`${customerId} is not null and not exists (
      select from orders own_order
      where own_order.customer_id = ${customerId} and ${orderCounts('own_order')}
      offset 0
    )`,
    usedUpPromotionIds: sql`array(
      select used_up.promotion_id from promotions used_up
      where used_up.promotion_id = any (${limitedPromotionIds}::integer[]) and used_up.used >= used_up.total_limit
      union all
      select own_use.promotion_id
      from promotion_customers own_use
      join promotions limits using (promotion_id)
      where own_use.customer_id = ${customerId} and own_use.used >= limits.per_customer_limit
    )`,
    gifts: sql`(
      select coalesce(json_agg(json_build_array(
        gift.promotion_id,
        gift.sku_id,
        case
          when not gift_product.visible then 0
          when gift_product.kind = 'service' then ${sql.lit(unitsOfService)}
          when gift_stock.pre_order_flag then gift_stock.pre_order_stock
          else coalesce(gift_stock.stock, 0)
        end,
        gift.quota - gift.given,
        case
          when not gift_product.visible then 0
          when gift_product.kind = 'service' then ${sql.lit(unitsOfService)}
          when gift_stock.pre_order_flag is not true then coalesce(gift_branch_stock.stock, 0)
          else 0
        end
      )), '[]')
      from promotion_gifts gift
      join skus gift_sku using (sku_id)
      join products gift_product using (product_id)
      left join stocks gift_stock using (sku_id)
      left join store_stocks gift_branch_stock on gift_branch_stock.sku_id = gift.sku_id and gift_branch_stock.store_id = ${storeId}
      where gift.promotion_id = any (${giftPromotionIds}::integer[])
    )`,
  };
  const pairs = Object.entries(parts).map(([key, value]) => sql`${sql.lit(key)}, ${value}`);
  return sql`json_build_object(${sql.join(pairs)})`;
}
