import { privateData } from '#storefront/accounts/guards.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { apiContext } from '#storefront/request/request-context.ts';
import type { Route } from './+types/edit-address-route';
import { AddressFormPage } from './address-form-page.tsx';

export const handle = { showBack: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id') ?? '';
  const result = await context.get(apiContext)('GET /account/api/profile/addresses/{id}', { params: { id } });
  return {
    address: privateData(result, url, {
      label: m.account_addresses(),
      href: localeHref('/account/my-shipping-address'),
    }),
  };
}

export const meta: Route.MetaFunction = () => privatePageMeta(m.address_edit_title());

export default function EditAddress({ loaderData: { address } }: Route.ComponentProps) {
  return <AddressFormPage type="shipping" key={address.addressId} address={address} />;
}
