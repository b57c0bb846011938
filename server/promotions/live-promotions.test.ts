import { beforeEach, expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createPromotion } from '../testing/promotion-factory.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { LivePromotionCache, livePromotions } from './live-promotions.ts';

const shop = await createTestShop({ expectErrors: true });
const context = { ...shop, livePromotions: new LivePromotionCache() };

beforeEach(async () => {
  shop.setClock('2026-11-20T03:00:00Z');
  await shop.db.deleteFrom('promotions').execute();
  context.livePromotions.invalidate('promotions');
});

/** A database that cannot be reached. */
const failingDb = new Proxy(shop.db, {
  get() {
    throw new Error('no connection');
  },
});

const idsOf = async () => (await livePromotions(context)).promotions.map(({ promotionId }) => promotionId);

test('running and coming promotions are read in the order of evaluation, those that ended are not', async () => {
  const low = await createPromotion(shop, { priority: 1 });
  const coming = await createPromotion(shop, {
    from: new Date('2026-11-21T00:00:00Z'),
    to: new Date('2026-11-22T00:00:00Z'),
  });
  const high = await createPromotion(shop, { priority: 2 });
  await createPromotion(shop, { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-11-20T03:00:00Z') });
  expect(await idsOf()).toEqual([high, low, coming]);
});

test('a change is seen after its tag was invalidated, and after a minute in any case', async () => {
  const first = await createPromotion(shop);
  expect(await idsOf()).toEqual([first]);
  const second = await createPromotion(shop);
  expect(await idsOf()).toEqual([first]);
  context.livePromotions.invalidate('product:1');
  expect(await idsOf()).toEqual([first]);
  context.livePromotions.invalidate('promotions');
  expect(await idsOf()).toEqual([first, second]);
  await shop.db.deleteFrom('promotions').where('promotion_id', '=', first).execute();
  shop.setClock('2026-11-20T03:01:00Z');
  expect(await idsOf()).toEqual([second]);
});

test('a change is not seen for up to a minute without its tag, and a clock that is set back does not prolong that', async () => {
  const first = await createPromotion(shop);
  expect(await idsOf()).toEqual([first]);
  const second = await createPromotion(shop);
  shop.setClock('2026-11-20T03:00:59.999Z');
  expect(await idsOf()).toEqual([first]);
  shop.setClock('2026-11-20T02:00:00Z');
  expect(await idsOf()).toEqual([first, second]);
});

test('promotions are read again after a failure', async () => {
  const promotionId = await createPromotion(shop);
  const failing = { ...context, db: failingDb };
  await expect(async () => await livePromotions(failing)).rejects.toThrow('no connection');
  expect(await idsOf()).toEqual([promotionId]);
});

test('a read that began before a change is not cached', async () => {
  const reading = livePromotions(context);
  context.livePromotions.invalidate('everything');
  const promotionId = await createPromotion(shop);
  await reading;
  expect(await idsOf()).toEqual([promotionId]);
});

test('a category stands for all below it, whatever the spelling of its path', async () => {
  const { categoryId: leaf } = await createProduct(shop, { category: 'phones/smart' });
  const { categoryId: other } = await createProduct(shop, { category: 'phones-and-more' });
  await createPromotion(shop, { conditions: [{ kind: 'items', categories: ['/Phones/'] }] });
  const { promotions } = await livePromotions(context);
  const matches = (categoryId: number) =>
    promotions[0]?.conditions[0]?.matchesLine?.({
      lineId: 'a',
      skuId: 1,
      productId: 1,
      brandId: 1,
      categoryId,
      quantity: 1,
      selling: 100,
      priceKind: 'standard',
      isDelivered: true,
    });
  expect([matches(leaf), matches(other)]).toEqual([true, false]);
});

test('a promotion that is not valid does not prevent the others from applying', async () => {
  const promotionId = await createPromotion(shop);
  await createPromotion(shop, { action: { kind: 'from_a_later_version' } });
  expect(await idsOf()).toEqual([promotionId]);
});
