import { Plus } from 'lucide-react';
import type { Address } from '#contract/accounts.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { RadioCards } from '#storefront/ui/radio-cards.tsx';
import { AddressText, addressName } from './address-text.tsx';

export interface TaxInvoiceChoiceProps {
  /** Billing addresses that say who the invoice is for. */
  addresses: readonly Address[];
  /** Null for an abbreviated tax invoice. */
  value: string | null;
  onChange: (addressId: string | null) => void;
  onAdd: () => void;
}

const none = 'none';

/** The choice between an abbreviated tax invoice and a full one for a billing address. */
export function TaxInvoiceChoice({ addresses, value, onChange, onAdd }: TaxInvoiceChoiceProps) {
  return (
    <>
      <RadioCards
        legend={m.checkout_tax_invoice()}
        legendHidden
        value={value ?? none}
        onChange={(chosen) => onChange(chosen === none ? null : chosen)}
        cards={[
          { value: none, label: m.checkout_no_tax_invoice(), description: m.checkout_no_tax_invoice_text() },
          ...addresses.map((address) => ({
            value: address.addressId,
            label: addressName(address),
            description: <AddressText address={address} />,
          })),
        ]}
      />
      <Button
        variant="quiet"
        className="justify-self-start px-3! -ml-3"
        icon={<Plus aria-hidden="true" className="size-5" />}
        onClick={onAdd}
      >
        {m.checkout_add_billing()}
      </Button>
    </>
  );
}
