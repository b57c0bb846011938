import { privateData } from '#storefront/accounts/guards.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { apiContext } from '#storefront/request/request-context.ts';
import type { Route } from './+types/billing-list-route';
import { AddressList } from './address-list.tsx';
import { addressesPerPage, addressPage, readPage } from './address-pages.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const parameters = url.searchParams;
  const query = {
    type: 'billing' as const,
    limit: addressesPerPage,
    offset: (readPage(parameters, 'page') - 1) * addressesPerPage,
  };
  const result = await context.get(apiContext)('GET /account/api/profile/addresses', { query });
  const path = localeHref('/account/my-billing');
  return { billing: addressPage(privateData(result, url), { path, parameters, name: 'page' }) };
}

export const meta: Route.MetaFunction = () => privatePageMeta(m.billing_title());

export default function BillingAddresses({ loaderData: { billing } }: Route.ComponentProps) {
  return <AddressList type="billing" list={billing} />;
}
