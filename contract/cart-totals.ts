import * as z from 'zod/mini';

/** Sums over the selected lines that can be bought, in baht. */
export const CartTotals = z.object({
  /** Standard prices. */
  totalMarketPrice: z.number(),
  /** Selling prices. */
  totalPrice: z.number(),
  /** What special prices save: market price minus price. */
  totalSpecialPrice: z.number(),
  /** Promotions and coupons, not counting special prices. */
  totalDiscount: z.number(),
  /** What the shopper pays for delivery, after its discount. */
  totalDeliveryFee: z.number(),
  /** Discount on the delivery fee. */
  totalDeliveryFeeDiscount: z.number(),
  /** Price − discount + delivery fee. */
  totalPayable: z.number(),
  /** Payable without VAT. */
  totalBeforeVat: z.number(),
  /** VAT inside payable, rounded once for the document. */
  totalVat: z.number(),
});
export type CartTotals = z.infer<typeof CartTotals>;
