import { describe, expect, it } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createFlashSale } from '../testing/offer-factory.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { invalidateChangedPrices, pricesAndStock, pricingTerms } from './pricing.ts';

const shop = await createTestShop();

describe('the price of a SKU', () => {
  it('is its special price, with remark, else its standard price', async () => {
    const from = new Date('2026-11-19T17:00:00Z');
    const to = new Date('2026-11-20T17:00:00Z');
    const remark = { th: 'เฉพาะออนไลน์', en: 'Online only' };
    const { skuIds } = await createProduct(shop, {
      skus: [{ price: 1990, specialPrice: [{ price: 1490, from, to, remark }] }, { price: 2990 }],
    });
    const found = await pricesAndStock(shop.db, [...skuIds, 999_999_999], shop.clock());
    expect(found.size).toBe(2);
    expect(found.get(skuIds[0])?.price).toEqual({
      standard: 1990_00,
      selling: 1490_00,
      isSpecial: true,
      discountPercent: 25,
      special: { value: 1490_00, startsAt: from, endsAt: to, remark, promotionCommend: null, flash: null },
      flashSales: [],
      exceededFlashSale: null,
      changesAt: to,
    });
    expect(found.get(skuIds[1] ?? 0)?.price).toMatchObject({ selling: 2990_00, special: null });
  });
});

describe('VAT rate and delivery fee', () => {
  it('change at midnight in Bangkok', async () => {
    await shop.db
      .insertInto('vat_rates')
      .values({ valid_from: new Date('2027-10-01'), rate: 8.5 })
      .execute();
    await shop.db
      .insertInto('delivery_fees')
      .values({
        valid_from: new Date('2027-10-01'),
        fee_satang: 60_00,
        free_from_satang: 1000_00,
        minimum_days: 1,
        maximum_days: 3,
      })
      .execute();
    expect(await pricingTerms(shop.db, new Date('2027-09-30T16:59:59.999Z'))).toEqual({
      vatRate: 7,
      delivery: { fee: 50_00, freeFrom: 800_00, minimumDays: 2, maximumDays: 7 },
    });
    expect(await pricingTerms(shop.db, new Date('2027-09-30T17:00:00Z'))).toEqual({
      vatRate: 8.5,
      delivery: { fee: 60_00, freeFrom: 1000_00, minimumDays: 1, maximumDays: 3 },
    });
  });
});

describe('cached pages', () => {
  it('are invalidated when the window of a special price begins or ends, and only then', async () => {
    const special = { price: 500, from: new Date('2026-12-01T05:00:00Z'), to: new Date('2026-12-02T05:00:00Z') };
    const { productId } = await createProduct(shop, { skus: [{ specialPrice: special }, { specialPrice: special }] });
    await createProduct(shop, { specialPrice: { ...special, from: new Date('2026-12-01T05:00:01Z') } });
    const invalidatedTags: string[] = [];
    const stop = await shop.database.listen(
      'page_tags',
      (tag) => invalidatedTags.push(tag),
      () => {},
    );
    const invalidate = (since: string, until: string) =>
      invalidateChangedPrices(shop.db, new Date(`2026-12-${since}Z`), new Date(`2026-12-${until}Z`));
    expect(await invalidate('01T04:59:58', '01T04:59:59')).toBe(0);
    expect(await invalidate('01T05:00:00', '01T05:00:00.999')).toBe(0);
    expect(await invalidate('01T04:59:59', '01T05:00:00')).toBe(1);
    await expect.poll(() => invalidatedTags).toContain('catalogue');
    expect(invalidatedTags.filter((tag) => tag.startsWith('product:'))).toEqual([`product:${productId}`]);
    expect(await invalidate('02T04:59:59', '02T05:00:00')).toBe(2);
    await stop();
  });

  it('are invalidated when a flash sale begins or ends, and only then', async () => {
    const { skuId } = await createProduct(shop);
    await createFlashSale(shop, {
      items: [{ skuId, price: 500 }],
      from: new Date('2027-01-01T05:00:00Z'),
      to: new Date('2027-01-01T07:00:00Z'),
    });
    const invalidate = (since: string, until: string) =>
      invalidateChangedPrices(shop.db, new Date(`2027-01-01T${since}Z`), new Date(`2027-01-01T${until}Z`));
    expect(await invalidate('04:59:59', '05:00:00')).toBe(1);
    expect(await invalidate('05:00:00', '06:59:59')).toBe(0);
    expect(await invalidate('06:59:59', '07:00:00')).toBe(1);
  });
});
