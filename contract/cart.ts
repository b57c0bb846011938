import * as z from 'zod/mini';
import { AddOnProduct } from './add-on-deals.ts';
import { maxItemsAtOnce } from './cart-limits.ts';
import { CartTotals } from './cart-totals.ts';
import { deliveryMethods } from './delivery-methods.ts';
import { endpoints } from './endpoint.ts';
import { paymentMethods } from './payment-methods.ts';
import { productKinds } from './product-kinds.ts';
import { Attribute, skuIds } from './products.ts';
import { CartPromotions } from './promotions.ts';
import { maxLength, quantity, quantityOrZero } from './validation.ts';

/** A line of a cart without the lines of its options. */
const CartLine = z.object({
  /** Id of the line. */
  uuid: z.string(),
  cartId: z.string(),
  ...skuIds,
  type: z.literal('sku'),
  /** Of its product: a service needs no delivery. */
  kind: z.enum(productKinds),
  itemType: z.enum(['ITEM', 'GIFT', 'OPTION']),
  /** Whether `itemType` is ITEM, and whether it is OPTION. */
  isItem: z.boolean(),
  isOptionItem: z.boolean(),
  /** The parent line of an OPTION; null for other lines. */
  parentItemId: z.nullable(z.string()),
  /** The promotion that gives a GIFT line; the server adds and removes these lines. Null for other lines. */
  giftBy: z.nullable(z.int()),
  /** The promotions that apply to this line, in the order of evaluation. */
  appliedRuleIds: z.array(z.int()),
  /** The names of these promotions, joined with ', '; null without any. */
  appliedRuleName: z.nullable(z.string()),
  sku: z.string(),
  /** Whether the SKU is the default one of its product, which is shown first among equally cheap ones. */
  defaultFlag: z.boolean(),
  slug: z.string(),
  productName: z.string(),
  /** The product name with the option label. */
  skuName: z.string(),
  /** Labels of the attributes that make the variant, joined with ' - '; empty without variants. */
  attributeOptionName: z.string(),
  attributes: z.array(Attribute),
  image: z.string(),
  brand: z.string(),
  categoryId: z.int(),
  categoryName: z.string(),
  /** The categories from the top down to its own. */
  categories: z.array(z.object({ categoryId: z.int(), categoryName: z.string() })),
  /** Standard price per unit. */
  price: z.number(),
  standardPrice: z.number(),
  marketPrice: z.number(),
  /** Special price per unit while its window runs, or the deal's price of an OPTION, else null. The selling price when present. */
  specialPrice: z.nullable(z.number()),
  /** A running flash sale with a lower `price` per unit that has `left` units, fewer than the quantity; null without one. */
  exceededFlashSale: z.nullable(z.object({ price: z.number(), left: z.int() })),
  /** Since when the special price applies; null without one. */
  priceEffectiveDate: z.nullable(z.string()),
  discountPercent: z.int(),
  quantity: z.int(),
  /** Selling price × quantity. */
  totalPrice: z.number(),
  totalStandardPrice: z.number(),
  totalMarketPrice: z.number(),
  /** What the special price saves on the line. */
  totalSpecialPrice: z.number(),
  /** `totalDiscount` per unit, rounded down to the satang. */
  discount: z.number(),
  /** Share of the discounts of promotions and coupons in this line. */
  totalDiscount: z.number(),
  /** The share of each promotion and coupon in `totalDiscount`, by name, in the order of evaluation. */
  discounts: z.array(z.object({ name: z.string(), discount: z.number() })),
  /** Share of the VAT of the cart; 0 if the line does not count in the totals. */
  vat: z.number(),
  /** Units that can be bought now; 0 or less is out of stock. An OPTION without its deal or its parent is out of stock. */
  stock: z.int(),
  preOrderFlag: z.boolean(),
  /** Units that can be pre-ordered. */
  preOrderStock: z.int(),
  stockAvailable: z.boolean(),
  /** Maximum quantity: of the SKU, and for an OPTION also of its deal; null without a limit. */
  limitQuantity: z.nullable(z.int()),
  /** Upper end of the quantity stepper: the smaller of stock and limit. */
  limitSelectQty: z.int(),
  isSelected: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** One line of a cart (docs/reference/cart.md). Money in baht, VAT included, computed at every read. */
export const CartItem = z.object({
  ...CartLine.shape,
  /** The OPTION lines of this line, in the order of the cart, which has them among its `items` as well. */
  optionProducts: z.array(CartLine),
});
export type CartItem = z.infer<typeof CartItem>;

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
