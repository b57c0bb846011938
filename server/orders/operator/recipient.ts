import type { StoredOrder } from '../stored-order.ts';

/** Who gets an order, and where, as operators see it: the branch and the places in Thai. The place is empty by appointment. */
export interface Recipient {
  firstName: string;
  lastName: string;
  mobileNo: string;
  /** Null unless it is picked up. */
  branch: string | null;
  address: string;
  subdistrict: string;
  district: string;
  province: string;
  postcode: string;
}

export function recipientOf({
  deliveryAddress,
  pickup,
  appointmentContact,
}: Pick<StoredOrder, 'deliveryAddress' | 'pickup' | 'appointmentContact'>): Recipient {
  if (pickup) {
    const { name, address, subdistrict, district, province, postcode } = pickup.branch;
    const places = { subdistrict: subdistrict.th, district: district.th, province: province.th, postcode };
    return { ...pickup.receiver, branch: name.th, address: address.th, ...places };
  }
  if (appointmentContact)
    return {
      ...appointmentContact,
      branch: null,
      address: '',
      subdistrict: '',
      district: '',
      province: '',
      postcode: '',
    };
  if (!deliveryAddress) throw new Error('an order has neither a delivery address, a branch nor a contact');
  const { subdistrict, district, province } = deliveryAddress;
  return {
    ...deliveryAddress,
    branch: null,
    subdistrict: subdistrict.th,
    district: district.th,
    province: province.th,
  };
}
