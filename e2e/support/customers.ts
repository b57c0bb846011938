import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';

export interface Customer {
  email: string;
  password: string;
  firstName: string;
}

const password = 'Lightning#1';
let number = 0;

/** Somebody who was never here: each journey has a customer of its own, so that journeys do not meet in one cart. */
export function somebodyNew(): Customer {
  number += 1;
  return { email: `shopper-${process.pid}-${Date.now()}-${number}@example.com`, password, firstName: 'มะลิ' };
}

/** The link in the newest mail to somebody, once it has come. */
export async function linkInMail(email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      link = await newestLink(email);
      return link;
    }, 'a mail with a link')
    .not.toBe('');
  return link;
}

async function newestLink(email: string): Promise<string> {
  const folder = join(process.env.SHOP_DATA_FOLDER ?? 'data', 'mails');
  let newest = { date: '', link: '' };
  for (const file of listMails(folder)) {
    const mail = await PostalMime.parse(readFileSync(join(folder, file)));
    if (!mail.to?.some((to) => to.address === email)) continue;
    const date = mail.date ?? '';
    if (date >= newest.date) newest = { date, link: /https?:\/\/\S+/.exec(mail.text ?? '')?.[0] ?? '' };
  }
  return newest.link;
}

function listMails(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.eml'));
  } catch {
    return [];
  }
}

/** A customer with an activated account and an address in Bangkok, made through the public API; not signed in. */
export async function activeCustomer(page: Page): Promise<Customer> {
  const customer = somebodyNew();
  const { request } = page;
  const origin = new URL(process.env.SHOP_URL ?? '').origin;
  const headers = { origin };
  const registered = await request.post('/account/api/customers/register', {
    headers,
    data: { ...customer, lastName: 'ศรีสุข', mobileNo: '0812345678', consentFlag: true },
  });
  expect(registered.status()).toBe(204);
  const token = new URL(await linkInMail(customer.email)).searchParams.get('token');
  expect((await request.post('/account/api/customers/activate', { headers, data: { token } })).status()).toBe(204);

  const login = await request.post('/authen/api/auth/login', {
    headers,
    data: { username: customer.email, password: customer.password },
  });
  expect(login.ok()).toBe(true);
  const places = await (await request.get('/utils/api/postal-addresses/postcodes/10110')).json();
  const { province, district, subdistrict, postcode } = places.data[0];
  const added = await request.post('/account/api/profile/addresses', {
    headers,
    data: {
      firstName: customer.firstName,
      lastName: 'ศรีสุข',
      mobileNo: '0812345678',
      address: '99/9 ถนนพระรามที่ 4',
      provinceId: province.id,
      districtId: district.id,
      subdistrictId: subdistrict.id,
      postcode,
    },
  });
  expect(added.ok()).toBe(true);
  await page.context().clearCookies();
  return customer;
}
