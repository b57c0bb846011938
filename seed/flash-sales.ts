import { sql } from 'kysely';
import { satangFromBaht } from '#contract/money.ts';
import { type Db, type Tx, transaction } from '#server/db/database.ts';
import { shopPrice, spread } from './data/offers.ts';
import { text } from './data/text.ts';
import { products } from './data/world.ts';
import { insertOrUpdate } from './insert-or-update.ts';
import type { Localised, SeedProduct, SeedSku } from './types.ts';

const dayMilliseconds = 86_400_000;
const bangkokOffset = 7 * 3_600_000;
/** Flash sales are written for so many days ahead. */
export const daysAhead = 60;
const itemsPerSale = 14;

/** The flash sales of a day in Bangkok: each runs until the next begins, so that one is always on. */
const dailySales = [
  { hour: 0, name: text('รอบดึก', 'Night round') },
  { hour: 9, name: text('รอบเช้า', 'Morning round') },
  { hour: 14, name: text('รอบบ่าย', 'Afternoon round') },
  { hour: 19, name: text('รอบค่ำ', 'Evening round') },
] as const;

/** What a flash sale leaves of the lowest price that the SKU has otherwise. */
const shares = [0.9, 0.88, 0.85, 0.82, 0.8, 0.75];

interface Candidate {
  product: SeedProduct;
  sku: SeedSku;
  /** Baht. */
  lowest: number;
}

/** What can be on a flash sale, by department: in stock, neither the smallest nor the dearest things. */
const departments: Candidate[][] = [
  ...Map.groupBy(
    products
      .flatMap((product): Candidate[] => {
        const sku = product.skus.find(({ stock, preOrder }) => stock >= 5 && !preOrder);
        const lowest = sku && Math.min(sku.price, sku.specialPrice?.price ?? sku.price);
        return sku && lowest && lowest >= 390 && lowest <= 60_000 ? [{ product, sku, lowest }] : [];
      })
      .toSorted((one, other) => other.product.popularity - one.product.popularity),
    ({ product }) => product.category.split('/')[0],
  ).values(),
];

/** The rows of the flash sales of some days, counted from the day of `now` in Bangkok; a day's are always the same. */
export function flashSaleRows(now: Date, days = daysAhead) {
  const today = Math.floor((now.getTime() + bangkokOffset) / dayMilliseconds);
  const flashSales: { flash_sale_id: number; name: Localised; starts_at: string; ends_at: string }[] = [];
  const items: ReturnType<typeof itemsOf> = [];
  for (let day = today; day < today + days; day += 1) {
    for (const [index, { hour, name }] of dailySales.entries()) {
      const id = day * dailySales.length + index;
      const at = (hours: number) => new Date(day * dayMilliseconds - bangkokOffset + hours * 3_600_000).toISOString();
      const next = dailySales[index + 1]?.hour ?? 24;
      flashSales.push({ flash_sale_id: id, name, starts_at: at(hour), ends_at: at(next) });
      items.push(...itemsOf(id));
    }
  }
  return { flashSales, items };
}

/** One of each department in turn, the better selling ones more often. */
function itemsOf(flashSaleId: number) {
  return Array.from({ length: itemsPerSale }, (_, position) => {
    const department = departments[(flashSaleId * 5 + position) % departments.length] ?? [];
    const turn = Math.floor((flashSaleId * itemsPerSale + position) / departments.length);
    return { candidate: department[turn % Math.min(department.length, 24)], position };
  }).flatMap(({ candidate, position }) => {
    if (!candidate) return [];
    const { sku, lowest } = candidate;
    const seed = flashSaleId * 37 + sku.productId;
    const price = Math.min(shopPrice(lowest * (shares[spread(seed, shares.length)] ?? 0.85)), lowest - 1);
    const quota = Math.min(sku.stock, 5 + spread(seed + 11, 25));
    return {
      flash_sale_id: flashSaleId,
      sku_id: sku.productId,
      price_satang: satangFromBaht(price),
      quota,
      // So that a flash sale that nobody bought from yet shows some units sold.
      sold: Math.min(quota - 1, Math.floor((quota * (10 + spread(seed + 23, 75))) / 100)),
      position,
    };
  });
}

/** Writes the flash sales from today on that are not there yet; what was sold of the others stays. */
export async function seedFlashSales(tx: Tx, now: Date): Promise<void> {
  const { flashSales, items } = flashSaleRows(now);
  const { rows } = await sql<{ flash_sale_id: number }>`select flash_sale_id from flash_sales`.execute(tx);
  const known = new Set(rows.map((row) => row.flash_sale_id));
  const missing = <Row extends { flash_sale_id: number }>(all: Row[]) =>
    all.filter(({ flash_sale_id }) => !known.has(flash_sale_id));
  if (missing(flashSales).length === 0) return;
  await insertOrUpdate(tx, 'flash_sales', ['flash_sale_id'], missing(flashSales));
  await insertOrUpdate(tx, 'flash_sale_items', ['flash_sale_id', 'sku_id'], missing(items));
}

/**
 * Continues the flash sales of a demo shop from day to day. A shop that never had the demo's is left alone: those are recognised by
 * the first one of a day, whose number is made of the day.
 */
export async function continueFlashSales(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ last: Date | null }>`
    select max(f.ends_at) as last from flash_sales f
    where f.flash_sale_id = extract(epoch from f.starts_at + interval '7 hours')::bigint / 86400 * ${dailySales.length}::integer`.execute(
    db,
  );
  const last = rows[0]?.last;
  if (!last || last.getTime() > now.getTime() + (daysAhead / 2) * dayMilliseconds) return;
  await transaction(db, async (tx) => {
    await sql`set local saifah.quiet = 'on'`.execute(tx);
    await seedFlashSales(tx, now);
  });
  await sql`select pg_notify('page_tags', 'everything')`.execute(db);
}
