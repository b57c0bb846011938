import type { Locale } from '#contract/locale.ts';
import type { BranchOption } from '#contract/pickup.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { AppContext } from '../app-context.ts';
import { cartForCheckout, readCartRules } from '../cart/cart.ts';
import { skuName } from '../catalogue/catalogue.ts';
import { findStores, type Location, stockOfBranches } from '../stores/stores.ts';

/** One page of the branches with what they have of a cart's selected lines; nearest first if `from` is given. */
export async function listBranches(
  context: AppContext,
  {
    cartId,
    customerId,
    from,
    limit,
    offset,
    locale,
  }: {
    cartId: string;
    customerId: string;
    from: Location | undefined;
    limit: number;
    offset: number;
    locale: Locale;
  },
): Promise<
  Result<{ items: BranchOption[]; total: number; limit: number; offset: number }, 'cart_not_found' | 'nothing_selected'>
> {
  const { db } = context;
  const now = context.clock();
  const rules = await readCartRules(context);
  const cart = await cartForCheckout(db, { cartId, customerId, rules, paymentMethod: null, now });
  if (!cart) return fail('cart_not_found');
  if (cart.lines.length === 0) return fail('nothing_selected');
  const { items: stores, total } = await findStores(db, { from, limit, offset }, { now, locale });
  const stock = await stockOfBranches(
    db,
    stores.map(({ storeId }) => storeId),
    cart.skuIds,
  );
  const items = stores.map(({ slug: _slug, categories: _categories, ...store }): BranchOption => {
    const { availability, shortages } = cart.atBranch(stock.get(store.storeId) ?? new Map());
    return {
      ...store,
      availability,
      missing: shortages.map(({ itemId, sku, quantity, available }) => ({
        uuid: itemId,
        name: skuName(sku)[locale],
        quantity,
        available,
      })),
    };
  });
  return ok({ items, total, limit, offset });
}
