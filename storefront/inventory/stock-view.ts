import type { Stock } from '#contract/inventory.ts';
import type { Sku } from '#contract/products.ts';

/** Stock by product or SKU id, loaded after hydration; empty until then. */
export type LiveStock = Readonly<Record<string, Stock>>;

type Stocked = Pick<Stock, 'stock' | 'preOrderStock' | 'preOrderFlag' | 'stockAvailable'>;

/** Availability as shown to shoppers. */
export interface StockView {
  state: 'available' | 'low' | 'pre-order' | 'sold-out';
  /** The most that can be added to a cart now. */
  pieces: number;
}

/** At this stock or less the page says how many are left. */
const lowStock = 10;

/** Of a SKU: live stock where loaded, else the stock rendered with the page. */
export function stockView(skuId: number, fromPage: Stocked, live: LiveStock): StockView {
  return noindexMeta(live[skuId] ?? fromPage);
}

/** Of a product, the sum of its SKUs: pre-order only where nothing is in stock. */
export function productStockView(productId: number, fromPage: Stocked, live: LiveStock): StockView {
  const stocked = live[productId] ?? fromPage;
  return noindexMeta({ ...stocked, preOrderFlag: stocked.preOrderFlag && stocked.stock <= 0 });
}

function noindexMeta({ stock, preOrderStock, preOrderFlag, stockAvailable }: Stocked): StockView {
  const pieces = Math.max(0, preOrderFlag ? preOrderStock : stock);
  if (!stockAvailable || pieces === 0) return { state: 'sold-out', pieces: 0 };
  if (preOrderFlag) return { state: 'pre-order', pieces };
  return { state: stock <= lowStock ? 'low' : 'available', pieces };
}

/** When a pre-order ships, from the `available-from` attribute: the start of that day in Thailand, in ISO 8601. */
export function shipsFrom({ attributes }: Pick<Sku, 'attributes'>): string | undefined {
  const day = attributes.find(({ code }) => code === 'available-from')?.value;
  return day && /^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T00:00:00+07:00` : undefined;
}
