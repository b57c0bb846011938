import { type RawBuilder, sql } from 'kysely';
import type { BrandPage } from '#contract/brands.ts';
import type { Locale } from '#contract/locale.ts';
import type { DescriptionBlock } from '#contract/products.ts';
import type { Db } from '../db/database.ts';

const brandColumns = (locale: Locale) => sql`
  b.brand_id as id, b.slug, b.title, b.logo_image as "brandLogoUrl", b.external_link as "externalLink",
  b.pin_flag as "pinFlag", b.position, b.about ->> ${locale}::text as about`;

const hasVisibleProducts = sql`exists (select from products p where p.brand_id = b.brand_id and p.visible)`;

/** Brands with visible products, sorted by title, and their total number. */
export async function brandRows(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
  locale: Locale,
): Promise<{ items: BrandPage[]; total: number }> {
  const { rows } = await sql<BrandPage & { total: number }>`
    select ${brandColumns(locale)}, count(*) over ()::integer as total
    from brands b where ${hasVisibleProducts}
    order by lower(b.title), b.brand_id limit ${limit}::integer offset ${offset}::integer`.execute(db);
  if (rows.length > 0 || offset === 0)
    return { items: rows.map(({ total: _, ...brand }) => brand), total: rows[0]?.total ?? 0 };
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total from brands b where ${hasVisibleProducts}`.execute(db);
  return { items: [], total: counted[0]?.total ?? 0 };
}

export interface LandingRow {
  slug: string;
  title: string;
  summary: string;
  bannerImage: string | null;
  content: DescriptionBlock[];
  brand: BrandPage;
  parent: { slug: string; title: string; bannerImage: string | null } | null;
  subLandings: { slug: string; title: string; bannerImage: string | null }[];
  productIds: number[];
}

const brandObject = (locale: Locale) => sql`
  json_build_object('id', b.brand_id, 'slug', b.slug, 'title', b.title, 'brandLogoUrl', b.logo_image,
    'externalLink', b.external_link, 'pinFlag', b.pin_flag, 'position', b.position,
    'about', b.about ->> ${locale}::text)`;

const linkObject = (alias: RawBuilder<unknown>, locale: Locale) => sql`
  json_build_object('slug', ${alias}.slug, 'title', ${alias}.title ->> ${locale}::text, 'bannerImage', ${alias}.banner_image)`;

/** A brand's landing page, or one of its sub-landings, by slug. */
export async function landingRow(
  db: Db,
  slug: string,
  kind: 'landing' | 'sub-landing',
  locale: Locale,
): Promise<LandingRow | undefined> {
  const { rows } = await sql<LandingRow>`
    select l.slug, l.title ->> ${locale}::text as title, l.summary ->> ${locale}::text as summary,
      l.banner_image as "bannerImage", l.content -> ${locale}::text as content, ${brandObject(locale)} as brand,
      case when parent.slug is null then null else ${linkObject(sql`parent`, locale)} end as parent,
      coalesce((
        select json_agg(${linkObject(sql`below`, locale)} order by below.position, below.brand_landing_id)
        from brand_landings below where below.parent_id = l.brand_landing_id
      ), '[]') as "subLandings",
      array(
        select product_id from brand_landing_products where brand_landing_id = l.brand_landing_id order by position, product_id
      ) as "productIds"
    from brand_landings l
    join brands b using (brand_id)
    left join brand_landings parent on parent.brand_landing_id = l.parent_id
    where l.slug = ${slug}::text and ${kind === 'landing' ? sql`l.parent_id is null` : sql`l.parent_id is not null`}`.execute(
    db,
  );
  return rows[0];
}

/** The default page of a brand without a landing page: its `about` text and at most `maxProducts` best sellers. */
export async function defaultLandingRow(
  db: Db,
  slug: string,
  maxProducts: number,
  locale: Locale,
): Promise<LandingRow | undefined> {
  const { rows } = await sql<LandingRow>`
    select b.slug, b.title, coalesce(b.about ->> ${locale}::text, '') as summary, null as "bannerImage", '[]'::json as content,
      ${brandObject(locale)} as brand, null as parent, '[]'::json as "subLandings",
      array(
        select product_id from products p where p.brand_id = b.brand_id and p.visible
        order by p.popularity desc, p.product_id desc limit ${maxProducts}::integer
      ) as "productIds"
    from brands b where b.slug = ${slug}::text and ${hasVisibleProducts}`.execute(db);
  return rows[0];
}
