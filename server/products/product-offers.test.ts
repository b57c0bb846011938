import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { invalidateChangedCoupons } from '../coupons/coupons.ts';
import { transaction } from '../db/database.ts';
import { invalidateChangedPromotions } from '../promotions/promotions.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createCoupon } from '../testing/coupon-factory.ts';
import { createPromotion } from '../testing/promotion-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';
import { productOffers } from './product-offers.ts';
import { promotionLabels } from './rules.ts';

const shop = await createTestShop();
const client = shop.client();
const inDays = (days: number) => new Date(shop.clock().getTime() + days * 24 * 3_600_000);
const phones = { kind: 'items', categories: ['phones'] };

const productOf = async (id: number) => dataOf(await client('GET /pim/api/products/{id}', { params: { id } }));
const phone = await createProduct(shop, { category: 'phones/smart', brand: 'Voltara', skus: [{ price: 10_000 }] });
const lamp = await createProduct(shop, { category: 'lamps', brand: 'Lumen', skus: [{ price: 500 }] });

beforeEach(async () => {
  await shop.db.deleteFrom('promotions').execute();
  await shop.db.deleteFrom('coupons').execute();
});

describe('the page of a product', () => {
  test('shows the promotions that run, are left and would touch it, in the order of evaluation', async () => {
    const name = (text: string) => ({ name: text, conditions: [phones] });
    await createPromotion(shop, name('Phones'));
    await createPromotion(shop, { ...name('First'), priority: 5 });
    await createPromotion(shop, { name: 'Storewide', conditions: [{ kind: 'minimum_spend', amount: 3000 }] });
    await createPromotion(shop, { ...name('Coming'), from: inDays(1), to: inDays(2) });
    await createPromotion(shop, { name: 'Lamps', conditions: [{ kind: 'items', categories: ['lamps'] }] });
    const usedUp = await createPromotion(shop, { ...name('Used up'), totalLimit: 3 });
    await shop.db.updateTable('promotions').set({ used: 3 }).where('promotion_id', '=', usedUp).execute();
    const { promotions, promotionLabels: labels } = await productOf(phone.productId);
    expect(promotions.map((promotion) => promotion.name)).toEqual(['First', 'Phones', 'Storewide']);
    expect(promotions[2]).toMatchObject({ benefitKind: 'discount', conditions: ['Spend ฿3,000 or more'], gift: null });
    expect(labels).toEqual(['10% off']);
  });

  test('does not say of a promotion that it is for this very product only', async () => {
    const items = (lists: object) => ({
      conditions: [
        { kind: 'items', ...lists },
        { kind: 'minimum_spend', amount: 3000 },
      ],
    });
    await createPromotion(shop, { name: 'Product', ...items({ products: [phone.productId] }) });
    await createPromotion(shop, { name: 'Variant', ...items({ skus: [phone.sku] }) });
    await createPromotion(shop, { name: 'Both', ...items({ products: [phone.productId, lamp.productId] }) });
    const { promotions } = await productOf(phone.productId);
    expect(promotions.map(({ name, conditions }) => [name, conditions.length])).toEqual([
      ['Product', 1],
      ['Variant', 1],
      ['Both', 2],
    ]);
    const ofTwo = await createProduct(shop, { skus: [{ sku: 'GOLD' }, { sku: 'GREY' }] });
    await createPromotion(shop, { name: 'One variant', ...items({ skus: ['GOLD'] }) });
    await createPromotion(shop, { name: 'All variants', ...items({ skus: ['GOLD', 'GREY'] }) });
    expect(
      (await productOf(ofTwo.productId)).promotions.map(({ name, conditions }) => [name, conditions.length]),
    ).toEqual([
      ['One variant', 2],
      ['All variants', 1],
    ]);
  });

  test('does not offer the delivery of a service for less', async () => {
    const service = await createProduct(shop, { kind: 'service' });
    await createPromotion(shop, { name: 'Delivery', action: { kind: 'delivery_off' } });
    await createPromotion(shop, { name: 'Discount' });
    await createCoupon(shop, { action: { kind: 'delivery_off' } });
    const { promotions, coupons } = await productOf(service.productId);
    expect([promotions.map(({ name }) => name), coupons]).toEqual([['Discount'], []]);
    expect((await productOf(phone.productId)).promotions).toHaveLength(2);
  });

  test('and its card promise only what one unit of the shown variant gets', async () => {
    const tablet = await createProduct(shop, {
      category: 'tablets',
      skus: [{ price: 4000, specialPrice: { price: 3000 } }, { price: 12_000 }],
    });
    const off = (amount: number, ...conditions: { kind: string; amount?: number }[]) =>
      createPromotion(shop, {
        conditions: [{ kind: 'items', categories: ['tablets'] }, ...conditions],
        action: { kind: 'amount_off', amount },
      });
    await off(100, { kind: 'minimum_spend', amount: 3000 });
    await off(500, { kind: 'minimum_spend', amount: 10_000 });
    await off(200, { kind: 'not_discounted' });
    const { promotions, promotionLabels: labels } = await productOf(tablet.productId);
    expect(promotions).toHaveLength(3);
    expect(labels).toEqual(['฿100 off']);
    const { items } = dataOf(
      await client('GET /search/api/{locale}/products', {
        params: { locale: 'en' },
        query: { category: 'tablets', limit: 1 },
      }),
    );
    expect(items.map(({ promotionLabels }) => promotionLabels)).toEqual([['฿100 off']]);
  });

  test('shows the first gift that is left, and no promotion whose gifts are gone', async () => {
    const gone = await createProduct(shop, { skus: [{ sku: 'GONE', stock: 0 }] });
    const cable = await createProduct(shop, { name: 'Cable', skus: [{ sku: 'CABLE', stock: 5 }] });
    const gifts = (...skus: string[]) => ({ kind: 'free_gift', gifts: skus.map((sku) => ({ sku })) });
    await createPromotion(shop, { name: 'Gift', conditions: [phones], action: gifts('GONE', 'CABLE') });
    await createPromotion(shop, { name: 'No gift', conditions: [phones], action: gifts('GONE') });
    const { promotions, promotionLabels: labels } = await productOf(phone.productId);
    expect(promotions).toHaveLength(1);
    expect(promotions[0]?.gift).toMatchObject({ productName: 'Cable', slug: cable.slug });
    expect(labels).toHaveLength(1);
    expect((await productOf(gone.productId)).promotions).toEqual([]);
  });

  const ofItems = (lists: object): { kind: string }[] => [{ kind: 'items', ...lists }];
  test.each<[string, (product: { productId: number; sku: string }) => { kind: string }[]]>([
    ['a category', () => [phones]],
    ['a brand', () => ofItems({ brands: ['giftware'] })],
    ['a product', ({ productId }) => ofItems({ products: [productId] })],
    ['a SKU', ({ sku }) => ofItems({ skus: [sku] })],
    ['all products', () => []],
  ])('has the badge of a free gift only while a promotion of %s gives one', async (_, conditionsFor) => {
    await shop.db.updateTable('products').set({ badges: [] }).execute();
    const badges: ('new' | 'free-gift')[] = ['new', 'free-gift'];
    const product = await createProduct(shop, { category: 'phones/smart', brand: 'Giftware', badges });
    const other = await createProduct(shop, { category: 'lamps', badges });
    const third = await createProduct(shop, { category: 'lamps', badges });
    const { productId } = product;
    const cable = await createProduct(shop, { name: 'Cable' });
    const shownEverywhere = async () => ({
      page: (await productOf(productId)).badges,
      badges: dataOf(await client('POST /pagerender/content/product-badge', { body: { products: [productId] } }))[
        productId
      ]?.badges,
      listed: dataOf(
        await client('GET /search/api/{locale}/products', {
          params: { locale: 'en' },
          query: { promotion: 'free-gift' },
        }),
      )
        .items.map((item) => item.productId)
        .sort(),
    });
    expect(await shownEverywhere()).toEqual({ page: ['new'], badges: ['new'], listed: [] });
    const action = { kind: 'free_gift', gifts: [{ sku: cable.sku }] };
    const gift = (conditions: { kind: string }[]) => createPromotion(shop, { name: 'Gift', conditions, action });
    await gift(ofItems({ products: [other.productId] }));
    expect(await shownEverywhere()).toEqual({ page: ['new'], badges: ['new'], listed: [other.productId] });
    const conditions = conditionsFor(product);
    await gift(conditions);
    const listed = [productId, other.productId, ...(conditions.length === 0 ? [third.productId] : [])];
    expect(await shownEverywhere()).toEqual({ page: badges, badges, listed });
  });

  /** The products with a gift, and how often prices were read to find them. */
  const readGifts = () =>
    transaction(shop.db, async (tx) => {
      const readsSoFar = async () => {
        const { rows } = await sql<{ reads: number }>`
          select (seq_scan + idx_scan)::integer as reads from pg_stat_xact_user_tables where relname = 'special_prices'`.execute(
          tx,
        );
        return rows[0]?.reads ?? 0;
      };
      const before = await readsSoFar();
      const { withGift } = await productOffers({ ...shop, db: tx, productOffers: undefined });
      return { withGift: withGift.toSorted((a, b) => a - b), reads: (await readsSoFar()) - before };
    });

  test('reads the prices of products with the badge only where a gift depends on them', async () => {
    await shop.db.updateTable('products').set({ badges: [] }).execute();
    const cable = await createProduct(shop, { name: 'Cable' });
    const action = { kind: 'free_gift', gifts: [{ sku: cable.sku }] };
    const badges = ['free-gift'] as 'free-gift'[];
    const full = await createProduct(shop, { category: 'phones', badges });
    const reduced = await createProduct(shop, { category: 'phones', price: 9, specialPrice: { price: 8 }, badges });
    const tent = await createProduct(shop, { category: 'tents', badges });
    await createPromotion(shop, { conditions: [{ kind: 'items', categories: ['tents'] }], action });
    expect(await readGifts()).toEqual({ withGift: [tent.productId], reads: 0 });
    await createPromotion(shop, { conditions: [phones, { kind: 'not_discounted' }], action });
    const { withGift, reads } = await readGifts();
    expect(withGift).toEqual([full.productId, tent.productId].toSorted((a, b) => a - b));
    expect(withGift).not.toContain(reduced.productId);
    expect(reads).toBeGreaterThan(0);
  });

  test('shows no gift whose quota is used, and no promotion for full prices if the price is reduced', async () => {
    const [first, second] = [await createProduct(shop, { name: 'First' }), await createProduct(shop, { name: 'Next' })];
    const gifts = [{ sku: first.sku, quota: 2 }, { sku: second.sku }];
    await createPromotion(shop, { name: 'Gift', conditions: [phones], action: { kind: 'free_gift', gifts } });
    await shop.db.updateTable('promotion_gifts').set({ given: 2 }).where('sku_id', '=', first.skuId).execute();
    await createPromotion(shop, { name: 'Full prices', conditions: [phones, { kind: 'not_discounted' }] });
    const shown = async (id: number) =>
      (await productOf(id)).promotions.map(({ name, gift }) => [name, gift?.productName ?? null]);
    expect(await shown(phone.productId)).toEqual([
      ['Gift', 'Next'],
      ['Full prices', null],
    ]);
    const reduced = await createProduct(shop, { category: 'phones', price: 100, specialPrice: { price: 90 } });
    expect(await shown(reduced.productId)).toEqual([['Gift', 'Next']]);
  });

  test('says which promotions require a payment method', async () => {
    await createPromotion(shop, { name: 'Phones', conditions: [phones] });
    const byCard = { kind: 'payment_method', methods: ['credit_card'] };
    await createPromotion(shop, { name: 'By card', conditions: [phones, byCard] });
    const { promotions } = await productOf(phone.productId);
    expect(promotions.map(({ name, isOnTop }) => [name, isOnTop])).toEqual([
      ['Phones', false],
      ['By card', true],
    ]);
  });

  test('shows a set on the pages of its parts only', async () => {
    const action = { kind: 'set_price', items: [{ categories: ['phones'] }, { brands: ['lumen'] }], price: 9000 };
    await createPromotion(shop, { name: 'Set', action });
    const other = await createProduct(shop, { category: 'cables' });
    const shown = await Promise.all([phone, lamp, other].map(({ productId }) => productOf(productId)));
    expect(shown.map(({ promotions }) => promotions.length)).toEqual([1, 1, 0]);
  });

  test('shows the coupons that can be used or kept now and would touch it, with where their products are', async () => {
    const open = await createCoupon(shop, { type: 'collectible', conditions: [phones] });
    await createCoupon(shop, { conditions: [{ kind: 'items', categories: ['lamps'] }] });
    await createCoupon(shop, { type: 'collectible', keepFrom: inDays(1) });
    await createCoupon(shop, { totalLimit: 1, used: 1 });
    await createCoupon(shop, { listed: false });
    const { coupons } = await productOf(phone.productId);
    expect(coupons).toMatchObject([{ id: open.couponId, link: '/product-category/phones' }]);
  });
});

