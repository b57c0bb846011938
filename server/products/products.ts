import type { FlashSale } from '#contract/flash-sales.ts';
import type { Locale } from '#contract/locale.ts';
import { type Satang, satangFromBaht } from '#contract/money.ts';
import type { ComparedProduct, Product, ProductCard } from '#contract/products.ts';
import { listAddOnDeals } from '../add-on-deals/add-on-deals.ts';
import {
  type CardRow,
  cardRows,
  curatedRelatedIds,
  type ProductRow,
  productsByIds,
  visibleProductIds,
} from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { currentFlashSales } from '../flash-sales/flash-sales.ts';
import { offeredPlans, plansFor, presentPlans } from '../installments/installments.ts';
import { percentSaved, type SellingPrice } from '../pricing/pricing.ts';
import { hydrate } from './hydrate.ts';
import {
  cardSkuOf,
  type FeedProduct,
  type Hydrated,
  presentCard,
  presentCompared,
  presentFeedProduct,
  presentProduct,
  presentProductSku,
  shownSkuOf,
} from './present.ts';
import { cardLabels, type OfferDeps, pageOffers, productOffers, withTrueBadges } from './product-offers.ts';
import { findRelatedProducts } from './related-product-queries.ts';

export { updateBestSellers } from './best-sellers.ts';
export type { FeedProduct, FeedSku } from './present.ts';
export { ProductOfferCache } from './product-offers.ts';

/** The time to calculate prices for, and the language of texts. */
export interface ReadOptions {
  now: Date;
  locale: Locale;
}

/**
 * Cards of the visible products among these, in the order of the ids. The same number of queries for any number of products. A product with SKUs among
 * `shownSkuIds` shows one of them.
 */
export async function readCards(
  context: OfferDeps,
  productIds: readonly number[],
  { now, locale, shownSkuIds }: ReadOptions & { shownSkuIds?: ReadonlySet<number> },
): Promise<ProductCard[]> {
  if (productIds.length === 0) return [];
  const { db } = context;
  const offers = await productOffers(context);
  const products = await withTrueInstallmentFlags(
    context,
    await hydrate(db, await cardRows(db, productIds, locale), now),
  );
  return inOrder(
    productIds,
    products.map((product) => {
      const shown = shownSkuOf(product, shownSkuIds);
      const labels = cardLabels(offers, product, shown.skuId, { now, locale });
      return presentCard(withTrueBadges(offers, product, now), shown, labels, locale);
    }),
  );
}

/**
 * All data of a product page, or of one of its SKUs; null if they were deleted after the row was read.
 *
 * @param skuId the SKU that was asked for, if it was one
 */
export async function readProduct(
  context: OfferDeps,
  row: ProductRow,
  { now, locale, skuId }: ReadOptions & { skuId?: number | undefined },
): Promise<Product | null> {
  const { db } = context;
  const offers = await productOffers(context);
  const [product] = await hydrate(db, [row], now);
  if (!product) return null;
  const shown = cardSkuOf(product.skus);
  const optionProducts = row.hasAddOnDeals ? await listAddOnDeals(db, row.productId, locale) : [];
  const plans = plansFor(await offeredPlans(context), row, highestPrice(product.skus));
  const installmentOptions = presentPlans(plans, () => shown.price.selling, locale);
  const presented = presentProduct(
    { ...withTrueBadges(offers, product, now), installmentFlag: installmentOptions.length > 0 },
    {
      optionProducts,
      installmentOptions,
      promotionLabels: cardLabels(offers, product, shown.skuId, { now, locale }),
      ...pageOffers(offers, product, { now, locale }),
    },
    locale,
  );
  return skuId === undefined ? presented : presentProductSku(presented, product, skuId);
}

/**
 * The visible products among these, for a comparison, in the order of the ids.
 *
 * @param ids of products or SKUs
 */
export async function readComparedProducts(
  context: OfferDeps,
  ids: readonly number[],
  { now, locale }: ReadOptions,
): Promise<ComparedProduct[]> {
  const { db } = context;
  const offers = await productOffers(context);
  const productIds = await visibleProductIds(db, ids);
  const products = await withTrueInstallmentFlags(
    context,
    await hydrate(db, await productsByIds(db, productIds, locale), now),
  );
  return inOrder(
    productIds,
    products.map((product) => {
      const labels = cardLabels(offers, product, cardSkuOf(product.skus).skuId, { now, locale });
      return presentCompared(withTrueBadges(offers, product, now), labels, locale);
    }),
  );
}

/** The visible products among these with all their SKUs, in the order of the ids. */
export async function readFeedProducts(
  db: Db,
  productIds: readonly number[],
  { now, locale }: ReadOptions,
): Promise<FeedProduct[]> {
  if (productIds.length === 0) return [];
  const products = await hydrate(db, await productsByIds(db, productIds, locale), now);
  return inOrder(
    productIds,
    products.map((product) => presentFeedProduct(product, locale)),
  );
}

/** At most `limit` cards of the products that the merchant related to a product; if there are none, of similar products. */
export async function readRelatedCards(
  context: OfferDeps,
  productId: number,
  limit: number,
  options: ReadOptions,
): Promise<ProductCard[]> {
  const { db } = context;
  const curated = await curatedRelatedIds(db, productId, limit);
  const related = curated.length > 0 ? curated : await findRelatedProducts(db, productId, limit);
  return readCards(context, related, options);
}

/** With the installment flag only where a plan can pay one of the SKUs. */
async function withTrueInstallmentFlags<Product extends Hydrated<CardRow>>(
  context: OfferDeps,
  products: readonly Product[],
): Promise<Product[]> {
  const plans = await offeredPlans(context);
  return products.map((product) => ({
    ...product,
    installmentFlag: plansFor(plans, product, highestPrice(product.skus)).length > 0,
  }));
}

const highestPrice = (skus: readonly { price: SellingPrice }[]): Satang =>
  Math.max(...skus.map(({ price }) => price.selling));

function inOrder<Presented extends { productId: number }>(
  productIds: readonly number[],
  products: readonly Presented[],
): Presented[] {
  const byId = new Map(products.map((product) => [product.productId, product]));
  return productIds.flatMap((id) => byId.get(id) ?? []);
}

/** One page of the running and upcoming flash sales with cards of their products, sorted by start; or the one of an id. */
export async function readFlashSales(
  context: OfferDeps,
  page: { limit: number; offset: number; flashSaleId?: number | undefined; locale: Locale },
): Promise<{ items: FlashSale[]; total: number }> {
  const { locale } = page;
  const now = context.clock();
  const { flashSales, total } = await currentFlashSales(context.db, { ...page, now });
  const ids = [...new Set(flashSales.flatMap(({ productIds }) => productIds))];
  const cards = new Map((await readCards(context, ids, { now, locale })).map((card) => [card.productId, card]));
  const items = flashSales.map(({ productIds, startsAt, endsAt, appliedProducts, ...sale }) => ({
    ...sale,
    startDate: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
    appliedProducts: appliedProducts.map((offer) => ({
      ...offer,
      discountPercent: percentSaved(satangFromBaht(offer.standardPrice), satangFromBaht(offer.price)),
    })),
    products: productIds.flatMap((id) => cards.get(id) ?? []),
  }));
  return { items, total };
}
