import * as z from 'zod/mini';
import { OpeningDay, SpecialDay, Store } from './stores.ts';
import { mobileNo, requiredName } from './validation.ts';

/** Who picks an order up. */
export const PickupReceiver = z.object({ firstName: requiredName(80), lastName: requiredName(80), mobileNo });
export type PickupReceiver = z.infer<typeof PickupReceiver>;

/** A branch at which an order is picked up, in the language of the request; of an order, as it was when the order was placed. */
export const PickupBranch = z.object({
  storeId: z.int(),
  name: z.string(),
  /** Floor, building, number and road. */
  address: z.string(),
  subdistrict: z.string(),
  district: z.string(),
  province: z.string(),
  postcode: z.string(),
  /** Digits only. */
  phone: z.string(),
  /** Degrees, WGS 84. */
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  /** All seven weekdays, Monday first. */
  openingHours: z.array(OpeningDay),
});
export type PickupBranch = z.infer<typeof PickupBranch>;

/** How much of the selected lines a branch has. */
const branchAvailabilities = ['all', 'some', 'none'] as const;

/** A branch to choose from at the checkout. Only one with `all` can be chosen. */
export const BranchOption = z.object({
  ...z.pick(Store, {
    storeId: true,
    name: true,
    address: true,
    subdistrict: true,
    district: true,
    province: true,
    postcode: true,
    phone: true,
    location: true,
    distance: true,
    openingHours: true,
    specialDays: true,
    openNow: true,
  }).shape,
  availability: z.enum(branchAvailabilities),
  /** The selected lines of which the branch has too few units. */
  missing: z.array(
    z.object({
      /** The id of the line. */
      uuid: z.string(),
      name: z.string(),
      quantity: z.int(),
      /** Units that the branch has for the line. */
      available: z.int(),
    }),
  ),
});
export type BranchOption = z.infer<typeof BranchOption>;

/** How an order is picked up. */
export const Pickup = z.object({
  branch: PickupBranch,
  /** The days of the next two weeks on which the branch has other hours, as they are now; none once the order is picked up or closed. */
  specialDays: z.array(SpecialDay),
  receiver: z.object({ firstName: z.string(), lastName: z.string(), mobileNo: z.string() }),
  /** What the buyer shows at the counter while the order is ready for pickup; else null. */
  code: z.nullable(z.string()),
});
export type Pickup = z.infer<typeof Pickup>;

/** What the QR code of a pickup code contains, for scanners at the counter. */
export function counterText(orderId: string, code: string): string {
  return `${orderId} ${code}`;
}
