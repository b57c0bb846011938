import { type Locale, pathPrefix } from '#contract/locale.ts';
import type { AppContext } from '../app-context.ts';

/** The page to which the gateway redirects the shopper after the payment. */
export function thankYouUrl({ settings }: AppContext, orderId: string, locale: Locale): string {
  return `${settings.origin}${pathPrefix(locale)}/confirmation/thank-you/${orderId}`;
}

/** The order's page in the customer's account. */
export function orderUrl({ settings }: AppContext, orderId: string, locale: Locale): string {
  return `${settings.origin}${pathPrefix(locale)}/account/my-order/order-detail?id=${orderId}`;
}

/** The page where an unpaid order is paid. */
export function payUrl({ settings }: AppContext, orderId: string, locale: Locale): string {
  return `${settings.origin}${pathPrefix(locale)}/confirmation/pay/${orderId}`;
}
