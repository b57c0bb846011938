import { findPlaceId } from '../addresses/addresses.ts';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../db/database.ts';
import { LiveCache } from '../db/live-cache.ts';
import { type StoredZone, selectShipping } from './queries.ts';
import type { ShippingTerms, ShippingZone } from './rules.ts';

type LoadDeps = Pick<AppContext, 'db' | 'clock'>;

/** Zones, rates and public holidays: cached by this process, or read if the context has no cache. Must not run in a transaction. */
export function shippingTerms(
  context: LoadDeps & Pick<AppContext, 'shippingTerms'>,
): Promise<ShippingTerms> | ShippingTerms {
  return context.shippingTerms ? context.shippingTerms.read(context) : readShippingTerms(context.db);
}

/** The shipping terms of a process, read again when they change. */
export class ShippingTermsCache extends LiveCache<ShippingTerms, LoadDeps> {
  constructor() {
    super(({ db }) => readShippingTerms(db), 'shipping');
  }
}

/** Zones, rates and public holidays as they are stored, also within a transaction. */
export async function readShippingTerms(db: Db): Promise<ShippingTerms> {
  const { zones, holidays } = await selectShipping(db);
  const defaultZone = zones.find(({ defaultFlag }) => defaultFlag);
  return {
    zonesByArea: await zonesByArea(zones),
    defaultZone: defaultZone ? zoneFrom(defaultZone) : null,
    holidays: new Set(holidays),
  };
}

async function zonesByArea(zones: readonly StoredZone[]): Promise<Map<number | string, ShippingZone>> {
  const byArea = new Map<number | string, ShippingZone>();
  for (const stored of zones) {
    const zone = zoneFrom(stored);
    for (const area of stored.areas) {
      const key = isPostcode(area) ? area : await findPlaceId(area);
      if (key !== null && !byArea.has(key)) byArea.set(key, zone);
    }
  }
  return byArea;
}

function zoneFrom({ shippingZone, name, cashOnDelivery, rates }: StoredZone): ShippingZone {
  return { shippingZone, name, cashOnDelivery, rates };
}

/** Whether an area of a zone is a postcode, not a place. */
export function isPostcode(area: string): boolean {
  return /^\d{5}$/.test(area);
}
