import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * Every page in both languages (spec 2): one tree serves `/…` in Thai and `/en/…` in English. A page that is the same for
 * everybody has its line in `public-pages.ts` too.
 */
export default [
  ...prefix('en?', [
    layout('shell/shell-route.tsx', [
      // Failures of a page are shown inside the frame, those of the frame itself by the root.
      layout('errors/page-boundary-route.tsx', [
        index('home/home-route.tsx'),
        route('product-category/*', 'listing/listing-route.tsx'),
        route('product/compare', 'compare/compare-route.tsx'),
        route('product/:slug?', 'products/product-route.tsx'),
        route('brand', 'brands/brand-list-route.tsx'),
        route('brand/:slug', 'brands/brand-route.tsx'),
        route('cart', 'cart/cart-route.tsx'),
        route('activate-account', 'accounts/activate-account-route.tsx'),
        route('account', 'accounts/account-layout-route.tsx', [
          index('accounts/account-overview-route.tsx'),
          route('my-shipping-address', 'addresses/address-list-route.tsx'),
          route('my-shipping-address/add-address', 'addresses/add-address-route.tsx'),
          route('my-shipping-address/edit-address', 'addresses/edit-address-route.tsx'),
          route('my-wishlist', 'wishlist/my-wishlist-route.tsx'),
          route('my-order', 'orders/order-list-route.tsx'),
          route('my-order/order-detail', 'orders/order-detail-route.tsx'),
        ]),
        route('account/sign-out', 'accounts/sign-out-route.tsx'),
        route('checkout', 'checkout/checkout-route.tsx'),
        route('thank-you', 'orders/latest-order-route.tsx'),
        route('confirmation/thank-you/:orderId?', 'orders/thank-you-route.tsx'),
        route('confirmation/pay/:orderId?', 'payments/pay-route.tsx'),
        route('*', 'errors/not-found-route.tsx'),
      ]),
    ]),
    // Another company's pages: outside of the frame.
    layout('payments/mock-layout-route.tsx', [
      route('mock-payment', 'payments/mock-card-route.tsx'),
      route('mock-payment/browser', 'payments/mock-browser-route.tsx'),
      route('mock-payment/qr', 'payments/mock-qr-route.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
