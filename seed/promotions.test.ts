import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#server/db/database.ts';
import { actionSchema, conditionsSchema, couponActionSchema, parseRules } from '#server/promotions/promotions.ts';
import { createTestShop } from '#server/testing/test-shop.ts';
import { seedContent } from './content.ts';
import { continueOffers } from './continue-offers.ts';
import { demoCoupons, seedCoupons } from './coupons.ts';
import { brands, categories, products } from './data/catalogue.ts';
import { flashSaleRows, seedFlashSales } from './flash-sales.ts';
import { insertOrUpdate } from './insert-or-update.ts';
import { demoPictures } from './pictures.ts';
import { demoPromotions, seedPromotions } from './promotions.ts';
import { demoRows } from './rows.ts';

const day = 86_400_000;
const today = new Date('2026-11-20T03:00:00Z');
const nextYear = Array.from({ length: 366 }, (_, index) => new Date(today.getTime() + index * day));
// Without the baht sign.
const thaiLetter = /[\u0E01-\u0E3A\u0E40-\u0E4E]/;

interface Offer {
  starts_at: string;
  ends_at: string;
  used: number;
  total_limit: number | null;
}
/** Those that run at a time and are not used up. */
const running = <Row extends Offer>(rows: readonly Row[], at: Date) =>
  rows.filter(
    ({ starts_at, ends_at, used, total_limit }) =>
      new Date(starts_at) <= at && at < new Date(ends_at) && (total_limit === null || used < total_limit),
  );

