import * as z from 'zod/mini';
import { AddressInput } from '#contract/accounts.ts';
import { maxAddressLineLength } from '#contract/address-lines.ts';
import type { PostcodeMatch } from '#contract/addresses.ts';
import { orderStatusTerms } from '#contract/order-statuses.ts';
import { findPlaceNames, parseAddress } from '../../addresses/addresses.ts';
import { text } from '../../import-export/columns.ts';
import { type ShippingPlace, shippingTerms, zoneOf } from '../../shipping/shipping.ts';
import { replaceDeliveryAddress } from '../address-correction-queries.ts';
import { queueOrderMail } from '../mails.ts';
import type { RefundableLine } from '../refunds/refund-rules.ts';
import { unshippedDeliveries } from '../shipment-rules.ts';
import type { DeliveryAddressSnapshot, StoredOrder } from '../stored-order.ts';
import { changeOrder, type Write } from './change-order.ts';
import type { ActionOutcome, OrderAction } from './order-action.ts';

const { firstName, lastName, mobileNo, address, subdistrictId, districtId, provinceId, postcode } = AddressInput.shape;

/** What the text of an address must have, by the rules of an address that a shopper enters. */
const WholeAddressInput = z.object({
  firstName: z.optional(firstName),
  lastName: z.optional(lastName),
  mobileNo: z.optional(mobileNo),
  address,
  subdistrictId,
  districtId,
  provinceId,
  postcode,
});

const columns = {
  address: text(
    'the whole new address in one text: house, street, subdistrict, district, province, postcode; with the name and the mobile number if they change',
    { max: maxAddressLineLength },
  ),
};

/** Replaces the address of orders of which something has not left the shop; the customer gets the new one by mail. */
export const correctAddressAction: OrderAction<typeof columns> = {
  name: 'correct-address',
  description:
    'replace the delivery address of orders of which something is not shipped yet, and mail it to the customers',
  columns,
  notes: `The delivery fee and the promised dates of the order stay as they are. A dry run prints the address as it was understood.`,
  async run(context, { values, ...request }) {
    const parsed = await parseWholeAddress(values.address);
    if ('refused' in parsed) return parsed;
    const zone = zoneOf(await shippingTerms(context), parsed.place);
    const decide = (order: StoredOrder, lines: readonly RefundableLine[]): ActionOutcome => {
      const { status, paymentMethod, deliveryAddress } = order;
      if (!deliveryAddress) return { refused: 'is not delivered to an address' };
      const isClosed = orderStatusTerms[status].isClosed;
      if (isClosed || unshippedDeliveries(order, lines).length === 0)
        return { refused: `is ${status}, its address is final` };
      if (paymentMethod === 'cash_on_delivery' && zone?.cashOnDelivery === false)
        return { refused: 'address: orders cannot be paid on delivery there' };
      const corrected = textOf({ ...deliveryAddress, ...parsed.changes });
      return corrected === textOf(deliveryAddress) ? 'unchanged' : { changed: `to ${corrected}` };
    };
    const correctedOrder = (order: StoredOrder) => {
      if (!order.deliveryAddress) throw new Error(`order ${order.orderId} has no delivery address`);
      return { ...order, deliveryAddress: { ...order.deliveryAddress, ...parsed.changes } };
    };
    const write: Write = async (tx, order, lines) => {
      const corrected = correctedOrder(order);
      const { deliveryAddress } = corrected;
      const { orderId, operator } = request;
      await replaceDeliveryAddress(tx, { orderId, deliveryAddress, operator, now: context.clock() });
      const isPartlyShipped = order.shipments.length > 0;
      await queueOrderMail(context, tx, 'address_corrected', corrected, lines, { isPartlyShipped });
    };
    return changeOrder(context, request, decide, write, (order) => ({ order: correctedOrder(order) }));
  },
};

interface WholeAddress {
  place: ShippingPlace;
  /** Without the receiver and the mobile number if the text has none: those of the order hold. */
  changes: Partial<DeliveryAddressSnapshot>;
}

/** The fields of an address as operators know them. */
const fieldNames: Record<string, string> = {
  firstName: 'first name',
  lastName: 'last name',
  mobileNo: 'mobile number',
  address: 'house and street',
  subdistrictId: 'subdistrict',
  districtId: 'district',
  provinceId: 'province',
};

async function parseWholeAddress(line: string): Promise<WholeAddress | { refused: string }> {
  const { receiver, mobileNo, address, choices, otherPostcode, ...place } = await parseAddress(line, undefined, 'th');
  if (otherPostcode !== null) return { refused: `address: the postcode ${otherPostcode} belongs to other places` };
  if (choices.length > 0)
    return { refused: `address: fits more than one subdistrict: ${choices.map(placeText).join('; ')}` };
  const parsed = WholeAddressInput.safeParse({
    ...receiver,
    ...(mobileNo === null ? {} : { mobileNo }),
    address,
    subdistrictId: place.subdistrict?.id,
    districtId: place.district?.id,
    provinceId: place.province?.id,
    postcode: place.postcode ?? '',
  });
  const names = parsed.success && (await findPlaceNames(parsed.data.subdistrictId));
  if (!names) {
    const fields = parsed.error?.issues.map(({ path }) => fieldNames[String(path[0])] ?? String(path[0])) ?? [];
    return { refused: `address: its ${[...new Set(fields)].join(', ')} cannot be read from it` };
  }
  const { subdistrictId, districtId, provinceId, ...written } = parsed.data;
  const { subdistrict, district, province } = names;
  return {
    place: { subdistrictId, districtId, provinceId, postcode: written.postcode },
    changes: { ...written, subdistrict: subdistrict.name, district: district.name, province: province.name },
  };
}

function placeText({ subdistrict, district, province, postcode }: PostcodeMatch): string {
  return `${subdistrict.label} ${district.label} ${province.label} ${postcode}`;
}

function textOf(address: DeliveryAddressSnapshot): string {
  const { firstName, lastName, mobileNo, subdistrict, district, province, postcode } = address;
  return [
    `${firstName} ${lastName}`,
    mobileNo,
    address.address,
    subdistrict.th,
    district.th,
    province.th,
    postcode,
  ].join(', ');
}
