import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Address } from '#contract/accounts.ts';
import { privateData } from '#storefront/accounts/guards.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { privatePageMeta } from '#storefront/navigation/private-page.ts';
import { apiContext } from '#storefront/request/request-context.ts';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { ConfirmDialog } from '#storefront/ui/confirm-dialog.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { useFocusAfterRemoval } from '#storefront/ui/use-focus-after-removal.ts';
import type { Route } from './+types/address-list-route';
import { AddressCard } from './address-card.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const profile = privateData(await context.get(apiContext)('GET /account/api/customers/profile'), url);
  return { addresses: profile.addressInformation.filter(({ type }) => type === 'shipping') };
}

export const meta: Route.MetaFunction = () => privatePageMeta(m.account_addresses());

export default function AddressList({ loaderData: { addresses } }: Route.ComponentProps) {
  const [removing, setRemoving] = useState<Address>();
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const container = useFocusAfterRemoval('li');
  const remove = async ({ addressId }: Address) => {
    setBusy(true);
    const result = await browserApi('DELETE /account/api/profile/addresses/{id}', { params: { id: addressId } });
    setBusy(false);
    setRemoving(undefined);
    // One that is already deleted (404) counts as a success.
    if (!result.ok && result.status !== 404) return showToast(failureMessage(result), 'error');
    showToast(m.address_removed(), 'success');
    await revalidate();
  };
  const add = (
    <ButtonLink
      href={localeHref('/account/my-shipping-address/add-address')}
      icon={<Plus aria-hidden="true" className="size-5" />}
    >
      {m.address_add()}
    </ButtonLink>
  );
  return (
    <div ref={container} tabIndex={-1} className="grid grid-cols-1 gap-6 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold">{m.account_addresses()}</h1>
        {addresses.length > 0 && add}
      </div>
      {addresses.length > 0 ? (
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {addresses.map((address) => (
            <li key={address.addressId}>
              <AddressCard address={address} onRemove={() => setRemoving(address)} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="rounded-card border border-line">
          <EmptyState
            icon={<MapPin className="size-10" />}
            title={m.address_empty_title()}
            message={m.address_empty_text()}
            action={add}
          />
        </div>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={m.address_remove_question()}
        message={removing && `${removing.firstName} ${removing.lastName} · ${removing.address}`}
        confirmLabel={m.address_remove()}
        danger
        loading={busy}
        onConfirm={() => removing && void remove(removing)}
        onCancel={() => setRemoving(undefined)}
      />
    </div>
  );
}
