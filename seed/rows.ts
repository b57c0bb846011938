import { bangkokOffsetMs, dayInBangkok, inBangkok } from '#contract/bangkok-time.ts';
import { satangFromBaht } from '#contract/money.ts';
import { productSlug, type SkuAttribute } from '#server/catalogue/rules.ts';
import { demoLandings } from './brand-landings.ts';
import { attributeLabel } from './data/attributes.ts';
import { brands, categories, products } from './data/catalogue.ts';
import { weightOfKind } from './data/weights.ts';
import { badgesOf } from './gift-badge.ts';
import { pictureTexts } from './picture-texts.ts';
import { brandLogo, categoryHover, categoryIcon, landingBanner, skuImages } from './pictures.ts';
import type { DescriptionBlock, Localised, SeedAttribute, SeedCategory, SeedProduct, SeedSku } from './types.ts';

const dayMilliseconds = 86_400_000;
/** A new product was created within this many days; the others within the year before. */
const newDays = 28;

export type DemoRows = ReturnType<typeof demoRows>;

/** The demo shop's rows, in the columns of the tables. Times are relative to the day of `now` in Bangkok. */
export function demoRows(now: Date) {
  const paths = pathsOf(categories);
  const catalogue = productRows(products, now, skuImages);
  const texts = new Map(products.flatMap((product) => [...pictureTexts(product)]));
  return {
    brands: brands.map((brand) => ({
      brand_id: brand.brandId,
      slug: brand.slug,
      title: brand.title,
      about: brand.about,
      logo_image: brandLogo(brand.slug),
      pin_flag: brand.pinFlag,
      position: brand.position,
    })),
    categories: categories.map((category) => ({
      category_id: category.categoryId,
      parent_id: category.parentId,
      slug: category.slug,
      path: getOrThrow(paths, category.categoryId),
      level: getOrThrow(paths, category.categoryId).split('/').length,
      name: category.name,
      icon_image: categoryIcon(category.icon),
      hover_image: categoryHover(category.icon),
      position: category.position,
      filter_attributes: category.filterAttributes.map((code) => ({ code, label: attributeLabel(code) })),
    })),
    productRelations: products.flatMap(({ productId, related, fits }) => [
      ...related.map((id, position) => relation(productId, id, 'related', position)),
      ...fits.map((id, position) => relation(productId, id, 'fits', position)),
    ]),
    brandLandings: demoLandings.map((landing) => ({
      brand_landing_id: landing.id,
      brand_id: landing.brandId,
      parent_id: landing.parentId,
      slug: landing.slug,
      title: landing.title,
      summary: landing.summary,
      banner_image: landingBanner(landing.slug),
      content: inBothLanguages(landing.content),
      position: landing.position,
    })),
    brandLandingProducts: demoLandings.flatMap((landing) =>
      landing.products.map(({ productId }, position) => ({
        brand_landing_id: landing.id,
        product_id: productId,
        position,
      })),
    ),
    ...catalogue,
    skus: catalogue.skus.map((row) => ({ ...row, picture_texts: texts.get(row.sku_id) ?? [] })),
  };
}

