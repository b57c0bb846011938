import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Address } from '#contract/accounts.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { formatPhone } from '#storefront/i18n/phone-number.ts';
import { placeLine } from '#storefront/i18n/postal-address.ts';
import { Badge } from '#storefront/ui/badge.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { RadioCards } from '#storefront/ui/radio-cards.tsx';

export interface AddressChoiceProps {
  addresses: readonly Address[];
  value: string | undefined;
  onChange: (addressId: string) => void;
  onAdd: () => void;
  error?: string;
}

/** The choice of a delivery address. */
export function AddressChoice({ addresses, value, onChange, onAdd, error }: AddressChoiceProps) {
  return (
    <>
      <RadioCards
        legend={m.checkout_address()}
        legendHidden
        value={value}
        onChange={onChange}
        error={error}
        cards={addresses.map((address) => ({
          value: address.addressId,
          label: labelOf(address),
          description: descriptionOf(address),
        }))}
      />
      <Button
        variant="quiet"
        className="justify-self-start px-3! -ml-3"
        icon={<Plus aria-hidden="true" className="size-5" />}
        onClick={onAdd}
      >
        {m.checkout_add_address()}
      </Button>
    </>
  );
}

function labelOf({ firstName, lastName, defaultFlag }: Address): ReactNode {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {firstName} {lastName}
      {defaultFlag && <Badge tone="brand">{m.address_default_badge()}</Badge>}
    </span>
  );
}

function descriptionOf({ address, subdistrict, district, province, postcode, mobileNo }: Address): ReactNode {
  return (
    <>
      <span className="block">{address}</span>
      <span className="block">
        {placeLine({ subdistrict: subdistrict.label, district: district.label, province: province.label, postcode })}
      </span>
      <span className="figures block">{formatPhone(mobileNo)}</span>
    </>
  );
}
