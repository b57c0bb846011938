import { redirect } from 'react-router';
import { authenticate } from '#storefront/accounts/guards.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import type { Route } from './+types/latest-order-route';

export const middleware: Route.MiddlewareFunction[] = [authenticate];

/** The completion page without an order is the list of orders (spec 2). */
export function loader() {
  throw redirect(localeHref('/account/my-order'));
}

/** Never shown. A page without a component would answer bare data. */
export default function LatestOrder() {
  return null;
}
