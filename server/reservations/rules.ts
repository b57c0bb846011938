/** Units that are wanted of a resource, which is named by its key columns. */
export interface Wanted {
  resource: Record<string, unknown>;
  /** Above 0. */
  quantity: number;
}

/** One entry a resource, in the order in which they are first named: two lines of an order may want the same. */
export function sumByResource(wanted: readonly Wanted[]): Wanted[] {
  const sums = new Map<string, Wanted>();
  for (const { resource, quantity } of wanted) {
    const key = JSON.stringify(Object.entries(resource).sort(([one], [other]) => (one < other ? -1 : 1)));
    sums.set(key, { resource, quantity: quantity + (sums.get(key)?.quantity ?? 0) });
  }
  return [...sums.values()];
}

/** What the buyer's call answers when something cannot be reserved. */
export type ShortageCode = 'out_of_stock' | 'product_information_updated';

/** The code for a kind of which some resources are short: its own where nothing is left of one, else that something changed. */
export function shortageCode(noneLeft: ShortageCode, short: readonly { available: number }[]): ShortageCode {
  return short.some(({ available }) => available <= 0) ? noneLeft : 'product_information_updated';
}
