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
const lastName = 'ศรีสุข';
const mobileNo = '0812345678';
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
    const raw = readFileSync(join(folder, file));
    if (!raw.includes(email)) continue;
    const mail = await PostalMime.parse(raw);
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
  const customer = await signedInCustomer(page);
  await page.context().clearCookies();
  return customer;
}

/** As `activeCustomer`, and signed in. */
export async function signedInCustomer(page: Page): Promise<Customer> {
  const customer = await customerWithoutAddress(page);
  await signedIn(page, customer);
  const places = await (await page.request.get('/utils/api/postal-addresses/postcodes/10110')).json();
  const { province, district, subdistrict, postcode } = places.data[0];
  const added = await page.request.post('/account/api/profile/addresses', {
    headers: ownOrigin(),
    data: {
      firstName: customer.firstName,
      lastName,
      mobileNo,
      address: '99/9 ถนนพระรามที่ 4',
      provinceId: province.id,
      districtId: district.id,
      subdistrictId: subdistrict.id,
      postcode,
    },
  });
  expect(added.ok()).toBe(true);
  return customer;
}

/** A customer with an activated account and nothing else; not signed in. */
export async function customerWithoutAddress(page: Page): Promise<Customer> {
  const customer = await registeredCustomer(page);
  const token = new URL(await linkInMail(customer.email)).searchParams.get('token');
  const activated = await page.request.post('/account/api/customers/activate', {
    headers: ownOrigin(),
    data: { token },
  });
  expect(activated.status()).toBe(204);
  return customer;
}

/** Somebody who has registered and not followed the link in the mail yet. */
export async function registeredCustomer(page: Page): Promise<Customer> {
  const customer = somebodyNew();
  const registered = await page.request.post('/account/api/customers/register', {
    headers: ownOrigin(),
    data: { ...customer, lastName, mobileNo, consentFlag: true },
  });
  expect(registered.status()).toBe(204);
  return customer;
}

/** Signs the browser in by its cookies, for journeys that are about something else. */
export async function signedIn(page: Page, { email, password }: Customer): Promise<void> {
  const login = await page.request.post('/authen/api/auth/login', {
    headers: ownOrigin(),
    data: { username: email, password },
  });
  expect(login.ok()).toBe(true);
}

/** What the shop's own pages send with each write: others are refused. */
export function ownOrigin(): { origin: string } {
  return { origin: new URL(process.env.SHOP_URL ?? '').origin };
}
