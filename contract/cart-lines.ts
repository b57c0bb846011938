import * as z from 'zod/mini';
import { productKinds } from './product-kinds.ts';
import { Attribute, skuIds } from './products.ts';

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
  /** When a special price or flash sale begins or ends that changes the price of this line next; null without one. */
  priceChangesAt: z.nullable(z.string()),
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
