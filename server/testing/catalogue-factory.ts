import { sql } from 'kysely';
import type { Localised } from '#contract/locale.ts';
import { satangFromBaht } from '#contract/money.ts';
import type { ProductKind } from '#contract/product-kinds.ts';
import type { AppContext } from '../app-context.ts';
import { productSlug, type SkuAttribute } from '../catalogue/rules.ts';
import type { Db, Tx } from '../db/database.ts';
import { transaction } from '../db/database.ts';

/** A special price, by default valid from one day ago until one day ahead. */
export interface SpecialPriceOptions {
  /** Baht. */
  price: number;
  from?: Date;
  to?: Date;
  remark?: Localised;
  promotionCommend?: Localised;
}

/** All fields are optional: give those that matter to the test. */
export interface SkuOptions {
  /** The merchant's code; by default derived from the id. */
  sku?: string;
  /** Baht; by default 1,000. */
  price?: number;
  specialPrice?: SpecialPriceOptions | SpecialPriceOptions[];
  /** Units; by default 10. */
  stock?: number;
  totalStock?: number | null;
  preOrderStock?: number;
  limitQuantity?: number;
  /** English labels of the variant's attributes: `{ colour: 'Black', storage: '256GB' }`. */
  options?: Record<string, string>;
  images?: string[];
}

/** All fields are optional. SKU fields apply to each of `skus`, or to the only SKU. */
export interface ProductOptions extends SkuOptions {
  name?: string | Localised;
  /** By default `goods`. */
  kind?: ProductKind;
  /** Title of its brand. */
  brand?: string;
  /** Path of its category: `phones/smart`. Missing levels are created. */
  category?: string;
  visible?: boolean;
  popularity?: number;
  earlierUnitsSold?: number;
  createdAt?: Date;
  badges?: ('new' | 'best-seller' | 'pre-order' | 'official' | 'free-gift')[];
  installmentFlag?: boolean;
  /** Values by label. */
  specification?: Record<string, string | Localised>;
  /** The first is the default SKU. */
  skus?: SkuOptions[];
}

export interface CreatedProduct {
  productId: number;
  slug: string;
  brandId: number;
  categoryId: number;
  /** In the order of `skus`. */
  skuIds: [number, ...number[]];
  /** Id of the first SKU, the default. */
  skuId: number;
  /** Merchant code of the first SKU. */
  sku: string;
}

const day = 86_400_000;

/** Inserts a product with SKUs, stock and special prices; creates its brand and categories if they do not exist. */
export function createProduct(
  context: Pick<AppContext, 'db' | 'clock'>,
  options: ProductOptions = {},
): Promise<CreatedProduct> {
  return transaction(context.db, async (tx) => {
    const brandId = await createBrand(tx, options.brand ?? 'Voltara');
    const categoryId = await createCategory(tx, options.category ?? 'gadgets');
    const productId = await nextId(tx);
    const name = bothLanguages(options.name ?? `Lantern ${productId}`);
    const slug = productSlug(name.en, productId);
    await tx
      .insertInto('products')
      .values({
        product_id: productId,
        kind: options.kind ?? 'goods',
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
          Object.entries(options.specification ?? { Weight: '120 g' }).map(([label, value]) => ({
            label: bothLanguages(label),
            value: bothLanguages(value),
          })),
        ),
        badges: options.badges ?? [],
        installment_flag: options.installmentFlag ?? false,
        popularity: options.popularity ?? 0,
        earlier_units_sold: options.earlierUnitsSold ?? 0,
        visible: options.visible ?? true,
        created_at: options.createdAt ?? context.clock(),
      })
      .execute();
    const skuIds: number[] = [];
    for (const [position, sku] of (options.skus ?? [{}]).entries()) {
      skuIds.push(await createSku(tx, productId, position, { ...options, ...sku }, context.clock()));
    }
    const [skuId] = skuIds;
    if (skuId === undefined) throw new Error('a product needs at least one SKU');
    const { sku } = await tx.selectFrom('skus').select('sku').where('sku_id', '=', skuId).executeTakeFirstOrThrow();
    return { productId, slug, brandId, categoryId, skuIds: [skuId, ...skuIds.slice(1)], skuId, sku };
  });
}

async function createSku(tx: Tx, productId: number, position: number, options: SkuOptions, now: Date): Promise<number> {
  const skuId = await nextId(tx);
  const attributes = Object.entries(options.options ?? {}).map(
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
      sku: options.sku ?? `SKU-${skuId}`,
      default_flag: position === 0,
      position,
      attributes: JSON.stringify(attributes),
      images: options.images ?? [`/images/products/${productId}/${skuId}-front.svg`],
      price_satang: satangFromBaht(options.price ?? 1000),
      limit_quantity: options.limitQuantity ?? null,
    })
    .execute();
  await tx
    .insertInto('stocks')
    .values({
      sku_id: skuId,
      stock: options.stock ?? 10,
      total_stock: options.totalStock ?? null,
      pre_order_flag: options.preOrderStock !== undefined,
      pre_order_stock: options.preOrderStock ?? 0,
    })
    .execute();
  const specialPrices =
    options.specialPrice === undefined
      ? []
      : Array.isArray(options.specialPrice)
        ? options.specialPrice
        : [options.specialPrice];
  for (const special of specialPrices) {
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

/** Returns the id of the brand with this title; creates it if it does not exist. Can be called at the same time for one brand. */
export async function createBrand(db: Db, title: string): Promise<number> {
  const brands = db.selectFrom('brands').select('brand_id').where('title', '=', title);
  const existing = await brands.executeTakeFirst();
  if (existing) return existing.brand_id;
  const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  await db
    .insertInto('brands')
    .values({ brand_id: await nextId(db), slug, title })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await brands.executeTakeFirstOrThrow()).brand_id;
}

/**
 * Returns the id of the category with a path such as `phones/smart`; creates missing levels, named like their slugs. Can be
 * called at the same time for one path.
 */
export async function createCategory(db: Db, path: string): Promise<number> {
  let parentId: number | null = null;
  const slugs = path.split('/');
  for (const [index, slug] of slugs.entries()) {
    const currentPath: string = slugs.slice(0, index + 1).join('/');
    const categories = db.selectFrom('categories').select('category_id').where('path', '=', currentPath);
    if (!(await categories.executeTakeFirst())) {
      const name = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
      await db
        .insertInto('categories')
        .values({
          category_id: await nextId(db),
          parent_id: parentId,
          slug,
          path: currentPath,
          level: index + 1,
          name: JSON.stringify(bothLanguages(name)),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    parentId = (await categories.executeTakeFirstOrThrow()).category_id;
  }
  if (parentId === null) throw new Error('a category needs a path');
  return parentId;
}

/** A text in both languages: the Thai one is marked, so that a test can distinguish them. */
function bothLanguages(text: string | Localised): Localised {
  return typeof text === 'string' ? { th: `${text} (ไทย)`, en: text } : text;
}

async function nextId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('product_ids')::integer as id`.execute(db);
  return rows[0]?.id ?? 0;
}
