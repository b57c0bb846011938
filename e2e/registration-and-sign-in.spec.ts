import { expect, type Page } from '@playwright/test';
import { createCart } from './support/carts.ts';
import {
  createCustomerWithoutAddress,
  newCustomer,
  registerCustomer,
  tokenOfLink,
  waitForMailLink,
} from './support/customers.ts';
import { charger } from './support/products.ts';
import { test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });

test('a customer registers, activates the account by mail, signs in and signs out, in Thai', { tag: '@phone' }, async ({
  page,
  consoleErrors,
}) => {
  const { email, password, firstName } = newCustomer();
  await createCart(page, charger);
  await page.goto('/');
  await button(page, 'เข้าสู่ระบบ').click();
  await page.getByRole('dialog').getByRole('button', { name: 'สมัครสมาชิก' }).click();

  const registration = page.getByRole('dialog', { name: 'สมัครสมาชิก' });
  await registration.getByLabel('ชื่อ', { exact: true }).fill(firstName);
  await registration.getByLabel('นามสกุล').fill('ศรีสุข');
  await registration.getByLabel('อีเมล', { exact: true }).fill(email);
  await registration.getByLabel('เบอร์มือถือ').focus();
  // As it is pasted from contacts: a field that took ten characters would cut it.
  await page.keyboard.insertText('+66 89-876-5432');
  await registration.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
  await expect(registration.getByRole('listitem').filter({ hasText: 'ยังไม่ครบ' })).toHaveCount(0);
  await registration.getByLabel('ยืนยันรหัสผ่าน').fill(password);
  await registration.getByRole('checkbox', { name: /ยอมรับเงื่อนไข/ }).check();
  await registration.getByRole('button', { name: 'สมัครสมาชิก' }).click();
  await expect(page.getByRole('dialog', { name: 'ตรวจสอบอีเมลของคุณ' }).getByText(email)).toBeVisible();

  const link = await waitForMailLink(email);
  await page.goto(link);
  await page.getByRole('button', { name: 'เปิดใช้งานบัญชีของฉัน' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ยืนยันอีเมลเรียบร้อย' })).toBeVisible();
  await expect(page).toHaveURL('/activate-account');
  const signIn = page.getByRole('dialog', { name: 'เข้าสู่ระบบ' });
  await expect(signIn.getByLabel('อีเมล')).toHaveValue(email);
  await signIn.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
  await signIn.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();

  await expect(signIn).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'ตะกร้าสินค้า 1 ชิ้น' }).filter({ visible: true })).toBeVisible();
  await openAccount(page, firstName);
  await expect(page.getByRole('heading', { level: 1, name: `สวัสดีคุณ${firstName}` })).toBeVisible();
  await expect(page.getByRole('main').getByText(email)).toBeVisible();

  // While the shop cannot end the session, it says that the customer is still signed in.
  consoleErrors.allow(/status of 503 .*auth\/logout/);
  const logout = '**/authen/api/auth/logout';
  await page.route(logout, (route) =>
    route.fulfill({ status: 503, json: { code: 'service_unavailable', message: '' } }),
  );
  await page.getByRole('main').getByText('ออกจากระบบ').click();
  const failed = page.getByRole('dialog', { name: 'ออกจากระบบไม่สำเร็จ' });
  await expect(failed.getByText('คุณยังอยู่ในระบบ')).toBeVisible();
  await failed.getByRole('button', { name: 'ตกลง' }).click();
  await page.unroute(logout);
  await page.goto('/account');
  await page.getByRole('main').getByText('ออกจากระบบ').click();
  await expect(page).toHaveURL('/');
  await expect(button(page, 'เข้าสู่ระบบ')).toBeVisible();
  await expect(page.getByRole('link', { name: 'ตะกร้าสินค้า 0 ชิ้น' }).filter({ visible: true })).toBeVisible();
  // That this device signed in before stays; with which address does not.
  const cookies = (await page.context().cookies()).map(({ name }) => name).sort();
  expect(cookies.filter((name) => name !== 'allowed_cookies')).toEqual(['device', 'session_id']);

  // The activation link works only once; browsers log the refused request as a console error.
  consoleErrors.allow(/status of 400 .*customers\/activate\/check/);
  // Links of an earlier version have the token in the query.
  await page.goto(link.replace('#', '?'));
  await expect(page.getByRole('heading', { level: 1, name: 'ลิงก์นี้ใช้ไม่ได้แล้ว' })).toBeVisible();
  await expect(page).toHaveURL('/activate-account');
});

