import * as z from 'zod/mini';
import { endpoints } from './endpoint.ts';
import { ProductCard } from './products.ts';
import { numericId, textLine } from './validation.ts';

/** Maximum number of products on a wishlist. */
export const maxWishlistItems = 100;

/** What a customer asked to be mailed about a product, each once. */
export const WishlistMails = z.object({
  /** When its price is lower than at the time of asking. */
  priceFalls: z.boolean(),
  /** When one of its SKUs is in stock that was not at the time of asking. */
  backInStock: z.boolean(),
});
export type WishlistMails = z.infer<typeof WishlistMails>;

export const WishlistItem = z.extend(ProductCard, { mails: WishlistMails });
export type WishlistItem = z.infer<typeof WishlistItem>;

/** A customer's wishlist, latest first, without products that were withdrawn. */
export const Wishlist = z.object({ total: z.int(), items: z.array(WishlistItem) });
export type Wishlist = z.infer<typeof Wishlist>;

/** The token of the link by which a customer shares the wishlist: the page is `/wishlist/{token}`. Null if it is not shared. */
export const WishlistShare = z.object({ token: z.nullable(z.string()) });
export type WishlistShare = z.infer<typeof WishlistShare>;

/** A wishlist as those see it who have its link. Nothing says whose it is. */
export const SharedWishlist = z.object({
  total: z.int(),
  items: z.array(ProductCard),
  /** Whether it is the caller's own. */
  isOwn: z.boolean(),
});
export type SharedWishlist = z.infer<typeof SharedWishlist>;

const token = textLine(200);

export const wishlistEndpoints = endpoints({
  'GET /account/api/wishlist': {
    operationId: 'getWishlist',
    summary: "The customer's wishlist",
    access: 'customer',
    data: Wishlist,
    errors: [],
  },
  'POST /account/api/wishlist': {
    operationId: 'addWishlistItem',
    summary: 'Add a product by its id or that of one of its SKUs; adding it again changes nothing',
    access: 'customer',
    body: z.object({ productId: numericId }),
    data: Wishlist,
    errors: ['product_not_found', 'wishlist_full'],
  },
  'DELETE /account/api/wishlist/{id}': {
    operationId: 'removeWishlistItem',
    summary: 'Remove a product by its id or that of one of its SKUs; an absent one is no error',
    access: 'customer',
    params: z.object({ id: numericId }),
    data: Wishlist,
    errors: [],
  },
  'PUT /account/api/wishlist/{id}/mails': {
    operationId: 'setWishlistItemMails',
    summary:
      'Ask to be mailed about a product on the wishlist, by its id or that of one of its SKUs, or not any more; what is absent stays. Asking again does not change the price that was asked at',
    access: 'customer',
    params: z.object({ id: numericId }),
    body: z.partial(WishlistMails),
    data: Wishlist,
    errors: ['wishlist_item_not_found'],
  },
  'GET /account/api/wishlist-share': {
    operationId: 'getWishlistShare',
    summary: 'The link by which the customer shares the wishlist',
    access: 'customer',
    data: WishlistShare,
    errors: [],
  },
  'POST /account/api/wishlist-share': {
    operationId: 'shareWishlist',
    summary: 'Share the wishlist by a link; sharing again returns the same one',
    access: 'customer',
    data: WishlistShare,
    errors: [],
  },
  'DELETE /account/api/wishlist-share': {
    operationId: 'endWishlistShare',
    summary: 'End sharing: the link works no more, and the next one is another',
    access: 'customer',
    data: WishlistShare,
    errors: [],
  },
  'GET /account/api/shared-wishlists/{token}': {
    operationId: 'getSharedWishlist',
    summary: 'A wishlist by the link that its customer shares',
    access: 'visitor',
    params: z.object({ token }),
    data: SharedWishlist,
    errors: ['shared_wishlist_not_found'],
  },
  'GET /account/api/wishlist-mails': {
    operationId: 'getWishlistMails',
    summary: 'How many products the customer of a mail about a wishlist asked to be mailed about',
    access: 'visitor',
    query: z.object({ token }),
    data: z.object({ products: z.int() }),
    errors: ['unsubscribe_token_not_valid'],
  },
  'POST /account/api/wishlist-mails/end': {
    operationId: 'endWishlistMails',
    summary: 'End all mails about the wishlist of the customer of such a mail; ending them again is no error',
    access: 'visitor',
    body: z.object({ token }),
    errors: ['unsubscribe_token_not_valid'],
  },
});
