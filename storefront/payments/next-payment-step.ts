import type { Order } from '#contract/orders.ts';
import { paymentMethodTerms } from '#contract/payment-methods.ts';

/** Where a shopper goes in order to pay: a page of the gateway, or one of ours. */
export type PaymentStep = { to: 'gateway'; url: string } | { to: 'pay' | 'thank-you'; orderId: string };

/** The step after an order was placed, or a new attempt to pay it was made. What the gateway has not answered yet is asked again on the pay page. */
export function nextPaymentStep({
  orderId,
  paymentMethod,
  payment,
}: Pick<Order, 'orderId' | 'paymentMethod' | 'payment'>): PaymentStep {
  switch (paymentMethodTerms[paymentMethod].nextStep) {
    case 'gateway_page':
      return payment?.redirectUrl ? { to: 'gateway', url: payment.redirectUrl } : { to: 'pay', orderId };
    case 'qr_code':
      return { to: 'pay', orderId };
    case 'none':
      return { to: 'thank-you', orderId };
  }
}
