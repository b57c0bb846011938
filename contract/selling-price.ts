import type { SpecialPrice } from './products.ts';

export interface Priced {
  price: number;
  specialPrice: Pick<SpecialPrice, 'value' | 'startDate' | 'endDate'> | null;
  isSpecialPrice: boolean;
}

/** The price a shopper pays now, in baht. */
export function sellingPrice({ price, specialPrice, isSpecialPrice }: Priced): number {
  return isSpecialPrice && specialPrice ? specialPrice.value : price;
}

/** The standard price while a special price is active. */
export function wasPrice({ price, specialPrice, isSpecialPrice }: Priced): number | undefined {
  return isSpecialPrice && specialPrice ? price : undefined;
}

/** When the price changes next: the end of a running special price or the start of an upcoming one. */
export function priceChangesAt({ specialPrice, isSpecialPrice }: Priced): Date | undefined {
  return specialPrice ? new Date(isSpecialPrice ? specialPrice.endDate : specialPrice.startDate) : undefined;
}
