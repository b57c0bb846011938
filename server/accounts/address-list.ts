import type { Address, AddressInput } from '#contract/accounts.ts';
import { formatPlaceLine } from '#contract/addresses.ts';
import type { Locale, Localised } from '#contract/locale.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import { isUuid } from '#contract/uuid.ts';
import { findPlaceNames, mismatchedPlaceFields } from '../addresses/addresses.ts';
import type { AppContext } from '../app-context.ts';
import { type Db, type Tx, transaction } from '../db/database.ts';
import { lockCustomer } from './customer-lock-queries.ts';
import {
  type AddressRow,
  clearDefaultAddress,
  deleteAddress,
  findAddressPage,
  findAddressRow,
  findAddressRows,
  insertAddress,
  isSameAddress,
  updateAddress,
} from './queries.ts';
import { maxAddresses } from './rules.ts';

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

/** One of the customer's addresses to which orders can be delivered; null for any other id, such as that of a billing address. */
export async function findShippingAddress(
  db: Db,
  customerId: string,
  addressId: string,
): Promise<CustomerAddress | null> {
  const row = isUuid(addressId) ? await findAddressRow(db, customerId, addressId) : undefined;
  return row ? findShippingAddressIn([row], addressId) : null;
}

/** Like `findShippingAddress`, in the customer's addresses from `readAddresses`. */
export async function findShippingAddressIn(
  addresses: readonly AddressRow[],
  addressId: string,
): Promise<CustomerAddress | null> {
  const row = addresses.find((one) => one.address_id === addressId);
  if (row?.type !== 'shipping') return null;
  const names = await placeNamesOf(row);
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

/** Who a tax invoice is for, in Thai as invoices are. */
export interface Taxpayer {
  type: 'person' | 'company';
  /** Of the person, or the company. */
  name: string;
  /** A person's ID card or passport number, or a company's tax ID. */
  taxId: string;
  /** Of a company: five digits, `00000` for the head office. */
  branch: string | null;
  /** In one line. */
  address: string;
}

/** The taxpayer of one of the customer's billing addresses; null for any other id. */
export async function findTaxpayer(db: Db, customerId: string, addressId: string): Promise<Taxpayer | null> {
  const row = isUuid(addressId) ? await findAddressRow(db, customerId, addressId) : undefined;
  if (!row?.taxpayer_type || !row.tax_id) return null;
  const { subdistrict, district, province } = await placeNamesOf(row);
  const place = {
    subdistrict: subdistrict.name.th,
    district: district.name.th,
    province: province.name.th,
    postcode: row.postcode,
  };
  return {
    type: row.taxpayer_type as Taxpayer['type'],
    name: row.company_name ?? `${row.first_name} ${row.last_name}`,
    taxId: row.tax_id,
    branch: row.branch,
    address: `${row.address} ${formatPlaceLine(place, 'th')}`,
  };
}

/** The customer's addresses as they are stored: defaults first, then the newest. */
export function readAddresses(db: Db, customerId: string): Promise<readonly AddressRow[]> {
  return findAddressRows(db, customerId);
}

/** Addresses from `readAddresses` in the language of the request. */
export function presentAddresses(addresses: readonly AddressRow[], locale: Locale): Promise<Address[]> {
  return Promise.all(addresses.map((row) => present(row, locale)));
}

/** A page of the customer's addresses, of a type or of all: defaults first, then the newest. */
export async function listAddresses(
  db: Db,
  customerId: string,
  { type, limit, offset }: { type?: Address['type']; limit: number; offset: number },
  locale: Locale,
): Promise<{ items: Address[]; total: number; limit: number; offset: number }> {
  const { rows, total } = await findAddressPage(db, customerId, { type, limit, offset });
  return { items: await presentAddresses(rows, locale), total, limit, offset };
}

export async function getAddress(
  context: AppContext,
  customerId: string,
  addressId: string,
  locale: Locale,
): Promise<Result<Address, 'address_not_found'>> {
  const row = isUuid(addressId) ? await findAddressRow(context.db, customerId, addressId) : undefined;
  return row ? ok(await present(row, locale)) : fail('address_not_found');
}

/** Adds an address; one that the customer already has is returned instead, as the default if that is wanted. */
export async function addAddress(
  context: AppContext,
  customerId: string,
  input: AddressInput,
  locale: Locale,
): Promise<Result<Address, 'address_limit_reached' | 'validation_failed'>> {
  const mismatched = await mismatchedPlaceFields(input);
  if (mismatched.length > 0) return invalidFields(mismatched);
  const row = await transaction(context.db, async (tx) => {
    await lockCustomer(tx, customerId);
    const ownAddresses = await findAddressRows(tx, customerId);
    const same = ownAddresses.find((address) => isSameAddress(address, input));
    if (same) {
      if (!input.defaultFlag || same.default_flag) return same;
      await clearPreviousDefault(tx, customerId, input);
      return updateAddress(tx, customerId, same.address_id, input);
    }
    if (ownAddresses.length >= maxAddresses) return undefined;
    const first = !ownAddresses.some((address) => address.type === input.type);
    await clearPreviousDefault(tx, customerId, input);
    return insertAddress(tx, customerId, { ...input, defaultFlag: input.defaultFlag || first }, context.clock());
  });
  return row ? ok(await present(row, locale)) : fail('address_limit_reached');
}

export async function changeAddress(
  context: AppContext,
  customerId: string,
  addressId: string,
  input: AddressInput,
  locale: Locale,
): Promise<Result<Address, 'address_not_found' | 'validation_failed'>> {
  if (!isUuid(addressId)) return fail('address_not_found');
  const mismatched = await mismatchedPlaceFields(input);
  if (mismatched.length > 0) return invalidFields(mismatched);
  const row = await transaction(context.db, async (tx) => {
    await lockCustomer(tx, customerId);
    const present = await findAddressRow(tx, customerId, addressId);
    if (!present) return undefined;
    // A default stays the default until another address of its type becomes it.
    const defaultFlag = input.defaultFlag || (present.default_flag && present.type === input.type);
    await clearPreviousDefault(tx, customerId, { ...input, defaultFlag });
    return updateAddress(tx, customerId, addressId, { ...input, defaultFlag });
  });
  return row ? ok(await present(row, locale)) : fail('address_not_found');
}

export async function removeAddress(
  context: AppContext,
  customerId: string,
  addressId: string,
): Promise<Result<undefined, 'address_not_found'>> {
  if (!isUuid(addressId)) return fail('address_not_found');
  const removed = await transaction(context.db, async (tx) => {
    await lockCustomer(tx, customerId);
    return deleteAddress(tx, customerId, addressId);
  });
  return removed ? ok(undefined) : fail('address_not_found');
}

async function clearPreviousDefault(tx: Tx, customerId: string, { type, defaultFlag }: AddressInput): Promise<void> {
  if (defaultFlag) await clearDefaultAddress(tx, customerId, type);
}

function invalidFields(fields: string[]) {
  return fail('validation_failed', { fields: Object.fromEntries(fields.map((field) => [field, ['not_valid']])) });
}

async function placeNamesOf(row: AddressRow) {
  const names = await findPlaceNames(row.subdistrict_id);
  if (!names)
    throw new Error(
      `address ${row.address_id} is in subdistrict ${row.subdistrict_id}, which the address book does not have`,
    );
  return names;
}

async function present(row: AddressRow, locale: Locale): Promise<Address> {
  const { subdistrict, district, province } = await placeNamesOf(row);
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
    taxpayerType: row.taxpayer_type as Address['taxpayerType'],
    companyName: row.company_name,
    taxId: row.tax_id,
    branch: row.branch,
  };
}
