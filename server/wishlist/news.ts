import { type Locale, locales, pathPrefix } from '#contract/locale.ts';
import { bahtFromSatang, satangFromBaht } from '#contract/money.ts';
import type { ProductCard } from '#contract/products.ts';
import { sellingPrice } from '#contract/selling-price.ts';
import type { AppContext } from '../app-context.ts';
import { transaction } from '../db/database.ts';
import { type MailContents, pictureUrl, queueMail } from '../messaging/messaging.ts';
import { readCards } from '../products/products.ts';
import {
  lockRecipients,
  type News,
  type ProductNews,
  type Recipient,
  recordSoldOut,
  selectPriceCandidates,
  selectProductsBackInStock,
  takeNews,
} from './news-queries.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

type Cards = Record<Locale, Map<number, ProductCard>>;

/** Products that are read at once. */
const productBatch = 500;
/** Customers who are mailed in one transaction. */
const customerBatch = 200;
/** Before the id of every customer. */
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Mails customers what they asked for: products on their wishlists that cost less than when they asked, and products that are back in
 * stock. All news of a customer is in one mail. What was mailed is not asked for any more, in the same transaction: however many processes
 * run this, and wherever one of them stops, each is mailed once.
 */
export async function mailWishlistNews(context: AppContext): Promise<void> {
  const { db } = context;
  const now = context.clock();
  await recordSoldOut(db);
  const candidates = await selectPriceCandidates(db, now);
  const returned = await selectProductsBackInStock(db);
  if (candidates.length + returned.length === 0) return;
  const cards = await readAllCards(context, [...candidates.map(({ productId }) => productId), ...returned], now);
  // A product may be withdrawn between the reads.
  const isRead = (productId: number) => locales.every((locale) => cards[locale].has(productId));
  const news: ProductNews = {
    lowerPrices: candidates.flatMap(({ productId, highestAsked }) => {
      const card = cards.th.get(productId);
      const price = card && satangFromBaht(sellingPrice(card));
      return price !== undefined && price < highestAsked && isRead(productId) ? [{ productId, price }] : [];
    }),
    backInStock: returned.filter(isRead),
  };
  for (let after: string | undefined = firstId; after; ) after = await mailNextCustomers(context, news, cards, after);
}

async function readAllCards(context: AppContext, productIds: readonly number[], now: Date): Promise<Cards> {
  const ids = [...new Set(productIds)];
  const cards: Cards = { th: new Map(), en: new Map() };
  for (let start = 0; start < ids.length; start += productBatch)
    for (const locale of locales)
      for (const card of await readCards(context, ids.slice(start, start + productBatch), { now, locale }))
        cards[locale].set(card.productId, card);
  return cards;
}

/** @returns the id of the last customer of this batch; undefined if there was none */
function mailNextCustomers(
  context: AppContext,
  news: ProductNews,
  cards: Cards,
  after: string,
): Promise<string | undefined> {
  return transaction(context.db, async (tx) => {
    const recipients = await lockRecipients(tx, news, { after, limit: customerBatch });
    const taken = await takeNews(
      tx,
      news,
      recipients.map(({ customerId }) => customerId),
    );
    const newsOf = Map.groupBy(taken, ({ customerId }) => customerId);
    for (const recipient of recipients) {
      const content = contentOf(context, recipient, newsOf.get(recipient.customerId) ?? [], cards[recipient.locale]);
      if (content.items.length === 0) continue;
      const { email, locale } = recipient;
      await queueMail(context, tx, { recipient: email, locale, template: 'wishlist_news', content });
    }
    return recipients.at(-1)?.customerId;
  });
}

function contentOf(
  context: AppContext,
  { customerId, firstName, locale }: Recipient,
  news: readonly News[],
  cards: ReadonlyMap<number, ProductCard>,
): MailContents['wishlist_news'] {
  const base = `${context.settings.origin}${pathPrefix(locale)}`;
  return {
    firstName,
    items: news.flatMap(({ productId, priceAsked, isBackInStock }) => {
      const card = cards.get(productId);
      if (!card) return [];
      return {
        name: card.productName,
        image: pictureUrl(context, card.image),
        url: `${base}/product/${card.slug}`,
        price: sellingPrice(card),
        priceAsked: priceAsked === null ? null : bahtFromSatang(priceAsked),
        isBackInStock,
        isSoldOut: !card.stockAvailable,
      };
    }),
    wishlistUrl: `${base}/account/my-wishlist`,
    unsubscribeUrl: `${base}/wishlist/unsubscribe?token=${unsubscribeToken(context, customerId)}`,
  };
}
