import { sql } from 'kysely';
import type { ReservationKind } from '../reservations/reservations.ts';

declare module '../reservations/reservations.ts' {
  interface ReservableResources {
    flash_sale_quota: { key: { flash_sale_id: number; sku_id: number } };
  }
}

/** The quotas of flash sales: of the lines that have the price of one. An order that is paid late keeps that price. */
export const flashSaleQuotaReservations: ReservationKind<
  'flash_sale_quota',
  { lines: readonly { flashSaleId: number | null; skuId: number; quantity: number }[] }
> = {
  name: 'flash_sale_quota',
  table: 'flash_sale_items',
  columns: { flash_sale_id: 'key', sku_id: 'key' },
  available: sql`t.quota - t.sold`,
  take: sql`sold = t.sold + change.units`,
  wanted: ({ lines }) =>
    lines.flatMap(({ flashSaleId, skuId, quantity }) =>
      flashSaleId === null ? [] : [{ resource: { flash_sale_id: flashSaleId, sku_id: skuId }, quantity }],
    ),
  again: 'what_is_left',
  noneLeft: 'product_information_updated',
};
