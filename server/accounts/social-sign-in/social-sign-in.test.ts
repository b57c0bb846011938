import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { resetTokens, tokenOfLink } from '../../testing/account-mails.ts';
import { createSocialShop } from '../../testing/social-shop.ts';
import { createTestShop, dataOf } from '../../testing/test-shop.ts';

const { shop, providers, visit, mailsTo, mailedCode } = await createSocialShop();
const withoutKeys = await createTestShop();
const password = 'Lightning#1';

let number = 0;
function newEmail(): string {
  number += 1;
  return `person${number}@gmail.com`;
}

const profileOf = (email: string) => ({
  firstName: 'มะลิ',
  lastName: 'ศรีสุข',
  email,
  mobileNo: '0812345678',
  consentFlag: true as const,
});

/** Registers and follows the mailed link. */
async function registerCustomer(email: string, { isActive = true } = {}): Promise<{ email: string; token: string }> {
  const guest = shop.client();
  await guest('POST /account/api/customers/register', { body: { ...profileOf(email), password } });
  const mail = (await mailsTo(email)).find(({ template }) => template === 'activation');
  const token = tokenOfLink(mail?.content.activateUrl ?? '');
  if (isActive) dataOf(await guest('POST /account/api/customers/activate', { body: { token, password } }));
  return { email, token };
}

const signInByPassword = (username: string, typed = password) =>
  shop.client()('POST /authen/api/auth/login', { body: { username, password: typed } });

describe('the providers of the shop', () => {
  test('are LINE, Google and Facebook, in this order', async () => {
    const { items } = dataOf(await shop.client()('GET /authen/api/auth/providers'));
    expect(items.map(({ provider }) => provider)).toEqual(['line', 'google', 'facebook']);
  });

  test('are none without keys', async () => {
    const guest = withoutKeys.client();
    expect(dataOf(await guest('GET /authen/api/auth/providers')).items).toEqual([]);
    expect(await guest('POST /authen/api/auth/authorization', { body: { provider: 'line' } })).toMatchObject({
      status: 404,
      code: 'provider_not_offered',
    });
    const body = { code: 'code', state: 'state' };
    expect(await guest('POST /authen/api/auth/google', { body })).toMatchObject({ code: 'provider_not_offered' });
    const apple = await guest('POST /authen/api/auth/apple', { body: { identityToken: 'token' } });
    expect(apple).toMatchObject({ code: 'provider_not_offered' });
  });
});

test.each(['line', 'google', 'facebook'] as const)(
  'the state for %s names the language of the page',
  async (provider) => {
    for (const locale of ['th', 'en'] as const) {
      const headers = { 'session-id': randomUUID(), 'accept-language': locale };
      const payload = { provider };
      const answer = await shop.app.inject({ method: 'POST', url: '/authen/api/auth/authorization', headers, payload });
      const state = new URL(answer.json().data.url).searchParams.get('state');
      expect(state).toMatch(new RegExp(`^${locale}\\.[\\w-]{43}$`));
    }
  },
);

