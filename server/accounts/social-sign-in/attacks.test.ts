import { describe, expect, test } from 'vitest';
import { tokenOfLink } from '../../testing/account-mails.ts';
import { createSocialShop } from '../../testing/social-shop.ts';
import { dataOf } from '../../testing/test-shop.ts';

const { shop, providers, visit, mailsTo, mailedCode } = await createSocialShop();
const all = ['line', 'google', 'facebook'] as const;
const withIdToken = ['line', 'google'] as const;
const notValid = { status: 400, code: 'social_sign_in_not_valid' };

let number = 0;
function newPerson() {
  number += 1;
  return { name: `Person ${number}`, email: `attack${number}@gmail.com`, isEmailVerified: true };
}

/** A shopper who registered by mail. */
async function createVictim({ domain = 'gmail.com' } = {}): Promise<string> {
  const email = newPerson().email.replace('gmail.com', domain);
  const body = {
    ...{ email, password: 'Lightning#1', firstName: 'Owner', lastName: 'Srisuk', mobileNo: '0812345678' },
    consentFlag: true as const,
  };
  await shop.client()('POST /account/api/customers/register', { body });
  const mail = (await mailsTo(email)).find(({ template }) => template === 'activation');
  const token = tokenOfLink(mail?.content.activateUrl ?? '');
  dataOf(await shop.client()('POST /account/api/customers/activate', { body: { token, password: body.password } }));
  return email;
}

const profileOf = (email: string) => ({
  ...{ firstName: 'Mallory', lastName: 'Stranger', email, mobileNo: '0899999999' },
  consentFlag: true as const,
});

describe.each(all)('the response of %s', (provider) => {
  test('works in the browser that began, not in another one', async () => {
    const [attacker, victim] = [visit(), visit()];
    const response = providers.agree(await attacker.open(provider), newPerson());
    expect(await victim.comeBack(provider, response)).toMatchObject(notValid);
    const anonymous = await shop.app.inject({
      method: 'POST',
      url: provider === 'facebook' ? '/authen/api/auth/facebook/token' : `/authen/api/auth/${provider}`,
      payload: response,
    });
    expect(anonymous.json().code).toBe('social_sign_in_not_valid');
  });

  test('with a swapped state is refused', async () => {
    const browser = visit();
    const [first, second] = [await browser.open(provider), await browser.open(provider)];
    const { code } = providers.agree(first, newPerson());
    const { state } = providers.agree(second, newPerson());
    // The code belongs to another verifier.
    expect(await browser.comeBack(provider, { code, state })).toMatchObject(notValid);
    expect(await browser.comeBack(provider, { code, state: 'made-up' })).toMatchObject(notValid);
  });

  test('works once', async () => {
    const browser = visit();
    const response = providers.agree(await browser.open(provider), newPerson());
    await browser.comeBack(provider, response);
    expect(await browser.comeBack(provider, response)).toMatchObject(notValid);
    const next = providers.agree(await browser.open(provider), newPerson());
    // The used code with a state that is still valid.
    expect(await browser.comeBack(provider, { code: response.code, state: next.state })).toMatchObject(notValid);
  });

  test('of two at once one works', async () => {
    const browser = visit();
    const response = providers.agree(await browser.open(provider), newPerson());
    const results = await Promise.all([1, 2, 3].map(() => browser.comeBack(provider, response)));
    expect(results.filter((result) => !result.ok && result.code === 'social_sign_in_not_valid')).toHaveLength(2);
  });

  test('expires after ten minutes', async () => {
    const browser = visit();
    const response = providers.agree(await browser.open(provider), newPerson());
    const now = shop.clock();
    shop.setClock(new Date(now.getTime() + 600_001));
    expect(await browser.comeBack(provider, response)).toMatchObject(notValid);
    shop.setClock(now);
  });

  test('is not taken for that of another provider', async () => {
    const browser = visit();
    const response = providers.agree(await browser.open(provider), newPerson());
    for (const other of all.filter((name) => name !== provider))
      expect(await browser.comeBack(other, response)).toMatchObject(notValid);
  });

  test('that names another issuer is refused', async () => {
    const browser = visit();
    const response = providers.agree(await browser.open(provider), newPerson());
    const iss = 'https://issuer.attacker.example';
    expect(await browser.comeBack(provider, { ...response, iss })).toMatchObject(notValid);
  });
});