test('a link that is opened in another browser asks for the password, and then signs in @phone', async ({
  page,
  consoleErrors,
}) => {
  // Browsers log refused requests as console errors.
  consoleErrors.allow(/status of 403 .*customers\/activate/);
  const { email, password, firstName } = await registerCustomer(page);
  const token = tokenOfLink(await waitForMailLink(email));
  await page.context().clearCookies();
  await page.goto(`/en/activate-account#token=${token}`);
  const typed = page.getByRole('main').getByLabel('Password', { exact: true });
  const submit = page.getByRole('button', { name: 'Activate my account' });
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await submit.click();
  await expect(typed).toHaveAccessibleDescription('The password field is required');
  await typed.fill('Stranger#1');
  await submit.click();
  await expect(typed).toHaveAccessibleDescription('The password is not correct.');
  await expect(typed).toBeFocused();
  await page.getByRole('main').getByRole('button', { name: 'Register again' }).click();
  const registration = page.getByRole('dialog', { name: 'Create your account' });
  await registration.getByRole('button', { name: 'Close' }).click();
  await typed.fill(password);
  await submit.click();
  await expect(page).toHaveURL('/en');
  await page.goto('/en/account');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
});

/** Opens the account page from the header on desktop, from the bottom bar on a phone. */
async function openAccount(page: Page, firstName: string): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: firstName });
  const bar = page.getByRole('navigation', { name: 'เมนูลัด' }).getByRole('link', { name: 'บัญชีของฉัน' });
  await expect(menu.or(bar).filter({ visible: true })).toBeVisible();
  if (await menu.isVisible()) {
    await menu.click();
    const popover = page.getByRole('banner');
    await expect(popover.getByRole('link', { name: 'ประวัติการสั่งซื้อ' })).toBeVisible();
    await popover.getByRole('link', { name: 'ข้อมูลส่วนตัว' }).click();
    await page.getByRole('navigation', { name: 'เมนูบัญชี' }).getByRole('link', { name: 'ภาพรวม' }).click();
  } else {
    await bar.click();
  }
}