describe('a person with a verified e-mail address', () => {
  test('gets an account that is active at once, and comes back to it', async () => {
    const email = newEmail();
    const person = { name: 'Ploy Wattana', email, isEmailVerified: true };
    const browser = visit();
    browser.use(dataOf(await browser.signIn('google', person)));
    const profile = await browser.profile();
    expect(profile).toMatchObject({ email, firstName: 'Ploy', lastName: 'Wattana', mobileNo: '', consentFlag: true });
    const consents = dataOf(await browser.client('GET /account/api/customers/consents'));
    expect(consents).toMatchObject([{ purpose: 'terms', given: true }]);
    const phone = visit();
    phone.use(dataOf(await phone.signIn('google', person)));
    expect((await phone.profile()).customerId).toBe(profile.customerId);
    // Its sign-ins are in English.
    const homeUrl = `${shop.settings.origin}/en`;
    expect(await mailsTo(email)).toMatchObject([{ template: 'account_linked', content: { homeUrl } }]);
  });

  test('of an organisation that is with Google signs in at once, of another domain after the mailed code', async () => {
    const email = newEmail().replace('gmail.com', 'office.example');
    const person = { name: 'Ploy Wattana', email, isEmailVerified: true };
    expect(await visit().signIn('google', person)).toMatchObject({ code: 'profile_required' });
    const hosted = visit();
    hosted.use(dataOf(await hosted.signIn('google', { ...person, hostedDomain: 'office.example' })));
    expect((await hosted.profile()).email).toBe(email);
  });

  test('sets a first password by a mailed link, and then signs in by both', async () => {
    const email = newEmail();
    const person = { name: 'Ploy Wattana', email, isEmailVerified: true };
    const browser = visit();
    browser.use(dataOf(await browser.signIn('google', person)));
    expect(await browser.profile()).toMatchObject({ hasPassword: false });
    expect(await signInByPassword(email)).toMatchObject({ code: 'credentials_not_valid' });

    const guest = shop.client();
    dataOf(await guest('POST /account/api/customers/forgot-password', { body: { username: email } }));
    const [token = ''] = await resetTokens(shop, email);
    dataOf(await guest('POST /account/api/customers/reset-password', { body: { token, newPassword: password } }));
    const tablet = visit();
    await tablet.signInByPassword(email, password);
    const profile = await tablet.profile();
    expect(profile).toMatchObject({ email, hasPassword: true });
    const phone = visit();
    phone.use(dataOf(await phone.signIn('google', person)));
    expect((await phone.profile()).customerId).toBe(profile.customerId);
  });

  test('joins the account of that address, whose password still works', async () => {
    const { email } = await registerCustomer(newEmail());
    const browser = visit();
    browser.use(dataOf(await browser.signIn('google', { name: 'Somebody', email, isEmailVerified: true })));
    expect(await browser.profile()).toMatchObject({ email, firstName: 'มะลิ', mobileNo: '0812345678' });
    expect((await signInByPassword(email)).ok).toBe(true);
  });

  test('activates a registration, whose password and link a stranger may have: they stop working', async () => {
    const { email, token } = await registerCustomer(newEmail(), { isActive: false });
    const browser = visit();
    browser.use(dataOf(await browser.signIn('google', { name: 'Ploy Wattana', email, isEmailVerified: true })));
    expect(await browser.profile()).toMatchObject({ email, firstName: 'Ploy', mobileNo: '' });
    expect(await signInByPassword(email)).toMatchObject({ code: 'credentials_not_valid' });
    expect(await shop.client()('POST /account/api/customers/activate', { body: { token, password } })).toMatchObject({
      code: 'activation_token_not_valid',
    });
    expect((await browser.profile()).firstName).toBe('Ploy');
  });

  test('gets one account when two devices come back at once', async () => {
    const person = { name: 'Ploy Wattana', email: newEmail(), isEmailVerified: true };
    const browsers = [visit(), visit(), visit()];
    const results = await Promise.all(browsers.map((browser) => browser.signIn('google', person)));
    browsers.forEach((browser, index) => {
      browser.use(dataOf(results[index] as (typeof results)[number]));
    });
    const profiles = await Promise.all(browsers.map((browser) => browser.profile()));
    expect(new Set(profiles.map(({ customerId }) => customerId)).size).toBe(1);
  });

  test('whose account is linked to another person at the provider is refused', async () => {
    const email = newEmail();
    dataOf(await visit().signIn('google', { name: 'First', email, isEmailVerified: true }));
    const second = await visit().signIn('google', { name: 'Second', email, isEmailVerified: true });
    expect(second).toMatchObject({ status: 409, code: 'account_already_linked' });
  });

  test('has a first name, even if the provider knows none', async () => {
    const browser = visit();
    const email = `www.shop.example/${newEmail()}`;
    browser.use(dataOf(await browser.signIn('google', { name: '!!!', email, isEmailVerified: true })));
    expect((await browser.profile()).firstName).toMatch(/^www shop example person\d+$/);
  });
});

