import type { Address } from '#contract/accounts.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { FormNotice } from '#storefront/ui/form-notice.tsx';
import { AddressChoice } from './address-choice.tsx';
import { AddressForm, type AddressFormProps } from './address-form.tsx';

export interface DeliveryAddressChoiceProps extends Pick<AddressFormProps, 'receiver'> {
  addresses: readonly Address[];
  value: string | undefined;
  onChange: (addressId: string) => void;
  onAdd: () => void;
  /** The first address was saved. */
  onSaved: (address: Address) => void;
  /** Shows that no address is chosen. */
  isRequired: boolean;
}

/** The choice of the address to which an order is delivered; without any, the form for the first one. */
export function DeliveryAddressChoice(props: DeliveryAddressChoiceProps) {
  const { addresses, value, onChange, onAdd, onSaved, receiver, isRequired } = props;
  if (addresses.length > 0) {
    return (
      <AddressChoice
        legend={m.checkout_address()}
        legendHidden
        addLabel={m.checkout_add_address()}
        addresses={addresses}
        value={value}
        onChange={onChange}
        onAdd={onAdd}
        error={isRequired ? m.checkout_address_required() : undefined}
      />
    );
  }
  return (
    <>
      {isRequired ? (
        <FormNotice>{m.checkout_first_address()}</FormNotice>
      ) : (
        <p className="text-sm text-muted">{m.checkout_first_address()}</p>
      )}
      <AddressForm type="shipping" receiver={receiver} onSaved={onSaved} />
    </>
  );
}
