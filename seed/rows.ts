import { satangFromBaht } from '#contract/money.ts';
import { productSlug, type SkuAttribute } from '#server/catalogue/rules.ts';
import { brands, categories, products } from './data/world.ts';
import { categoryHover, categoryIcon, skuImages } from './pictures.ts';
import type { DescriptionBlock, Localised, SeedAttribute, SeedCategory, SeedProduct, SeedSku } from './types.ts';

const dayMilliseconds = 86_400_000;
const bangkokOffset = 7 * 3_600_000;
/** A new product came within so many days; the others within a year before. */
const newDays = 28;

export type DemoRows = ReturnType<typeof demoRows>;

/** The rows of the demo shop, column by column as the tables have them. Times are counted from the day of `now` in Bangkok. */
export function demoRows(now: Date) {
  const paths = pathsOf(categories);
  return {
    brands: brands.map((brand) => ({
      brand_id: brand.brandId,
      slug: brand.slug,
      title: brand.title,
      pin_flag: brand.pinFlag,
      position: brand.position,
    })),
    categories: categories.map((category) => ({
      category_id: category.categoryId,
      parent_id: category.parentId,
      slug: category.slug,
      path: known(paths, category.categoryId),
      level: known(paths, category.categoryId).split('/').length,
      name: category.name,
      icon_image: categoryIcon(category.icon),
      hover_image: categoryHover(category.icon),
      position: category.position,
    })),
    ...productRows(products, now, skuImages),
  };
}

/** The rows of products of the demo's world; `imagesOf` tells the pictures of each SKU. */
export function productRows(
  products: readonly SeedProduct[],
  now: Date,
  imagesOf: (product: SeedProduct, sku: SeedSku) => string[],
) {
  const midnight = Math.floor((now.getTime() + bangkokOffset) / dayMilliseconds) * dayMilliseconds - bangkokOffset;
  const day = (count: number) => new Date(midnight + count * dayMilliseconds).toISOString();
  const categoryIds = new Map([...pathsOf(categories)].map(([id, path]) => [path, id]));
  const brandIds = new Map(brands.map(({ slug, brandId }) => [slug, brandId]));
  const skus = products.flatMap((product) => product.skus.map((sku, position) => ({ product, sku, position })));

  return {
    products: products.map((product, index) => ({
      product_id: product.productId,
      brand_id: known(brandIds, product.brand),
      category_id: known(categoryIds, product.category),
      slug: productSlug(product.name.en, product.productId),
      name: product.name,
      short_description: product.shortDescription,
      description: inBoth((language) => product.description.map((block) => inLanguage(block, language))),
      key_highlight: inBoth((language) => product.keyHighlight.map((text) => text[language])),
      faq: inBoth((language) =>
        product.faq.map(({ question, answer }) => ({ question: question[language], answer: answer[language] })),
      ),
      specification: product.specification,
      badges: product.badges,
      installment_flag: product.installmentFlag,
      education_flag: product.educationFlag,
      popularity: product.popularity,
      visible: true,
      created_at: day(product.badges.includes('new') ? -(index % newDays) : -newDays - ((index * 37) % 337)),
    })),
    skus: skus.map(({ product, sku, position }) => ({
      sku_id: sku.productId,
      product_id: product.productId,
      sku: sku.sku,
      default_flag: sku.default ?? false,
      position,
      attributes: sku.attributes.map(attribute),
      images: imagesOf(product, sku),
      price_satang: satangFromBaht(sku.price),
    })),
    stocks: skus.map(({ sku }) => ({ sku_id: sku.productId, ...pieces(sku) })),
    specialPrices: skus.flatMap(({ sku }) =>
      sku.specialPrice
        ? [
            {
              sku_id: sku.productId,
              price_satang: satangFromBaht(sku.specialPrice.price),
              starts_at: day(sku.specialPrice.startDay),
              // Until the end of its last day.
              ends_at: day(sku.specialPrice.endDay + 1),
              remark: sku.specialPrice.remark ?? null,
            },
          ]
        : [],
    ),
  };
}

function pathsOf(all: readonly SeedCategory[]): Map<number, string> {
  const paths = new Map<number, string>();
  // Parents stand before their children.
  for (const { categoryId, parentId, slug } of all) {
    paths.set(categoryId, parentId === null ? slug : `${known(paths, parentId)}/${slug}`);
  }
  return paths;
}

function attribute({ code, value, valueLabel, label, hex }: SeedAttribute): SkuAttribute {
  return { code, type: 'integer', value, label: valueLabel, name: label, ...(hex ? { hex } : {}) };
}

function pieces({ stock, totalStock, preOrder }: SeedSku) {
  return preOrder
    ? { stock: 0, total_stock: null, pre_order_flag: true, pre_order_stock: stock }
    : { stock, total_stock: totalStock, pre_order_flag: false, pre_order_stock: 0 };
}

function inBoth<Value>(make: (language: keyof Localised) => Value): { th: Value; en: Value } {
  return { th: make('th'), en: make('en') };
}

function inLanguage(block: DescriptionBlock, language: keyof Localised) {
  switch (block.type) {
    case 'paragraph':
      return { type: block.type, data: { text: block.data.text[language] } };
    case 'header':
      return { type: block.type, data: { text: block.data.text[language], level: block.data.level } };
    case 'list':
      return { type: block.type, data: { items: block.data.items.map((item) => item[language]) } };
    case 'table':
      return { type: block.type, data: { rows: block.data.rows.map((row) => row.map((cell) => cell[language])) } };
  }
}

function known<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo shop names ${key}, which it does not have.`);
  return value;
}
