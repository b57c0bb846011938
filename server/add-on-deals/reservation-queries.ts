import { sql } from 'kysely';
import type { ReservationKind } from '../reservations/reservations.ts';

declare module '../reservations/reservations.ts' {
  interface ReservableResources {
    add_on_deal_stock: { key: { product_id: number; sku_id: number } };
  }
}

/** Stock of add-on deals, requested by lines with a deal price. An order that is paid late keeps that price. */
export const addOnDealReservations: ReservationKind<
  'add_on_deal_stock',
  { lines: readonly { dealProductId: number | null; skuId: number; quantity: number }[] }
> = {
  name: 'add_on_deal_stock',
  table: 'add_on_deals',
  columns: { product_id: 'key', sku_id: 'key' },
  available: sql`t.stock`,
  deduct: sql`stock = t.stock - change.units`,
  requestedBy: ({ lines }) =>
    lines.flatMap(({ dealProductId, skuId, quantity }) =>
      dealProductId === null ? [] : [{ resource: { product_id: dealProductId, sku_id: skuId }, quantity }],
    ),
  onReserveAgain: 'reserve_available',
  codeWhenExhausted: 'product_information_updated',
};