test('cards have labels of promotions for some products only, at most two', async () => {
  await createPromotion(shop, { conditions: [phones], action: { kind: 'amount_off', amount: 300 } });
  await createPromotion(shop, { conditions: [phones], action: { kind: 'cashback', percent: 5 } });
  await createPromotion(shop, { conditions: [phones], action: { kind: 'delivery_off' } });
  await createPromotion(shop, { name: 'Storewide' });
  const { items } = dataOf(await client('GET /pim/api/products', { query: { limit: 100 } }));
  const labelsOf = (id: number) => items.find(({ productId }) => productId === id)?.promotionLabels;
  expect(labelsOf(phone.productId)).toHaveLength(2);
  expect(labelsOf(phone.productId)?.[0]).toContain('฿300');
  expect(labelsOf(lamp.productId)).toEqual([]);
});

test('a promotion with a long description has the label of its kind', () => {
  const text = (en: string) => ({ th: en, en });
  const promotions = [
    { benefitKind: 'cashback' as const, description: text('5% back'), isOnTop: false },
    { benefitKind: 'gift' as const, description: text('Free something with a very long name'), isOnTop: false },
    { benefitKind: 'gift' as const, description: text('Free something with another long name'), isOnTop: false },
  ];
  expect(promotionLabels(promotions, 'en')).toEqual(['Free gift', '5% back']);
});

