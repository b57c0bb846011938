import type { FeedName } from '#contract/feeds.ts';
import { type Locale, pathPrefix } from '#contract/locale.ts';
import { bahtFromSatang, type Satang, satangFromBaht } from '#contract/money.ts';
import { preOrderShipDate } from '#contract/pre-orders.ts';
import type { AppContext } from '../app-context.ts';
import { placeholderPicture } from '../images/images.ts';
import { isDeliveryFree, pricingTerms } from '../pricing/pricing.ts';
import { type FeedProduct, type FeedSku, readFeedProducts } from '../products/products.ts';
import { feedCategoriesOf, productIdsAfter, weightsOf } from './queries.ts';

/** A SKU as all feeds see it, in one language. Amounts are baht including VAT, times ISO 8601. */
export interface FeedItem {
  skuId: number;
  productId: number;
  /** The merchant's code. */
  sku: string;
  /** Whether the product has further SKUs. */
  hasVariants: boolean;
  /** With the labels of its variant. */
  title: string;
  productName: string;
  description: string;
  link: string;
  /** URLs, the main picture first; none if shoppers see the placeholder. */
  pictures: string[];
  availability: 'in_stock' | 'out_of_stock' | 'preorder';
  /** Units that can be bought or ordered in advance. */
  stock: number;
  /** The day (2027-01-31) on which a pre-order ships; undefined if unknown. */
  shipDate: string | undefined;
  price: number;
  /** The running or next special price below the price. */
  sale: { price: number; startsAt: string; endsAt: string } | undefined;
  /** Delivery fee of one unit. */
  deliveryFee: number;
  brand: string;
  gtin: string | undefined;
  mpn: string | undefined;
  colour: string | undefined;
  /** What makes variants, such as colour and storage. */
  options: { code: string; name: string; label: string }[];
  /** Names of its categories in the shop, from the top down. */
  categories: string[];
  /** What the merchant chose for its category in this feed. */
  feedCategory: string | undefined;
  /** With packaging. */
  weightGrams: number | null;
  /** Of the package, in cm. */
  package: { length: string | undefined; width: string | undefined; height: string | undefined };
  /** When the item was read. */
  readAt: Date;
}

/** The SKUs of the next `limit` visible products after an id. A handful of queries for any number of them. */
export async function readFeedItems(
  { db, clock, settings: { origin } }: FeedContext,
  feed: FeedName,
  { after, limit, locale }: { after: number; limit: number; locale: Locale },
): Promise<{ items: FeedItem[]; next: number | null }> {
  const now = clock();
  const ids = await productIdsAfter(db, after, limit);
  const products = await readFeedProducts(db, ids, { now, locale });
  const { delivery } = await pricingTerms(db, now);
  const weights = await weightsOf(db, ids);
  const categories = await feedCategoriesOf(db, feed, ids);
  const items = products.flatMap((product) =>
    product.children.map((sku) => ({
      ...feedItem(product, sku, { origin, locale, delivery }),
      feedCategory: categories.get(product.productId),
      weightGrams: weights.get(sku.productId) ?? null,
      readAt: now,
    })),
  );
  return { items, next: ids.length < limit ? null : (ids.at(-1) ?? null) };
}

/** What writing a feed needs. */
export type FeedContext = Pick<AppContext, 'db' | 'clock'> & { settings: Pick<AppContext['settings'], 'origin'> };

/** Widths that the image handler offers end at 1920; feeds have pictures of this one. */
const pictureWidth = 1200;

function feedItem(
  product: FeedProduct,
  sku: FeedSku,
  { origin, locale, delivery }: { origin: string; locale: Locale; delivery: { fee: Satang; freeFrom: Satang } },
): Omit<FeedItem, 'feedCategory' | 'weightGrams' | 'readAt'> {
  const { price, specialPrice, isSpecialPrice } = sku;
  const hasVariants = product.children.length > 1;
  const path = `/product/${product.slug}${hasVariants ? `?sku=${sku.productId}` : ''}`;
  const selling = isSpecialPrice && specialPrice ? specialPrice.value : price;
  const attribute = (wanted: string) => sku.attributes.find(({ code }) => code === wanted)?.value;
  return {
    skuId: sku.productId,
    productId: product.productId,
    sku: sku.sku,
    hasVariants,
    title: sku.skuName,
    productName: product.productName,
    description: product.shortDescription || sku.skuName,
    link: origin + pathPrefix(locale) + path,
    pictures: [...new Set([sku.image, ...sku.galleryImage.map(({ url }) => url)])]
      .filter((picture) => picture !== placeholderPicture)
      .map((picture) => new URL(widened(picture), origin).href),
    availability: sku.stockAvailable ? (sku.preOrderFlag ? 'preorder' : 'in_stock') : 'out_of_stock',
    stock: sku.preOrderFlag ? sku.preOrderStock : sku.stock,
    shipDate: preOrderShipDate(sku.attributes),
    price,
    sale:
      specialPrice && specialPrice.value < price
        ? { price: specialPrice.value, startsAt: specialPrice.startDate, endsAt: specialPrice.endDate }
        : undefined,
    deliveryFee: isDeliveryFree(satangFromBaht(selling), delivery.freeFrom) ? 0 : bahtFromSatang(delivery.fee),
    brand: product.brand.label,
    gtin: attribute('gtin'),
    mpn: attribute('mpn'),
    colour: sku.attributes.find(({ code }) => code === 'colour')?.label,
    options: sku.options,
    categories: product.breadcrumb.map(({ label }) => label),
    package: {
      length: attribute('package-length'),
      width: attribute('package-width'),
      height: attribute('package-height'),
    },
  };
}

function widened(picture: string): string {
  return picture.startsWith('/images/') && !picture.includes('?') ? `${picture}?width=${pictureWidth}` : picture;
}
