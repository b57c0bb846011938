import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { DeliveryDates } from './orders.ts';
import { numericId } from './validation.ts';

/** What delivery of a product costs and how long it takes, before an address is known (docs/reference/shipping.md). */
export const ProductDelivery = z.object({
  productId: z.int(),
  /** The price of the goods in an order from which its delivery is free, in baht. */
  freeDeliveryFrom: z.number(),
  /**
   * When a unit in stock arrives if it is ordered now, by shipping zone, soonest first; `name` is null for what is in no zone. Empty for a
   * service.
   */
  areas: z.array(z.object({ name: z.nullable(z.string()), ...DeliveryDates.shape })),
  /** When orders leave on another day, so that the dates change (ISO 8601 UTC). */
  changesAt: z.string(),
});
export type ProductDelivery = z.infer<typeof ProductDelivery>;

export const productDeliveryEndpoints = endpoints({
  'GET /pim/api/products/{id}/delivery': {
    operationId: 'getProductDelivery',
    summary:
      'When a product arrives and from which price delivery is free, by the id of the product or of one of its SKUs',
    access: 'public',
    params: z.object({ id: numericId }),
    data: ProductDelivery,
    errors: ['product_not_found'],
  },
});
