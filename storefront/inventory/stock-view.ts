import type { Stock } from '#contract/inventory.ts';
import type { Sku } from '#contract/products.ts';

/** Stock by product or SKU id, as asked for after the page came alive; empty until then. */
export type LiveStock = Readonly<Record<string, Stock>>;

type Stocked = Pick<Stock, 'stock' | 'preOrderStock' | 'preOrderFlag' | 'stockAvailable'>;

/** What a shopper can know of the pieces of a thing (spec 8, Stock). */
export interface StockView {
  state: 'available' | 'low' | 'pre-order' | 'sold-out';
  /** The most pieces that can be put into a cart now. */
  pieces: number;
}

/** From this many pieces on the page says how many are left. */
const lowStock = 10;

/** Of a SKU: the live figures where they are known, else those that came with the page. */
export function stockView(skuId: number, fromPage: Stocked, live: LiveStock): StockView {
  return viewOf(live[skuId] ?? fromPage);
}

/** Of a product, the sum of its SKUs: it is sold ahead of its release only where nothing can be had at once. */
export function productStockView(productId: number, fromPage: Stocked, live: LiveStock): StockView {
  const stocked = live[productId] ?? fromPage;
  return viewOf({ ...stocked, preOrderFlag: stocked.preOrderFlag && stocked.stock <= 0 });
}

function viewOf({ stock, preOrderStock, preOrderFlag, stockAvailable }: Stocked): StockView {
  const pieces = Math.max(0, preOrderFlag ? preOrderStock : stock);
  if (!stockAvailable || pieces === 0) return { state: 'sold-out', pieces: 0 };
  if (preOrderFlag) return { state: 'pre-order', pieces };
  return { state: stock <= lowStock ? 'low' : 'available', pieces };
}

/** When the pieces of a pre-order are sent, as its `available-from` says: the beginning of that day in Thailand, in ISO 8601. */
export function shipsFrom({ attributes }: Pick<Sku, 'attributes'>): string | undefined {
  const day = attributes.find(({ code }) => code === 'available-from')?.value;
  return day && /^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T00:00:00+07:00` : undefined;
}
