import type { Address } from '#contract/accounts.ts';
import { formatPhone } from '#storefront/i18n/phone-number.ts';
import { placeLine } from '#storefront/i18n/postal-address.ts';

/** An address as printed on a parcel, without the recipient's name. */
export function AddressText({ address }: { address: Address }) {
  const { subdistrict, district, province, postcode } = address;
  return (
    <>
      <span className="block">{address.address}</span>
      <span className="block">
        {placeLine({ subdistrict: subdistrict.label, district: district.label, province: province.label, postcode })}
      </span>
      <span className="figures block">{formatPhone(address.mobileNo)}</span>
    </>
  );
}
