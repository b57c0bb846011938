import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { ProductCard } from './products.ts';
import { numericId } from './validation.ts';

/** Maximum number of products on a wishlist. */
export const maxWishlistItems = 100;

/** A customer's wishlist, latest first, without products that were withdrawn. */
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
    summary: 'Add a product by its id or that of one of its SKUs; adding it again changes nothing',
    access: 'customer',
    body: z.object({ productId: numericId }),
    data: Wishlist,
    errors: ['product_not_found', 'wishlist_full'],
  },
  'DELETE /account/api/wishlist/{id}': {
    summary: 'Remove a product by its id or that of one of its SKUs; an absent one is no error',
    access: 'customer',
    params: z.object({ id: numericId }),
    data: Wishlist,
    errors: [],
  },
});
