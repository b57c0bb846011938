import { sql } from 'kysely';
import type { ProductKind } from '#contract/product-kinds.ts';
import type { ReservationKind } from '../reservations/reservations.ts';

declare module '../reservations/reservations.ts' {
  interface ReservableResources {
    store_stock: { key: { sku_id: number; store_id: number } };
  }
}

/** Stock of a branch, requested by every line of goods of an order that is picked up there. */
export const storeStockReservations: ReservationKind<
  'store_stock',
  { pickup: { storeId: number } | null; lines: readonly { skuId: number; kind: ProductKind; quantity: number }[] }
> = {
  name: 'store_stock',
  table: 'store_stocks',
  columns: { sku_id: 'key', store_id: 'key' },
  available: sql`t.stock`,
  deduct: sql`stock = t.stock - change.units`,
  requestedBy: ({ pickup, lines }) =>
    pickup
      ? lines
          .filter(({ kind }) => kind === 'goods')
          .map(({ skuId, quantity }) => ({ resource: { sku_id: skuId, store_id: pickup.storeId }, quantity }))
      : [],
  onReserveAgain: 'require_all',
  codeWhenExhausted: 'out_of_stock',
};
