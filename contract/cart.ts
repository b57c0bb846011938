import * as z from 'zod/mini';
import { AddOnProduct } from './add-on-deals.ts';
import { maxItemsAtOnce } from './cart-limits.ts';
import { CartItem } from './cart-lines.ts';
import { CartTotals } from './cart-totals.ts';
import { deliveryMethods } from './delivery-methods.ts';
import { endpoints } from './endpoint.ts';
import { paymentMethods } from './payment-methods.ts';
import { CartPromotions } from './promotions.ts';
import { maxLength, quantity, quantityOrZero } from './validation.ts';

/** Deals offered after an item was added (docs/reference/cart.md). */
export const AddOnDealOffer = z.object({
  /** The line of that item. */
  parent: CartItem,
  /** Highest stock first. */
  children: z.array(AddOnProduct),
});
export type AddOnDealOffer = z.infer<typeof AddOnDealOffer>;

export const Cart = z.object({
  /** Unguessable. A guest's expires 30 days after the last change of the cart. */
  cartId: z.string(),
  cartType: z.enum(['guest', 'customer']),
  status: z.enum(['active']),
  customerId: z.nullable(z.string()),
  /** The customer of a customer's cart; null for a guest. */
  customer: z.nullable(
    z.object({ customerId: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() }),
  ),
  /** The id of a guest's cart, to be merged at sign-in; null for a customer's cart. */
  guestCartId: z.nullable(z.string()),
  /** The delivery method chosen at the checkout; null before. */
  deliveryMethod: z.nullable(z.enum(deliveryMethods)),
  /** Oldest first. */
  items: z.array(CartItem),
  /** Lines. */
  count: z.int(),
  /** Units of all lines. */
  totalQuantity: z.int(),
  /** Whether any line has stock 0 or less. */
  hasOutStock: z.boolean(),
  /** Whether a selected line cannot be ordered in its quantity, and the reason of the first such line. */
  isError: z.boolean(),
  errorMessage: z.nullable(z.string()),
  /** In the answer to adding a single item without options, if it has deals that are available; else null. */
  addOnDeal: z.nullable(AddOnDealOffer),
  ...CartTotals.shape,
  ...CartPromotions.shape,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Cart = z.infer<typeof Cart>;

const skuId = z.int('not_valid').check(z.gte(1, 'not_valid'), z.lte(2_147_483_647, 'not_valid'));
const cartId = z.object({ cartId: z.string().check(z.maxLength(64, 'too_long')) });
/** Promotions can depend on the payment method: with it, the cart is priced for an order that is paid by it. */
const pricedFor = z.object({ paymentMethod: z.optional(z.enum(paymentMethods, 'not_valid')) });
const itemId = z.string('required').check(z.maxLength(64, 'too_long'));

export const AddItem = z
  .object({
    /** Id of the SKU. */
    productId: skuId,
    /** 0 adds options only, to an item that is in the cart. */
    quantity: quantityOrZero,
    /** SKUs of add-on deals of this item; one unit of each is added. */
    optionProductIds: z.optional(z.array(skuId).check(z.maxLength(20, 'too_long'))),
  })
  .check(
    z.refine((item) => item.quantity > 0 || (item.optionProductIds?.length ?? 0) > 0, {
      path: ['quantity'],
      error: 'quantity_not_valid',
    }),
  );
export type AddItem = z.infer<typeof AddItem>;

const severalItems = z.object({
  items: z.array(AddItem, 'required').check(z.minLength(1, 'required'), z.maxLength(maxItemsAtOnce, 'too_long')),
});
type SeveralItems = z.input<typeof severalItems>;

/** Items in an object, or a bare list of them. */
const severalItemsOrList = z.pipe(
  z.transform(
    (body: SeveralItems | SeveralItems['items']): SeveralItems => (Array.isArray(body) ? { items: body } : body),
  ),
  severalItems,
);

/**
 * The `data` of a failure names the SKU as `productId`, with the `limit` or the `available` quantity that was exceeded. That of `cart_full`
 * is `room`, how many further lines fit.
 */
const addErrors = [
  'cart_not_found',
  'cart_item_not_found',
  'product_not_found',
  'option_not_offered',
  'out_of_stock',
  'quantity_exceeds_stock',
  'quantity_exceeds_limit',
  'cart_full',
] as const;

export const cartEndpoints = endpoints({
  'GET /cart/api/cart/me': {
    operationId: 'getMyCart',
    summary: "The signed-in customer's cart",
    access: 'customer',
    query: pricedFor,
    data: Cart,
    errors: ['cart_not_found'],
  },
  'GET /cart/api/cart/{cartId}': {
    operationId: 'getCart',
    summary: "A cart by its id: a guest cart for anyone who has the id, a customer's cart for that customer",
    access: 'visitor',
    params: cartId,
    query: pricedFor,
    data: Cart,
    errors: ['cart_not_found'],
  },
  'POST /cart/api/cart/create': {
    operationId: 'createCart',
    summary:
      'An empty guest cart, which is stored when something is put into it; for a signed-in customer the cart they have, or a new one',
    access: 'visitor',
    data: Cart,
    errors: [],
  },
  'POST /cart/api/cart/merge/{cartId}': {
    operationId: 'mergeCart',
    summary:
      "Move a guest cart's lines into the customer's cart; the guest cart is then gone. Doing it twice changes nothing",
    access: 'customer',
    params: cartId,
    data: Cart,
    errors: ['cart_not_found'],
  },
  'POST /cart/api/cart/{cartId}/items/add': {
    operationId: 'addCartItem',
    summary: 'Add a SKU',
    access: 'visitor',
    params: cartId,
    body: AddItem,
    data: Cart,
    errors: addErrors,
  },
  'POST /cart/api/cart/{cartId}/items/add-multiple': {
    operationId: 'addCartItems',
    summary: 'Add several SKUs, all or none; the body can also be the bare list of items',
    access: 'visitor',
    params: cartId,
    body: severalItemsOrList,
    data: Cart,
    errors: addErrors,
  },
  'POST /cart/api/cart/{cartId}/items/update': {
    operationId: 'updateCartItem',
    summary: 'Set the quantity of a line',
    access: 'visitor',
    params: cartId,
    body: z.object({ productId: skuId, itemId, quantity }),
    data: Cart,
    errors: [
      'cart_not_found',
      'cart_item_not_found',
      'out_of_stock',
      'quantity_exceeds_stock',
      'quantity_exceeds_limit',
    ],
  },
  'DELETE /cart/api/cart/{cartId}/items/delete': {
    operationId: 'removeCartItem',
    summary: 'Remove a line with its options; a line that does not exist is no error',
    access: 'visitor',
    params: cartId,
    body: z.object({ productId: skuId, itemId }),
    data: Cart,
    errors: ['cart_not_found'],
  },
  'DELETE /cart/api/cart/{cartId}/delete/all': {
    operationId: 'clearCart',
    summary: 'Remove all lines',
    access: 'visitor',
    params: cartId,
    data: Cart,
    errors: ['cart_not_found'],
  },
  'PUT /cart/api/cart/{cartId}/items/selected': {
    operationId: 'selectCartItems',
    summary: 'Select these lines and no others; options follow their parent',
    access: 'visitor',
    params: cartId,
    body: z.object({ cartItemIds: z.array(itemId, 'required').check(z.maxLength(200, 'too_long')) }),
    data: Cart,
    errors: ['cart_not_found', 'cart_item_not_found'],
  },
  'POST /cart/api/cart/{cartId}/apply-coupon': {
    operationId: 'applyCoupon',
    summary:
      'Apply a coupon by its code and a kept collectible coupon by its id; an absent one stays as it is, an empty one is removed',
    access: 'visitor',
    params: cartId,
    body: z.object({
      /** Case, spaces, hyphens and Thai digits do not matter. Empty or null removes the coupon. */
      couponCode: z.optional(z.nullable(z.string('not_valid').check(z.normalize('NFC'), maxLength(64)))),
      /** Requires a signed-in customer who keeps it. Empty or null removes the coupon. */
      collectibleCouponId: z.optional(z.nullable(z.union([z.literal(''), skuId], 'not_valid'))),
    }),
    data: Cart,
    errors: ['cart_not_found', 'coupon_not_found', 'coupon_expired', 'coupon_used_up'],
  },
});
