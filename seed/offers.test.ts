import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { demoDeals } from './add-on-deals.ts';
import { demoLandings } from './brand-landings.ts';
import { brandLogos } from './brand-logos.ts';
import { brands, products } from './data/catalogue.ts';
import { installmentAgents } from './data/installments.ts';
import { flashSaleRows } from './flash-sales.ts';
import { demoInstallments } from './installments.ts';
import type { SeedProduct, SeedSku } from './types.ts';

const skus = new Map(
  products.flatMap((product) => product.skus.map((sku) => [sku.productId, { product, sku }] as const)),
);
const thaiLetter = /[\u0E01-\u0E4E]/;
/** The lowest price of a SKU, in satang. */
const lowestOf = (skuId: number) => {
  const found = skus.get(skuId);
  if (!found) throw new Error(`there is no SKU ${skuId}`);
  return Math.min(found.sku.price, found.sku.specialPrice?.price ?? found.sku.price) * 100;
};

describe('flash sales', () => {
  const now = new Date('2026-11-20T03:00:00Z');
  const { flashSales, items } = flashSaleRows(now);

  test('follow each other without a gap, four a day: at every hour of the next 50 days one is running and one is next', () => {
    expect(flashSales).toHaveLength(240);
    for (let hour = 0; hour < 50 * 24; hour += 1) {
      const at = new Date(now.getTime() + hour * 3_600_000).toISOString();
      const on = flashSales.filter(({ starts_at, ends_at }) => starts_at <= at && at < ends_at);
      expect([at, on.length]).toEqual([at, 1]);
      expect(flashSales.some(({ starts_at }) => starts_at === on[0]?.ends_at)).toBe(true);
    }
  });

  test('are the same for a day, whenever they are generated', () => {
    const later = flashSaleRows(new Date(now.getTime() + 3 * 86_400_000));
    const common = new Set(later.flashSales.map(({ flash_sale_id }) => flash_sale_id));
    const shared = <Row extends { flash_sale_id: number }>(rows: Row[]) =>
      rows.filter((row) => common.has(row.flash_sale_id));
    const known = new Set(flashSales.map(({ flash_sale_id }) => flash_sale_id));
    expect(shared(flashSales)).toEqual(later.flashSales.filter((row) => known.has(row.flash_sale_id)));
    expect(shared(items)).toEqual(later.items.filter((row) => known.has(row.flash_sale_id)));
  });

  test('contain SKUs of many departments below every other price, in stock, and none is sold out at the start', () => {
    for (const { sku_id, price_satang, quota, sold } of items) {
      const found = skus.get(sku_id);
      expect([sku_id, price_satang < lowestOf(sku_id)]).toEqual([sku_id, true]);
      expect(price_satang).toBeGreaterThan(lowestOf(sku_id) / 2);
      expect(quota).toBeLessThanOrEqual(found?.sku.stock ?? 0);
      expect(sold).toBeLessThan(quota);
    }
    expect(items.some(({ sold }) => sold > 0)).toBe(true);
    for (const { flash_sale_id } of flashSales) {
      const ofFlashSale = items.filter((item) => item.flash_sale_id === flash_sale_id);
      expect(new Set(ofFlashSale.map(({ sku_id }) => sku_id)).size).toBe(ofFlashSale.length);
      expect(ofFlashSale.length).toBeGreaterThanOrEqual(10);
      expect(
        new Set(ofFlashSale.map(({ sku_id }) => skus.get(sku_id)?.product.category.split('/')[0])).size,
      ).toBeGreaterThan(8);
    }
  });
});