test('a card shows one promotion of each sort before a second of the same, and says that one depends on the payment', () => {
  const promotion = (words: string, benefitKind: 'discount' | 'cashback', isOnTop = false) => ({
    benefitKind,
    description: { th: words, en: words },
    isOnTop,
  });
  const discounts = [promotion('10% off', 'discount'), promotion('฿300 off', 'discount')];
  const onTop = promotion('5% off', 'discount', true);
  expect(promotionLabels(discounts, 'en')).toEqual(['10% off', '฿300 off']);
  expect(promotionLabels([...discounts, promotion('5% back', 'cashback')], 'en')).toEqual(['10% off', '5% back']);
  expect(promotionLabels([...discounts, onTop], 'en')).toEqual(['10% off', 'On-top offer']);
});

test('pages are invalidated when a promotion or a coupon begins or ends', async () => {
  const minute = (minutes: number) => new Date(shop.clock().getTime() + minutes * 60_000);
  await createPromotion(shop, { from: minute(10), to: minute(20) });
  await createCoupon(shop, { type: 'collectible', keepFrom: minute(30), keepTo: minute(40) });
  const promotions = (since: number, until: number) =>
    invalidateChangedPromotions(shop.db, minute(since), minute(until));
  const coupons = (since: number, until: number) => invalidateChangedCoupons(shop.db, minute(since), minute(until));
  expect(await Promise.all([promotions(9, 10), promotions(19, 21)])).toEqual([true, true]);
  expect(await Promise.all([promotions(5, 9), promotions(10, 19)])).toEqual([false, false]);
  expect(await Promise.all([coupons(29, 30), coupons(39, 41)])).toEqual([true, true]);
  expect(await Promise.all([coupons(9, 21), coupons(30, 39)])).toEqual([false, false]);
});