describe.each(['line', 'facebook', 'google'] as const)(
  'a person of %s without a verified e-mail address',
  (provider) => {
    test('completes the profile, and is signed in by the mailed code', async () => {
      const email = newEmail();
      const person = { name: 'มะลิ ใจดี', ...(provider === 'google' ? { email } : {}) };
      const browser = visit();
      expect(await browser.signIn(provider, person)).toMatchObject({ status: 409, code: 'profile_required' });
      expect(dataOf(await browser.client('GET /authen/api/auth/pending-identity'))).toMatchObject({
        provider,
        purpose: 'sign_in',
        email: person.email ?? null,
      });
      dataOf(await browser.client('POST /authen/api/auth/pending-identity/profile', { body: profileOf(email) }));
      const body = { code: await mailedCode(email) };
      browser.use(dataOf(await browser.client('POST /authen/api/auth/pending-identity/confirm', { body })));
      expect(await browser.profile()).toMatchObject({ email, firstName: 'มะลิ', mobileNo: '0812345678' });
      const again = visit();
      again.use(dataOf(await again.signIn(provider, person)));
      expect((await again.profile()).email).toBe(email);
    });

    test('joins the account of the address by the mailed code, and leaves its data', async () => {
      const { email } = await registerCustomer(newEmail());
      const browser = visit();
      await browser.signIn(provider, { name: `Owner ${provider}`, email });
      const profile = { ...profileOf(email), firstName: 'Somebody', mobileNo: '0899999999' };
      dataOf(await browser.client('POST /authen/api/auth/pending-identity/profile', { body: profile }));
      const body = { code: await mailedCode(email) };
      browser.use(dataOf(await browser.client('POST /authen/api/auth/pending-identity/confirm', { body })));
      expect(await browser.profile()).toMatchObject({ email, firstName: 'มะลิ', mobileNo: '0812345678' });
      expect((await signInByPassword(email)).ok).toBe(true);
    });

    test('joins an account by its password', async () => {
      const { email } = await registerCustomer(newEmail());
      const person = { name: `Password ${provider}`, email };
      const browser = visit();
      expect(await browser.signIn(provider, person)).toMatchObject({ code: 'profile_required' });
      await browser.signInByPassword(email, password);
      dataOf(await browser.link());
      const again = visit();
      again.use(dataOf(await again.signIn(provider, person)));
      expect((await again.profile()).email).toBe(email);
    });
  },
);

describe('Apple', () => {
  const askForToken = async (browser: ReturnType<typeof visit>) =>
    dataOf(await browser.client('POST /authen/api/auth/authorization', { body: { provider: 'apple' } })).nonce;

  test('signs in with an identity token', async () => {
    const email = newEmail();
    const browser = visit();
    const nonce = await askForToken(browser);
    const identityToken = await providers.appleToken({ name: 'x', email, isEmailVerified: true }, { nonce });
    const body = { identityToken, firstName: 'Nida', lastName: 'Chai' };
    browser.use(dataOf(await browser.client('POST /authen/api/auth/apple', { body })));
    expect(await browser.profile()).toMatchObject({ email, firstName: 'Nida', lastName: 'Chai' });
  });

  test('without an e-mail address the profile is completed', async () => {
    const browser = visit();
    const identityToken = await providers.appleToken({ name: 'y' }, { nonce: await askForToken(browser) });
    expect(await browser.client('POST /authen/api/auth/apple', { body: { identityToken } })).toMatchObject({
      code: 'profile_required',
    });
  });
});

