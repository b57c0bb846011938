import { MapPin, Plus } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Address } from '#contract/accounts.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { ConfirmDialog } from '#storefront/ui/confirm-dialog.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { useFocusAfterRemoval } from '#storefront/ui/use-focus-after-removal.ts';
import { type AddressBookType, addressBooks } from './address-books.ts';
import { AddressCard } from './address-card.tsx';
import { addressName } from './address-text.tsx';

/** The addresses of one type with their actions. */
export function AddressList({ type, addresses }: { type: AddressBookType; addresses: readonly Address[] }) {
  const book = addressBooks[type];
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
    <ButtonLink href={book.addHref()} icon={<Plus aria-hidden="true" className="size-5" />}>
      {m.address_add()}
    </ButtonLink>
  );
  return (
    <div ref={container} tabIndex={-1} className="grid grid-cols-1 gap-6 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold">{book.title()}</h1>
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
            title={book.emptyTitle()}
            message={book.emptyText()}
            action={add}
          />
        </div>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={m.address_remove_question()}
        message={removing && `${addressName(removing)} · ${removing.address}`}
        confirmLabel={m.address_remove()}
        danger
        loading={busy}
        onConfirm={() => removing && void remove(removing)}
        onCancel={() => setRemoving(undefined)}
      />
    </div>
  );
}
