import { privateData } from '#storefront/accounts/guards.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { apiContext } from '#storefront/request/request-context.ts';
import type { Route } from './+types/add-billing-route';
import { AddressFormPage } from './address-form-page.tsx';

export const handle = { showBack: true };

/** Prefills the customer's own name and number: most addresses are for them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const profile = privateData(await context.get(apiContext)('GET /account/api/customers/profile'), url);
  const { firstName, lastName, mobileNo } = profile;
  return { receiver: { firstName, lastName, mobileNo } };
}

export const meta: Route.MetaFunction = () => privatePageMeta(m.billing_add_title());

export default function AddBillingAddress({ loaderData: { receiver } }: Route.ComponentProps) {
  return <AddressFormPage type="billing" receiver={receiver} />;
}
