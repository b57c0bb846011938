import { Pencil, Star, Trash2 } from 'lucide-react';
import type { Address } from '#contract/accounts.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Badge } from '#storefront/ui/badge.tsx';
import { Button } from '#storefront/ui/button.tsx';
import { ButtonLink } from '#storefront/ui/button-link.tsx';
import { addressBooks } from './address-books.ts';
import { AddressText, addressName } from './address-text.tsx';

export interface AddressCardProps {
  address: Address;
  /** It is becoming the default. */
  busy: boolean;
  onRemove: () => void;
  onMakeDefault: () => void;
}

/** A saved address with its actions. */
export function AddressCard({ address, busy, onRemove, onMakeDefault }: AddressCardProps) {
  const name = addressName(address);
  const { editHref } = addressBooks[address.type === 'billing' ? 'billing' : 'shipping'];
  // One from before taxpayers were asked for has to be completed first.
  const isComplete = address.type !== 'billing' || address.taxpayerType !== null;
  const canBeDefault = !address.defaultFlag && address.type !== 'additional' && isComplete;
  const query = new URLSearchParams({ id: address.addressId });
  return (
    <article className="flex h-full flex-col rounded-card border border-line p-5">
      <h2 className="flex flex-wrap items-center gap-2 text-base font-semibold wrap-anywhere">
        {name}
        {address.defaultFlag && <Badge tone="brand">{m.address_default_badge()}</Badge>}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        <AddressText address={address} />
      </p>
      <div className="mt-auto -mb-2 -ml-3 flex flex-wrap gap-x-1">
        <ButtonLink
          variant="quiet"
          className="px-3!"
          href={`${editHref()}?${query}`}
          icon={<Pencil aria-hidden="true" className="size-4" />}
        >
          {m.address_edit()} <span className="sr-only">{name}</span>
        </ButtonLink>
        {canBeDefault && (
          <Button
            variant="quiet"
            className="px-3!"
            loading={busy}
            icon={<Star aria-hidden="true" className="size-4" />}
            onClick={onMakeDefault}
          >
            {m.address_set_default()} <span className="sr-only">{name}</span>
          </Button>
        )}
        <Button
          variant="quiet"
          className="px-3! text-muted"
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={onRemove}
        >
          {m.address_remove()} <span className="sr-only">{name}</span>
        </Button>
      </div>
    </article>
  );
}
