import { describe, expect, it } from 'vitest';
import type { Product, Sku } from '#contract/products.ts';
import { productData } from './product-structured-data.ts';

const sku = (productId: number, price: number, more: Partial<Sku> = {}) =>
  ({
    productId,
    sku: `SKU-${productId}`,
    skuName: `Phone ${productId}`,
    price,
    specialPrice: null,
    isSpecialPrice: false,
    stockAvailable: true,
    preOrderFlag: false,
    attributes: [],
    ...more,
  }) as Sku;

const dataOf = (...children: Sku[]) =>
  productData(
    {
      kind: 'goods',
      image: '/images/a.svg',
      galleryImage: [],
      brand: { label: 'Brand' },
      children,
    } as unknown as Product,
    'https://shop.example',
    'https://shop.example/product/phone-1',
  );

describe('the structured data of a product', () => {
  it('with one variant is one offer at the page itself', () => {
    expect(dataOf(sku(11, 990))).toMatchObject({
      sku: 'SKU-11',
      offers: { '@type': 'Offer', price: '990.00', url: 'https://shop.example/product/phone-1' },
    });
  });

  it('with several is the range of their prices, each with its own address', () => {
    const { offers } = dataOf(sku(11, 990), sku(12, 1290.5));
    expect(offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '990.00',
      highPrice: '1290.50',
      offerCount: 2,
      offers: [{ url: 'https://shop.example/product/phone-1?sku=11' }, { sku: 'SKU-12' }],
    });
  });

  it.each([
    [{}, 'InStock'],
    [{ preOrderFlag: true }, 'PreOrder'],
    [{ stockAvailable: false }, 'OutOfStock'],
    [{ stockAvailable: false, preOrderFlag: true }, 'OutOfStock'],
  ])('has for %j the availability %s', (more, availability) => {
    expect(dataOf(sku(11, 990, more)).offers).toMatchObject({ availability: `https://schema.org/${availability}` });
  });

  it('has the ship date of a pre-order, where withShipDate', () => {
    const withShipDate = {
      attributes: [{ type: 'text' as const, code: 'available-from', value: '2026-12-15', label: 'December' }],
    };
    const startOf = (more: Partial<Sku>) =>
      (dataOf(sku(11, 990, more)).offers as { availabilityStarts?: string }).availabilityStarts;
    expect(startOf({ preOrderFlag: true, ...withShipDate })).toBe('2026-12-15T00:00:00+07:00');
    expect(startOf({ preOrderFlag: true })).toBeUndefined();
    expect(startOf(withShipDate)).toBeUndefined();
  });

  it('has the end of a special price', () => {
    const specialPrice = { value: 890, endDate: '2026-12-01T17:00:00.000Z' } as Sku['specialPrice'];
    expect(dataOf(sku(11, 990, { isSpecialPrice: true, specialPrice })).offers).toMatchObject({
      price: '890.00',
      priceValidUntil: '2026-12-01T17:00:00.000Z',
    });
  });
});
