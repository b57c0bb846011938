import * as z from 'zod/mini';

/** A SKU sold at a lower price together with another product. Money in baht. */
export const AddOnProduct = z.object({
  /** Id of the SKU. */
  productId: z.int(),
  productName: z.string(),
  /** Its variant, such as 'Black - 256GB'; empty if the product has one only. */
  attributeOptionName: z.string(),
  productImage: z.string(),
  slug: z.string(),
  /** Maximum quantity per purchase. */
  quantity: z.int(),
  /** Units available at the deal's price. */
  stock: z.int(),
  sellingPrice: z.number(),
  standardPrice: z.number(),
  /** Standard price minus selling price. */
  discountPrice: z.number(),
  isSpecialPrice: z.boolean(),
});
export type AddOnProduct = z.infer<typeof AddOnProduct>;
