import { sql } from 'kysely';
import type { Localised } from '#contract/locale.ts';
import { satangFromBaht } from '#contract/money.ts';
import { productSlug, type SkuAttribute } from '../catalogue/rules.ts';
import type { Db, Tx } from '../db/database.ts';
import { transaction } from '../db/database.ts';
import type { Shop } from '../shop.ts';

/** A special price in its window, in baht; it runs from a day ago until tomorrow unless told. */
export interface GivenSpecial {
  price: number;
  from?: Date;
  to?: Date;
  remark?: Localised;
  promotionCommend?: Localised;
}

/** A SKU that a test needs; all but what matters to the test may be left out. */
export interface GivenSku {
  /** The merchant's code; made up unless given. */
  sku?: string;
  /** Baht; 1,000 unless given. */
  price?: number;
  special?: GivenSpecial | GivenSpecial[];
  /** Pieces; 10 unless given. */
  stock?: number;
  totalStock?: number | null;
  preOrderStock?: number;
  limitQuantity?: number;
  /** Values of attributes that make variants, in English: `{ colour: 'Black', storage: '256GB' }`. */
  options?: Record<string, string>;
  images?: string[];
}

/** A product that a test needs. What stands here of a SKU holds for each of `skus`, or for the only one. */
export interface GivenProduct extends GivenSku {
  name?: string | Localised;
  /** Title of its brand. */
  brand?: string;
  /** Path of its category: `phones/smart`. Levels that are missing are made. */
  category?: string;
  visible?: boolean;
  popularity?: number;
  createdAt?: Date;
  badges?: ('new' | 'best-seller' | 'pre-order' | 'official' | 'free-gift')[];
  installmentFlag?: boolean;
  /** Values by label. */
  specification?: Record<string, string | Localised>;
  /** The first is the default one. */
  skus?: GivenSku[];
}

export interface GivenIds {
  productId: number;
  slug: string;
  brandId: number;
  categoryId: number;
  /** In the order of `skus`. */
  skuIds: [number, ...number[]];
  /** The first and default one. */
  skuId: number;
  /** The first one's merchant code. */
  sku: string;
}

const day = 86_400_000;

/** Writes a product with its brand, categories, SKUs, stock and special prices, as far as they are not there yet. */
export function givenProduct(shop: Pick<Shop, 'db' | 'clock'>, given: GivenProduct = {}): Promise<GivenIds> {
  return transaction(shop.db, async (tx) => {
    const brandId = await givenBrand(tx, given.brand ?? 'Voltara');
    const categoryId = await givenCategory(tx, given.category ?? 'gadgets');
    const productId = await nextId(tx);
    const name = bothLanguages(given.name ?? `Lantern ${productId}`);
    const slug = productSlug(name.en, productId);
    await tx
      .insertInto('products')
      .values({
        product_id: productId,
        brand_id: brandId,
        category_id: categoryId,
        slug,
        name: JSON.stringify(name),
        short_description: JSON.stringify({ th: `${name.th} ของแท้`, en: `Genuine ${name.en}` }),
        description: JSON.stringify({
          th: [{ type: 'paragraph', data: { text: `รู้จัก ${name.th}` } }],
          en: [{ type: 'paragraph', data: { text: `Meet the ${name.en}` } }],
        }),
        key_highlight: JSON.stringify({ th: ['เบาและทน'], en: ['Light and tough'] }),
        faq: JSON.stringify({
          th: [{ question: 'รับประกันกี่ปี', answer: '1 ปี' }],
          en: [{ question: 'How long is the warranty?', answer: 'One year' }],
        }),
        specification: JSON.stringify(
          Object.entries(given.specification ?? { Weight: '120 g' }).map(([label, value]) => ({
            label: bothLanguages(label),
            value: bothLanguages(value),
          })),
        ),
        badges: given.badges ?? [],
        installment_flag: given.installmentFlag ?? false,
        popularity: given.popularity ?? 0,
        visible: given.visible ?? true,
        created_at: given.createdAt ?? shop.clock(),
      })
      .execute();
    const skuIds: number[] = [];
    for (const [position, sku] of (given.skus ?? [{}]).entries()) {
      skuIds.push(await givenSku(tx, productId, position, { ...given, ...sku }, shop.clock()));
    }
    const [skuId] = skuIds;
    if (skuId === undefined) throw new Error('a product needs at least one SKU');
    const { sku } = await tx.selectFrom('skus').select('sku').where('sku_id', '=', skuId).executeTakeFirstOrThrow();
    return { productId, slug, brandId, categoryId, skuIds: [skuId, ...skuIds.slice(1)], skuId, sku };
  });
}

