import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { FlashSaleOffer, ProductCard } from './products.ts';
import { pageOf, paging } from './validation.ts';

/** A round of a flash sale (spec 3): upcoming until its start, on sale between start and end. */
export const FlashSale = z.object({
  flashSaleId: z.int(),
  name: z.string(),
  /** ISO 8601 UTC. */
  startDate: z.string(),
  endDate: z.string(),
  /** Its prices and quotas by SKU. */
  appliedProducts: z.array(z.object({ productId: z.int(), ...FlashSaleOffer.shape })),
  /** Cards of the products of those SKUs, in the round's order; each once. */
  products: z.array(ProductCard),
});
export type FlashSale = z.infer<typeof FlashSale>;

/** Whole percent of a quota that is left, rounded up so that 0 means none. */
export function remainingPercent({ quota, sold }: { quota: number; sold: number }): number {
  return Math.ceil(((quota - sold) * 100) / quota);
}

export const flashSalesEndpoints = endpoints({
  'GET /pagerender/content/flash-sale/schedule': {
    summary: 'The rounds of flash sales that run or come, the first to begin first',
    access: 'public',
    query: z.object({
      /** Spec 9: 4. */
      limit: z._default(
        z.coerce.number('not_valid').check(z.int('not_valid'), z.gte(1, 'not_valid'), z.lte(20, 'not_valid')),
        4,
      ),
      offset: paging.offset,
    }),
    data: pageOf(FlashSale),
    errors: [],
  },
});
