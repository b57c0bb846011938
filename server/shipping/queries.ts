import { sql } from 'kysely';
import type { Localised } from '#contract/locale.ts';
import type { Db, Tx } from '../db/database.ts';
import type { ShippingRate } from './rules.ts';

export interface StoredZone {
  shippingZone: string;
  name: Localised;
  areas: string[];
  defaultFlag: boolean;
  cashOnDelivery: boolean;
  rates: ShippingRate[];
}

/** All zones in the order in which they apply, each with its rates by weight, and all public holidays. */
export async function selectShipping(db: Db): Promise<{ zones: StoredZone[]; holidays: string[] }> {
  const { rows } = await sql<{ zones: StoredZone[]; holidays: string[] }>`
    select
      coalesce((
        select json_agg(json_build_object(
          'shippingZone', z.shipping_zone, 'name', z.name, 'areas', z.areas, 'defaultFlag', z.default_flag,
          'cashOnDelivery', z.cash_on_delivery,
          'rates', coalesce((
            select json_agg(json_build_object('fromGrams', r.from_grams, 'fee', r.fee_satang,
              'minimumDays', r.minimum_days, 'maximumDays', r.maximum_days) order by r.from_grams)
            from shipping_rates r
            where r.shipping_zone = z.shipping_zone
          ), '[]'::json)
        ) order by z.position, z.shipping_zone)
        from shipping_zones z
      ), '[]'::json) as zones,
      ${holidaysAsText} as holidays`.execute(db);
  return rows[0] ?? { zones: [], holidays: [] };
}

const holidaysAsText = sql`array(select to_char(day, 'YYYY-MM-DD') from public_holidays where not cancelled)`;

export async function selectHolidays(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ holidays: string[] }>`select ${holidaysAsText} as holidays`.execute(tx);
  return rows[0]?.holidays ?? [];
}
