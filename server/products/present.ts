import type { AddOnProduct } from '#contract/add-on-deals.ts';
import type { InstallmentPlan } from '#contract/installments.ts';
import type { Locale } from '#contract/locale.ts';
import { bahtFromSatang } from '#contract/money.ts';
import type { GalleryPicture } from '#contract/product-pictures.ts';
import type { ComparedProduct, Product, ProductCard, Sku } from '#contract/products.ts';
import {
  type CardRow,
  type CardSkuRow,
  cardSku,
  optionName,
  type ProductRow,
  presentSkuAttributes,
  type SkuAttribute,
  type SkuRow,
} from '../catalogue/catalogue.ts';
import { presentFlashSaleOffer } from '../flash-sales/flash-sales.ts';
import { presentStock, remainingPercent, type StockLevel, sumOfStock } from '../inventory/inventory.ts';
import { pricePercent, type SellingPrice } from '../pricing/pricing.ts';
import { attributeOptions } from './rules.ts';

/** A row whose SKUs include their current price and stock. */
export type Hydrated<Row extends CardRow> = Omit<Row, 'skus'> & { skus: [HydratedSku<Row>, ...HydratedSku<Row>[]] };
type HydratedSku<Row extends CardRow> = WithOffer<Row['skus'][number]>;
type WithOffer<Sku> = Sku & { price: SellingPrice; stock: StockLevel };

/**
 * The SKU whose picture and price a card shows.
 *
 * @param shownSkuIds the SKUs of which it shows one, if the product has any of them
 */
export function shownSkuOf<Row extends CardRow>(
  product: Hydrated<Row>,
  shownSkuIds?: ReadonlySet<number>,
): HydratedSku<Row> {
  const [first, ...others] = product.skus.filter(({ skuId }) => shownSkuIds?.has(skuId));
  return cardSkuOf(first ? [first, ...others] : product.skus);
}

/** @param shown the SKU of the product that the card shows */
export function presentCard(
  product: Hydrated<CardRow>,
  shown: HydratedSku<CardRow>,
  promotionLabels: string[],
  locale: Locale,
): ProductCard {
  const prices = product.skus.map(({ price }) => price.selling);
  return {
    id: product.productId,
    productId: product.productId,
    type: 'product',
    kind: product.kind,
    slug: product.slug,
    productName: product.productName,
    brand: { id: product.brandId, value: product.brandSlug, label: product.brandTitle },
    categoryName: product.categoryName,
    image: shown.image,
    badges: product.badges,
    installmentFlag: product.installmentFlag,
    defaultProductId: shown.skuId,
    promotionLabels,
    variantCount: product.skus.length,
    priceRange: { min: bahtFromSatang(Math.min(...prices)), max: bahtFromSatang(Math.max(...prices)) },
    ...presentPrice(shown.price, locale),
    ...presentStock(sumOfStock(product.skus.map(({ stock }) => stock))),
  };
}

/** Data of other features on a product page: promotions, coupons, add-on deals and installment plans. */
export interface ProductExtras extends Pick<Product, 'promotionLabels' | 'promotions' | 'coupons'> {
  optionProducts: AddOnProduct[];
  installmentOptions: InstallmentPlan[];
}

export function presentProduct(product: Hydrated<ProductRow>, extras: ProductExtras, locale: Locale): Product {
  const card = presentCard(product, cardSkuOf(product.skus), extras.promotionLabels, locale);
  const shown = cardSkuOf(product.skus);
  return {
    ...card,
    ...extras,
    parentId: null,
    parent: null,
    sku: shown.sku,
    skuName: skuNameOf(product, shown, locale),
    ...presentProductPrice(shown.price),
    stockRemaining: remainingPercent(card),
    thumbnailImage: pictures([shown.image]),
    attributes: presentProductAttributes(product.attributes, locale),
    badgeImage: badgePictures(product.badges),
    shortDescription: product.shortDescription,
    description: product.description,
    keyHighlight: product.keyHighlight,
    faq: product.faq,
    specification: presentSpecification(product, locale),
    breadcrumb: product.breadcrumb,
    galleryImage: galleryOf(shown, locale),
    educationFlag: product.educationFlag,
    attributeOptions: attributeOptions(product.skus).map(({ code, name, options }) => ({
      code,
      label: name[locale],
      options: options.map((option) => ({ ...option, label: option.label[locale] })),
    })),
    children: presentSkus(product, locale),
  };
}

/** One of the SKUs of a product with everything of the product; null if the product does not have it. */
export function presentProductSku(product: Product, row: Hydrated<ProductRow>, skuId: number): Product | null {
  const sku = product.children.find(({ productId }) => productId === skuId);
  const price = row.skus.find((one) => one.skuId === skuId)?.price;
  if (!sku || !price) return null;
  const { productId, productName, slug } = product;
  return {
    ...product,
    ...sku,
    attributes: product.attributes,
    id: skuId,
    parent: { productId, productName, slug },
    ...presentProductPrice(price),
    stockRemaining: remainingPercent(sku),
    thumbnailImage: pictures([sku.image]),
  };
}

function presentProductPrice(price: SellingPrice): Pick<Product, 'pricePercent' | 'priceEffectiveDate'> {
  return {
    pricePercent: pricePercent(price),
    priceEffectiveDate: price.isSpecial ? (price.special?.startsAt.toISOString() ?? null) : null,
  };
}

