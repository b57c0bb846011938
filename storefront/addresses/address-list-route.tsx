import { privateData } from '#storefront/accounts/guards.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { apiContext } from '#storefront/request/request-context.ts';
import type { Route } from './+types/address-list-route';
import { AddressList } from './address-list.tsx';
import { addressesPerPage, addressPage, readPage } from './address-pages.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const path = localeHref('/account/my-shipping-address');
  const parameters = url.searchParams;
  const read = async (type: 'shipping' | 'additional', name: string) => {
    const query = { type, limit: addressesPerPage, offset: (readPage(parameters, name) - 1) * addressesPerPage };
    const result = await context.get(apiContext)('GET /account/api/profile/addresses', { query });
    return addressPage(privateData(result, url), { path, parameters, name });
  };
  const [shipping, additional] = await Promise.all([read('shipping', 'page'), read('additional', 'additional')]);
  return { shipping, additional };
}

export const meta: Route.MetaFunction = () => privatePageMeta(m.account_addresses());

export default function ShippingAddresses({ loaderData: { shipping, additional } }: Route.ComponentProps) {
  return <AddressList type="shipping" list={shipping} additional={additional} />;
}
