import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address } from '#contract/accounts.ts';
import { browserApi } from '#storefront/api/browser-client.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { Modal } from '#storefront/ui/modal.tsx';
import { AddressChoice } from './address-choice.tsx';
import { AddressForm } from './address-form.tsx';

export interface BillingAddressDialogProps {
  open: boolean;
  onClose: () => void;
  /** Resolves when the dialog can be used again. */
  onChoose: (addressId: string) => Promise<void>;
}

/** Asks whom a tax invoice is for: a saved billing address, or a new one. */
export function BillingAddressDialog({ open, onClose, onChoose }: BillingAddressDialogProps) {
  const [chosen, setChosen] = useState<string>();
  const [adding, setAdding] = useState(false);
  const [busy, setBusy] = useState(false);
  const profile = useQuery({
    queryKey: ['billing-addresses'],
    enabled: open,
    // Addresses are added and deleted on other pages.
    staleTime: 0,
    queryFn: async () => {
      const result = await browserApi('GET /account/api/customers/profile');
      if (!result.ok) throw new Error(result.message);
      return result.data;
    },
  });
  const addresses = profile.data?.addressInformation.filter(({ taxpayerType }) => taxpayerType !== null) ?? [];
  const value = (addresses.find(({ addressId }) => addressId === chosen) ?? addresses[0])?.addressId;
  const choose = async (addressId: string) => {
    setBusy(true);
    await onChoose(addressId);
    // It may have been refused because it was deleted.
    await profile.refetch();
    setBusy(false);
  };
  const saved = async ({ addressId }: Address) => {
    setAdding(false);
    setChosen(addressId);
    await profile.refetch();
  };
  return (
    <Modal open={open} onClose={onClose} title={m.billing_request_title()} backdropCloses={false}>
      {profile.isError && <FormNotice>{profile.error.message}</FormNotice>}
      {profile.isPending && <p className="py-6 text-center text-sm text-muted">{m.ui_loading()}</p>}
      {profile.data &&
        (adding || addresses.length === 0 ? (
          <AddressForm
            type="billing"
            receiver={profile.data}
            onSaved={(address) => void saved(address)}
            onCancel={adding ? () => setAdding(false) : onClose}
          />
        ) : (
          <div className="grid gap-4">
            <AddressChoice
              legend={m.billing_for()}
              addresses={addresses}
              value={value}
              onChange={setChosen}
              addLabel={m.billing_add_title()}
              onAdd={() => setAdding(true)}
            />
            <Button loading={busy} onClick={() => value && void choose(value)}>
              {m.billing_request()}
            </Button>
          </div>
        ))}
    </Modal>
  );
}