describe('add-on deals', () => {
  const deals = demoDeals();
  const dealsOf = (path: string) => {
    const ids = new Set(products.filter(({ category }) => category.startsWith(path)).map(({ productId }) => productId));
    return deals.filter(({ product_id }) => ids.has(product_id));
  };

  /** The model that an accessory's SKU is for. */
  const modelOf = ({ attributes }: SeedSku) =>
    attributes.find(({ code, value }) => code === 'fits' || value.startsWith('for-'))?.value.replace('for-', '');
  const isModel = ({ name }: SeedProduct, model: string) =>
    name.en
      .toLowerCase()
      .replaceAll('+', '-plus')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replace(/-5g$/, '')
      .endsWith(model);
  const phones = products.filter(({ category }) => category.startsWith('smartphones-tablets/smartphones/'));
  const optionsOf = ({ productId }: SeedProduct) =>
    deals.flatMap(({ product_id, sku_id }) => (product_id === productId ? (skus.get(sku_id) ?? []) : []));

  test('exist for every phone, with compatible accessories, and for tablets, laptops, cameras and consoles', () => {
    for (const { productId } of phones)
      expect([productId, deals.filter(({ product_id }) => product_id === productId).length >= 2]).toEqual([
        productId,
        true,
      ]);
    for (const path of ['smartphones-tablets/tablets/', 'laptops/', 'cameras/mirrorless', 'gaming/game-consoles'])
      expect([path, dealsOf(path).length > 0]).toEqual([path, true]);
    for (const { product_id, sku_id } of deals) {
      const option = skus.get(sku_id)?.product;
      expect(option && (option.fits.length === 0 || option.fits.includes(product_id))).toBe(true);
      expect(option?.productId).not.toBe(product_id);
    }
  });

  test('include a case, a screen protector and a charger for every phone for which one is in stock', () => {
    for (const phone of phones) {
      const made = products.filter(
        ({ fits, skus: ofAccessory }) =>
          fits.includes(phone.productId) &&
          ofAccessory.some((sku) => sku.stock > 0 && !sku.preOrder && isModel(phone, modelOf(sku) ?? '')),
      );
      for (const kind of ['phone-cases', 'screen-protectors', 'chargers/phone-chargers']) {
        const isKind = ({ category }: SeedProduct) => category.startsWith(`mobile-accessories/${kind}`);
        const isOffered = optionsOf(phone).some(({ product }) => isKind(product));
        expect([phone.name.en, kind, isOffered]).toEqual([phone.name.en, kind, made.some(isKind) || isOffered]);
      }
    }
  });

  test('use the SKU for the right model if an accessory comes for several models', () => {
    const ofModels = phones.flatMap((phone) =>
      optionsOf(phone).flatMap(({ sku }) => {
        const model = modelOf(sku);
        return model ? [{ phone, model }] : [];
      }),
    );
    expect(ofModels.length).toBeGreaterThan(40);
    for (const { phone, model } of ofModels)
      expect([phone.name.en, model, isModel(phone, model)]).toEqual([phone.name.en, model, true]);
  });

  test('never combine a console with an accessory of a competing brand', () => {
    for (const { product_id, sku_id } of dealsOf('gaming/game-consoles/')) {
      const brand = products.find(({ productId }) => productId === product_id)?.brand;
      const option = skus.get(sku_id)?.product;
      if (option && ['sony', 'nintendo'].includes(option.brand)) expect(option.brand).toBe(brand);
    }
  });

  test('cost 15 to 40 percent less than otherwise, and less than in any flash sale of two years', () => {
    const flashPrices = new Map<number, number>();
    for (const { sku_id, price_satang } of flashSaleRows(new Date('2026-11-20T03:00:00Z'), 730).items)
      flashPrices.set(sku_id, Math.min(price_satang, flashPrices.get(sku_id) ?? price_satang));
    for (const { sku_id, price_satang } of deals) {
      expect(price_satang).toBeLessThanOrEqual(lowestOf(sku_id) * 0.85);
      expect(price_satang).toBeGreaterThanOrEqual(lowestOf(sku_id) * 0.6);
      expect(price_satang).toBeLessThan(flashPrices.get(sku_id) ?? Number.POSITIVE_INFINITY);
    }
  });

  test('contain each SKU once per product, and some are sold out', () => {
    for (const { limit_quantity } of deals) expect(limit_quantity).toBeGreaterThan(0);
    const keys = deals.map(({ product_id, sku_id }) => `${product_id} ${sku_id}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(deals.some(({ stock }) => stock === 0)).toBe(true);
  });
});

describe('installments', () => {
  const { agents, plans, productPlans } = demoInstallments();

  test('are offered by eight banks and cards with minimum amounts, in both languages', () => {
    expect(agents).toHaveLength(8);
    for (const { agentDescription } of installmentAgents) expect(agentDescription.th).toMatch(thaiLetter);
    expect(agents.every(({ minimum_per_month_satang }) => minimum_per_month_satang > 0)).toBe(true);
    expect(plans.some(({ interest_rate }) => interest_rate === 0)).toBe(true);
    expect(plans.some(({ interest_rate }) => interest_rate > 0)).toBe(true);
    expect(new Set(plans.map(({ installment_plan_id }) => installment_plan_id)).size).toBe(plans.length);
    const codes = new Set(agents.map(({ agent_code }) => agent_code));
    expect(plans.every(({ agent_code }) => codes.has(agent_code))).toBe(true);
  });

  test('are product-specific for some phones', () => {
    const own = new Set(plans.filter(({ general }) => !general).map(({ installment_plan_id }) => installment_plan_id));
    expect(new Set(productPlans.map(({ product_id }) => product_id)).size).toBe(15);
    for (const { product_id, installment_plan_id } of productPlans) {
      expect(own.has(installment_plan_id)).toBe(true);
      expect(products.find(({ productId }) => productId === product_id)?.installmentFlag).toBe(true);
    }
  });
});

describe('brand pages', () => {
  test('exist for twelve brands, with subpages, products of the brand and texts in both languages', () => {
    const own = demoLandings.filter(({ parentId }) => parentId === null);
    expect(own).toHaveLength(12);
    for (const { id, slug } of own) {
      expect(brands.some((brand) => brand.slug === slug)).toBe(true);
      expect(demoLandings.filter(({ parentId }) => parentId === id).length).toBeGreaterThanOrEqual(2);
    }
    for (const landing of demoLandings) {
      const brand = brands.find(({ brandId }) => brandId === landing.brandId);
      expect([landing.slug, landing.products.length > 0]).toEqual([landing.slug, true]);
      expect(landing.products.every((product) => product.brand === brand?.slug)).toBe(true);
      const blocks = landing.content.map(({ type }) => type);
      expect([landing.slug, blocks]).toEqual([landing.slug, expect.arrayContaining(['header', 'paragraph', 'list'])]);
    }
    expect(new Set(demoLandings.map(({ slug }) => slug)).size).toBe(demoLandings.length);
    expect(new Set(demoLandings.map(({ id }) => id)).size).toBe(demoLandings.length);
  });

  test('show a logo: a symbol or the name in letters, in a picture of fixed size, dark enough to be seen', async () => {
    expect([...brandLogos.keys()]).toEqual(brands.map(({ slug }) => slug));
    for (const [slug, logo] of brandLogos) {
      expect([slug, logo]).toEqual([
        slug,
        expect.stringMatching(/^<svg [^>]*viewBox="0 0 240 96"[^>]*><g [^>]*><(?:path|g|mask) /),
      ]);
      expect(logo).not.toMatch(/NaN|undefined|<text/);
      const picture = sharp(Buffer.from(logo)).flatten({ background: '#ffffff' }).greyscale();
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
      const marked = data.filter((light) => light < 0xb0).length / (info.width * info.height);
      expect([slug, marked > 0.01]).toEqual([slug, true]);
    }
    expect(brandLogos.get('sony')).toContain('#0E1726');
    expect(brandLogos.get('sony')).toContain('fill=');
    // These names mean something else in the icon set.
    for (const namesake of ['sharp', 'beats']) expect(brandLogos.get(namesake)).toContain('stroke=');
  });
});
