import type { Coupon } from '#contract/coupons.ts';
import type { Locale } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import type { ProductPromotion } from '#contract/promotions.ts';
import type { AppContext } from '../app-context.ts';
import { type CardRow, cardRows, productsWithBadge, type SelectableProduct } from '../catalogue/catalogue.ts';
import { couponsTouching, type OfferedCoupon, offeredCoupons } from '../coupons/coupons.ts';
import { LiveCache } from '../db/live-cache.ts';
import { priceKindOf } from '../pricing/pricing.ts';
import {
  type Condition,
  dependsOnPrices,
  isForSomeProducts,
  isOnTop,
  isReachedBy,
  jointSelection,
  type LivePromotions,
  livePromotions,
  type Promotion,
  type PromotionAvailability,
  type PromotionLine,
  promotionAvailability,
  promotionsTouching,
  runningPromotions,
} from '../promotions/promotions.ts';
import { hydrate } from './hydrate.ts';
import type { Hydrated } from './present.ts';
import { promotionLabels } from './rules.ts';

/** The promotions and coupons that products show, with what was left of them when they were read. */
export interface ProductOffers {
  live: LivePromotions;
  availability: PromotionAvailability;
  coupons: readonly OfferedCoupon[];
  /** The visible products with the stored badge of a free gift for which a promotion gave one. */
  withGift: readonly number[];
}

type LoadDeps = Pick<AppContext, 'db' | 'clock' | 'log' | 'livePromotions'>;
export type OfferDeps = LoadDeps & Pick<AppContext, 'productOffers' | 'installmentPlans' | 'settings'>;

/** The promotions and coupons that products show: cached by this process, or read if the context has no cache. */
export function productOffers(context: OfferDeps): Promise<ProductOffers> | ProductOffers {
  return context.productOffers ? context.productOffers.read(context) : loadProductOffers(context);
}

/** The promotions and coupons of a process, read again when they change, and their counters at least every minute. */
export class ProductOfferCache extends LiveCache<ProductOffers, LoadDeps> {
  constructor() {
    super(loadProductOffers, 'promotions');
  }
}

async function loadProductOffers(context: LoadDeps): Promise<ProductOffers> {
  const [live, coupons] = await Promise.all([livePromotions(context), offeredCoupons(context)]);
  const offers = { live, coupons, availability: await promotionAvailability(context.db, live.promotions) };
  return { ...offers, withGift: await productsWithGift(context, offers) };
}

/** Reads the cards and prices only of products for which it depends on them whether they have a gift: many can have the badge. */
async function productsWithGift({ db, clock }: LoadDeps, offers: Promotions): Promise<number[]> {
  const now = clock();
  const gifts = runningPromotions(offers.live.promotions, now).promotions.filter(
    (promotion) => promotion.action.benefitKind === 'gift' && offers.availability.isAvailable(promotion),
  );
  if (gifts.length === 0) return [];
  const withBadge = await productsWithBadge(db, 'free-gift', jointSelection(gifts));
  const givesGiftAtAnyPrice = (product: SelectableProduct) =>
    promotionsOf(offers, linesAtAnyPrice(product), now).some(
      (promotion) => promotion.action.benefitKind === 'gift' && !dependsOnPrices(promotion),
    );
  const sure = new Set(withBadge.filter(givesGiftAtAnyPrice).map(({ productId }) => productId));
  if (!gifts.some(dependsOnPrices)) return [...sure];
  const others = withBadge.map(({ productId }) => productId).filter((productId) => !sure.has(productId));
  const priced = await hydrate(db, await cardRows(db, others, 'en'), now);
  return [...sure, ...priced.filter((product) => givesGift(offers, product, now)).map(({ productId }) => productId)];
}

/** Coupons on a product page. */
const maxCoupons = 6;

interface At {
  now: Date;
  locale: Locale;
}

type Promotions = Pick<ProductOffers, 'live' | 'availability'>;

/** The promotions that run, are left and would touch a product, in the order of evaluation. */
function promotionsOf({ live, availability }: Promotions, lines: readonly PromotionLine[], now: Date): Promotion[] {
  return promotionsTouching(runningPromotions(live.promotions, now), lines).filter(availability.isAvailable);
}