describe('linked accounts', () => {
  async function signedIn() {
    const { email } = await registerCustomer(newEmail());
    const browser = visit();
    await browser.signInByPassword(email, password);
    return { browser, email };
  }
  const link = async (browser: ReturnType<typeof visit>, provider: 'line' | 'google' | 'facebook', name: string) => {
    const result = await browser.signIn(provider, { name }, 'link');
    expect(result).toMatchObject({ status: 409, code: 'link_confirmation_required' });
    return browser.link();
  };

  test('are linked after a confirmation and unlinked, and the customer is written', async () => {
    const { browser, email } = await signedIn();
    dataOf(await link(browser, 'line', 'ต้นกล้า'));
    dataOf(await link(browser, 'google', 'Tonkla'));
    expect(dataOf(await browser.client('GET /account/api/linked-accounts'))).toMatchObject({
      items: [{ provider: 'line', label: 'ต้นกล้า' }, { provider: 'google' }],
      hasPassword: true,
    });
    expect((await mailsTo(email)).filter(({ template }) => template === 'account_linked')).toHaveLength(2);
    dataOf(await browser.client('DELETE /account/api/linked-accounts/{provider}', { params: { provider: 'line' } }));
    const { items } = dataOf(await browser.client('GET /account/api/linked-accounts'));
    expect(items.map(({ provider }) => provider)).toEqual(['google']);
    expect(await visit().signIn('line', { name: 'ต้นกล้า' })).toMatchObject({ code: 'profile_required' });
    const again = await browser.client('DELETE /account/api/linked-accounts/{provider}', {
      params: { provider: 'line' },
    });
    expect(again).toMatchObject({ status: 404, code: 'linked_account_not_found' });
  });

  test('are named in the mail on a new password: they can still sign in', async () => {
    const { browser, email } = await signedIn();
    dataOf(await link(browser, 'line', 'Thief'));
    const guest = shop.client();
    dataOf(await guest('POST /account/api/customers/forgot-password', { body: { username: email } }));
    const [token = ''] = await resetTokens(shop, email);
    dataOf(await guest('POST /account/api/customers/reset-password', { body: { token, newPassword: 'Thunder#22' } }));
    expect((await visit().signIn('line', { name: 'Thief' })).ok).toBe(true);
    const mail = (await mailsTo(email)).find(({ template }) => template === 'password_changed');
    expect(mail?.content).toMatchObject({
      linkedAccounts: [{ provider: 'line', label: 'Thief' }],
      profileUrl: expect.stringMatching(/\/account\/my-profile$/),
    });
  });

  test('belong to one customer each', async () => {
    const [first, second] = [await signedIn(), await signedIn()];
    dataOf(await link(first.browser, 'line', 'Shared person'));
    expect(await link(second.browser, 'line', 'Shared person')).toMatchObject({
      status: 409,
      code: 'account_already_linked',
    });
    expect(await link(first.browser, 'line', 'Another person')).toMatchObject({ code: 'account_already_linked' });
    expect(dataOf(await second.browser.client('GET /account/api/linked-accounts')).items).toEqual([]);
  });

  test('the last way in stays, also when two are unlinked at once', async () => {
    const browser = visit();
    browser.use(dataOf(await browser.signIn('google', { name: 'Only', email: newEmail(), isEmailVerified: true })));
    const unlink = (provider: 'line' | 'google') =>
      browser.client('DELETE /account/api/linked-accounts/{provider}', { params: { provider } });
    expect(await unlink('google')).toMatchObject({ status: 409, code: 'last_sign_in_method' });
    dataOf(await link(browser, 'line', `Second ${newEmail()}`));
    const results = await Promise.all([unlink('google'), unlink('line')]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(dataOf(await browser.client('GET /account/api/linked-accounts')).items).toHaveLength(1);
  });
});

describe('a provider that does not respond', () => {
  test.each(['line', 'google', 'facebook'] as const)('%s: the person is asked to try again', async (provider) => {
    const browser = visit();
    const url = await browser.open(provider);
    const response = providers.agree(url, { name: 'Nobody' });
    providers.fail(true);
    expect(await browser.comeBack(provider, response)).toMatchObject({ status: 503, code: 'provider_unavailable' });
  });

  test('Google is asked again for its document at the next sign-in', async () => {
    const { createProviders } = await import('./providers.ts');
    const google = createProviders(shop.settings).google;
    const attempt = { state: 'state', nonce: 'nonce', codeVerifier: 'v'.repeat(43) };
    providers.fail(true);
    await expect(google?.authorizationUrl(attempt)).rejects.toThrow();
    providers.fail(false);
    expect((await google?.authorizationUrl(attempt))?.origin).toBe(providers.origin);
  });
});
