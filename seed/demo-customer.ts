import { demoCustomer } from '#contract/shop.ts';
import { hashPassword } from '#server/accounts/accounts.ts';
import { findPostcode } from '#server/addresses/addresses.ts';
import type { Db } from '#server/db/database.ts';

const home = {
  postcode: '10110',
  district: 'Khlong Toei',
  subdistrict: 'Khlong Toei',
  address: '88/12 ซอยสุขุมวิท 26 ถนนสุขุมวิท',
};
const person = { first_name: 'สายฟ้า', last_name: 'ใจดี', mobile_no: '0812345678' };

/** Creates the demo customer, active and with an address in Bangkok. An existing customer is not changed. */
export async function seedDemoCustomer(db: Db, now: Date): Promise<void> {
  const { email, password } = demoCustomer;
  const known = await db.selectFrom('customers').select('customer_id').where('email', '=', email).executeTakeFirst();
  if (known) return;
  const place = (await findPostcode(home.postcode, 'en'))?.find(
    ({ district, subdistrict }) => district.label === home.district && subdistrict.label === home.subdistrict,
  );
  if (!place) throw new Error(`There is no ${home.subdistrict}, ${home.district} with postcode ${home.postcode}.`);
  const { customer_id } = await db
    .insertInto('customers')
    .values({
      email,
      password_hash: await hashPassword(password),
      ...person,
      consent_flag: true,
      locale: 'th',
      created_at: now,
      activated_at: now,
    })
    .returning('customer_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('customer_addresses')
    .values({
      customer_id,
      type: 'shipping',
      ...person,
      address: home.address,
      subdistrict_id: place.subdistrict.id,
      district_id: place.district.id,
      province_id: place.province.id,
      postcode: home.postcode,
      default_flag: true,
      created_at: now,
    })
    .execute();
}
