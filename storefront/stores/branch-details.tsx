import { MapPin, Phone } from 'lucide-react';
import { formatPhone } from '#contract/phone-number.ts';
import type { PickupBranch } from '#contract/pickup.ts';
import { mapUrl, type SpecialDay } from '#contract/stores.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { PlaceLine } from '#storefront/ui/place-line.tsx';
import { OpeningWeek, SpecialDays } from './opening-week.tsx';

/** A branch with address, opening hours of the week and of special days, phone and map. */
export function BranchDetails({
  branch,
  specialDays = [],
}: {
  branch: PickupBranch;
  specialDays?: readonly SpecialDay[];
}) {
  const { name, address, openingHours } = branch;
  return (
    <div className="grid gap-2 text-sm text-muted">
      <p>
        <span className="block font-medium text-ink">{name}</span>
        <span className="block">{address}</span>
        <span className="block">
          <PlaceLine place={branch} />
        </span>
      </p>
      <OpeningWeek openingHours={openingHours} />
      <SpecialDays days={specialDays} />
      <BranchLinks branch={branch} />
    </div>
  );
}

const linkStyle = 'flex min-h-11 items-center gap-2 font-medium text-brand hover:underline';

/** Calls a branch, or opens its location on a map. */
export function BranchLinks({
  branch: { name, phone, location },
}: {
  branch: Pick<PickupBranch, 'name' | 'phone' | 'location'>;
}) {
  return (
    <p className="flex flex-wrap gap-x-5">
      <a href={`tel:${phone}`} className={linkStyle}>
        <Phone aria-hidden="true" className="size-4" />
        {formatPhone(phone)}
      </a>
      <a href={mapUrl(location)} target="_blank" rel="noopener" className={linkStyle}>
        <MapPin aria-hidden="true" className="size-4" />
        {m.stores_map()}
        <span className="sr-only"> {name}</span>
      </a>
    </p>
  );
}
