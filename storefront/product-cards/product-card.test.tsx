import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RoundOffer } from '#storefront/flash-sales/flash-sale-rounds.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ProductCard } from './product-card.tsx';
import type { ShownCard } from './shown-card.ts';

const times = { startDate: '2026-11-20T02:00:00Z', endDate: '2026-11-20T04:00:00Z' };
const units = { price: 490, quota: 20, sold: 7, remainingPercent: 65 };

const product = (stock: number, ...flashsales: ShownCard['flashsales']): ShownCard => ({
  productId: 1,
  defaultProductId: 11,
  productName: 'Case',
  slug: 'case-1',
  image: '/images/products/case.png',
  categoryName: 'Cases',
  brand: { label: 'Case maker' },
  badges: [],
  promotionLabels: [],
  variantCount: 1,
  price: 590,
  priceRange: { max: 590 },
  isSpecialPrice: true,
  specialPrice: { value: 490, ...times },
  discountPercent: 16,
  flashsales,
  stock,
  preOrderStock: 0,
  stockAvailable: stock > 0,
  preOrderFlag: false,
});

const round = (state: RoundOffer['state'], changes: Partial<RoundOffer['offer']> = {}): RoundOffer => ({
  state,
  offer: {
    productId: 11,
    parentId: 1,
    flashSaleId: 7,
    standardPrice: 590,
    discountPercent: 16,
    ...times,
    ...units,
    ...changes,
  },
});

const textOf = (shown: ShownCard, shownRound?: RoundOffer) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ProductCard product={shown} heading="h3" sizes="320px" round={shownRound} onSelect={() => undefined} />
    </QueryClientProvider>,
  );

test('a card in the flash sale says how many units are left of its quota', () => {
  expect(textOf(product(50), round('running'))).toContain(m.flash_sale_units_left({ count: 13, quota: 20 }));
});

test('a card in the flash sale never has more units left than the shop', () => {
  expect(textOf(product(12), round('running'))).toContain(m.flash_sale_units_left({ count: 12, quota: 20 }));
  const low = textOf(product(3), round('running'));
  expect(low).toContain(m.product_stock_left({ stock: 3 }));
  expect(low).not.toContain(m.flash_sale_units_left({ count: 13, quota: 20 }));
});

test.each(['running', 'sold-out'] as const)(
  'a sold-out product has no units left in a flash sale that is %s',
  (state) => {
    const text = textOf(product(0), round(state));
    expect(text).toContain(m.product_out_of_stock());
    expect(text).not.toContain('fill-sale');
    expect(text).not.toMatch(/เหลือ \d+ จาก/);
  },
);

test('a card in the flash sale shows the price of the variant on offer, also where the default variant costs less', () => {
  const single = { ...product(50), price: 300, specialPrice: null, isSpecialPrice: false, variantCount: 3 };
  expect(textOf(single, round('running', { productId: 12 }))).toMatch(/฿490[\s\S]*฿590/);
  const cheaper = { ...product(50), specialPrice: { value: 450, ...times } };
  expect(textOf(cheaper, round('running'))).toContain('฿450');
});

test('a card whose flash sale is sold out says so, and that none of its quota is left, however few the shop has', () => {
  const text = textOf(product(3), round('sold-out', { sold: 20, remainingPercent: 0 }));
  expect(text).toContain(m.flash_sale_sold_out_card());
  expect(text).toContain(m.flash_sale_units_left({ count: 0, quota: 20 }));
});

test('the units of a coming flash sale are shown whatever is in stock now', () => {
  expect(textOf(product(0), round('upcoming', { sold: 0 }))).toContain(m.flash_sale_units({ quota: 20 }));
});

test('a card in other lists says as the list of the flash sale how many units are left', () => {
  expect(textOf(product(50, { ...times, ...units }))).toContain(m.flash_sale_units_left({ count: 13, quota: 20 }));
  const few = textOf(product(3, { ...times, ...units, sold: 18, remainingPercent: 10 }));
  expect(few).toContain(m.flash_sale_units_left({ count: 2, quota: 20 }));
  expect(few).not.toContain(m.product_stock_left({ stock: 3 }));
});

test('the units that are left on a card are none that the shop does not have', () => {
  expect(textOf(product(12, { ...times, ...units }))).toContain(m.flash_sale_units_left({ count: 12, quota: 20 }));
  const low = textOf(product(3, { ...times, ...units }));
  expect(low).toContain(m.product_stock_left({ stock: 3 }));
  expect(low).not.toMatch(/เหลือ \d+ จาก/);
  expect(textOf(product(0, { ...times, ...units }))).not.toMatch(/fill-sale|เหลือ \d+ จาก/);
});

test('a card says once that there is a free gift, and its badge has room for something else', () => {
  const gift = m.product_badge_free_gift();
  const badges: ShownCard['badges'] = ['free-gift', 'official'];
  const labelled = textOf({ ...product(50), badges, promotionLabels: [gift] });
  expect(labelled.split(gift)).toHaveLength(2);
  expect(labelled).toContain(m.product_badge_official());
  expect(textOf({ ...product(50), badges })).toContain(gift);
});
