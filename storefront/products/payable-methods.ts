import { satangFromBaht } from '#contract/money.ts';
import { isPaidOnDelivery, type PaymentMethod, paymentMethodTerms } from '#contract/payment-methods.ts';
import type { Product } from '#contract/products.ts';

/** Of the shop's ways to pay, those that can pay for a unit at a price in baht, as far as the product decides it. */
export function payableMethods(
  methods: readonly PaymentMethod[],
  { kind }: Pick<Product, 'kind'>,
  { price, hasInstallments }: { price: number; hasInstallments: boolean },
): PaymentMethod[] {
  const amount = satangFromBaht(price);
  return methods.filter((method) => {
    const { minAmount, maxAmount }: { minAmount: number | null; maxAmount: number | null } = paymentMethodTerms[method];
    if (method === 'installment') return hasInstallments;
    if (isPaidOnDelivery(method) && kind === 'service') return false;
    return amount >= (minAmount ?? 0) && amount <= (maxAmount ?? amount);
  });
}
