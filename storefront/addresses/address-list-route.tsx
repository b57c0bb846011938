import { privateData } from '#storefront/accounts/guards.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { apiContext } from '#storefront/request/request-context.ts';
import type { Route } from './+types/address-list-route';
import { AddressList } from './address-list.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const profile = privateData(await context.get(apiContext)('GET /account/api/customers/profile'), url);
  return { addresses: profile.addressInformation.filter(({ type }) => type === 'shipping') };
}

export const meta: Route.MetaFunction = () => privatePageMeta(m.account_addresses());

export default function ShippingAddresses({ loaderData: { addresses } }: Route.ComponentProps) {
  return <AddressList type="shipping" addresses={addresses} />;
}
