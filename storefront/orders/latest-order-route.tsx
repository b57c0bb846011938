import { redirect } from 'react-router';
import { localeHref } from '#storefront/i18n/locale-href.ts';

/** The thank-you page without an order id redirects to the list of orders. */
export function loader() {
  throw redirect(localeHref('/account/my-order'));
}

/** Never shown, since the loader always redirects. A route without a component would return bare data. */
export default function LatestOrder() {
  return null;
}
