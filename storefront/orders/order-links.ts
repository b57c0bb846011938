import type { ErrorLink } from '#storefront/errors/error-meta.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';

/** The page of one order in the account. */
export function orderHref(orderId: string): string {
  return `${localeHref('/account/my-order/order-detail')}?${new URLSearchParams({ id: orderId })}`;
}

/** The customer's orders, where the page of one does not exist. */
export function orderListLink(): ErrorLink {
  return { label: m.orders_title(), href: localeHref('/account/my-order') };
}
