import type { Address, AddressInput } from '#contract/accounts.ts';
import type { Locale, Localised } from '#contract/locale.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { misfits, placesOf } from '../addresses/addresses.ts';
import { type Db, type Tx, transaction } from '../db/database.ts';
import type { Shop } from '../shop.ts';
import {
  type AddressRow,
  addressRow,
  addressRows,
  clearDefault,
  deleteAddress,
  insertAddress,
  lockCustomer,
  updateAddress,
} from './queries.ts';
import { addressLimit } from './rules.ts';

/** An address of a customer with the names of its places in both languages. */
export interface CustomerAddress {
  addressId: string;
  firstName: string;
  lastName: string;
  mobileNo: string;
  address: string;
  subdistrict: Localised;
  district: Localised;
  province: Localised;
  postcode: string;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** One of a customer's addresses; null for any other id. */
export async function addressOf(db: Db, customerId: string, addressId: string): Promise<CustomerAddress | null> {
  const row = uuid.test(addressId) ? await addressRow(db, customerId, addressId) : undefined;
  if (!row) return null;
  const names = await namesOf(row);
  return {
    addressId: row.address_id,
    firstName: row.first_name,
    lastName: row.last_name,
    mobileNo: row.mobile_no,
    address: row.address,
    subdistrict: names.subdistrict.name,
    district: names.district.name,
    province: names.province.name,
    postcode: row.postcode,
  };
}

/** A customer's addresses: the default of each type before the others, then the newest first. */
export async function addressesOf(db: Db, customerId: string, locale: Locale): Promise<Address[]> {
  const rows = await addressRows(db, customerId);
  return Promise.all(rows.map((row) => present(row, locale)));
}

export async function readAddress(
  shop: Shop,
  customerId: string,
  addressId: string,
  locale: Locale,
): Promise<Result<Address, 'address_not_found'>> {
  const row = uuid.test(addressId) ? await addressRow(shop.db, customerId, addressId) : undefined;
  return row ? ok(await present(row, locale)) : fail('address_not_found');
}

export async function addAddress(
  shop: Shop,
  customerId: string,
  input: AddressInput,
  locale: Locale,
): Promise<Result<Address, 'address_limit_reached' | 'validation_failed'>> {
  const wrong = await misfits(input);
  if (wrong.length > 0) return notFitting(wrong);
  const row = await transaction(shop.db, async (tx) => {
    await lockCustomer(tx, customerId);
    const present = await addressRows(tx, customerId);
    if (present.length >= addressLimit) return undefined;
    const first = !present.some((address) => address.type === input.type);
    await makeRoomForDefault(tx, customerId, input);
    return insertAddress(tx, customerId, { ...input, defaultFlag: input.defaultFlag || first }, shop.clock());
  });
  return row ? ok(await present(row, locale)) : fail('address_limit_reached');
}

export async function changeAddress(
  shop: Shop,
  customerId: string,
  addressId: string,
  input: AddressInput,
  locale: Locale,
): Promise<Result<Address, 'address_not_found' | 'validation_failed'>> {
  if (!uuid.test(addressId)) return fail('address_not_found');
  const wrong = await misfits(input);
  if (wrong.length > 0) return notFitting(wrong);
  const row = await transaction(shop.db, async (tx) => {
    await lockCustomer(tx, customerId);
    const present = await addressRow(tx, customerId, addressId);
    if (!present) return undefined;
    // The default of a type stays one until another takes its place.
    const defaultFlag = input.defaultFlag || (present.default_flag && present.type === input.type);
    await makeRoomForDefault(tx, customerId, { ...input, defaultFlag });
    return updateAddress(tx, customerId, addressId, { ...input, defaultFlag });
  });
  return row ? ok(await present(row, locale)) : fail('address_not_found');
}

export async function removeAddress(
  shop: Shop,
  customerId: string,
  addressId: string,
): Promise<Result<undefined, 'address_not_found'>> {
  const removed = uuid.test(addressId) && (await deleteAddress(shop.db, customerId, addressId));
  return removed ? ok(undefined) : fail('address_not_found');
}

async function makeRoomForDefault(tx: Tx, customerId: string, { type, defaultFlag }: AddressInput): Promise<void> {
  if (defaultFlag) await clearDefault(tx, customerId, type);
}

function notFitting(fields: string[]) {
  return fail('validation_failed', { fields: Object.fromEntries(fields.map((field) => [field, ['not_valid']])) });
}

async function namesOf(row: AddressRow) {
  const names = await placesOf(row.subdistrict_id);
  if (!names)
    throw new Error(
      `address ${row.address_id} lies in subdistrict ${row.subdistrict_id}, which is not in the address book`,
    );
  return names;
}

async function present(row: AddressRow, locale: Locale): Promise<Address> {
  const { subdistrict, district, province } = await namesOf(row);
  const place = ({ id, name }: { id: number; name: Localised }) => ({ id, label: name[locale] });
  return {
    addressId: row.address_id,
    type: row.type as Address['type'],
    firstName: row.first_name,
    lastName: row.last_name,
    mobileNo: row.mobile_no,
    address: row.address,
    subdistrict: place(subdistrict),
    district: place(district),
    province: place(province),
    postcode: row.postcode,
    defaultFlag: row.default_flag,
  };
}
