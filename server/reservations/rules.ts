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

/**
 * From which reservations units are withdrawn: of each `wanted` resource, as many as are left of the reservations whose columns match
 * it, in their order.
 */
export function planWithdrawal<Reservation extends ResourceQuantity>(
  reservations: readonly Reservation[],
  wanted: readonly ResourceQuantity[],
): Reservation[] {
  const left = reservations.map((reservation) => ({ ...reservation }));
  const withdrawn: Reservation[] = [];
  for (const { resource, quantity } of wanted) {
    let missing = quantity;
    for (const reservation of left) {
      const matches = Object.entries(resource).every(([column, value]) => reservation.resource[column] === value);
      const units = matches ? Math.min(missing, reservation.quantity) : 0;
      if (units === 0) continue;
      withdrawn.push({ ...reservation, quantity: units });
      reservation.quantity -= units;
      missing -= units;
    }
  }
  return withdrawn;
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
