import type { DeliveryAddress as Address } from '#contract/orders.ts';
import { formatPhone } from '#contract/phone-number.ts';
import { PlaceLine } from '#storefront/ui/place-line.tsx';
import { WrapAtSpaces } from '#storefront/ui/wrap-at-spaces.tsx';

/** The delivery address of an order. */
export function DeliveryAddress({ address }: { address: Address }) {
  return (
    <p className="text-sm text-muted">
      <span className="block text-ink">
        {address.firstName} {address.lastName}
      </span>
      <span className="block">
        <WrapAtSpaces>{address.address}</WrapAtSpaces>
      </span>
      <span className="block">
        <PlaceLine place={address} />
      </span>
      <span className="figures block">{formatPhone(address.mobileNo)}</span>
    </p>
  );
}