/** A product in the API's form for comparisons. */
export function presentCompared(
  product: Hydrated<ProductRow>,
  promotionLabels: string[],
  locale: Locale,
): ComparedProduct {
  return {
    ...presentCard(product, cardSkuOf(product.skus), promotionLabels, locale),
    shortDescription: product.shortDescription,
    specification: comparedSpecification(product, locale),
    attributes: presentProductAttributes(product.attributes, locale),
    categoryPath: product.breadcrumb.at(-1)?.slug ?? '',
  };
}

/** The specification with what can be chosen, such as the storage; other products have that in their specification. Cards show the colours. */
function comparedSpecification(product: Hydrated<ProductRow>, locale: Locale) {
  const stated = presentSpecification(product, locale);
  const chosen = attributeOptions(product.skus)
    .filter(({ code, name }) => code !== 'colour' && stated.every(({ label }) => label !== name[locale]))
    .map(({ name, options }) => ({
      label: name[locale],
      value: options.map(({ label }) => label[locale]).join(' / '),
    }));
  return [...stated, ...chosen];
}

/** A SKU with what makes it a variant. */
export type FeedSku = Sku & { options: { code: string; name: string; label: string }[] };

/** A product for feeds. */
export interface FeedProduct
  extends Pick<Product, 'productId' | 'slug' | 'productName' | 'shortDescription' | 'brand'> {
  /** Its categories from the top down. */
  breadcrumb: ProductRow['breadcrumb'];
  /** All its SKUs. Their attributes may include `gtin`, `mpn`, and `available-from` (a date) of a pre-order. */
  children: FeedSku[];
}

/** A product in the form for feeds. */
export function presentFeedProduct(product: Hydrated<ProductRow>, locale: Locale): FeedProduct {
  return {
    productId: product.productId,
    slug: product.slug,
    productName: product.productName,
    shortDescription: product.shortDescription,
    brand: { id: product.brandId, value: product.brandSlug, label: product.brandTitle },
    breadcrumb: product.breadcrumb,
    children: presentSkus(product, locale).map((sku, index) => ({
      ...sku,
      options: (product.skus[index]?.attributes ?? []).flatMap(({ type, code, name, label }) =>
        type === 'integer' ? [{ code, name: name[locale], label: label[locale] }] : [],
      ),
    })),
  };
}

function presentSkus(product: Hydrated<ProductRow>, locale: Locale): Sku[] {
  const defaultSku = product.skus.find(({ defaultFlag }) => defaultFlag) ?? product.skus[0];
  return product.skus.map((sku) => presentSku(product, sku, sku === defaultSku, locale));
}

function presentSpecification({ specification }: Pick<ProductRow, 'specification'>, locale: Locale) {
  return specification.map(({ label, value }) => ({ label: label[locale], value: value[locale] }));
}

/** Attributes common to all SKUs of a product. */
function presentProductAttributes(attributes: readonly SkuAttribute[], locale: Locale): Product['attributes'] {
  return attributes.map(({ type, code, name, value, label }) => ({
    type,
    code,
    name: name[locale],
    value,
    label: label[locale],
  }));
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
    skuName: skuNameOf(product, sku, locale),
    defaultFlag,
    attributes: presentSkuAttributes(sku.attributes, locale),
    image: sku.image,
    galleryImage: galleryOf(sku, locale),
    limitQuantity: sku.limitQuantity,
    ...presentPrice(sku.price, locale),
    ...presentStock(sku.stock),
  };
}

function skuNameOf(product: ProductRow | Hydrated<ProductRow>, sku: { attributes: SkuAttribute[] }, locale: Locale) {
  return [product.productName, optionName(sku.attributes, locale)].filter(Boolean).join(' ');
}

function presentPrice({ standard, isSpecial, discountPercent, special, flashSales }: SellingPrice, locale: Locale) {
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
    flashsales: flashSales.map(presentFlashSaleOffer),
  };
}

/** The SKU that a product card shows. */
export function cardSkuOf<Sku extends WithOffer<CardSkuRow>>(skus: readonly [Sku, ...Sku[]]): Sku {
  const [first, ...rest] = skus;
  const candidate = (sku: Sku) => ({
    defaultFlag: sku.defaultFlag,
    available: sku.stock.available,
    selling: sku.price.selling,
    sku,
  });
  return cardSku([candidate(first), ...rest.map(candidate)]).sku;
}

/** The icons of badges, static files of the storefront. */
export function badgePictures(badges: ProductCard['badges']): { url: string }[] {
  return badges.map((badge) => ({ url: `/badges/${badge}.svg` }));
}

/** The pictures of a SKU with what is said about them. */
function galleryOf(
  { images, pictureTexts }: Pick<SkuRow, 'images' | 'pictureTexts'>,
  locale: Locale,
): GalleryPicture[] {
  return images.map((url) => {
    const { alt, annotations = [] } = pictureTexts.find(({ image }) => image === url) ?? {};
    return {
      url,
      alt: alt?.[locale] ?? null,
      annotations: annotations.map((one) => ({ ...one, text: one.text[locale] })),
    };
  });
}

function pictures(paths: readonly string[]): { url: string }[] {
  return paths.map((url) => ({ url }));
}