/** The rows of the given products; `imagesOf` returns the picture URLs of a SKU. */
export function productRows(
  products: readonly SeedProduct[],
  now: Date,
  imagesOf: (product: SeedProduct, sku: SeedSku) => string[],
) {
  const midnight = Math.floor(inBangkok(now).getTime() / dayMilliseconds) * dayMilliseconds - bangkokOffsetMs;
  const day = (count: number) => new Date(midnight + count * dayMilliseconds).toISOString();
  const categoryIds = new Map([...pathsOf(categories)].map(([id, path]) => [path, id]));
  const brandIds = new Map(brands.map(({ slug, brandId }) => [slug, brandId]));
  const skus = products.flatMap((product) => product.skus.map((sku, position) => ({ product, sku, position })));

  return {
    products: products.map((product, index) => ({
      product_id: product.productId,
      brand_id: getOrThrow(brandIds, product.brand),
      category_id: getOrThrow(categoryIds, product.category),
      slug: productSlug(product.name.en, product.productId),
      name: product.name,
      short_description: product.shortDescription,
      description: forBothLanguages((language) => descriptionWithPicture(product, language, imagesOf)),
      key_highlight: forBothLanguages((language) => product.keyHighlight.map((text) => text[language])),
      faq: forBothLanguages((language) =>
        product.faq.map(({ question, answer }) => ({ question: question[language], answer: answer[language] })),
      ),
      specification: product.specification,
      attributes: product.attributes.map((value) => attribute(value, 'text')),
      badges: badgesOf(product),
      installment_flag: product.installmentFlag,
      education_flag: product.educationFlag,
      popularity: product.popularity,
      earlier_units_sold: product.popularity,
      visible: true,
      created_at: day(product.badges.includes('new') ? -(index % newDays) : -newDays - ((index * 37) % 337)),
    })),
    skus: skus.map(({ product, sku, position }) => ({
      sku_id: sku.productId,
      product_id: product.productId,
      sku: sku.sku,
      default_flag: sku.default ?? false,
      position,
      attributes: [
        ...sku.attributes.map((choice) => attribute(choice, 'integer')),
        ...(sku.preOrder
          ? [availableFromAttribute(new Date(midnight + (20 + (product.productId % 25)) * dayMilliseconds))]
          : []),
      ],
      images: imagesOf(product, sku),
      price_satang: satangFromBaht(sku.price),
      weight_grams: weightOfKind[product.drawing.kind],
    })),
    stocks: skus.map(({ sku }) => ({ sku_id: sku.productId, ...stockColumns(sku) })),
    specialPrices: skus.flatMap(({ sku }) =>
      sku.specialPrice
        ? [
            {
              sku_id: sku.productId,
              price_satang: satangFromBaht(sku.specialPrice.price),
              starts_at: day(sku.specialPrice.startDay),
              // The end of the last day.
              ends_at: day(sku.specialPrice.endDay + 1),
              remark: sku.specialPrice.remark ?? null,
              promotion_commend: sku.specialPrice.promotionCommend ?? null,
            },
          ]
        : [],
    ),
  };
}

/** The description with a picture after its first block. */
function descriptionWithPicture(
  product: SeedProduct,
  language: keyof Localised,
  imagesOf: (product: SeedProduct, sku: SeedSku) => string[],
) {
  const [first, ...rest] = product.description.map((block) => inLanguage(block, language));
  const [sku] = product.skus;
  const url = sku && imagesOf(product, sku)[1];
  const picture = url ? [{ type: 'image' as const, data: { url, caption: product.name[language] } }] : [];
  return first ? [first, ...picture, ...rest] : picture;
}

function pathsOf(all: readonly SeedCategory[]): Map<number, string> {
  const paths = new Map<number, string>();
  // Parents come before their children.
  for (const { categoryId, parentId, slug } of all) {
    paths.set(categoryId, parentId === null ? slug : `${getOrThrow(paths, parentId)}/${slug}`);
  }
  return paths;
}

function relation(product_id: number, related_product_id: number, kind: 'related' | 'fits', position: number) {
  return { product_id, related_product_id, relation: kind, position };
}

function attribute({ code, value, valueLabel, label, hex }: SeedAttribute, type: SkuAttribute['type']): SkuAttribute {
  return { code, type, value, label: valueLabel, name: label, ...(hex ? { hex } : {}) };
}

/** When a pre-order ships, as product feeds require. The label has no digits: search could mistake them for a model number. */
function availableFromAttribute(date: Date): SkuAttribute {
  const monthIn = (language: string) => date.toLocaleDateString(language, { month: 'long', timeZone: 'Asia/Bangkok' });
  return {
    code: 'available-from',
    type: 'text',
    value: dayInBangkok(date),
    label: { th: monthIn('th-TH'), en: monthIn('en-US') },
    name: { th: 'เริ่มจัดส่ง', en: 'Ships from' },
  };
}

function stockColumns({ stock, totalStock, preOrder }: SeedSku) {
  return preOrder
    ? { stock: 0, total_stock: null, pre_order_flag: true, pre_order_stock: stock }
    : { stock, total_stock: totalStock, pre_order_flag: false, pre_order_stock: 0 };
}

/** Content blocks as the tables store them: one list per language. */
export function inBothLanguages(blocks: readonly DescriptionBlock[]) {
  return forBothLanguages((language) => blocks.map((block) => inLanguage(block, language)));
}

function forBothLanguages<Value>(valueIn: (language: keyof Localised) => Value): { th: Value; en: Value } {
  return { th: valueIn('th'), en: valueIn('en') };
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

function getOrThrow<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo shop has no ${key}.`);
  return value;
}
