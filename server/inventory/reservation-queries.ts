import { sql } from 'kysely';
import type { ProductKind } from '#contract/product-kinds.ts';
import type { ReservationKind } from '../reservations/reservations.ts';

declare module '../reservations/reservations.ts' {
  interface ReservableResources {
    stock: { key: { sku_id: number }; recorded: { pre_order_flag: boolean } };
  }
}

/** Central stock of SKUs, or pre-order stock of SKUs on pre-order, requested by every line of goods of an order that is not picked up. */
export const stockReservations: ReservationKind<
  'stock',
  { pickup: object | null; lines: readonly { skuId: number; kind: ProductKind; quantity: number }[] }
> = {
  name: 'stock',
  table: 'stocks',
  columns: { sku_id: 'key', pre_order_flag: 'recorded' },
  available: sql`case when t.pre_order_flag then t.pre_order_stock else t.stock end`,
  deduct: sql`
    stock = case when change.pre_order_flag then t.stock else t.stock - change.units end,
    pre_order_stock = case when change.pre_order_flag then t.pre_order_stock - change.units else t.pre_order_stock end,
    updated_at = change.at`,
  requestedBy: ({ pickup, lines }) =>
    pickup
      ? []
      : lines
          .filter(({ kind }) => kind === 'goods')
          .map(({ skuId, quantity }) => ({ resource: { sku_id: skuId }, quantity })),
  onReserveAgain: 'require_all',
  codeWhenExhausted: 'out_of_stock',
};
