import { Plus } from 'lucide-react';
import type { Address } from '#contract/accounts.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Badge } from '#storefront/ui/badge.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { type RadioCard, RadioCards } from '#storefront/ui/radio-cards.tsx';
import { AddressText, addressName } from './address-text.tsx';

export interface AddressChoiceProps {
  /** Accessible name of the group. */
  legend: string;
  legendHidden?: boolean;
  /** A choice before the addresses, such as none of them. */
  first?: RadioCard<string>;
  addresses: readonly Address[];
  value: string | undefined;
  onChange: (value: string) => void;
  addLabel: string;
  onAdd: () => void;
  error?: string;
}

/** The choice of an address, or to add one. */
export function AddressChoice({ addresses, first, addLabel, onAdd, ...choice }: AddressChoiceProps) {
  const cards = addresses.map((address) => ({
    value: address.addressId,
    label: (
      <span className="flex flex-wrap items-center gap-2">
        {addressName(address)}
        {address.defaultFlag && <Badge tone="brand">{m.address_default_badge()}</Badge>}
      </span>
    ),
    description: <AddressText address={address} />,
  }));
  return (
    <>
      <RadioCards {...choice} cards={first ? [first, ...cards] : cards} />
      <Button
        variant="quiet"
        className="justify-self-start px-3! -ml-3"
        icon={<Plus aria-hidden="true" className="size-5" />}
        onClick={onAdd}
      >
        {addLabel}
      </Button>
    </>
  );
}
