import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Address } from '#contract/accounts.ts';
import type { ClientResult } from '#contract/client.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { failureMessage } from '#storefront/api/failure-message.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { useDataReload } from '#storefront/navigation/use-data-reload.ts';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { ConfirmDialog } from '#storefront/ui/confirm-dialog.tsx';
import { EmptyState } from '#storefront/ui/empty-state.tsx';
import { Pagination } from '#storefront/ui/pagination.tsx';
import { showToast } from '#storefront/ui/toast-list.ts';
import { useFocusAfterRemoval } from '#storefront/ui/use-focus-after-removal.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { type AddressBookType, addressBooks } from './address-books.ts';
import { AddressCard } from './address-card.tsx';
import { type AddressPage, pageQuery } from './address-pages.ts';
import { addressName } from './address-text.tsx';

export interface AddressListProps {
  type: AddressBookType;
  list: AddressPage;
  /** Addresses to which nothing is delivered, shown if there are any. */
  additional?: AddressPage;
}

/** Makes an address the default one as it is now: it may have been edited since the page was loaded. */
async function saveAsDefault({ addressId: id }: Address): Promise<ClientResult<Address>> {
  const saved = await browserApi('GET /account/api/profile/addresses/{id}', { params: { id } });
  if (!saved.ok) return saved;
  const { addressId: _, subdistrict, district, province, ...fields } = saved.data;
  const places = { subdistrictId: subdistrict.id, districtId: district.id, provinceId: province.id };
  return browserApi('PUT /account/api/profile/addresses/{id}', {
    params: { id },
    body: { ...fields, ...places, defaultFlag: true },
  });
}

/** The addresses of one type with their actions. */
export function AddressList({ type, list, additional }: AddressListProps) {
  const book = addressBooks[type];
  const [removing, setRemoving] = useState<Address>();
  const [busy, setBusy] = useState<string>();
  const [parameters] = useSearchParams();
  const reload = useDataReload();
  const container = useFocusAfterRemoval('li');
  const additionalId = useId();
  const change = async (
    { addressId }: Address,
    call: Promise<ClientResult<unknown>>,
    done: string,
    { mayBeGone = false } = {},
  ) => {
    setBusy(addressId);
    const result = await call;
    setBusy(undefined);
    setRemoving(undefined);
    if (!result.ok && !(mayBeGone && result.status === 404)) return showToast(failureMessage(result), 'error');
    showToast(done, 'success');
    await reload();
  };
  const remove = (address: Address) => {
    const params = { id: address.addressId };
    const call = browserApi('DELETE /account/api/profile/addresses/{id}', { params });
    // One that is already deleted counts as removed.
    void change(address, call, m.address_removed(), { mayBeGone: true });
  };
  const makeDefault = (address: Address) => void change(address, saveAsDefault(address), m.address_made_default());
  const cards = ({ addresses, page, pageCount }: AddressPage, name: string) => (
    <>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.addressId}>
            <AddressCard
              address={address}
              busy={busy === address.addressId && removing === undefined}
              onRemove={() => setRemoving(address)}
              onMakeDefault={() => makeDefault(address)}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(at) => book.listHref() + pageQuery(parameters, name, at)}
      />
    </>
  );
  const add = (
    <ButtonLink href={book.addHref()} icon={<Plus aria-hidden="true" className="size-5" />}>
      {book.addLabel()}
    </ButtonLink>
  );
  return (
    <div ref={container} tabIndex={-1} className="grid grid-cols-1 gap-6 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">
          <WrapAtWords>{book.title()}</WrapAtWords>
        </h1>
        {list.addresses.length > 0 && add}
      </div>
      {list.addresses.length > 0 ? (
        cards(list, 'page')
      ) : (
        <div className="rounded-card border border-line">
          <EmptyState
            icon={<book.icon className="size-10" />}
            title={book.emptyTitle()}
            message={book.emptyText()}
            action={add}
          />
        </div>
      )}
      {additional && additional.addresses.length > 0 && (
        <section aria-labelledby={additionalId} className="grid grid-cols-1 gap-4">
          <div>
            <h2 id={additionalId} className="text-lg font-semibold">
              <WrapAtWords>{m.address_additional()}</WrapAtWords>
            </h2>
            <p className="text-sm text-muted">{m.address_additional_text()}</p>
          </div>
          {cards(additional, 'additional')}
        </section>
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={m.address_remove_question()}
        message={removing && `${addressName(removing)} · ${removing.address}`}
        confirmLabel={m.address_remove()}
        danger
        loading={busy !== undefined}
        onConfirm={() => removing && remove(removing)}
        onCancel={() => setRemoving(undefined)}
      />
    </div>
  );
}