async function givenSku(tx: Tx, productId: number, position: number, given: GivenSku, now: Date): Promise<number> {
  const skuId = await nextId(tx);
  const attributes = Object.entries(given.options ?? {}).map(
    ([code, label]): SkuAttribute => ({
      code,
      type: 'integer',
      value: label.toLowerCase().replaceAll(' ', '-'),
      label: bothLanguages(label),
      name: bothLanguages(code),
      ...(code === 'colour' ? { hex: '#1f2023' } : {}),
    }),
  );
  await tx
    .insertInto('skus')
    .values({
      sku_id: skuId,
      product_id: productId,
      sku: given.sku ?? `SKU-${skuId}`,
      default_flag: position === 0,
      position,
      attributes: JSON.stringify(attributes),
      images: given.images ?? [`/images/products/${productId}/${skuId}-front.svg`],
      price_satang: satangFromBaht(given.price ?? 1000),
      limit_quantity: given.limitQuantity ?? null,
    })
    .execute();
  await tx
    .insertInto('stocks')
    .values({
      sku_id: skuId,
      stock: given.stock ?? 10,
      total_stock: given.totalStock ?? null,
      pre_order_flag: given.preOrderStock !== undefined,
      pre_order_stock: given.preOrderStock ?? 0,
    })
    .execute();
  const specials = given.special === undefined ? [] : Array.isArray(given.special) ? given.special : [given.special];
  for (const special of specials) {
    await tx
      .insertInto('special_prices')
      .values({
        sku_id: skuId,
        price_satang: satangFromBaht(special.price),
        starts_at: special.from ?? new Date(now.getTime() - day),
        ends_at: special.to ?? new Date(now.getTime() + day),
        remark: special.remark ? JSON.stringify(special.remark) : null,
        promotion_commend: special.promotionCommend ? JSON.stringify(special.promotionCommend) : null,
      })
      .execute();
  }
  return skuId;
}

/** A brand of that title; made where it is missing. */
export async function givenBrand(db: Db, title: string): Promise<number> {
  const known = await db.selectFrom('brands').select('brand_id').where('title', '=', title).executeTakeFirst();
  if (known) return known.brand_id;
  const brandId = await nextId(db);
  const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  await db.insertInto('brands').values({ brand_id: brandId, slug, title }).execute();
  return brandId;
}

/** The category of a path such as `phones/smart`, named like its slug; levels that are missing are made. */
export async function givenCategory(db: Db, path: string): Promise<number> {
  let parentId: number | null = null;
  const slugs = path.split('/');
  for (const [index, slug] of slugs.entries()) {
    const upToHere: string = slugs.slice(0, index + 1).join('/');
    const known = await db
      .selectFrom('categories')
      .select('category_id')
      .where('path', '=', upToHere)
      .executeTakeFirst();
    const categoryId: number = known?.category_id ?? (await nextId(db));
    if (!known) {
      const name = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
      await db
        .insertInto('categories')
        .values({
          category_id: categoryId,
          parent_id: parentId,
          slug,
          path: upToHere,
          level: index + 1,
          name: JSON.stringify(bothLanguages(name)),
        })
        .execute();
    }
    parentId = categoryId;
  }
  if (parentId === null) throw new Error('a category needs a path');
  return parentId;
}

/** A text in both languages: the Thai one is marked, so that a test sees which of the two it got. */
function bothLanguages(text: string | Localised): Localised {
  return typeof text === 'string' ? { th: `${text} (ไทย)`, en: text } : text;
}

async function nextId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('product_ids')::integer as id`.execute(db);
  return rows[0]?.id ?? 0;
}