describe('promotions and coupons', () => {
  test('run on every day of the next year, and for another four weeks without a new start', () => {
    for (const now of nextYear) {
      const promotions = demoPromotions(now);
      const { coupons } = demoCoupons(now);
      expect([now, promotions.length >= 30, coupons.length >= 40]).toEqual([now, true, true]);
      for (const at of [now, new Date(now.getTime() + 28 * day)]) {
        expect([now, at, running(promotions, at).length >= 12]).toEqual([now, at, true]);
        expect([now, at, running(coupons, at).length >= 15]).toEqual([now, at, true]);
      }
    }
  });

  test('include some that are over, coming and used up', () => {
    for (const now of nextYear) {
      for (const rows of [demoPromotions(now), demoCoupons(now).coupons]) {
        expect([now, rows.some(({ ends_at }) => new Date(ends_at) <= now)]).toEqual([now, true]);
        expect([now, rows.some(({ starts_at }) => new Date(starts_at) > now)]).toEqual([now, true]);
        expect([now, rows.some(({ used, total_limit }) => used === total_limit)]).toEqual([now, true]);
      }
    }
  });

  test('are the same for a season, whenever they are generated', () => {
    const [first = today, later] = [nextYear[0], nextYear[12]];
    const seasonal = (rows: readonly { promotion: string; ends_at: string }[]) =>
      new Map(rows.filter(({ promotion }) => /\d{4}-\d{2}/.test(promotion)).map((row) => [row.promotion, row]));
    const [before, after] = [seasonal(demoPromotions(first)), seasonal(demoPromotions(later ?? today))];
    const common = [...before.keys()].filter((key) => after.has(key));
    expect(common.length).toBeGreaterThan(10);
    for (const key of common) expect(after.get(key)).toEqual(before.get(key));
  });

  test('follow the calendar: pay-day, double day and a week of two brands', () => {
    const at = (time: string) => running(demoPromotions(today), new Date(time)).map(({ promotion }) => promotion);
    expect(at('2026-11-24T16:59:59Z')).not.toContain('payday-phones-2026-11');
    expect(at('2026-11-24T17:00:00Z')).toContain('payday-phones-2026-11');
    expect(at('2026-12-01T16:59:59Z')).toContain('payday-phones-2026-11');
    expect(at('2026-12-01T17:00:00Z')).not.toContain('payday-phones-2026-11');
    expect(at('2026-12-12T05:00:00Z')).toContain('double-day-2026-12');
    expect(at('2026-11-20T03:00:00Z').filter((key) => key.startsWith('brand-week'))).toHaveLength(2);
    expect(demoPromotions(today).find(({ promotion }) => promotion === 'double-day-2026-12')).toMatchObject({
      name: { en: '12.12: ฿1,212 off' },
      starts_at: '2026-12-10T17:00:00.000Z',
    });
  });

  test('have valid rules about products, SKUs, brands and categories of the shop, and names in both languages', () => {
    const known = {
      skus: new Set<string | number>(products.flatMap(({ skus }) => skus.map(({ sku }) => sku))),
      products: new Set<string | number>(products.map(({ productId }) => productId)),
      brands: new Set<string | number>(brands.map(({ slug }) => slug)),
      categories: new Set<string | number>(products.flatMap(({ category }) => pathsOf(category))),
    };
    expect(known.categories.size).toBeLessThanOrEqual(categories.length);
    for (const now of nextYear.filter((_, index) => index % 28 === 0)) {
      const { coupons } = demoCoupons(now);
      for (const { name, conditions, action } of [...demoPromotions(now), ...coupons]) {
        expect([name.en, name.th]).toEqual([expect.not.stringMatching(thaiLetter), expect.stringMatching(/\S/)]);
        expect(conditionsSchema.safeParse(conditions).error).toBeUndefined();
        expect(actionSchema.safeParse(action).error).toBeUndefined();
        const { references } = parseRules({ conditions, action });
        for (const list of ['skus', 'products', 'brands', 'categories'] as const)
          for (const key of references[list])
            expect([name.en, key, known[list].has(key)]).toEqual([name.en, key, true]);
      }
      for (const { action } of coupons) expect(couponActionSchema.safeParse(action).error).toBeUndefined();
    }
  });

  test('give gifts that are in stock', () => {
    const skus = new Map(products.flatMap((product) => product.skus.map((sku) => [sku.sku, sku])));
    for (const { promotion, action } of demoPromotions(today)) {
      if (action.kind !== 'free_gift') continue;
      const inStock = action.gifts.filter(({ sku }) => (skus.get(sku)?.stock ?? 0) > 3 && !skus.get(sku)?.preOrder);
      expect([promotion, inStock.length > 0]).toEqual([promotion, true]);
    }
  });

  test('have gifts for exactly those products that have the badge of a free gift', () => {
    const badged = demoRows(today).products.filter(({ badges }) => badges.includes('free-gift'));
    const promotions = demoPromotions(today).filter(({ action }) => action.kind === 'free_gift');
    const ofProducts = promotions.flatMap(({ conditions }) =>
      conditions.flatMap((condition) => (condition.kind === 'items' ? (condition.products ?? []) : [])),
    );
    expect(badged.length).toBeGreaterThan(20);
    for (const id of ofProducts) expect(badged.map(({ product_id }) => product_id)).toContain(id);
    const withCategory = new Map(products.map(({ productId, category }) => [productId, category]));
    for (const { product_id } of badged)
      expect(withCategory.get(product_id)).toMatch(
        /^(smartphones-tablets|laptops\/gaming-laptops|laptops\/thin-light-laptops\/everyday-laptops|cameras\/action-cameras|car-gadgets\/dash-cams)/,
      );
  });

  test('write amounts of money with the baht sign in their names, as prices beside them', () => {
    const amountWithoutSign = /บาท|(?:ลด|ลดทันที|ลดเพิ่ม|เงินคืน|สูงสุด|ครบ) ?\d[\d,]*(?![\d.,%]| ?ชิ้น)/;
    const names = nextYear.flatMap((now) =>
      [...demoPromotions(now), ...demoCoupons(now).coupons].map(({ name }) => name),
    );
    expect(new Set(names.map(({ th }) => th).filter((name) => amountWithoutSign.test(name)))).toEqual(new Set());
  });

  test('have unique keys and codes over the year, and coupons have a picture', () => {
    const pictures = demoPictures();
    const codes = new Map<string, string>();
    for (const now of nextYear) {
      const { coupons, codes: current } = demoCoupons(now);
      for (const keys of [demoPromotions(now).map(({ promotion }) => promotion), coupons.map(({ coupon }) => coupon)])
        expect(new Set(keys).size).toBe(keys.length);
      expect(new Set(current.map(({ code }) => code)).size).toBe(current.length);
      for (const { code, coupon } of current) {
        expect(code).toMatch(/^[A-Z0-9]+$/);
        expect([code, codes.get(code) ?? coupon]).toEqual([code, coupon]);
        codes.set(code, coupon);
      }
      for (const { coupon, image } of coupons)
        expect([coupon, pictures.has(image.replace('/images/', ''))]).toEqual([coupon, true]);
    }
  });
});

