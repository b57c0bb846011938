import { skuIdsByCode } from '../catalogue/catalogue.ts';
import { baht, orNone, text, time } from '../exchange/columns.ts';
import { type Desk, exchangeCommands } from '../exchange/commands.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { writer } from '../exchange/keep.ts';
import { type PriceFileRow, pricePages, pricesBySku, savePrices } from './exchange-queries.ts';

const columns = {
  sku: text('merchant code of the SKU', { max: 64 }),
  price: baht('special price, VAT included'),
  starts_at: time('when it begins; together with sku it tells which special price a row is'),
  ends_at: time('when it is over'),
  remark_th: orNone(text('why it is low, in Thai; both languages or none')),
  remark_en: orNone(text('the same in English')),
  promotion_commend_th: orNone(text('what comes with it, in Thai; both languages or none')),
  promotion_commend_en: orNone(text('the same in English')),
};

const write = writer({
  columns,
  key: ['sku', 'starts_at'],
  defaults: () => ({ remark_th: null, remark_en: null, promotion_commend_th: null, promotion_commend_en: null }),
  find: pricesBySku,
  async check(tx, rows) {
    const known = await skuIdsByCode(
      tx,
      rows.map(({ row }) => row.sku),
    );
    return rows.map(({ row }) => (known.has(row.sku) ? misfitOf(row) : 'sku: there is no SKU of that code'));
  },
  save: savePrices,
});

function misfitOf(row: PriceFileRow): string | undefined {
  if (row.ends_at <= row.starts_at) return 'ends_at: must come after starts_at';
  if ((row.remark_th === null) !== (row.remark_en === null)) return 'remark_th, remark_en: must be given both or none';
  if ((row.promotion_commend_th === null) !== (row.promotion_commend_en === null))
    return 'promotion_commend_th, promotion_commend_en: must be given both or none';
  return undefined;
}

/** Special prices of SKUs in files; standard prices are in the catalogue's. */
export const pricesExchange: Exchange = {
  name: 'prices',
  about: 'special prices of SKUs',
  kinds: { prices: columns },
  pages: pricePages,
  write,
  constraints: {},
  buildsUp: false,
};

/** `npm run shop -- prices export|import`. */
export const pricesCommands = (desk: Desk) => exchangeCommands(pricesExchange, desk);