describe.each(withIdToken)('an id token of %s', (provider) => {
  const anHourAgo = () => Math.floor(Date.now() / 1000) - 3600;
  test.each<[what: string, alter: Parameters<typeof providers.alterTokens>[0]]>([
    ['for another audience', ({ claims }) => void Object.assign(claims, { aud: 'another-client' })],
    ['of another issuer', ({ claims }) => void Object.assign(claims, { iss: 'https://issuer.attacker.example' })],
    ['with another nonce', ({ claims }) => void Object.assign(claims, { nonce: 'another' })],
    ['without a nonce', ({ claims }) => void delete claims.nonce],
    ['without a subject', ({ claims }) => void delete claims.sub],
    ['with an empty subject', ({ claims }) => void Object.assign(claims, { sub: '' })],
    ['that has expired', ({ claims }) => void Object.assign(claims, { iat: anHourAgo() - 60, exp: anHourAgo() })],
    [
      'signed by another algorithm',
      ({ header }) => void Object.assign(header, { alg: provider === 'line' ? 'RS256' : 'HS256' }),
    ],
    ['signed by another HMAC', ({ header }) => void Object.assign(header, { alg: 'HS512' })],
  ])('%s is refused', async (_what, alter) => {
    const browser = visit();
    const response = providers.agree(await browser.open(provider), newPerson());
    providers.alterTokens(alter);
    expect(await browser.comeBack(provider, response)).toMatchObject(notValid);
    providers.alterTokens(null);
    expect(await browser.client('GET /authen/api/auth/pending-identity')).toMatchObject({
      code: 'identity_not_pending',
    });
  });

  test('signed with another key is refused', async () => {
    const browser = visit();
    const response = providers.agree(await browser.open(provider), newPerson());
    providers.alterTokens((token) => {
      if (provider === 'line') token.secret = 'another secret of more than 32 letters';
      else token.header.kid = 'unknown';
    });
    expect(await browser.comeBack(provider, response)).toMatchObject(notValid);
  });
});

