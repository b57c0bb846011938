import type { Order } from '#contract/orders.ts';
import { paymentMethodTerms } from '#contract/payment-methods.ts';

/** The page to continue on: the gateway's, our pay page or our thank-you page. */
export type PaymentStep = { to: 'gateway'; url: string } | { to: 'pay' | 'thank-you'; orderId: string };

/** The step after an order is placed or a new payment attempt is created. Without a response from the gateway it is our pay page, which retries. */
export function nextPaymentStep({
  orderId,
  paymentMethod,
  payment,
}: Pick<Order, 'orderId' | 'paymentMethod' | 'payment'>): PaymentStep {
  switch (paymentMethod === null ? 'none' : paymentMethodTerms[paymentMethod].nextStep) {
    case 'gateway_page':
      return payment?.redirectUrl ? { to: 'gateway', url: payment.redirectUrl } : { to: 'pay', orderId };
    case 'qr_code':
    case 'bank_transfer':
      return { to: 'pay', orderId };
    case 'none':
      return { to: 'thank-you', orderId };
  }
}
