import type { Stock } from '#contract/inventory.ts';

/** Stock by product or SKU id, loaded after hydration; empty until then. */
export type LiveStock = Readonly<Record<string, Stock>>;

/** Stock by id of an answer: a list, or of a host of an earlier version already by id. */
export function liveStockOf(stocks: readonly Stock[] | LiveStock): LiveStock {
  const listed: readonly Stock[] = Array.isArray(stocks) ? stocks : Object.values(stocks);
  return Object.fromEntries(listed.map((stock) => [stock.productId, stock]));
}

/** The stock of a product or SKU as rendered with the page. */
export type RenderedStock = StockFigures & { productId: number };

type StockFigures = Pick<Stock, 'stock' | 'preOrderStock' | 'preOrderFlag' | 'stockAvailable'>;

/** The entries of `live` that differ from what is rendered. */
export function updatesOf(rendered: readonly RenderedStock[], live: LiveStock): LiveStock {
  const updates: Record<string, Stock> = {};
  for (const figures of rendered) {
    const current = live[figures.productId];
    if (current && !isSameStock(figures, current)) updates[figures.productId] = current;
  }
  return updates;
}

function isSameStock(one: StockFigures, other: StockFigures): boolean {
  return (
    one.stock === other.stock &&
    one.preOrderStock === other.preOrderStock &&
    one.preOrderFlag === other.preOrderFlag &&
    one.stockAvailable === other.stockAvailable
  );
}

/** Availability as shown to shoppers. */
export interface StockView {
  state: 'available' | 'low' | 'pre-order' | 'sold-out';
  /** The most that can be added to a cart now. */
  quantity: number;
}

/** At this stock or less the page says how many are left. */
const lowStockThreshold = 10;

/** Of a SKU: live stock where loaded, else the stock rendered with the page. */
export function skuStockView(skuId: number, rendered: StockFigures, live: LiveStock): StockView {
  return toStockView(live[skuId] ?? rendered);
}

/** Of a product, the sum of its SKUs: pre-order only where nothing is in stock. */
export function productStockView(productId: number, rendered: StockFigures, live: LiveStock): StockView {
  const figures = live[productId] ?? rendered;
  return toStockView({ ...figures, preOrderFlag: figures.preOrderFlag && figures.stock <= 0 });
}

function toStockView({ stock, preOrderStock, preOrderFlag, stockAvailable }: StockFigures): StockView {
  const quantity = Math.max(0, preOrderFlag ? preOrderStock : stock);
  if (!stockAvailable || quantity === 0) return { state: 'sold-out', quantity: 0 };
  if (preOrderFlag) return { state: 'pre-order', quantity };
  return { state: stock <= lowStockThreshold ? 'low' : 'available', quantity };
}
