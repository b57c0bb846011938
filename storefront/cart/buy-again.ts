import { maxItemsAtOnce } from '#contract/cart-limits.ts';
import type { ClientFail } from '#contract/client.ts';
import type { Stock } from '#contract/inventory.ts';

/** A SKU that was bought before, with the units to buy again. */
export interface FormerLine {
  productId: number;
  quantity: number;
}

/**
 * The lines that can be bought again: with units that are in stock besides those in the cart. A SKU without stock record is no
 * longer sold.
 */
export function purchasableLines(
  lines: readonly FormerLine[],
  stocks: Readonly<Record<string, Stock>>,
  inCart: ReadonlyMap<number, number>,
): FormerLine[] {
  return lines.flatMap(({ productId, quantity }) => {
    const stock = stocks[productId];
    if (!stock) return [];
    const available = (stock.preOrderFlag ? stock.preOrderStock : stock.stock) - (inCart.get(productId) ?? 0);
    return available > 0 ? [{ productId, quantity: Math.min(quantity, available) }] : [];
  });
}

export type BuyAgainResult =
  /** What was added, which can be less than requested, or nothing. */
  { ok: true; added: readonly FormerLine[] } | { ok: false; failure: ClientFail };

/**
 * Adds lines to the cart, as many at once as a call takes, and leaves out those that cannot be added. After a failure that is about none
 * of them, the rest is left out; it fails if nothing was added by then.
 *
 * @param add resolves to the failure, or null
 */
export async function addLines(
  lines: readonly FormerLine[],
  add: (lines: readonly FormerLine[]) => Promise<ClientFail | null>,
  unitsInCart: () => ReadonlyMap<number, number>,
): Promise<BuyAgainResult> {
  const added: FormerLine[] = [];
  for (let start = 0; start < lines.length; start += maxItemsAtOnce) {
    let batch = lines.slice(start, start + maxItemsAtOnce);
    while (batch.length > 0) {
      const failure = await add(batch);
      if (!failure) {
        added.push(...batch);
        break;
      }
      const fewer = linesAfterFailure(batch, failure, unitsInCart());
      if (!fewer) return added.length > 0 ? { ok: true, added } : { ok: false, failure };
      batch = fewer;
    }
  }
  return { ok: true, added };
}

/**
 * The lines to try next after they could not be added: without the SKU that the failure names, or with fewer units of it; as many as fit
 * into a full cart. Null if the failure is about none of them.
 */
export function linesAfterFailure(
  lines: readonly FormerLine[],
  { code, data }: Pick<ClientFail, 'code' | 'data'>,
  inCart: ReadonlyMap<number, number>,
): FormerLine[] | null {
  if (code === 'cart_full') {
    let room = numberIn(data, 'room') ?? 0;
    const fitting = lines.filter(({ productId }) => inCart.has(productId) || room-- > 0);
    return fitting.length < lines.length ? fitting : lines.slice(0, -1);
  }
  const named = lines.find(({ productId }) => productId === numberIn(data, 'productId'));
  if (!named) return null;
  const most = numberIn(data, 'limit') ?? numberIn(data, 'available') ?? 0;
  const quantity = Math.min(most - (inCart.get(named.productId) ?? 0), named.quantity - 1);
  return lines.flatMap((line) => (line !== named ? [line] : quantity > 0 ? [{ ...named, quantity }] : []));
}

function numberIn(data: unknown, name: string): number | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const value = (data as Record<string, unknown>)[name];
  return typeof value === 'number' ? value : undefined;
}
