const sessionProxy = 'storefront/web/session/session-proxy.test.ts';
const idempotency = 'server/http/idempotency.test.ts';
const sessions = 'server/accounts/sessions.test.ts';
const reservations = 'server/orders/reservations.test.ts';

/** Of orders with their payments and refunds. */
const orders = [
  'server/payments/payments.test.ts',
  'server/payments/charge-requests.test.ts',
  'server/payments/omise/omise.test.ts',
  'server/payments/omise/refunds.test.ts',
  'server/orders/orders.test.ts',
  'server/orders/payment/transfers.test.ts',
  'server/orders/refunds/refunds.test.ts',
  'server/orders/operator/refund-action.test.ts',
  'server/orders/operator/refuse-order.test.ts',
  'server/attention/attention.test.ts',
];

/** The files whose mutants are run, each with its tests: the fast ones first. They decide about money, stock, sessions and caches. */
export const mutatedFiles: Readonly<Record<string, readonly string[]>> = {
  'contract/money.ts': ['contract/money.test.ts', 'server/installments/rules.test.ts'],
  'contract/selling-price.ts': ['contract/selling-price.test.ts'],
  'server/pricing/rules.ts': ['server/pricing/rules.test.ts', 'server/promotions/evaluation/evaluate.test.ts'],
  'server/installments/rules.ts': ['server/installments/rules.test.ts', 'server/installments/installments.test.ts'],
  'server/inventory/rules.ts': ['server/inventory/rules.test.ts', 'server/cart/rules.test.ts'],
  'server/reservations/rules.ts': ['server/reservations/rules.test.ts'],
  'server/reservations/queries.ts': [reservations],
  'server/reservations/reservations.ts': [reservations],
  'server/inventory/reservation-queries.ts': [reservations],
  'server/flash-sales/reservation-queries.ts': [reservations],
  'server/coupons/rules.ts': ['server/coupons/rules.test.ts'],
  'server/payments/rules.ts': ['server/payments/rules.test.ts'],
  'server/payments/settlement.ts': [
    ...orders,
    'server/payments/omise/closed-charges.test.ts',
    'server/payments/gateways-without-settings.test.ts',
  ],
  'server/orders/rules.ts': ['server/orders/rules.test.ts'],
  'server/orders/payment/payment-events.ts': [
    ...orders,
    'server/orders/mails.test.ts',
    'server/checkout/installments.test.ts',
    'server/orders/pickup/pickup.test.ts',
    'server/orders/invoices.test.ts',
    'server/checkout/shipping.test.ts',
  ],
  'server/orders/order-transitions.ts': [...orders, 'server/orders/commands.test.ts'],
  'server/orders/cancel-order.ts': ['server/orders/refunds/refunds.test.ts', 'server/orders/orders.test.ts'],
  'server/orders/payment/payment-window.ts': ['server/orders/payment/payment-window.test.ts'],
  'server/orders/pickup/pickup-rules.ts': ['server/orders/pickup/pickup-rules.test.ts'],
  'server/orders/refunds/refund-rules.ts': ['server/orders/refunds/refund-rules.test.ts'],
  'server/cart/guest-cart-ids.ts': ['server/cart/guest-cart-ids.test.ts'],
  'server/cart/rules.ts': ['server/cart/rules.test.ts'],
  'server/cart/add-items-rules.ts': ['server/cart/add-items-rules.test.ts'],
  'server/cart/merge-rules.ts': ['server/cart/merge-rules.test.ts'],
  'server/cart/merge-cart.ts': ['server/cart/merge-cart.test.ts', 'server/cart/coupons.test.ts'],
  'server/cart/change-cart.ts': [
    'server/cart/lines.test.ts',
    'server/cart/coupons.test.ts',
    'server/cart/options.test.ts',
    'server/cart/unstored-carts.test.ts',
    'server/cart/cart.test.ts',
  ],
  'server/accounts/rules.ts': [
    'server/accounts/rules.test.ts',
    'server/accounts/password-reset.test.ts',
    'server/accounts/activation.test.ts',
    sessions,
    'server/accounts/accounts.test.ts',
    'server/accounts/registration.test.ts',
    'server/accounts/password-sign-in.test.ts',
  ],
  'server/accounts/sessions.ts': [sessions],
  'server/accounts/session-queries.ts': [sessions],
  'server/http/idempotency.ts': [idempotency],
  'server/http/idempotency-queries.ts': [idempotency],
  'storefront/web/session/origin-check.ts': [sessionProxy],
  'storefront/web/session/session-cookies.ts': ['storefront/web/session/session-cookies.test.ts', sessionProxy],
  'storefront/web/session/session-refresh.ts': [sessionProxy],
  'storefront/web/page-cache.ts': ['storefront/web/page-cache.test.ts'],
  'server/http/response-cache.ts': ['server/http/response-cache.test.ts'],
};
