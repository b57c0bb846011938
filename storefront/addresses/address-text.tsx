import type { Address } from '#contract/accounts.ts';
import { formatPhone } from '#contract/phone-number.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { PlaceLine } from '#storefront/ui/place-line.tsx';
import { WrapAtSpaces } from '#storefront/ui/wrap-at-spaces.tsx';

/** The company of a billing address, else the person. */
export function addressName({ companyName, firstName, lastName }: Address): string {
  return companyName ?? `${firstName} ${lastName}`;
}

/** The tax ID and branch of a billing address, in one line; null of others. */
export function taxpayerLine({
  taxpayerType,
  taxId,
  branch,
}: Pick<Address, 'taxpayerType' | 'taxId' | 'branch'>): string | null {
  if (taxpayerType === null || taxId === null) return null;
  if (taxpayerType === 'person') return m.billing_person_line({ taxId });
  return branch === '00000'
    ? m.billing_head_office_line({ taxId })
    : m.billing_branch_line({ taxId, branch: branch ?? '' });
}

/** An address as printed on a parcel, without the recipient's name; of a billing address, the taxpayer as well. */
export function AddressText({ address }: { address: Address }) {
  const { subdistrict, district, province, postcode } = address;
  const taxpayer = taxpayerLine(address);
  return (
    <>
      {taxpayer && <span className="block tabular-nums">{taxpayer}</span>}
      <span className="block">
        <WrapAtSpaces>{address.address}</WrapAtSpaces>
      </span>
      <span className="block">
        <PlaceLine
          place={{ subdistrict: subdistrict.label, district: district.label, province: province.label, postcode }}
        />
      </span>
      <span className="figures block">{formatPhone(address.mobileNo)}</span>
    </>
  );
}
