import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';

const units = {
  productId: z.int(),
  stock: z.int(),
  totalStock: z.nullable(z.int()),
  preOrderStock: z.int(),
  preOrderFlag: z.boolean(),
  stockAvailable: z.boolean(),
};

/** Live stock of a SKU, or of a product as the sum over its SKUs. A service has no stock: it is as much as a cart can have. */
export const Stock = z.object({
  ...units,
  appliedType: z.enum(['product', 'sku']),
  /** Of a product, the stock of each of its SKUs, by id; empty for a SKU. */
  children: z.array(z.object({ ...units, appliedType: z.literal('sku') })),
});
export type Stock = z.infer<typeof Stock>;

export const inventoryEndpoints = endpoints({
  'POST /inventory/api/stock': {
    operationId: 'getStock',
    summary: 'Live stock of up to 200 products or SKUs, in the order of the ids; unknown ids are left out',
    access: 'public',
    body: z.object({
      productIds: z
        .array(z.int('not_valid').check(z.gte(1, 'not_valid'), z.lte(2_147_483_647, 'not_valid')), 'required')
        .check(z.minLength(1, 'required'), z.maxLength(200, 'too_long')),
    }),
    data: z.array(Stock),
    errors: [],
  },
});
