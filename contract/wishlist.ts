import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { ProductCard } from './products.ts';
import { numericId } from './validation.ts';

/** Products that a wishlist may have. */
export const mostWished = 100;

/** What a customer wants to keep in sight (spec 3, Wishlist), the latest first; products that are withdrawn are left out. */
export const Wishlist = z.object({ total: z.int(), items: z.array(ProductCard) });
export type Wishlist = z.infer<typeof Wishlist>;

export const wishlistEndpoints = endpoints({
  'GET /account/api/wishlist': {
    summary: "The customer's wishlist",
    access: 'customer',
    data: Wishlist,
    errors: [],
  },
  'POST /account/api/wishlist': {
    summary: 'Add a product, by its own id or that of one of its SKUs; again it changes nothing',
    access: 'customer',
    body: z.object({ productId: numericId }),
    data: Wishlist,
    errors: ['product_not_found', 'wishlist_full'],
  },
  'DELETE /account/api/wishlist/{id}': {
    summary: 'Remove a product, by its own id or that of one of its SKUs; one that is gone already is no error',
    access: 'customer',
    params: z.object({ id: numericId }),
    data: Wishlist,
    errors: [],
  },
});
