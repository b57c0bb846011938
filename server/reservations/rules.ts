/** Units of a resource, which is identified by its key columns. */
export interface ResourceQuantity {
  resource: Record<string, unknown>;
  /** Above 0. */
  quantity: number;
}

/** One entry per resource, in the order of first occurrence: two lines of an order may request the same resource. */
export function sumByResource(requested: readonly ResourceQuantity[]): ResourceQuantity[] {
  const sums = new Map<string, ResourceQuantity>();
  for (const { resource, quantity } of requested) {
    const key = JSON.stringify(Object.entries(resource).sort(([one], [other]) => (one < other ? -1 : 1)));
    sums.set(key, { resource, quantity: quantity + (sums.get(key)?.quantity ?? 0) });
  }
  return [...sums.values()];
}

/** Whole percent of a limited resource that remains, rounded up, so that 0 means none. */
export function remainingPercent({ limit, used }: { limit: number; used: number }): number {
  return Math.ceil((Math.max(0, limit - used) * 100) / limit);
}

/** The error code of an order that cannot be placed for lack of a resource. */
export type ShortageCode = 'out_of_stock' | 'product_information_updated';

/** `codeWhenExhausted` if one of the resources has no units left, else `product_information_updated`. */
export function shortageCode(
  codeWhenExhausted: ShortageCode,
  shortages: readonly { available: number }[],
): ShortageCode {
  return shortages.some(({ available }) => available <= 0) ? codeWhenExhausted : 'product_information_updated';
}
