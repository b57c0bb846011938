import { redirect } from 'react-router';
import { localeHref } from '#storefront/i18n/locale-href.ts';

/** The completion page without an order is the list of orders (spec 2). */
export function loader() {
  throw redirect(localeHref('/account/my-order'));
}

/** Never shown. A page without a component would answer bare data. */
export default function LatestOrder() {
  return null;
}
