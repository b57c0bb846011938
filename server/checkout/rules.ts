import { createHash } from 'node:crypto';
import type { Checkout } from '#contract/checkout.ts';
import { type AmountProblem, type PaymentMethod, paymentMethods } from '#contract/payment-methods.ts';
import type { CustomerAddress } from '../accounts/accounts.ts';
import { type CartLine, limitOf } from '../cart/cart.ts';
import type { Totals } from '../pricing/pricing.ts';

/** Every payment method, with the reason where an order cannot be paid by it. */
export function paymentChoices(problemOf: (method: PaymentMethod) => AmountProblem | null): Checkout['paymentMethods'] {
  return paymentMethods.map((paymentMethod) => {
    const reason = problemOf(paymentMethod);
    return { paymentMethod, available: reason === null, reason };
  });
}

/** Whether a selected line can be ordered as it is. */
export function isOrderable(line: CartLine): boolean {
  return line.quantity <= line.available && line.quantity <= (limitOf(line) ?? line.quantity);
}

/** What a shopper agrees to by placing an order. */
export interface Offer {
  lines: CartLine[];
  totals: Totals;
  /** Where it goes; null until that is chosen, or when the address is gone. */
  address: CustomerAddress | null;
}

/** Fingerprint of lines, prices, whether there is enough stock, totals and, after the dot, of where it all goes (behaviour 5). */
export function quoteOf({ lines, totals, address }: Offer): string {
  const goods = lines.map((line) => [
    line.itemId,
    line.sku.skuId,
    line.quantity,
    line.price.selling,
    line.discount,
    isOrderable(line),
  ]);
  return `${fingerprint([goods, totals])}.${fingerprint(address)}`;
}

export type Refusal =
  | 'product_information_updated'
  | 'checkout_error'
  | 'out_of_stock'
  | 'payment_method_not_available';

/** Why a shopper cannot take this offer, the goods before where they go and how they are paid; null when they can. */
export function refusalOf(
  wish: { quote: string; paymentMethod: PaymentMethod },
  offer: Offer,
  choices: Checkout['paymentMethods'],
): Refusal | null {
  const [goods, delivery] = wish.quote.split('.');
  const [goodsNow, deliveryNow] = quoteOf(offer).split('.');
  if (offer.lines.some((line) => line.available <= 0)) return 'out_of_stock';
  if (goods !== goodsNow || !offer.lines.every(isOrderable)) return 'product_information_updated';
  if (delivery !== deliveryNow) return 'checkout_error';
  const isAvailable = choices.some((choice) => choice.paymentMethod === wish.paymentMethod && choice.available);
  return isAvailable ? null : 'payment_method_not_available';
}

function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
