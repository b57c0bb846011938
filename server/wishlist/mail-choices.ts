import { satangFromBaht } from '#contract/money.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { sellingPrice } from '#contract/selling-price.ts';
import type { WishlistMails } from '#contract/wishlist.ts';
import type { AppContext } from '../app-context.ts';
import { visibleProductId } from '../catalogue/catalogue.ts';
import { transaction } from '../db/database.ts';
import { readCards } from '../products/products.ts';
import { countMailChoices, endAllMails, saveMailChoices } from './mail-choice-queries.ts';
import { lockWishlist } from './queries.ts';
import { customerOfToken } from './unsubscribe-token.ts';

type Choices = { [Choice in keyof WishlistMails]?: boolean | undefined };

/** Stores what a customer asks to be mailed about a product on the wishlist. Prices are compared with that of its card now. */
export async function chooseMails(
  context: AppContext,
  { customerId, id }: { customerId: string; id: number },
  choices: Choices,
): Promise<Result<undefined, 'wishlist_item_not_found'>> {
  const { db } = context;
  const now = context.clock();
  const productId = await visibleProductId(db, id);
  const [card] = productId === undefined ? [] : await readCards(context, [productId], { now, locale: 'th' });
  if (!card) return fail('wishlist_item_not_found');
  const price = satangFromBaht(sellingPrice(card));
  const isOnWishlist = await saveMailChoices(db, { customerId, productId: card.productId }, choices, { price, now });
  return isOnWishlist ? ok(undefined) : fail('wishlist_item_not_found');
}

/** The number of products about which the customer of an unsubscribe token is mailed; 0 for one who was erased. */
export async function countMails(
  context: AppContext,
  token: string,
): Promise<Result<{ products: number }, 'unsubscribe_token_not_valid'>> {
  const customerId = customerOfToken(context, token);
  if (!customerId) return fail('unsubscribe_token_not_valid');
  return ok({ products: await countMailChoices(context.db, customerId) });
}

/** Ends all mails about the wishlist of the customer of an unsubscribe token; ending them again changes nothing. */
export async function endMails(
  context: AppContext,
  token: string,
): Promise<Result<undefined, 'unsubscribe_token_not_valid'>> {
  const customerId = customerOfToken(context, token);
  if (!customerId) return fail('unsubscribe_token_not_valid');
  await transaction(context.db, async (tx) => {
    await lockWishlist(tx, customerId);
    await endAllMails(tx, customerId);
  });
  return ok(undefined);
}
