import type { Stock } from '#contract/inventory.ts';
import type { Db, Tx } from '../db/database.ts';
import {
  lockStocks,
  returnPieces,
  selectStocks,
  selectStocksOfProducts,
  selectTakenSkus,
  takePieces,
} from './queries.ts';
import { perSku, type StockLevel, stockLevelOf, sumOfStock, type WantedPieces } from './rules.ts';

export type { StockLevel, StockRecord, WantedPieces } from './rules.ts';
export { stockLevelOf, sumOfStock };

/** Stock of SKUs, read now. One that was never stocked has none; unknown SKUs are left out. */
export async function stockLevels(db: Db, skuIds: number[]): Promise<Map<number, StockLevel>> {
  const records = await selectStocks(db, skuIds);
  return new Map([...records].map(([skuId, record]) => [skuId, stockLevelOf(record)]));
}

/** Live stock of products and SKUs by id, as the wire carries it (spec 7, Inventory); unknown and hidden ones are left out. */
export async function stockOfProducts(db: Db, ids: number[]): Promise<Record<string, Stock>> {
  const skus = (await selectStocksOfProducts(db, ids)).map((sku) => ({ ...sku, level: stockLevelOf(sku.record) }));
  const asked = new Set(ids);
  const stocks: Record<string, Stock> = {};
  for (const { skuId, level } of skus)
    if (asked.has(skuId)) stocks[skuId] = { productId: skuId, appliedType: 'sku', ...presentStock(level) };
  for (const [productId, ofProduct] of Map.groupBy(skus, (sku) => sku.productId)) {
    if (!asked.has(productId)) continue;
    const level = sumOfStock(ofProduct.map((sku) => sku.level));
    stocks[productId] = { productId, appliedType: 'product', ...presentStock(level) };
  }
  return stocks;
}

/** Stock of a SKU or a product as the wire carries it. */
export function presentStock(level: StockLevel): Omit<Stock, 'productId' | 'appliedType'> {
  return {
    stock: level.stock,
    totalStock: level.totalStock,
    preOrderStock: level.preOrderStock,
    preOrderFlag: level.preOrderFlag,
    stockAvailable: level.available,
  };
}

/** All was taken, or nothing was because of the SKUs in `short`. */
export type TakeResult =
  | { ok: true /** Per SKU whether its pieces came out of pre-order stock. */; preOrder: Map<number, boolean> }
  | { ok: false; short: { skuId: number; wanted: number; purchasable: number }[] };

/**
 * Takes the stock of an order (behaviour 5): all lines or none. Lines of the same SKU are taken together. SKUs stay
 * locked, in ascending order, until the transaction ends, so that buyers wait for each other and never deadlock.
 * `round` counts how often this reference takes stock: each round is taken once and given back at most once.
 *
 * @throws when the reference took this round before
 */
export async function takeStock(
  tx: Tx,
  { reference, round, lines, now }: { reference: string; round: number; lines: WantedPieces[]; now: Date },
): Promise<TakeResult> {
  const pieces = perSku(lines);
  const records = await lockStocks(
    tx,
    pieces.map((piece) => piece.skuId),
  );
  const short: { skuId: number; wanted: number; purchasable: number }[] = [];
  const preOrder = new Map<number, boolean>();
  for (const { skuId, quantity } of pieces) {
    const record = records.get(skuId);
    const purchasable = record ? stockLevelOf(record).purchasable : 0;
    if (purchasable < quantity) short.push({ skuId, wanted: quantity, purchasable });
    preOrder.set(skuId, record?.preOrderFlag ?? false);
  }
  if (short.length > 0) return { ok: false, short };
  const taken = await takePieces(tx, { reference, round, pieces, now });
  if (taken !== pieces.length)
    throw new Error(`took stock of ${taken} of ${pieces.length} locked SKUs for ${reference}`);
  return { ok: true, preOrder };
}

/** Gives back what a reference took in a round, exactly once: again, or with nothing taken, it changes nothing. */
export async function giveBackStock(
  tx: Tx,
  { reference, round, now }: { reference: string; round: number; now: Date },
): Promise<void> {
  const skuIds = await selectTakenSkus(tx, reference, round);
  if (skuIds.length === 0) return;
  await lockStocks(tx, skuIds);
  await returnPieces(tx, reference, round, now);
}
