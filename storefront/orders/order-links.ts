import { localeHref } from '#storefront/i18n/locale-href.ts';

/** The page of one order in the account. */
export function orderHref(orderId: string): string {
  return `${localeHref('/account/my-order/order-detail')}?${new URLSearchParams({ id: orderId })}`;
}
