import type { Localised } from '../types.ts';
import { products } from './catalogue.ts';
import { text } from './text.ts';

const baht = new Intl.NumberFormat('en-US');

/** The lowest regular price of the products in categories, as words (`from ฿2,590`). Throws when there are none. */
export function startingPrice(...categories: readonly string[]): Localised {
  const found = products.filter(({ category }) => categories.some((path) => `${category}/`.startsWith(`${path}/`)));
  return lowestPrice(found, categories.join(', '));
}

/** The lowest regular price of a product by its English name, as words. Throws when there is none. */
export function startingPriceOf(name: string): Localised {
  return lowestPrice(
    products.filter((product) => product.name.en === name),
    name,
  );
}

function lowestPrice(found: typeof products, what: string): Localised {
  const prices = found.flatMap(({ skus }) => skus.map(({ price }) => price));
  if (prices.length === 0) throw new Error(`There are no products of ${what}.`);
  const price = `฿${baht.format(Math.min(...prices))}`;
  return text(`เริ่ม\u00a0${price}`, `from\u00a0${price}`);
}
