import { sql } from 'kysely';
import type { ReservationKind } from '../reservations/reservations.ts';

declare module '../reservations/reservations.ts' {
  interface ReservableResources {
    flash_sale_quota: { key: { flash_sale_id: number; sku_id: number } };
  }
}

/** Flash-sale quotas, requested by lines with a flash-sale price. An order that is paid late keeps that price. */
export const flashSaleQuotaReservations: ReservationKind<
  'flash_sale_quota',
  { lines: readonly { flashSaleId: number | null; skuId: number; quantity: number }[] }
> = {
  name: 'flash_sale_quota',
  table: 'flash_sale_items',
  columns: { flash_sale_id: 'key', sku_id: 'key' },
  available: sql`t.quota - t.sold`,
  deduct: sql`sold = t.sold + change.units`,
  requestedBy: ({ lines }) =>
    lines.flatMap(({ flashSaleId, skuId, quantity }) =>
      flashSaleId === null ? [] : [{ resource: { flash_sale_id: flashSaleId, sku_id: skuId }, quantity }],
    ),
  onReserveAgain: 'reserve_available',
  codeWhenExhausted: 'product_information_updated',
};
