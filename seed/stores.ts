import { sql } from 'kysely';
import type { PostcodeMatch } from '#contract/addresses.ts';
import { findPostcode } from '#server/addresses/addresses.ts';
import type { Tx } from '#server/db/database.ts';
import { specialDays } from './data/special-days.ts';
import { storeCategories, storeKinds } from './data/store-kinds.ts';
import { type DemoStore, stores } from './data/stores.ts';
import { insertOrUpdate } from './insert-or-update.ts';

/** A SKU that branches can stock; `rank` is 0 for the most popular, and less than 1. */
export interface RankedSku {
  skuId: number;
  rank: number;
}

/** Catalogue data that determines which SKUs branches stock. */
interface Assortment {
  products: { product_id: number; popularity: number }[];
  skus: { sku_id: number; product_id: number }[];
  stocks: { sku_id: number; stock: number }[];
}

/** Writes the demo shop's branches and their stock; existing stock is not changed. */
export async function seedStores(tx: Tx, assortment: Assortment): Promise<void> {
  await insertOrUpdate(
    tx,
    'store_categories',
    ['store_category_id'],
    storeCategories.map(({ id, ...category }) => ({ store_category_id: id, ...category, position: id })),
  );
  await insertOrUpdate(tx, 'stores', ['slug'], await Promise.all(stores.map(storeRow)));
  const ids = new Map(
    (await tx.selectFrom('stores').select(['slug', 'store_id']).execute()).map((row) => [row.slug, row.store_id]),
  );
  const idOf = ({ slug }: DemoStore) => ids.get(slug) ?? 0;
  await insertOrUpdate(
    tx,
    'store_category_members',
    ['store_id', 'store_category_id'],
    stores.flatMap((store) =>
      storeCategories
        .filter(({ slug }) => storeKinds[store.kind].categories.some((category) => category === slug))
        .map(({ id }) => ({ store_id: idOf(store), store_category_id: id })),
    ),
  );
  await insertOrUpdate(
    tx,
    'store_opening_hours',
    ['store_id', 'weekday'],
    stores.flatMap((store) =>
      store.week.flatMap((day, index) => (day ? [{ store_id: idOf(store), weekday: index + 1, ...day }] : [])),
    ),
  );
  await insertOrUpdate(
    tx,
    'store_special_days',
    ['store_id', 'day'],
    specialDays.map(({ day, slug, name, hours }) => ({
      store_id: slug === null ? null : (ids.get(slug) ?? 0),
      day,
      name,
      opens: hours?.opens ?? null,
      closes: hours?.closes ?? null,
      cancelled: false,
    })),
  );
  const shelved = rankedSkus(assortment);
  const held = stores.flatMap((store) => branchStock(store, shelved).map((one) => ({ storeId: idOf(store), ...one })));
  await sql`
    insert into store_stocks (store_id, sku_id, stock)
    select * from unnest(
      ${held.map(({ storeId }) => storeId)}::integer[],
      ${held.map(({ skuId }) => skuId)}::integer[],
      ${held.map(({ stock }) => stock)}::integer[]
    )
    on conflict do nothing`.execute(tx);
}

/** The branch's subdistrict, district and province, found by their Thai names. */
export async function placesOfStore({ slug, place }: DemoStore): Promise<PostcodeMatch> {
  const [province, district, subdistrict, postcode] = place;
  const found = (await findPostcode(postcode, 'th'))?.find(
    (match) =>
      match.province.label === province && match.district.label === district && match.subdistrict.label === subdistrict,
  );
  if (!found) throw new Error(`There is no place ${place.join(', ')} for the branch ${slug}.`);
  return found;
}

async function storeRow(store: DemoStore) {
  const { slug, name, address, latitude, longitude, phone, position } = store;
  const { subdistrict, district, province, postcode } = await placesOfStore(store);
  return {
    slug,
    name,
    address,
    subdistrict_id: subdistrict.id,
    district_id: district.id,
    province_id: province.id,
    postcode,
    latitude,
    longitude,
    phone,
    position,
  };
}

/** SKUs in stock, by popularity. Pre-orders are not in any branch. */
function rankedSkus({ products, skus, stocks }: Assortment): RankedSku[] {
  const inStock = new Set(stocks.filter(({ stock }) => stock > 0).map(({ sku_id }) => sku_id));
  const popularity = new Map(products.map((product) => [product.product_id, product.popularity]));
  return skus
    .filter(({ sku_id }) => inStock.has(sku_id))
    .toSorted((one, other) => (popularity.get(other.product_id) ?? 0) - (popularity.get(one.product_id) ?? 0))
    .map(({ sku_id }, index, all) => ({ skuId: sku_id, rank: index / all.length }));
}

const maxUnits = { flagship: 12, mall: 6, street: 3, service: 3, pickup: 0 } satisfies Record<
  DemoStore['kind'],
  number
>;

/** Units by SKU in a branch, deterministic. Popular SKUs are in more branches. */
export function branchStock(store: DemoStore, skus: readonly RankedSku[]): { skuId: number; stock: number }[] {
  const { share } = storeKinds[store.kind];
  const most = maxUnits[store.kind];
  return skus.flatMap(({ skuId, rank }) => {
    // The probability falls from twice the share to 0, so its average is the share.
    if (pseudoRandomFraction(store.position, skuId) >= 2 * share * (1 - rank)) return [];
    return [{ skuId, stock: 1 + Math.floor(pseudoRandomFraction(skuId, store.position) * most) }];
  });
}

/** A deterministic pseudo-random number in [0, 1) of two integers. */
function pseudoRandomFraction(one: number, other: number): number {
  let bits = Math.imul(one, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}
