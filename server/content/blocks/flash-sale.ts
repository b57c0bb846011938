import { z } from 'zod';
import { readFlashSales } from '../../products/products.ts';
import { blockKind } from './block-kind.ts';
import { textField } from './fields.ts';

/** Products of the sale that the block shows. */
const maxProducts = 10;

export const flashSale = blockKind({
  type: 'flash_sale',
  help: '{title}: the flash sale that runs, or the next one, with its countdown',
  sample: { title: { th: 'แฟลชเซลล์', en: 'Flash sale' } },
  schema: z.strictObject({ title: textField(120) }),
  async resolve({ title }, { locale }, context) {
    const { items } = await readFlashSales(context, { limit: 1, offset: 0, locale });
    const [sale] = items;
    if (!sale) return null;
    return { title, flashSale: { ...sale, products: sale.products.slice(0, maxProducts) } };
  },
});