function pathsOf(category: string): string[] {
  const segments = category.split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

describe('a later start of a demo shop', () => {
  let shop: Awaited<ReturnType<typeof createTestShop>>;
  const seedAt = (now: Date) =>
    transaction(shop.db, async (tx) => {
      await seedFlashSales(tx, now);
      await seedPromotions(tx, now);
      await seedCoupons(tx, now);
    });
  const runningCounts = async (at: Date) => {
    const { rows } = await sql<{ promotions: number; coupons: number; flashSales: number }>`
      select
        (select count(*)::integer from promotions where starts_at <= ${at} and ends_at > ${at}) as promotions,
        (select count(*)::integer from coupons where starts_at <= ${at} and ends_at > ${at}) as coupons,
        (select count(*)::integer from flash_sales where starts_at <= ${at} and ends_at > ${at}) as "flashSales"`.execute(
      shop.db,
    );
    return rows[0];
  };

  beforeAll(async () => {
    shop = await createTestShop();
    const rows = demoRows(today);
    await transaction(shop.db, async (tx) => {
      for (const [table, key, values] of [
        ['brands', 'brand_id', rows.brands],
        ['categories', 'category_id', rows.categories],
        ['products', 'product_id', rows.products],
        ['skus', 'sku_id', rows.skus],
      ] as const)
        await insertOrUpdate(tx, table, [key], values);
    });
  });

  test('changes nothing in another shop', async () => {
    await continueOffers(shop.db, today);
    expect(await runningCounts(today)).toEqual({ promotions: 0, coupons: 0, flashSales: 0 });
  });

  test('continues its offers, counts of uses, and what the operator ended stays ended', async () => {
    await seedAt(today);
    const codes = await shop.db.selectFrom('coupon_codes').select('code').execute();
    expect(codes.length).toBeGreaterThan(35);
    const gifts = await shop.db.selectFrom('promotion_gifts').select(['sku_id', 'quota']).execute();
    expect(gifts.length).toBeGreaterThan(15);
    await shop.db.updateTable('promotions').set({ ends_at: today }).where('promotion', '=', 'spend-50000').execute();
    await shop.db.updateTable('coupons').set({ used: 7 }).where('coupon', '=', 'saifah50').execute();
    const later = new Date(today.getTime() + 200 * day);
    expect((await runningCounts(later))?.promotions).toBe(0);
    await continueOffers(shop.db, later);
    const counts = await runningCounts(later);
    expect(counts?.promotions).toBeGreaterThanOrEqual(30);
    expect(counts?.coupons).toBeGreaterThanOrEqual(35);
    expect(counts?.flashSales).toBe(1);
    const ended = await shop.db
      .selectFrom('promotions')
      .select('ends_at')
      .where('promotion', '=', 'spend-50000')
      .executeTakeFirstOrThrow();
    expect(ended.ends_at).toEqual(today);
    const used = await shop.db
      .selectFrom('coupons')
      .select('used')
      .where('coupon', '=', 'saifah50')
      .executeTakeFirstOrThrow();
    expect(used.used).toBe(7);
  });

  test('continues its deals of the week once they are over', async () => {
    await transaction(shop.db, (tx) => seedContent(tx, today));
    const dealsEnd = async () => {
      const { rows } = await sql<{ end: Date }>`
        select (jsonb_path_query_first(blocks, '$[*] ? (@.type == "mega_campaign").ends_at') #>> '{}')::timestamptz as end
        from content_pages where path = '/deals'`.execute(shop.db);
      return rows[0]?.end;
    };
    const [thisWeek, nextWeek] = [new Date('2026-11-22T17:00:00Z'), new Date('2026-11-29T17:00:00Z')];
    expect(await dealsEnd()).toEqual(thisWeek);
    await continueOffers(shop.db, new Date(thisWeek.getTime() - 1));
    expect(await dealsEnd()).toEqual(thisWeek);
    await continueOffers(shop.db, thisWeek);
    expect(await dealsEnd()).toEqual(nextWeek);
  });

  test('has four flash sales a day', () => {
    const { flashSales } = flashSaleRows(today, 1);
    expect(flashSales).toHaveLength(4);
  });
});
