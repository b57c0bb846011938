import { expect, test } from 'vitest';
import { couponBanners } from './coupon-banners.ts';
import { products } from './data/catalogue.ts';
import { brandsWithWeeks } from './data/seasonal-promotions.ts';
import { drawingOf } from './product-drawing.ts';

test.each(brandsWithWeeks)("the picture of a coupon of %s's week shows products of the brand alone", (slug) => {
  const drawings = products
    .filter(({ brand }) => brand === slug)
    .flatMap((product) => product.skus.map((sku) => drawingOf(product, sku)));
  const shown = couponBanners[`brand-week-${slug}`]?.art ?? [];
  expect(shown).not.toEqual([]);
  for (const drawing of shown) expect(drawings).toContainEqual(drawing);
});
