import { sql } from 'kysely';
import { bangkokOffsetMs, inBangkok } from '#contract/bangkok-time.ts';
import { satangFromBaht } from '#contract/money.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { products } from './data/catalogue.ts';
import { pseudoRandom, retailPrice } from './data/offers.ts';
import { text } from './data/text.ts';
import { insertOrUpdate } from './insert-or-update.ts';
import type { Localised, SeedProduct, SeedSku } from './types.ts';

const dayMilliseconds = 86_400_000;
/** Number of days for which flash sales are written in advance. */
export const daysAhead = 60;
const itemsPerSale = 14;

/** The flash sales of a day in Bangkok. Each ends when the next one starts. */
const dailySales = [
  { hour: 0, name: text('รอบดึก', 'Night round') },
  { hour: 9, name: text('รอบเช้า', 'Morning round') },
  { hour: 14, name: text('รอบบ่าย', 'Afternoon round') },
  { hour: 19, name: text('รอบค่ำ', 'Evening round') },
] as const;

/** Flash-sale prices as shares of the SKU's lowest other price. */
const priceShares = [0.9, 0.88, 0.85, 0.82, 0.8, 0.75];

interface Candidate {
  product: SeedProduct;
  sku: SeedSku;
  /** Baht. */
  lowest: number;
}

/** SKUs that can be in a flash sale, by department: in stock, and neither very cheap nor very expensive. */
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

/** Rows of the flash sales of `days` days from the day of `now` in Bangkok; the rows of a day are always the same. */
export function flashSaleRows(now: Date, days = daysAhead) {
  const today = Math.floor(inBangkok(now).getTime() / dayMilliseconds);
  const flashSales: { flash_sale_id: number; name: Localised; starts_at: string; ends_at: string }[] = [];
  const items: ReturnType<typeof itemsOf> = [];
  for (let day = today; day < today + days; day += 1) {
    for (const [index, { hour, name }] of dailySales.entries()) {
      const id = day * dailySales.length + index;
      const at = (hours: number) => new Date(day * dayMilliseconds - bangkokOffsetMs + hours * 3_600_000).toISOString();
      const next = dailySales[index + 1]?.hour ?? 24;
      flashSales.push({ flash_sale_id: id, name, starts_at: at(hour), ends_at: at(next) });
      items.push(...itemsOf(id));
    }
  }
  return { flashSales, items };
}

/** SKUs of all departments in turn, best-selling ones more often. */
function itemsOf(flashSaleId: number) {
  return Array.from({ length: itemsPerSale }, (_, position) => {
    const department = departments[(flashSaleId * 5 + position) % departments.length] ?? [];
    const turn = Math.floor((flashSaleId * itemsPerSale + position) / departments.length);
    return { candidate: department[turn % Math.min(department.length, 24)], position };
  }).flatMap(({ candidate, position }) => {
    if (!candidate) return [];
    const { sku, lowest } = candidate;
    const seed = flashSaleId * 37 + sku.productId;
    const price = Math.min(
      retailPrice(lowest * (priceShares[pseudoRandom(seed, priceShares.length)] ?? 0.85)),
      lowest - 1,
    );
    const quota = Math.min(sku.stock, 5 + pseudoRandom(seed + 11, 25));
    return {
      flash_sale_id: flashSaleId,
      sku_id: sku.productId,
      price_satang: satangFromBaht(price),
      quota,
      // A new flash sale already shows some units as sold.
      sold: Math.min(quota - 1, Math.floor((quota * (10 + pseudoRandom(seed + 23, 75))) / 100)),
      position,
    };
  });
}

/** Writes missing flash sales from today on; existing ones keep their sold units. */
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
 * When the last flash sale of a demo shop ends; null in other shops. A demo shop is recognised by the ids of the first flash sale
 * of each day, which are derived from the date.
 */
export async function lastDemoFlashSaleEnd(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ last: Date | null }>`
    select max(f.ends_at) as last from flash_sales f
    where f.flash_sale_id = extract(epoch from f.starts_at + interval '7 hours')::bigint / 86400 * ${dailySales.length}::integer`.execute(
    db,
  );
  return rows[0]?.last ?? null;
}
