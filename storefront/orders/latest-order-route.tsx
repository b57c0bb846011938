import { redirect } from 'react-router';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { apiContext } from '#storefront/request/request-context.ts';
import type { Route } from './+types/latest-order-route';
import { latestOrder } from './latest-order.ts';

/** The thank-you page without an order id redirects to that of the latest order, without any order to the list. */
export async function loader({ context }: Route.LoaderArgs) {
  const order = await latestOrder(context.get(apiContext));
  throw redirect(
    order
      ? localeHref('/confirmation/thank-you/:orderId?', { orderId: order.orderId })
      : localeHref('/account/my-order'),
  );
}

/** Never shown, since the loader always redirects. A route without a component would return bare data. */
export default function LatestOrder() {
  return null;
}
