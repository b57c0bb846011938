import { z } from 'zod';
import type { ProductCard } from '#contract/products.ts';
import { linkSchema } from '../../import-export/columns.ts';
import { productSelection, textField } from './fields.ts';

/** The data of blocks that list products. */
export const productListSchema = z.strictObject({
  title: textField(120),
  products: productSelection,
  link: linkSchema.optional(),
});

export const productListSample = {
  title: { th: 'ลดราคาอยู่ตอนนี้', en: 'On offer now' },
  products: { special: true, sort: 'discount' as const, limit: 10 },
  link: '/product-category?promotion=special&sort=discount',
};

/** Nothing without products. */
export function presentProductList(
  { title, link }: { title: string; link?: string | undefined },
  { products }: { products: ProductCard[] },
) {
  return products.length === 0 ? null : { title, products, link: link ?? null };
}
