import { privateData } from '#storefront/accounts/guards.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { apiContext } from '#storefront/request/request-context.ts';
import type { Route } from './+types/edit-billing-route';
import { AddressFormPage } from './address-form-page.tsx';

export const handle = { showBack: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id') ?? '';
  const result = await context.get(apiContext)('GET /account/api/profile/addresses/{id}', { params: { id } });
  return { address: privateData(result, url, { label: m.billing_title(), href: localeHref('/account/my-billing') }) };
}

export const meta: Route.MetaFunction = () => privatePageMeta(m.billing_edit_title());

export default function EditBillingAddress({ loaderData: { address } }: Route.ComponentProps) {
  return <AddressFormPage type="billing" key={address.addressId} address={address} />;
}