/** One unit of each SKU, as promotions see it. */
function linesOf(product: Hydrated<CardRow>): PromotionLine[] {
  return product.skus.map(({ skuId, price }) => lineOf(product, skuId, price.selling, priceKindOf(price)));
}

/** As `linesOf`, for promotions that do not depend on prices. */
function linesAtAnyPrice(product: SelectableProduct): PromotionLine[] {
  return product.skuIds.map((skuId) => lineOf(product, skuId, 0, 'standard'));
}

function lineOf(
  { productId, kind, brandId, categoryId }: Omit<SelectableProduct, 'skuIds'>,
  skuId: number,
  selling: Satang,
  priceKind: PromotionLine['priceKind'],
): PromotionLine {
  return {
    lineId: String(skuId),
    skuId,
    productId,
    brandId,
    categoryId,
    quantity: 1,
    selling,
    priceKind,
    isDelivered: kind === 'goods',
  };
}

function givesGift(offers: Promotions, product: Hydrated<CardRow>, now: Date): boolean {
  return promotionsOf(offers, linesOf(product), now).some(({ action }) => action.benefitKind === 'gift');
}

/** Without the badge of a free gift where no promotion gives one. */
export function withTrueBadges<Product extends Hydrated<CardRow>>(
  offers: ProductOffers,
  product: Product,
  now: Date,
): Product {
  if (!product.badges.includes('free-gift') || givesGift(offers, product, now)) return product;
  return { ...product, badges: product.badges.filter((badge) => badge !== 'free-gift') };
}

/**
 * The short labels of a card: of promotions for some products only, because those for all would be on every card, for which one unit of the
 * shown SKU is enough.
 */
export function cardLabels(
  offers: ProductOffers,
  product: Hydrated<CardRow>,
  shownSkuId: number,
  { now, locale }: At,
): string[] {
  const shown = linesOf(product).filter(({ skuId }) => skuId === shownSkuId);
  const forSome = promotionsOf(offers, shown, now).filter(
    (promotion) => isForSomeProducts(promotion) && shown.every(({ selling }) => isReachedBy(promotion, selling)),
  );
  return promotionLabels(
    forSome.map((promotion) => ({ ...promotion.action, isOnTop: isOnTop(promotion) })),
    locale,
  );
}

/** The promotions and coupons on a product's page. */
export function pageOffers(
  offers: ProductOffers,
  product: Hydrated<CardRow>,
  { now, locale }: At,
): { promotions: ProductPromotion[]; coupons: Coupon[] } {
  const lines = linesOf(product);
  return {
    promotions: promotionsOf(offers, lines, now).map((promotion) =>
      presentPromotion(offers, promotion, product, locale),
    ),
    coupons: couponsTouching(offers.coupons, lines, { now, locale, limit: maxCoupons }),
  };
}

function presentPromotion(
  { live, availability }: ProductOffers,
  promotion: Promotion,
  product: Hydrated<CardRow>,
  locale: Locale,
): ProductPromotion {
  const { promotionId, name, startsAt, endsAt, conditions, action } = promotion;
  const giftId = availability.firstGift(promotion);
  const gift = giftId === null ? undefined : live.giftSkus.get(giftId)?.sku;
  return {
    ruleId: promotionId,
    benefitKind: action.benefitKind,
    isOnTop: isOnTop(promotion),
    name: name[locale],
    description: action.description[locale],
    conditions: conditions
      .filter((condition) => !isAboutThisOnly(condition, product))
      .map(({ description }) => description[locale]),
    gift: gift ? { productName: gift.productName[locale], image: gift.image, slug: gift.slug } : null,
    startDate: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
  };
}

/** Whether a condition selects this product and nothing else: its page need not say so. */
function isAboutThisOnly({ selects }: Condition, { productId, skus }: Hydrated<CardRow>): boolean {
  if (!selects || selects.brandId.size > 0 || selects.categoryId.size > 0) return false;
  const selectsAll = selects.productId.size > 0 || selects.skuId.size === skus.length;
  const own = new Set(skus.map(({ skuId }) => skuId));
  return (
    selectsAll &&
    [...selects.productId].every((id) => id === productId) &&
    [...selects.skuId].every((id) => own.has(id))
  );
}
