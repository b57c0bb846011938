import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { storedColumns } from '../import-export/stored-columns.ts';
import { type CouponFileRow, couponColumns } from './import-export-columns.ts';

const storage = storedColumns(couponColumns);

/** SQL: the codes of the coupon `c` for everybody, as the column `codes`. */
const sharedCodes = sql`
  (
    select coalesce(json_agg(shared.code order by shared.code collate "C"), '[]') from coupon_codes shared
    where shared.coupon_id = c.coupon_id and shared.use_limit is null
  ) as codes`;

/** Coupons by their keys, locked until the transaction ends. */
export async function lockCouponsByKey(tx: Tx, keys: readonly string[]): Promise<CouponFileRow[]> {
  const { rows } = await sql<object>`
    select ${storage.select('c')}, ${sharedCodes} from coupons c where coupon = any (${keys}::text[])
    order by coupon_id for update of c`.execute(tx);
  return rows.map(storage.fileRow);
}

/** Which coupon each of these codes belongs to, and whether it is for everybody. */
export async function selectOwnersOfCodes(
  tx: Tx,
  codes: readonly string[],
): Promise<Map<string, { coupon: string; isShared: boolean }>> {
  const { rows } = await sql<{ code: string; coupon: string; isShared: boolean }>`
    select code, coupon, use_limit is null as "isShared" from coupon_codes join coupons using (coupon_id)
    where code = any (${codes}::text[])`.execute(tx);
  return new Map(rows.map(({ code, ...owner }) => [code, owner]));
}

/** Inserts or updates coupons, and replaces their codes for everybody. */
export async function saveCoupons(tx: Tx, rows: readonly CouponFileRow[]): Promise<void> {
  await sql`
    insert into coupons (${storage.names})
    select ${storage.values}
    from rows from (json_to_recordset(${storage.json(rows)}::json) as (${storage.record})) with ordinality as r
    order by r.ordinality
    on conflict (coupon) do update set ${storage.assignments({ except: ['coupon'] })}`.execute(tx);
  const codes = rows.flatMap(({ coupon, codes }) => codes.map((code) => ({ coupon, code })));
  await sql`
    delete from coupon_codes stored using coupons c
    where c.coupon_id = stored.coupon_id and stored.use_limit is null
      and c.coupon = any (${rows.map(({ coupon }) => coupon)}::text[])
      and stored.code <> all (${codes.map(({ code }) => code)}::text[])`.execute(tx);
  await sql`
    insert into coupon_codes (code, coupon_id)
    select given.code, c.coupon_id
    from json_to_recordset(${JSON.stringify(codes)}::json) as given (coupon text, code text)
    join coupons c using (coupon)
    order by given.code
    on conflict (code) do nothing`.execute(tx);
}

/** All coupons in pages, in the order in which they were created. */
export async function* couponPages(db: Db, pageSize = 500): AsyncGenerator<CouponFileRow[]> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<{ coupon_id: number }>`
      select c.coupon_id, ${storage.select('c')}, ${sharedCodes} from coupons c
      where coupon_id > ${last}::integer order by coupon_id limit ${pageSize}::integer`.execute(db);
    const lastRow = rows.at(-1);
    if (!lastRow) return;
    last = lastRow.coupon_id;
    yield rows.map(storage.fileRow);
  }
}
