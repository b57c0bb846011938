import type { AddOnProduct } from '#contract/add-on-deals.ts';
import type { Attribute, ComparedProduct, Product, ProductCard, Sku } from '#contract/catalogue.ts';
import type { FeedProduct } from '#contract/feeds.ts';
import { remainingPercent } from '#contract/flash-sales.ts';
import type { InstallmentPlan } from '#contract/installments.ts';
import type { Locale } from '#contract/locale.ts';
import { bahtFromSatang } from '#contract/money.ts';
import type { CardRow, CardSkuRow, ProductRow, SkuRow } from './queries.ts';
import {
  attributeOptions,
  cardSku,
  optionName,
  type SkuAttribute,
  type SkuPrice,
  type SkuStock,
  stockOfProduct,
} from './rules.ts';

/** A row whose SKUs know their price and pieces of now. */
export type Hydrated<Row extends CardRow> = Omit<Row, 'skus'> & { skus: [HydratedSku<Row>, ...HydratedSku<Row>[]] };
type HydratedSku<Row extends CardRow> = Row['skus'][number] & { price: SkuPrice; stock: SkuStock };

export function presentCard(product: Hydrated<CardRow>, locale: Locale): ProductCard {
  const shown = cardSkuOf(product.skus);
  const prices = product.skus.map(({ price }) => price.selling);
  return {
    id: product.productId,
    productId: product.productId,
    type: 'product',
    slug: product.slug,
    productName: product.productName,
    brand: { id: product.brandId, value: product.brandSlug, label: product.brandTitle },
    categoryName: product.categoryName,
    image: shown.image,
    badges: product.badges,
    installmentFlag: product.installmentFlag,
    defaultProductId: shown.skuId,
    variantCount: product.skus.length,
    priceRange: { min: bahtFromSatang(Math.min(...prices)), max: bahtFromSatang(Math.max(...prices)) },
    ...presentPrice(shown.price, locale),
    ...presentStock(stockOfProduct(product.skus.map(({ stock }) => stock))),
  };
}

/** What other features say of a product: what is sold cheaper beside it, and what banks offer at its price. */
export interface Offers {
  optionProducts: AddOnProduct[];
  installmentOptions: InstallmentPlan[];
}

export function presentProduct(product: Hydrated<ProductRow>, offers: Offers, locale: Locale): Product {
  return {
    ...presentCard(product, locale),
    ...offers,
    attributes: presentFacts(product.attributes, locale),
    badgeImage: pictures(product.badges.map(badgePicture)),
    shortDescription: product.shortDescription,
    description: product.description,
    keyHighlight: product.keyHighlight,
    faq: product.faq,
    specification: product.specification.map(({ label, value }) => ({ label: label[locale], value: value[locale] })),
    breadcrumb: product.breadcrumb,
    galleryImage: pictures(cardSkuOf(product.skus).images),
    educationFlag: product.educationFlag,
    attributeOptions: attributeOptions(product.skus).map(({ code, name, options }) => ({
      code,
      label: name[locale],
      options: options.map((option) => ({ ...option, label: option.label[locale] })),
    })),
    children: presentSkus(product, locale),
  };
}

/** A product as a comparison shows it. */
export function presentCompared(product: Hydrated<ProductRow>, locale: Locale): ComparedProduct {
  return {
    ...presentCard(product, locale),
    shortDescription: product.shortDescription,
    specification: product.specification.map(({ label, value }) => ({ label: label[locale], value: value[locale] })),
    attributes: presentFacts(product.attributes, locale),
    categoryPath: product.breadcrumb.at(-1)?.slug ?? '',
  };
}

/** A product as a merchant's feed tells of it. */
export function presentFeedProduct(product: Hydrated<ProductRow>, locale: Locale): FeedProduct {
  return {
    productId: product.productId,
    slug: product.slug,
    productName: product.productName,
    shortDescription: product.shortDescription,
    brand: { id: product.brandId, value: product.brandSlug, label: product.brandTitle },
    breadcrumb: product.breadcrumb,
    children: presentSkus(product, locale),
  };
}

function presentSkus(product: Hydrated<ProductRow>, locale: Locale): Sku[] {
  const defaultSku = product.skus.find(({ defaultFlag }) => defaultFlag) ?? product.skus[0];
  return product.skus.map((sku) => presentSku(product, sku, sku === defaultSku, locale));
}

/** What all SKUs of a product have in common. */
function presentFacts(facts: readonly SkuAttribute[], locale: Locale): Product['attributes'] {
  return facts.map(({ code, name, value, label }) => ({ code, name: name[locale], value, label: label[locale] }));
}

function presentSku(
  product: Hydrated<ProductRow>,
  sku: HydratedSku<ProductRow>,
  defaultFlag: boolean,
  locale: Locale,
): Sku {
  return {
    productId: sku.skuId,
    parentId: product.productId,
    type: 'sku',
    sku: sku.sku,
    skuName: [product.productName, optionName(sku.attributes, locale)].filter(Boolean).join(' '),
    defaultFlag,
    attributes: presentAttributes(sku.attributes, locale),
    image: sku.image,
    galleryImage: pictures(sku.images),
    limitQuantity: sku.limitQuantity,
    ...presentPrice(sku.price, locale),
    ...presentStock(sku.stock),
  };
}

/** A SKU's attributes as the wire carries them (spec 3, Cart item: attributes). */
export function presentAttributes(attributes: readonly SkuAttribute[], locale: Locale): Attribute[] {
  return attributes.map(({ type, code, value, label }) => ({ type, code, value, label: label[locale] }));
}

function presentPrice({ standard, isSpecial, discountPercent, special, flashSales }: SkuPrice, locale: Locale) {
  const commend = special?.promotionCommend?.[locale] ?? null;
  const remark = special?.remark?.[locale] ?? null;
  return {
    price: bahtFromSatang(standard),
    specialPrice: special && {
      value: bahtFromSatang(special.value),
      remark,
      promotionCommend: commend,
      mainPromotionCommend: commend ?? remark,
      mainPromotionCommendType: commend ? ('promotion' as const) : remark ? ('remark' as const) : null,
      startDate: special.startsAt.toISOString(),
      endDate: special.endsAt.toISOString(),
    },
    isSpecialPrice: isSpecial,
    discountPercent,
    flashsales: flashSales.map(({ flashSaleId, value, startsAt, endsAt, quota, sold }) => ({
      flashSaleId,
      startDate: startsAt.toISOString(),
      endDate: endsAt.toISOString(),
      price: bahtFromSatang(value),
      quota,
      sold,
      remainingPercent: remainingPercent({ quota, sold }),
    })),
  };
}

function presentStock({ stock, totalStock, preOrderStock, preOrderFlag, available }: SkuStock) {
  return { stock, totalStock, preOrderStock, preOrderFlag, stockAvailable: available };
}

/** The SKU that prices a product's card. */
export function cardSkuOf<Sku extends (CardSkuRow | SkuRow) & { price: SkuPrice; stock: SkuStock }>(
  skus: readonly [Sku, ...Sku[]],
): Sku {
  const [first, ...rest] = skus;
  const buyable = (sku: Sku) => ({
    defaultFlag: sku.defaultFlag,
    available: sku.stock.available,
    selling: sku.price.selling,
    sku,
  });
  return cardSku([buyable(first), ...rest.map(buyable)]).sku;
}

/** The sign of a badge, among the storefront's own files. */
function badgePicture(badge: ProductCard['badges'][number]): string {
  return `/badges/${badge}.svg`;
}

function pictures(paths: readonly string[]): { url: string }[] {
  return paths.map((url) => ({ url }));
}
