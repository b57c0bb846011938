import { sql } from 'kysely';
import type { ReservationKind } from '../reservations/reservations.ts';

declare module '../reservations/reservations.ts' {
  interface ReservableResources {
    add_on_deal_stock: { key: { product_id: number; sku_id: number } };
  }
}

/** The stock of add-on deals: of the lines that are sold by one. An order that is paid late keeps the price of its deal. */
export const addOnDealReservations: ReservationKind<
  'add_on_deal_stock',
  { lines: readonly { dealProductId: number | null; skuId: number; quantity: number }[] }
> = {
  name: 'add_on_deal_stock',
  table: 'add_on_deals',
  columns: { product_id: 'key', sku_id: 'key' },
  available: sql`t.stock`,
  take: sql`stock = t.stock - change.units`,
  wanted: ({ lines }) =>
    lines.flatMap(({ dealProductId, skuId, quantity }) =>
      dealProductId === null ? [] : [{ resource: { product_id: dealProductId, sku_id: skuId }, quantity }],
    ),
  again: 'what_is_left',
  noneLeft: 'product_information_updated',
};
