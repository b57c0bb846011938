import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Localised } from '#contract/locale.ts';
import { findPostcode } from '../addresses/addresses.ts';
import type { Shop } from '../shop.ts';

/** A branch that a test needs; all but what matters to the test may be left out. */
export interface GivenStore {
  name?: Localised;
  address?: Localised;
  /** It lies in the first subdistrict of this postcode; 10330 (Pathum Wan, Bangkok) unless given. */
  postcode?: string;
  latitude?: number;
  longitude?: number;
  /** Slugs; made where they are missing. */
  categories?: string[];
  /** Minutes since midnight by weekday, 1 is Monday; 10:00 to 21:00 each day unless given. */
  hours?: Record<number, { opens: number; closes: number }>;
  /** Pieces by SKU. */
  stock?: Record<number, number>;
  position?: number;
}

const always = { opens: 600, closes: 1260 };

/** Writes a branch with its categories, hours and pieces. */
export async function givenStore({ db }: Pick<Shop, 'db'>, given: GivenStore = {}): Promise<{ storeId: number }> {
  const postcode = given.postcode ?? '10330';
  const place = (await findPostcode(postcode, 'en'))?.[0];
  if (!place) throw new Error(`no place has the postcode ${postcode}`);
  const { id } = await db
    .insertInto('stores')
    .values({
      slug: randomUUID(),
      name: JSON.stringify(given.name ?? { th: 'สาขา', en: 'Branch' }),
      address: JSON.stringify(given.address ?? { th: '1 ถนนใหญ่', en: '1 Main Road' }),
      subdistrict_id: place.subdistrict.id,
      district_id: place.district.id,
      province_id: place.province.id,
      postcode,
      latitude: given.latitude ?? 13.7466,
      longitude: given.longitude ?? 100.5393,
      phone: '020000001',
      position: given.position ?? 0,
    })
    .returning('store_id as id')
    .executeTakeFirstOrThrow();
  for (const slug of given.categories ?? []) {
    await sql`
      insert into store_categories (store_category_id, slug, name)
      select coalesce(max(store_category_id), 0) + 1, ${slug}, ${JSON.stringify({ th: `${slug} (ไทย)`, en: slug })}
      from store_categories on conflict (slug) do nothing`.execute(db);
    await sql`
      insert into store_category_members (store_id, store_category_id)
      select ${id}, store_category_id from store_categories where slug = ${slug}`.execute(db);
  }
  const week = given.hours ?? Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, always]));
  const hours = Object.entries(week).map(([weekday, day]) => ({ store_id: id, weekday: Number(weekday), ...day }));
  if (hours.length > 0) await db.insertInto('store_opening_hours').values(hours).execute();
  for (const [skuId, stock] of Object.entries(given.stock ?? {})) {
    await db
      .insertInto('store_stocks')
      .values({ store_id: id, sku_id: Number(skuId), stock })
      .execute();
  }
  return { storeId: id };
}
