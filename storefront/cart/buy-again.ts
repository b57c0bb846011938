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

/**
 * The lines to try next after they could not be added: without the SKU that the failure names, or with fewer units of it. Null if
 * the failure is about none of them.
 */
export function linesAfterFailure(
  lines: readonly FormerLine[],
  { data }: Pick<ClientFail, 'data'>,
  inCart: ReadonlyMap<number, number>,
): FormerLine[] | null {
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
