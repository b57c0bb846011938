import { ChevronDown, ChevronUp, Plus } from 'lucide-react';
import { useState } from 'react';
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

/** How many addresses are shown before the shopper asks for all of them. */
const shownFirst = 3;

/** The choice of an address, or to add one; of many, the first ones and the one that was chosen. */
export function AddressChoice({ addresses, first, addLabel, onAdd, ...choice }: AddressChoiceProps) {
  const [showsAll, setShowsAll] = useState(false);
  // It stays in view when another one is chosen.
  const [chosenFirst] = useState(choice.value);
  const isShownFirst = ({ addressId }: Address, index: number) =>
    index < shownFirst || addressId === chosenFirst || addressId === choice.value;
  const isLong = addresses.length > shownFirst + 1;
  const shown = isLong && !showsAll ? addresses.filter(isShownFirst) : addresses;
  const cards = shown.map((address) => ({
    value: address.addressId,
    label: (
      <span className="flex flex-wrap items-center gap-2 wrap-anywhere">
        {addressName(address)}
        {address.defaultFlag && <Badge>{m.address_default_badge()}</Badge>}
      </span>
    ),
    description: <AddressText address={address} />,
  }));
  const Chevron = showsAll ? ChevronUp : ChevronDown;
  return (
    <>
      <RadioCards {...choice} cards={first ? [first, ...cards] : cards} />
      <div className="-ml-3 flex flex-wrap gap-x-2">
        {isLong && (
          <Button
            variant="quiet"
            className="px-3!"
            aria-expanded={showsAll}
            icon={<Chevron aria-hidden="true" className="size-5" />}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? m.address_show_fewer() : m.address_show_all({ count: addresses.length })}
          </Button>
        )}
        <Button variant="quiet" className="px-3!" icon={<Plus aria-hidden="true" className="size-5" />} onClick={onAdd}>
          {addLabel}
        </Button>
      </div>
    </>
  );
}
