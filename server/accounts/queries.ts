import type { Selectable } from 'kysely';
import type { AddressInput } from '#contract/accounts.ts';
import type { Db, Tx } from '../db/database.ts';
import type { CustomerAddresses } from '../db/tables.ts';

export type AddressRow = Selectable<CustomerAddresses>;

export function findCustomerByEmail(db: Db, email: string) {
  return db
    .selectFrom('customers')
    .select(['customer_id', 'password_hash', 'first_name', 'locale', 'activated_at'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export function findCustomerById(db: Db, customerId: string) {
  return db
    .selectFrom('customers')
    .select((column) => [
      'customer_id',
      'email',
      'first_name',
      'last_name',
      'mobile_no',
      'subscription_flag',
      'consent_flag',
      'locale',
      column('password_hash', 'is not', null).as('has_password'),
    ])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

export function findAddressRows(db: Db, customerId: string): Promise<AddressRow[]> {
  return db
    .selectFrom('customer_addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('default_flag', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('address_id')
    .execute();
}

/** A page of the customer's addresses, of a type or of all, in the order of `findAddressRows`, with how many there are. */
export async function findAddressPage(
  db: Db,
  customerId: string,
  { type, limit, offset }: { type: string | undefined; limit: number; offset: number },
): Promise<{ rows: AddressRow[]; total: number }> {
  const owned = db
    .selectFrom('customer_addresses')
    .where('customer_id', '=', customerId)
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? ''));
  const { total } = await owned
    .select((column) => column.cast<number>(column.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow();
  const rows = await owned
    .selectAll()
    .orderBy('default_flag', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('address_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}

export function findAddressRow(db: Db, customerId: string, addressId: string): Promise<AddressRow | undefined> {
  return db
    .selectFrom('customer_addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('address_id', '=', addressId)
    .executeTakeFirst();
}

export async function clearDefaultAddress(tx: Tx, customerId: string, type: string): Promise<void> {
  await tx
    .updateTable('customer_addresses')
    .set({ default_flag: false })
    .where('customer_id', '=', customerId)
    .where('type', '=', type)
    .where('default_flag', '=', true)
    .execute();
}

const addressColumns = (input: AddressInput) => ({
  type: input.type,
  first_name: input.firstName,
  last_name: input.lastName,
  mobile_no: input.mobileNo,
  address: input.address,
  subdistrict_id: input.subdistrictId,
  district_id: input.districtId,
  province_id: input.provinceId,
  postcode: input.postcode,
  default_flag: input.defaultFlag,
  taxpayer_type: input.taxpayerType,
  company_name: input.companyName,
  tax_id: input.taxId,
  branch: input.branch,
});

/** Whether an address is this one, in every field but whether it is the default. */
export function isSameAddress(row: AddressRow, input: AddressInput): boolean {
  const { default_flag: _, ...columns } = addressColumns(input);
  return Object.entries(columns).every(([name, value]) => row[name as keyof typeof columns] === value);
}

export function insertAddress(tx: Tx, customerId: string, input: AddressInput, now: Date): Promise<AddressRow> {
  return tx
    .insertInto('customer_addresses')
    .values({ customer_id: customerId, created_at: now, ...addressColumns(input) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateAddress(
  tx: Tx,
  customerId: string,
  addressId: string,
  input: AddressInput,
): Promise<AddressRow | undefined> {
  return tx
    .updateTable('customer_addresses')
    .set(addressColumns(input))
    .where('customer_id', '=', customerId)
    .where('address_id', '=', addressId)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteAddress(db: Db, customerId: string, addressId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('customer_addresses')
    .where('customer_id', '=', customerId)
    .where('address_id', '=', addressId)
    .returning('address_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Deletes expired tokens, sessions that ended before `endedBefore`, and registrations before `registeredBefore` that were never
 * activated.
 */
export async function deleteTokensAndRegistrations(
  db: Db,
  { now, endedBefore, registeredBefore }: { now: Date; endedBefore: Date; registeredBefore: Date },
): Promise<void> {
  await db.deleteFrom('activation_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('password_reset_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('sign_in_confirmations').where('expires_at', '<', now).execute();
  await db.deleteFrom('email_changes').where('changed_at', 'is', null).where('expires_at', '<', now).execute();
  await db.deleteFrom('sessions').where('last_used_at', '<', endedBefore).execute();
  await db.deleteFrom('registrations').where('created_at', '<', registeredBefore).execute();
}
