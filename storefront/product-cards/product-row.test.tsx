import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ProductCard } from '#contract/products.ts';
import { ProductRow } from './product-row.tsx';

const card = (productId: number) =>
  ({
    productId,
    productName: `Case ${productId}`,
    slug: `case-${productId}`,
    image: '/images/products/case.png',
    brand: { label: 'Case maker' },
    badges: [],
    promotionLabels: [],
    variantCount: 1,
    price: 590,
    priceRange: { min: 590, max: 590 },
    isSpecialPrice: false,
    specialPrice: null,
    discountPercent: 0,
    flashsales: [],
    stock: 9,
    stockAvailable: true,
    preOrderFlag: false,
  }) as unknown as ProductCard;

const rowOf = (count: number) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ProductRow
        listId="new"
        title="New arrivals"
        products={Array.from({ length: count }, (_, index) => card(index + 1))}
      />
    </QueryClientProvider>,
  );

test('a row whose cards are all in view has no arrow buttons', () => {
  expect(rowOf(4)).not.toContain('ถัดไป');
});

test('a row with more cards than are in view has arrow buttons', () => {
  expect(rowOf(6)).toContain('ถัดไป');
});
