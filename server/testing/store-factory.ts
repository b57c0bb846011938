import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Localised } from '#contract/locale.ts';
import { findPostcode } from '../addresses/addresses.ts';
import type { AppContext } from '../app-context.ts';

/** All fields are optional: give those that matter to the test. */
export interface StoreOptions {
  name?: Localised;
  address?: Localised;
  /** The branch is in the first subdistrict of this postcode; by default 10330 (Pathum Wan, Bangkok). */
  postcode?: string;
  latitude?: number;
  longitude?: number;
  /** Slugs; missing categories are created. */
  categories?: string[];
  /** Minutes since midnight by weekday (1 is Monday); by default 10:00 to 21:00 every day. */
  hours?: Record<number, { opens: number; closes: number }>;
  /** Units by SKU id. */
  stock?: Record<number, number>;
  position?: number;
}

const defaultHours = { opens: 600, closes: 1260 };

/** Inserts a branch with its categories, opening hours and stock. */
export async function createStore(
  { db }: Pick<AppContext, 'db'>,
  options: StoreOptions = {},
): Promise<{ storeId: number }> {
  const postcode = options.postcode ?? '10330';
  const place = (await findPostcode(postcode, 'en'))?.[0];
  if (!place) throw new Error(`no place has the postcode ${postcode}`);
  const { id } = await db
    .insertInto('stores')
    .values({
      slug: randomUUID(),
      name: JSON.stringify(options.name ?? { th: 'สาขา', en: 'Branch' }),
      address: JSON.stringify(options.address ?? { th: '1 ถนนใหญ่', en: '1 Main Road' }),
      subdistrict_id: place.subdistrict.id,
      district_id: place.district.id,
      province_id: place.province.id,
      postcode,
      latitude: options.latitude ?? 13.7466,
      longitude: options.longitude ?? 100.5393,
      phone: '020000001',
      position: options.position ?? 0,
    })
    .returning('store_id as id')
    .executeTakeFirstOrThrow();
  for (const slug of options.categories ?? []) {
    await sql`
      insert into store_categories (store_category_id, slug, name)
      select coalesce(max(store_category_id), 0) + 1, ${slug}, ${JSON.stringify({ th: `${slug} (ไทย)`, en: slug })}
      from store_categories on conflict (slug) do nothing`.execute(db);
    await sql`
      insert into store_category_members (store_id, store_category_id)
      select ${id}, store_category_id from store_categories where slug = ${slug}`.execute(db);
  }
  const week = options.hours ?? Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, defaultHours]));
  const hours = Object.entries(week).map(([weekday, day]) => ({ store_id: id, weekday: Number(weekday), ...day }));
  if (hours.length > 0) await db.insertInto('store_opening_hours').values(hours).execute();
  for (const [skuId, stock] of Object.entries(options.stock ?? {})) {
    await db
      .insertInto('store_stocks')
      .values({ store_id: id, sku_id: Number(skuId), stock })
      .execute();
  }
  return { storeId: id };
}
