import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { storedColumns } from '../import-export/stored-columns.ts';
import {
  type DeliveryFeeFileRow,
  deliveryFeeColumns,
  type VatRateFileRow,
  vatRateColumns,
} from './import-export-columns.ts';

const rateStorage = storedColumns(vatRateColumns);
const feeStorage = storedColumns(deliveryFeeColumns);

const dayAsText = sql`to_char(t.valid_from, 'YYYY-MM-DD')`;

/** VAT rates by their first day, or all of them, by day. */
export async function vatRatesByDay(db: Db, days: readonly string[] | null): Promise<VatRateFileRow[]> {
  const { rows } = await sql<object>`
    select ${dayAsText} as valid_from, ${rateStorage.select('t')} from vat_rates t
    where ${days === null}::boolean or ${dayAsText} = any (${days ?? []}::text[])
    order by t.valid_from`.execute(db);
  return rows.map(rateStorage.fileRow);
}

export async function saveVatRates(tx: Tx, rows: readonly VatRateFileRow[]): Promise<void> {
  await sql`
    insert into vat_rates (valid_from, ${rateStorage.names})
    select r.valid_from::date, ${rateStorage.values}
    from json_to_recordset(${rateStorage.json(rows)}::json) as r (${rateStorage.record})
    order by r.valid_from
    on conflict (valid_from) do update set ${rateStorage.assignments()}
  `.execute(tx);
}

/** Delivery fees of the shop by their first day, or all of them, by day. */
export async function deliveryFeesByDay(db: Db, days: readonly string[] | null): Promise<DeliveryFeeFileRow[]> {
  const { rows } = await sql<object>`
    select ${dayAsText} as valid_from, ${feeStorage.select('t')} from delivery_fees t
    where ${days === null}::boolean or ${dayAsText} = any (${days ?? []}::text[])
    order by t.valid_from`.execute(db);
  return rows.map(feeStorage.fileRow);
}

export async function saveDeliveryFees(tx: Tx, rows: readonly DeliveryFeeFileRow[]): Promise<void> {
  await sql`
    insert into delivery_fees (valid_from, ${feeStorage.names})
    select r.valid_from::date, ${feeStorage.values}
    from json_to_recordset(${feeStorage.json(rows)}::json) as r (${feeStorage.record})
    order by r.valid_from
    on conflict (valid_from) do update set ${feeStorage.assignments()}
  `.execute(tx);
}
