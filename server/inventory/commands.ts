import { skuIdsByCode } from '../catalogue/catalogue.ts';
import { flag, orNone, text, whole } from '../exchange/columns.ts';
import { type Desk, exchangeCommands } from '../exchange/commands.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { writer } from '../exchange/keep.ts';
import { lockStocksBySku, saveStocks, stockPages } from './exchange-queries.ts';

const columns = {
  sku: text('merchant code of the SKU', { max: 64 }),
  stock: whole('pieces that can be sold now'),
  total_stock: orNone(whole('pieces there were at the start; empty where unknown')),
  pre_order_flag: flag('whether it is sold ahead of its release, out of pre_order_stock'),
  pre_order_stock: whole('pieces that can be pre-ordered'),
};

const write = writer({
  columns,
  key: ['sku'],
  defaults: () => ({ stock: 0, total_stock: null, pre_order_flag: false, pre_order_stock: 0 }),
  find: (tx, given) =>
    lockStocksBySku(
      tx,
      given.map(({ sku }) => sku),
    ),
  async check(tx, rows) {
    const known = await skuIdsByCode(
      tx,
      rows.map(({ row }) => row.sku),
    );
    return rows.map(({ row }) => (known.has(row.sku) ? undefined : 'sku: there is no SKU of that code'));
  },
  save: saveStocks,
});

/** Stock of SKUs in files. A file tells how many there are, not how many came: it replaces what is kept. */
export const stockExchange: Exchange = {
  name: 'stock',
  about: 'stock of SKUs',
  kinds: { stock: columns },
  pages: stockPages,
  write,
  constraints: {},
  buildsUp: false,
};

/** `npm run shop -- stock export|import`. */
export const stockCommands = (desk: Desk) => exchangeCommands(stockExchange, desk);
