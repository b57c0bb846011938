import * as z from 'zod/mini';

/** A product that is sold cheaper beside another one (spec 3, Add-on product). Money in baht. */
export const AddOnProduct = z.object({
  /** Id of the SKU. */
  productId: z.int(),
  productName: z.string(),
  productImage: z.string(),
  slug: z.string(),
  /** Pieces that one purchase may take. */
  quantity: z.int(),
  /** Pieces that can be bought at the deal's price. */
  stock: z.int(),
  sellingPrice: z.number(),
  standardPrice: z.number(),
  /** Standard price minus selling price. */
  discountPrice: z.number(),
  isSpecialPrice: z.boolean(),
});
export type AddOnProduct = z.infer<typeof AddOnProduct>;
