import type { Address } from '#contract/accounts.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { AddressChoice } from './address-choice.tsx';

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
    <AddressChoice
      legend={m.checkout_tax_invoice()}
      legendHidden
      first={{ value: none, label: m.checkout_no_tax_invoice(), description: m.checkout_no_tax_invoice_text() }}
      addresses={addresses}
      value={value ?? none}
      onChange={(chosen) => onChange(chosen === none ? null : chosen)}
      addLabel={m.billing_add_title()}
      onAdd={onAdd}
    />
  );
}
