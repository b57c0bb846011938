import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { allowedCookies } from '#contract/cookie-groups.ts';

export interface Customer {
  email: string;
  password: string;
  firstName: string;
}

const password = 'Lightning#1';
const lastName = 'ศรีสุข';
const mobileNo = '0812345678';
let customerCount = 0;

/** Details of a customer who is not registered yet, different at each call, so that journeys never share a cart. */
export function newCustomer(): Customer {
  customerCount += 1;
  return { email: `shopper-${process.pid}-${Date.now()}-${customerCount}@example.com`, password, firstName: 'มะลิ' };
}

/** Waits for a mail to the address, and returns the link in the newest one. */
export function waitForMailLink(email: string): Promise<string> {
  return waitInMail(email, /https?:\/\/\S+/);
}

/** Waits for the mail for a new password to the address, and returns its link. */
export function waitForResetLink(email: string): Promise<string> {
  return waitInMail(email, /https?:\/\/\S+\/reset-password\S+/);
}

/** The token of a mailed link; empty if there is none. */
export function tokenOfLink(link: string): string {
  return new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
}

/** Waits for a mail to the address, and returns the six-digit code in the newest one. */
export function waitForMailCode(email: string): Promise<string> {
  return waitInMail(email, /\b\d{6}\b/);
}

async function waitInMail(email: string, pattern: RegExp): Promise<string> {
  let found = '';
  await expect
    .poll(async () => {
      found = pattern.exec(await newestText(email))?.[0] ?? '';
      return found;
    }, `a mail with ${pattern}`)
    .not.toBe('');
  return found;
}

async function newestText(email: string): Promise<string> {
  const folder = join(process.env.SHOP_DATA_FOLDER ?? 'data', 'mails');
  let newest = { date: '', text: '' };
  for (const file of listMails(folder)) {
    const raw = readFileSync(join(folder, file));
    if (!raw.includes(email)) continue;
    const mail = await PostalMime.parse(raw);
    if (!mail.to?.some((to) => to.address === email)) continue;
    const date = mail.date ?? '';
    if (date >= newest.date) newest = { date, text: mail.text ?? '' };
  }
  return newest.text;
}

/** Waits until so many mails have the text, and returns their recipients, sorted. */
export async function waitForMailsWith(text: string, count: number): Promise<string[]> {
  const folder = join(process.env.SHOP_DATA_FOLDER ?? 'data', 'mails');
  let recipients: string[] = [];
  await expect
    .poll(async () => {
      const mails = await Promise.all(
        listMails(folder).map((file) => PostalMime.parse(readFileSync(join(folder, file)))),
      );
      const found = mails.filter((mail) => mail.text?.includes(text));
      recipients = found.map(({ to }) => to?.[0]?.address ?? '').sort();
      return recipients.length;
    }, `${count} mails with ${text}`)
    .toBe(count);
  return recipients;
}

function listMails(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.eml'));
  } catch {
    return [];
  }
}

/** Creates a customer with an activated account and an address in Bangkok through the public API; not signed in. */
export async function createCustomer(page: Page): Promise<Customer> {
  const customer = await signInNewCustomer(page);
  // All but the answer to the cookie banner.
  await page.context().clearCookies({ name: new RegExp(`^(?!${allowedCookies}$)`) });
  return customer;
}

/** Like `createCustomer`, but leaves the browser signed in. */
export async function signInNewCustomer(page: Page): Promise<Customer> {
  const customer = await createCustomerWithoutAddress(page);
  await signIn(page, customer);
  const places = await (await page.request.get('/utils/api/postal-addresses/postcodes/10110')).json();
  const { province, district, subdistrict, postcode } = places.data[0];
  const added = await page.request.post('/account/api/profile/addresses', {
    headers: originHeader(),
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

/** Creates a customer with an activated account and no address; not signed in. */
export async function createCustomerWithoutAddress(page: Page): Promise<Customer> {
  const customer = await registerCustomer(page);
  // In the browser that registered, which needs no password.
  const token = tokenOfLink(await waitForMailLink(customer.email));
  const activated = await page.request.post('/account/api/customers/activate', {
    headers: originHeader(),
    data: { token },
  });
  expect(activated.status()).toBe(204);
  return customer;
}

/** Registers a customer who has not followed the activation link yet. */
export async function registerCustomer(page: Page): Promise<Customer> {
  const customer = newCustomer();
  const registered = await page.request.post('/account/api/customers/register', {
    headers: originHeader(),
    data: { ...customer, lastName, mobileNo, consentFlag: true },
  });
  expect(registered.status()).toBe(204);
  return customer;
}

/** Signs the browser in through the API, for journeys that do not test the sign-in form. */
export async function signIn(page: Page, { email, password }: Customer): Promise<void> {
  const login = await page.request.post('/authen/api/auth/login', {
    headers: originHeader(),
    data: { username: email, password },
  });
  expect(login.ok()).toBe(true);
}

/** The `origin` header that browsers send with each write from the shop's own pages; writes from other origins are refused. */
export function originHeader(): { origin: string } {
  return { origin: new URL(process.env.SHOP_URL ?? '').origin };
}