test('a wrong password, an inactive account and invalid registration fields show error messages in English', {
  tag: '@desktop',
}, async ({ page, consoleErrors }) => {
  // Browsers log refused requests as console errors.
  consoleErrors.allow(/status of (401|403|422)/);
  const { email, password } = await registerCustomer(page);
  await page.context().clearCookies();
  await page.goto('/en');
  await button(page, 'Sign in').click();

  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(signIn.getByLabel('Email')).toHaveAccessibleDescription('The email field is required');
  await expect(signIn.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'The password field is required',
  );
  await expect(signIn.getByLabel('Email')).toBeFocused();
  await signIn.getByLabel('Email').fill(email);
  await signIn.getByLabel('Password', { exact: true }).fill('Wrong-Password#1');
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  await expect(signIn.getByRole('alert')).toHaveText('The email or password is not correct.');

  await signIn.getByLabel('Password', { exact: true }).fill(password);
  await signIn.getByRole('button', { name: 'Sign in' }).click();
  const notActive = page.getByRole('dialog', { name: 'Confirm your email' });
  await expect(notActive.getByText(email)).toBeVisible();
  await notActive.getByRole('button', { name: 'Send again' }).click();
  await expect(notActive.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
  await notActive.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Send the activation email again' }).click();
  await expect(page).toHaveURL('/en/verify');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();

  await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click();
  const registration = page.getByRole('dialog', { name: 'Create your account' });
  const submit = registration.getByRole('button', { name: 'Create account' });
  const field = (name: string) => registration.getByLabel(name, { exact: true });
  await submit.click();
  for (const name of ['First name', 'Last name', 'Email', 'Mobile number', 'Password', 'Confirm password'])
    await expect(field(name), name).toHaveAccessibleDescription(`The ${name.toLowerCase()} field is required`);
  await expect(field('First name')).toBeFocused();
  await expect(registration.getByRole('checkbox', { name: /accept the terms/ })).toHaveAccessibleDescription(
    'Please accept the terms of service.',
  );
  const invalid: [name: string, value: string, message: string][] = [
    ['Email', 'malee@gmial', 'The email is not a valid email address.'],
    ['Email', 'malee@gmail.co', 'The email is not a valid email address.'],
    ['Email', 'malee+shop@gmail.com', 'The email is not a valid email address.'],
    ['Email', 'malee@hotmail.net', 'The email is not a valid email address.'],
    ['Mobile number', '1812345678', 'The mobile number is not valid.'],
    ['Password', 'Ab#1', 'The min length of password is invalid. Please enter at least 8 characters.'],
    ['Password', 'Lightning#', 'Must includes number'],
    ['Password', 'Lightning1', 'Must includes special character (!@#$%^&*)'],
    ['Password', 'lightning#1', 'Must includes a-z, A-Z'],
    ['Confirm password', 'Lightning#2', 'Password confirmation does not match password'],
  ];
  for (const [name, value, message] of invalid) {
    await field(name).fill(value);
    await expect(field(name), value).toHaveAccessibleDescription(message);
  }
  await expect(registration).toBeVisible();

  // A click outside the dialog does not close it.
  await page.mouse.click(5, 5);
  await expect(registration).toBeVisible();
  await registration.getByRole('button', { name: 'Close' }).click();
  await expect(registration).toBeHidden();
});

test('a customer whose password others guess signs in with the mailed link @phone', async ({ page, consoleErrors }) => {
  // Browsers log refused requests as console errors.
  consoleErrors.allow(/status of 403 .*auth\/login/);
  const customer = await createCustomerWithoutAddress(page);
  // The shop of the journeys has no limits on guessing: it answers as it does after many wrong passwords.
  const tokens: unknown[] = [];
  await page.route('**/authen/api/auth/login', async (route) => {
    const { confirmationToken } = route.request().postDataJSON();
    tokens.push(confirmationToken);
    const message = 'We have mailed you a link to sign in with.';
    if (confirmationToken) await route.continue();
    else await route.fulfill({ status: 403, json: { code: 'sign_in_confirmation_required', message } });
  });
  const signIn = page.getByRole('dialog', { name: 'Sign in' });
  const submit = async () => {
    await signIn.getByLabel('Email').fill(customer.email);
    await signIn.getByLabel('Password', { exact: true }).fill(customer.password);
    await signIn.getByRole('button', { name: 'Sign in' }).click();
  };
  await page.goto('/en?sign-in');
  await submit();
  await expect(signIn.getByRole('alert')).toHaveText('We have mailed you a link to sign in with.');
  await page.goto('about:blank');
  await page.goto('/en?sign-in#confirmation=token-of-the-mail');
  await expect(signIn).toBeVisible();
  await expect(page).toHaveURL('/en?sign-in');
  await submit();
  await expect(signIn).toBeHidden();
  await expect(page).toHaveURL('/en');
  expect(tokens).toEqual([undefined, 'token-of-the-mail']);
  // Who is signed in already opens the link once more.
  await page.goto('/en?sign-in#confirmation=token-of-the-mail');
  await expect(page).toHaveURL('/en?sign-in');
});
