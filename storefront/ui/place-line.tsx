import type { PostalPlace } from '#contract/addresses.ts';
import { placeLine } from '#storefront/i18n/postal-address.ts';
import { WrapAtSpaces } from './wrap-at-spaces.tsx';

/** The last line of an address: subdistrict, district, province and postcode. */
export function PlaceLine({ place }: { place: PostalPlace }) {
  return <WrapAtSpaces>{placeLine(place)}</WrapAtSpaces>;
}
