import { inBangkok } from '#contract/bangkok-time.ts';
import type { Localised } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';

/** What delivery costs, and the working days until it arrives. */
export interface DeliveryTerms {
  fee: Satang;
  minimumDays: number;
  maximumDays: number;
}

/** The terms of a zone from a weight on. */
export interface ShippingRate extends DeliveryTerms {
  fromGrams: number;
}

export interface ShippingZone {
  shippingZone: string;
  name: Localised;
  /** Whether orders can be paid on delivery there. */
  cashOnDelivery: boolean;
  /** By weight, lightest first. */
  rates: readonly ShippingRate[];
}

/** What delivery depends on, the same for every cart. */
export interface ShippingTerms {
  /** By place id of `server/addresses`, or postcode. */
  zonesByArea: ReadonlyMap<number | string, ShippingZone>;
  /** The zone of all other addresses, if there is one. */
  defaultZone: ShippingZone | null;
  /** Days in Bangkok, such as `2026-12-07`. */
  holidays: ReadonlySet<string>;
}

/** Where an address is: place ids of `server/addresses`, and its postcode. */
export interface ShippingPlace {
  provinceId: number;
  districtId: number;
  subdistrictId: number;
  postcode: string;
}

/** The zone of an address: by its subdistrict, else its postcode, its district, its province, or else the default zone. */
export function zoneOf(
  { zonesByArea, defaultZone }: Pick<ShippingTerms, 'zonesByArea' | 'defaultZone'>,
  { provinceId, districtId, subdistrictId, postcode }: ShippingPlace,
): ShippingZone | null {
  for (const area of [subdistrictId, postcode, districtId, provinceId]) {
    const zone = zonesByArea.get(area);
    if (zone) return zone;
  }
  return defaultZone;
}

/** All zones that an address can belong to. */
export function zonesOf({
  zonesByArea,
  defaultZone,
}: Pick<ShippingTerms, 'zonesByArea' | 'defaultZone'>): ShippingZone[] {
  return [...new Set([...zonesByArea.values(), ...(defaultZone ? [defaultZone] : [])])];
}

/** Weight of a unit whose SKU has none. */
export const defaultWeightGrams = 1000;

/** The weight of lines in grams. */
export function weightOf(lines: readonly { quantity: number; weightGrams: number | null }[]): number {
  return lines.reduce((sum, { quantity, weightGrams }) => sum + quantity * (weightGrams ?? defaultWeightGrams), 0);
}

/** The zone's terms for a weight; null if the zone has no rate for it. */
export function rateOf({ rates }: Pick<ShippingZone, 'rates'>, grams: number): ShippingRate | null {
  return rates.findLast(({ fromGrams }) => fromGrams <= grams) ?? null;
}

/** Days between which a delivery is promised to arrive, both inclusive, as `2026-12-07`. */
export interface DeliveryDates {
  earliest: string;
  latest: string;
}

/** Orders are handed to the carrier on the same day until this hour in Bangkok. */
const cutoffHour = 14;

const dayMs = 24 * 3_600_000;

/**
 * When a delivery ordered at `now` arrives. The day of the order counts as the day it leaves if it is a working day and not
 * past the cut-off, else the next working day does. Sundays and public holidays are not working days.
 */
export function deliveryDates(
  now: Date,
  { minimumDays, maximumDays }: Pick<DeliveryTerms, 'minimumDays' | 'maximumDays'>,
  holidays: ReadonlySet<string>,
): DeliveryDates {
  const leaves = dispatchDay(now, holidays);
  return {
    earliest: dateOf(addWorkingDays(leaves, minimumDays, holidays)),
    latest: dateOf(addWorkingDays(leaves, maximumDays, holidays)),
  };
}

/** The dates of a delivery that was promised at `before` if it is promised at `now` instead: as many working days later. */
export function postponedDates(
  { earliest, latest }: DeliveryDates,
  before: Date,
  now: Date,
  holidays: ReadonlySet<string>,
): DeliveryDates {
  const left = dispatchDay(before, holidays);
  const days = (date: string) => workingDaysBetween(left, Date.parse(date), holidays);
  return deliveryDates(now, { minimumDays: days(earliest), maximumDays: days(latest) }, holidays);
}

/** Whether what is ordered at both times leaves on the same day, whatever the holidays are. */
export function leavesTogether(one: Date, other: Date): boolean {
  const [first, second] = [inBangkok(one), inBangkok(other)];
  return (
    dateOf(first.getTime()) === dateOf(second.getTime()) &&
    first.getUTCHours() < cutoffHour === second.getUTCHours() < cutoffHour
  );
}

/** When what is ordered later may leave on another day than what is ordered at `now`: the next cut-off or midnight in Bangkok. */
export function nextDispatchChange(now: Date): Date {
  const local = inBangkok(now).getTime();
  const midnight = Math.floor(local / dayMs) * dayMs;
  const cutoff = midnight + cutoffHour * 3_600_000;
  const change = local < cutoff ? cutoff : midnight + dayMs;
  return new Date(now.getTime() + change - local);
}

/** The day on which what is ordered at `now` leaves, as the UTC time of its midnight. */
function dispatchDay(now: Date, holidays: ReadonlySet<string>): number {
  const local = inBangkok(now);
  const today = Math.floor(local.getTime() / dayMs) * dayMs;
  const isInTime = local.getUTCHours() < cutoffHour && isWorkingDay(today, holidays);
  return isInTime ? today : addWorkingDays(today, 1, holidays);
}

function addWorkingDays(day: number, count: number, holidays: ReadonlySet<string>): number {
  let remaining = count;
  let reached = day;
  while (remaining > 0) {
    reached += dayMs;
    if (isWorkingDay(reached, holidays)) remaining -= 1;
  }
  return reached;
}

function workingDaysBetween(from: number, to: number, holidays: ReadonlySet<string>): number {
  let count = 0;
  for (let day = from + dayMs; day <= to; day += dayMs) if (isWorkingDay(day, holidays)) count += 1;
  return count;
}

function isWorkingDay(day: number, holidays: ReadonlySet<string>): boolean {
  return new Date(day).getUTCDay() !== 0 && !holidays.has(dateOf(day));
}

function dateOf(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}
