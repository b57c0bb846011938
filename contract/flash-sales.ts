import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { FlashSaleOffer, ProductCard, skuIds } from './products.ts';
import { numericId, pageOf, paging } from './validation.ts';

/** A flash sale: upcoming until its start, running until its end (docs/reference/prices.md). */
export const FlashSale = z.object({
  flashSaleId: z.int(),
  name: z.string(),
  /** ISO 8601 UTC. */
  startDate: z.string(),
  endDate: z.string(),
  /** Prices and quotas by SKU. */
  appliedProducts: z.array(
    z.object({
      ...skuIds,
      ...FlashSaleOffer.shape,
      /** In baht. */
      standardPrice: z.number(),
      /** Whole percent below the standard price. */
      discountPercent: z.int(),
    }),
  ),
  /** Cards of the products of those SKUs, in the order of the sale, each once. */
  products: z.array(ProductCard),
});
export type FlashSale = z.infer<typeof FlashSale>;
export type FlashSaleProduct = FlashSale['appliedProducts'][number];

export const flashSalesEndpoints = endpoints({
  'GET /pagerender/content/flash-sale/schedule': {
    operationId: 'listFlashSales',
    summary: 'Running and upcoming flash sales, sorted by start',
    access: 'public',
    query: z.object({
      limit: z._default(
        z.coerce.number('not_valid').check(z.int('not_valid'), z.gte(1, 'not_valid'), z.lte(20, 'not_valid')),
        4,
      ),
      offset: paging.offset,
    }),
    data: pageOf(FlashSale),
    errors: [],
  },
  'GET /pagerender/landing/flash-sale': {
    operationId: 'getFlashSale',
    summary: 'The flash sale that runs, else the next one, or that of an id; null if there is none or it has ended',
    access: 'public',
    query: z.object({ flashSaleId: z.optional(numericId) }),
    data: z.nullable(FlashSale),
    errors: [],
  },
});
