import { expect, test } from 'vitest';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const client = shop.client();

const deliveryOf = async (id: number) =>
  dataOf(await client('GET /pim/api/products/{id}/delivery', { params: { id } }));

const at = (time: string) => shop.setClock(new Date(time));

async function addZone(zone: string, rates: [from: number, minimum: number, maximum: number][], isDefault = false) {
  await shop.db
    .insertInto('shipping_zones')
    .values({
      shipping_zone: zone,
      name: JSON.stringify({ th: `เขต ${zone}`, en: zone }),
      areas: isDefault ? [] : ['84140'],
      default_flag: isDefault,
    })
    .execute();
  for (const [from_grams, minimum_days, maximum_days] of rates)
    await shop.db
      .insertInto('shipping_rates')
      .values({ shipping_zone: zone, from_grams, fee_satang: 50_00, minimum_days, maximum_days })
      .execute();
}

const setWeights = (skuIds: readonly number[], weights: readonly (number | null)[]) =>
  Promise.all(
    skuIds.map((sku_id, index) =>
      shop.db
        .updateTable('skus')
        .set({ weight_grams: weights[index] ?? null })
        .where('sku_id', '=', sku_id)
        .execute(),
    ),
  );

test('without zones a product arrives in the days of the shop, and delivery is free from its price', async () => {
  const { productId, skuIds } = await createProduct(shop);
  at('2027-03-01T06:59:00Z');
  expect(await deliveryOf(productId)).toEqual({
    productId,
    freeDeliveryFrom: 800,
    areas: [{ name: null, earliest: '2027-03-03', latest: '2027-03-09' }],
    changesAt: '2027-03-01T07:00:00.000Z',
  });
  expect(await deliveryOf(skuIds[0] ?? 0)).toEqual(await deliveryOf(productId));
  at('2027-03-01T07:00:00Z');
  expect(await deliveryOf(productId)).toMatchObject({
    areas: [{ earliest: '2027-03-04', latest: '2027-03-10' }],
    changesAt: '2027-03-01T17:00:00.000Z',
  });
});

test('with zones it has the dates of each, soonest first, by the weight of its heaviest variant', async () => {
  at('2027-03-01T03:00:00Z');
  await addZone('others', [[0, 2, 4]], true);
  await addZone('metropolis', [
    [0, 1, 2],
    [5000, 3, 5],
  ]);
  const { productId, skuIds } = await createProduct(shop, { skus: [{}, {}] });
  await setWeights(skuIds, [null, 4999]);
  expect((await deliveryOf(productId)).areas).toEqual([
    { name: 'metropolis', earliest: '2027-03-02', latest: '2027-03-03' },
    { name: 'others', earliest: '2027-03-03', latest: '2027-03-05' },
  ]);
  await setWeights(skuIds, [null, 5000]);
  expect((await deliveryOf(productId)).areas.map(({ name, latest }) => [name, latest])).toEqual([
    ['others', '2027-03-05'],
    ['metropolis', '2027-03-06'],
  ]);
});

test('a service does not arrive, and a product that is not sold has no delivery', async () => {
  const service = await createProduct(shop, { kind: 'service' });
  expect((await deliveryOf(service.productId)).areas).toEqual([]);
  const hidden = await createProduct(shop, { visible: false });
  for (const id of [hidden.productId, 2_000_000_000])
    expect(await client('GET /pim/api/products/{id}/delivery', { params: { id } })).toMatchObject({
      status: 404,
      code: 'product_not_found',
    });
});