describe('an identity token of Apple', () => {
  async function begin() {
    const browser = visit();
    const { nonce } = dataOf(
      await browser.client('POST /authen/api/auth/authorization', { body: { provider: 'apple' } }),
    );
    return { browser, nonce };
  }

  test.each([
    ['for another app', { aud: 'example.another.app' }],
    ['of another issuer', { iss: 'https://issuer.attacker.example' }],
    ['that has expired', { exp: 1_700_000_000 }],
    ['with another nonce', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
  ])('%s is refused', async (_what, claims) => {
    const { browser, nonce } = await begin();
    const identityToken = await providers.appleToken(newPerson(), { nonce, ...claims });
    expect(await browser.client('POST /authen/api/auth/apple', { body: { identityToken } })).toMatchObject(notValid);
  });

  test('works once, in the browser that asked for it, and not signed by HMAC', async () => {
    const { browser, nonce } = await begin();
    const identityToken = await providers.appleToken(newPerson(), { nonce });
    expect(await visit().client('POST /authen/api/auth/apple', { body: { identityToken } })).toMatchObject(notValid);
    dataOf(await browser.client('POST /authen/api/auth/apple', { body: { identityToken } }));
    expect(await browser.client('POST /authen/api/auth/apple', { body: { identityToken } })).toMatchObject(notValid);
    const next = await begin();
    providers.alterTokens(({ header }) => void Object.assign(header, { alg: 'HS256' }));
    const forged = await providers.appleToken(newPerson(), { nonce: next.nonce });
    const result = await next.browser.client('POST /authen/api/auth/apple', { body: { identityToken: forged } });
    expect(result).toMatchObject(notValid);
  });
});

describe('the account of somebody else', () => {
  const complete = (browser: ReturnType<typeof visit>, email: string) =>
    browser.client('POST /authen/api/auth/pending-identity/profile', { body: profileOf(email) });
  const confirm = (browser: ReturnType<typeof visit>, code: string) =>
    browser.client('POST /authen/api/auth/pending-identity/confirm', { body: { code } });

  test.each(all)('is not entered by an e-mail address that %s has not verified', async (provider) => {
    const email = await createVictim();
    const browser = visit();
    const result = await browser.signIn(provider, { name: 'Mallory', email, isEmailVerified: false });
    expect(result).toMatchObject({ code: 'profile_required' });
    expect(await confirm(browser, '000000')).toMatchObject({ code: 'code_not_valid' });
  });

  test.each(['company.example', 'notgmail.com'])(
    'is not entered by an address of %s that Google verified once: it is not one of Google',
    async (domain) => {
      const email = await createVictim({ domain });
      const browser = visit();
      const result = await browser.signIn('google', { name: 'Former employee', email, isEmailVerified: true });
      expect(result).toMatchObject({ code: 'profile_required' });
      expect(await browser.client('GET /account/api/customers/profile')).toMatchObject({ code: 'sign_in_required' });
    },
  );

  test('is not entered with a code that was mailed to another address', async () => {
    const [email, own] = [await createVictim(), newPerson().email];
    const browser = visit();
    await browser.signIn('line', { name: 'Mallory 2' });
    dataOf(await complete(browser, own));
    const code = await mailedCode(own);
    dataOf(await complete(browser, email));
    expect(await confirm(browser, code)).toMatchObject({ code: 'code_not_valid' });
  });

  test('is not entered with the code of an earlier address once no more mails are sent', async () => {
    const [email, own] = [await createVictim(), newPerson().email];
    for (let request = 0; request < 10; request += 1) {
      const other = visit();
      await other.signIn('line', { name: 'Mallory 3' });
      dataOf(await complete(other, email));
    }
    const browser = visit();
    await browser.signIn('line', { name: 'Mallory 3' });
    dataOf(await complete(browser, own));
    const code = await mailedCode(own);
    dataOf(await complete(browser, email));
    expect(await confirm(browser, code)).toMatchObject({ code: 'code_not_valid' });
    expect((await mailsTo(email)).filter(({ template }) => template === 'sign_in_code')).toHaveLength(10);
  });

  test('is entered with the code that was mailed also after more requests that mail nothing', async () => {
    const { email } = newPerson();
    const browser = visit();
    await browser.signIn('line', { name: `Again ${email}` });
    for (let request = 0; request < 12; request += 1) dataOf(await complete(browser, email));
    const codes = (await mailsTo(email)).filter(({ template }) => template === 'sign_in_code');
    expect(codes).toHaveLength(10);
    expect((await confirm(browser, String(codes.at(-1)?.content.code))).ok).toBe(true);
  });

  test('is entered once by a code, and for the person whom it was mailed for', async () => {
    const { email } = newPerson();
    const browser = visit();
    await browser.signIn('line', { name: `First ${email}` });
    dataOf(await complete(browser, email));
    const codeOfFirst = await mailedCode(email);
    await browser.signIn('facebook', { name: `Second ${email}` });
    expect(await confirm(browser, codeOfFirst)).toMatchObject({ code: 'code_not_valid' });
    dataOf(await complete(browser, email));
    const codes = (await mailsTo(email)).map(({ content }) => String(content.code));
    const code = codes.find((mailed) => mailed !== codeOfFirst) ?? '';
    expect((await confirm(browser, code)).ok).toBe(true);
    expect(await confirm(browser, code)).toMatchObject({ status: 404, code: 'identity_not_pending' });
  });

  test('is not entered by guessing: after five wrong codes the right one fails, also at once', async () => {
    const { email } = newPerson();
    const browser = visit();
    await browser.signIn('line', { name: `Guess ${email}` });
    dataOf(await complete(browser, email));
    const code = await mailedCode(email);
    const wrong = code === '111111' ? '222222' : '111111';
    await Promise.all([1, 2, 3, 4, 5].map(() => confirm(browser, wrong)));
    expect(await confirm(browser, code)).toMatchObject({ status: 400, code: 'code_not_valid' });
  });

  test('is not entered with a code from another browser, nor after it has expired', async () => {
    const { email } = newPerson();
    const [owner, thief] = [visit(), visit()];
    for (const browser of [owner, thief]) {
      await browser.signIn('line', { name: `Code ${email}` });
      dataOf(await complete(browser, email));
    }
    const codes = (await mailsTo(email)).map(({ content }) => String(content.code));
    const results = await Promise.all(codes.map((code) => confirm(thief, code)));
    expect(results.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1);
    const now = shop.clock();
    shop.setClock(new Date(now.getTime() + 31 * 60_000));
    for (const code of codes) expect((await confirm(owner, code)).ok).toBe(false);
    shop.setClock(now);
  });

  test('has the same response for an address with and without an account', async () => {
    const [email, unknown] = [await createVictim(), newPerson().email];
    const answers: unknown[] = [];
    for (const address of [email, unknown]) {
      const browser = visit();
      await browser.signIn('line', { name: `Who is there ${address}` });
      answers.push(await complete(browser, address), /^\d{6}$/.test(await mailedCode(address)));
    }
    expect(answers.slice(0, 2)).toEqual(answers.slice(2));
  });

  test('is not linked without the press of its owner', async () => {
    const email = await createVictim();
    const browser = visit();
    await browser.signInByPassword(email, 'Lightning#1');
    const result = await browser.signIn('line', { name: 'Mallory 4' }, 'link');
    expect(result).toMatchObject({ code: 'link_confirmation_required' });
    expect(dataOf(await browser.client('GET /account/api/linked-accounts')).items).toEqual([]);
    // A person who is to be linked to an account does not sign in.
    expect(await confirm(browser, '000000')).toMatchObject({ code: 'code_not_valid' });
    expect(await visit().link()).toMatchObject({ code: 'sign_in_required' });
  });

  test('is not linked to whom the customer before at the device came back with', async () => {
    const browser = visit();
    await browser.signInByPassword(await createVictim(), 'Lightning#1');
    const person = { name: 'Before', email: 'before@mail.example' };
    expect(await browser.signIn('line', person, 'link')).toMatchObject({ code: 'link_confirmation_required' });
    dataOf(await browser.client('POST /authen/api/auth/logout', { body: {} }));
    browser.use(null);
    const shown = await browser.client('GET /authen/api/auth/pending-identity');
    expect(shown).toMatchObject({ code: 'identity_not_pending' });
    await browser.signInByPassword(await createVictim(), 'Lightning#1');
    expect(await browser.link()).toMatchObject({ code: 'identity_not_pending' });
  });

  test.each<['sign_in' | 'link', 'before' | 'after']>([
    ['link', 'after'],
    ['link', 'before'],
    ['sign_in', 'after'],
  ])(
    'does not show whom its customer wanted to %s as once the session has ended %s the return',
    async (purpose, ended) => {
      const browser = visit();
      const email = await createVictim();
      await browser.signInByPassword(email, 'Lightning#1');
      const response = providers.agree(await browser.open('line', purpose), { name: `${purpose} ${ended}` });
      if (ended === 'after') expect(await browser.comeBack('line', response)).toMatchObject({ status: 409 });
      // As the storefront goes on when a session can no longer be renewed.
      browser.use(null);
      if (ended === 'before') expect(await browser.comeBack('line', response)).toMatchObject({ status: 409 });
      const gone = { code: 'identity_not_pending' };
      expect(await browser.client('GET /authen/api/auth/pending-identity')).toMatchObject(gone);
      expect(await complete(browser, newPerson().email)).toMatchObject(gone);
      expect(await confirm(browser, '000000')).toMatchObject(gone);
      await browser.signInByPassword(await createVictim(), 'Lightning#1');
      expect(await browser.client('GET /authen/api/auth/pending-identity')).toMatchObject(gone);
      expect(await browser.link()).toMatchObject(gone);
      await browser.signInByPassword(email, 'Lightning#1');
      expect(dataOf(await browser.client('GET /authen/api/auth/pending-identity'))).toMatchObject({ purpose });
      dataOf(await browser.link());
    },
  );

  test('that was deleted has no linked accounts left', async () => {
    const person = newPerson();
    const browser = visit();
    const session = dataOf(await browser.signIn('google', person));
    browser.use(session);
    await shop.db.deleteFrom('customers').where('email', '=', person.email).execute();
    expect(await browser.link()).toMatchObject({ status: 401 });
    const next = visit();
    dataOf(await next.signIn('google', person));
  });
});

describe('a person with two addresses', () => {
  test.each(['one after the other', 'at once'])('gets one account of two codes that are entered %s', async (order) => {
    const person = { name: `Twice ${order}` };
    const entered = [0, 1].map(() => ({ browser: visit(), email: newPerson().email }));
    const confirmed: (() => Promise<{ ok: boolean }>)[] = [];
    for (const { browser, email } of entered) {
      await browser.signIn('line', person);
      dataOf(await browser.client('POST /authen/api/auth/pending-identity/profile', { body: profileOf(email) }));
      const code = await mailedCode(email);
      confirmed.push(() => browser.client('POST /authen/api/auth/pending-identity/confirm', { body: { code } }));
    }
    const results: { ok: boolean }[] = [];
    if (order === 'at once') results.push(...(await Promise.all(confirmed.map((confirm) => confirm()))));
    else for (const confirm of confirmed) results.push(await confirm());
    expect(results.filter(({ ok }) => !ok)).toMatchObject([{ status: 409, code: 'account_already_linked' }]);
    const emails = entered.map(({ email }) => email);
    const accounts = await shop.db.selectFrom('customers').select('email').where('email', 'in', emails).execute();
    expect(accounts).toHaveLength(1);
  });
});
