import * as z from 'zod/mini';
import { ImageUrl } from './catalogue.ts';
import { endpoints } from './endpoint.ts';
import { badges } from './products.ts';

/** The badges of a product or SKU: a SKU has those of its product. */
export const ProductBadges = z.object({
  /** The given id, of a product or SKU. */
  productId: z.int(),
  badges: z.array(z.enum(badges)),
  /** An icon per badge, in the same order: square SVG files of the shop. */
  badgeImage: z.array(ImageUrl),
});
export type ProductBadges = z.infer<typeof ProductBadges>;

export const productBadgesEndpoints = endpoints({
  'POST /pagerender/content/product-badge': {
    operationId: 'getProductBadges',
    summary: 'Badges of up to 200 products or SKUs, keyed by the given id; unknown ids are left out',
    access: 'public',
    body: z.object({
      products: z
        .array(z.int('not_valid').check(z.gte(1, 'not_valid'), z.lte(2_147_483_647, 'not_valid')), 'required')
        .check(z.minLength(1, 'required'), z.maxLength(200, 'too_long')),
    }),
    data: z.record(z.string(), ProductBadges),
    errors: [],
  },
});
