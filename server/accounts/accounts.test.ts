import { beforeEach, describe, expect, test } from 'vitest';
import type { Api } from '#contract/api.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { transaction } from '../db/database.ts';
import { activationTokens } from '../testing/account-mails.ts';
import { untilBlocked } from '../testing/locks.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const guest = shop.client();
const password = 'Lightning#1';

beforeEach(() => shop.setClock('2026-11-20T03:00:00Z'));

let number = 0;
const newRegistration = () => {
  number += 1;
  return {
    email: `shopper${number}@example.com`,
    password,
    firstName: 'Mali',
    lastName: 'Srisuk',
    mobileNo: '0812345678',
    consentFlag: true as const,
  };
};

async function mailedToken(email: string): Promise<string> {
  return (await activationTokens(shop, email)).at(-1) ?? '';
}

async function activeCustomer(): Promise<{ email: string; customerId: string }> {
  const person = newRegistration();
  await guest('POST /account/api/customers/register', { body: person });
  await guest('POST /account/api/customers/activate', { body: { token: await mailedToken(person.email), password } });
  const row = await shop.db
    .selectFrom('customers')
    .select('customer_id')
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow();
  return { email: person.email, customerId: row.customer_id };
}

type AddressBody = RequestOf<Api['POST /account/api/profile/addresses']>['body'];

async function addressInput(more: Partial<AddressBody> = {}): Promise<AddressBody> {
  const [match] = dataOf(
    await guest('GET /utils/api/postal-addresses/postcodes/{postcode}', { params: { postcode: '10110' } }),
  );
  return {
    type: 'shipping',
    firstName: 'Mali',
    lastName: 'Srisuk',
    mobileNo: '0812345678',
    address: '1 Rama IV',
    postcode: '10110',
    defaultFlag: false,
    provinceId: match?.province.id ?? 0,
    districtId: match?.district.id ?? 0,
    subdistrictId: match?.subdistrict.id ?? 0,
    ...more,
  };
}

describe('registering', () => {
  test('says one thing about a field that is missing', async () => {
    const body = { ...newRegistration(), firstName: ' ' };
    const response = await shop.client({ locale: 'en' })('POST /account/api/customers/register', { body });
    expect(response).toMatchObject({
      status: 422,
      fields: { firstName: ['The first name field is required'] },
    });
  });

  test('a new customer can sign in only after following the mailed link', async () => {
    const person = newRegistration();
    expect(await guest('POST /account/api/customers/register', { body: person })).toEqual({
      ok: true,
      data: undefined,
    });
    const credentials = { username: person.email.toUpperCase(), password };
    expect(await guest('POST /authen/api/auth/login', { body: credentials })).toMatchObject({
      status: 403,
      code: 'account_not_active',
    });
    const token = await mailedToken(person.email);
    expect(await guest('POST /account/api/customers/activate', { body: { token, password } })).toMatchObject({
      ok: true,
    });
    const session = dataOf(await guest('POST /authen/api/auth/login', { body: credentials }));
    const profile = await shop.app.inject({
      url: '/account/api/customers/profile',
      headers: { authorization: `Bearer ${session.accessToken}` },
    });
    expect(profile.json().data).toMatchObject({ email: person.email, firstName: 'Mali', addressInformation: [] });
    expect(profile.body).not.toContain('argon2');
  });

  test('a link works once and for 24 hours', async () => {
    const person = newRegistration();
    await guest('POST /account/api/customers/register', { body: person });
    const token = await mailedToken(person.email);
    shop.setClock('2026-11-21T03:00:01Z');
    expect(await guest('POST /account/api/customers/activate', { body: { token, password } })).toMatchObject({
      status: 400,
      code: 'activation_token_not_valid',
    });
    await guest('POST /account/api/customers/request-activate', { body: { username: person.email } });
    const fresh = await mailedToken(person.email);
    expect((await guest('POST /account/api/customers/activate', { body: { token: fresh, password } })).ok).toBe(true);
    expect(await guest('POST /account/api/customers/activate', { body: { token: fresh, password } })).toMatchObject({
      code: 'activation_token_not_valid',
    });
  });

  test.each([
    ['email', 'nobody', 'The email is not a valid email address.'],
    ['email', 'somebody@gmail.co', 'The email is not a valid email address.'],
    ['email', 'some+body@gmail.com', 'The email is not a valid email address.'],
    ['email', 'somebody@hotmail.net', 'The email is not a valid email address.'],
    ['password', 'Short#1', 'The min length of password is invalid. Please enter at least 8 characters.'],
    ['password', 'NoDigits#', 'Must includes number'],
    ['password', 'NoSpecial1', 'Must includes special character (!@#$%^&*)'],
    ['password', 'no-capital#1', 'Must includes a-z, A-Z'],
    ['mobileNo', '812345678', 'The mobile number is not valid.'],
    ['firstName', '   ', 'The first name field is required'],
    ['firstName', 'M'.repeat(81), 'The max length of first name is invalid. Please enter at most 80 characters.'],
    ['firstName', '12345', 'Please use Thai or Latin letters.'],
    ['firstName', 'evil.example', 'Names cannot contain web addresses. If there is a dot, put a space after it.'],
    ['lastName', 'Win http://a', 'Names cannot contain web addresses. If there is a dot, put a space after it.'],
    ['consentFlag', false, 'Please accept the terms of service.'],
  ])('%s %j is rejected with a message', async (field, value, message) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/account/api/customers/register',
      headers: { 'accept-language': 'en' },
      payload: { ...newRegistration(), [field]: value },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().fields[field]).toContain(message);
  });

  test('keys may be in snake_case, and messages are in Thai by default', async () => {
    const { firstName, lastName, mobileNo, consentFlag, ...rest } = newRegistration();
    const response = await shop.app.inject({
      method: 'POST',
      url: '/account/api/customers/register',
      payload: { ...rest, first_name: firstName, last_name: lastName, mobile_no: '123', consent_flag: consentFlag },
    });
    expect(response.json().fields).toEqual({ mobileNo: ['หมายเลขโทรศัพท์มือถือไม่ถูกต้อง'] });
  });
});

describe('a session', () => {
  async function signedIn() {
    const customer = await activeCustomer();
    return {
      ...customer,
      session: dataOf(await guest('POST /authen/api/auth/login', { body: { username: customer.email, password } })),
    };
  }
  const refresh = (refreshToken: string) => guest('POST /authen/api/auth/refresh', { body: { refreshToken } });
  const at = (minutes: number) => shop.setClock(new Date(Date.UTC(2026, 10, 20, 3, minutes)));

  test('is renewed by its refresh token, which is rotated', async () => {
    const { session } = await signedIn();
    const renewed = dataOf(await refresh(session.refreshToken));
    expect(renewed.refreshToken).not.toBe(session.refreshToken);
    expect((await refresh(renewed.refreshToken)).ok).toBe(true);
  });

  test('is revoked with its whole token family when a rotated refresh token is reused', async () => {
    const { session } = await signedIn();
    const renewed = dataOf(await refresh(session.refreshToken));
    at(5);
    expect(await refresh(session.refreshToken)).toMatchObject({ status: 401, code: 'refresh_token_not_valid' });
    expect(await refresh(renewed.refreshToken)).toMatchObject({ status: 401, code: 'refresh_token_not_valid' });
  });

  test('survives two concurrent refreshes', async () => {
    const { session } = await signedIn();
    const both = await Promise.all([refresh(session.refreshToken), refresh(session.refreshToken)]);
    expect(both.map((one) => one.ok)).toEqual([true, true]);
  });

  test('ends when signing out, or after seven days', async () => {
    const first = await signedIn();
    await guest('POST /authen/api/auth/logout', { body: { refreshToken: first.session.refreshToken } });
    expect((await refresh(first.session.refreshToken)).ok).toBe(false);
    const second = await signedIn();
    at(7 * 24 * 60);
    expect((await refresh(second.session.refreshToken)).ok).toBe(false);
  });

  test('has an access token that expires after fifteen minutes', async () => {
    const { session } = await signedIn();
    const profile = () =>
      shop.app.inject({
        url: '/account/api/customers/profile',
        headers: { authorization: `Bearer ${session.accessToken}` },
      });
    expect((await profile()).statusCode).toBe(200);
    at(15);
    expect(failureOf(await profile())).toEqual({ status: 401, code: 'token_not_valid' });
  });

  test.each(['Bearer nonsense', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', 'Basic abc', 'Bearer '])(
    'rejects the authorization %s',
    async (authorization) => {
      const response = await shop.app.inject({ url: '/account/api/customers/profile', headers: { authorization } });
      expect(failureOf(response)).toEqual({ status: 401, code: 'token_not_valid' });
    },
  );
});

describe('the address list', () => {
  test('the first address becomes the default; a later default replaces it', async () => {
    const client = shop.client(await activeCustomer());
    const first = dataOf(await client('POST /account/api/profile/addresses', { body: await addressInput() }));
    expect(first).toMatchObject({
      defaultFlag: true,
      province: { label: 'Bangkok' },
      district: { label: 'Khlong Toei' },
    });
    const second = dataOf(
      await client('POST /account/api/profile/addresses', {
        body: await addressInput({ defaultFlag: true, address: '2 Rama IV' }),
      }),
    );
    const { addressInformation } = dataOf(await client('GET /account/api/customers/profile'));
    expect(addressInformation.map((address) => [address.addressId, address.defaultFlag])).toEqual([
      [second.addressId, true],
      [first.addressId, false],
    ]);
  });

  test('a new default for delivery leaves the default for tax invoices, and the other way round', async () => {
    const client = shop.client(await activeCustomer());
    const add = async (more: Partial<AddressBody>) =>
      dataOf(await client('POST /account/api/profile/addresses', { body: await addressInput(more) })).addressId;
    const billing = { type: 'billing', taxpayerType: 'person' } as const;
    const defaults = async () => {
      const { addressInformation } = dataOf(await client('GET /account/api/customers/profile'));
      return addressInformation.filter(({ defaultFlag }) => defaultFlag).map(({ addressId }) => addressId);
    };
    const invoice = await add({ ...billing, taxId: 'AA1234567' });
    await add({});
    const home = await add({ address: '2 Rama IV', defaultFlag: true });
    expect((await defaults()).sort()).toEqual([invoice, home].sort());
    const otherInvoice = await add({ ...billing, taxId: 'AA1234568', defaultFlag: true });
    expect((await defaults()).sort()).toEqual([otherInvoice, home].sort());
  });

  test('an address can be changed and removed', async () => {
    const client = shop.client(await activeCustomer());
    const { addressId: id } = dataOf(
      await client('POST /account/api/profile/addresses', { body: await addressInput() }),
    );
    const changed = dataOf(
      await client('PUT /account/api/profile/addresses/{id}', {
        params: { id },
        body: await addressInput({ address: '99/1' }),
      }),
    );
    expect(changed).toMatchObject({ address: '99/1', defaultFlag: true });
    expect((await client('DELETE /account/api/profile/addresses/{id}', { params: { id } })).ok).toBe(true);
    expect(await client('GET /account/api/profile/addresses/{id}', { params: { id } })).toMatchObject({
      status: 404,
      code: 'address_not_found',
    });
  });

  test('a changed address replaces the default of its type, and is not that of another type', async () => {
    const client = shop.client(await activeCustomer());
    const [first, second] = [await addressInput(), await addressInput({ address: '2 Rama IV' })];
    const ids: string[] = [];
    for (const body of [first, second])
      ids.push(dataOf(await client('POST /account/api/profile/addresses', { body })).addressId);
    const change = async (more: Partial<AddressBody>) => {
      const request = { params: { id: ids[1] ?? '' }, body: { ...second, ...more } };
      dataOf(await client('PUT /account/api/profile/addresses/{id}', request));
      const { addressInformation } = dataOf(await client('GET /account/api/customers/profile'));
      return addressInformation.filter(({ defaultFlag }) => defaultFlag).map(({ addressId }) => addressId);
    };
    expect(await change({})).toEqual([ids[0]]);
    expect(await change({ defaultFlag: true })).toEqual([ids[1]]);
    expect(await change({ type: 'additional' })).toEqual([]);
  });

  test('inconsistent places are rejected', async () => {
    const client = shop.client(await activeCustomer());
    const [elsewhere] = dataOf(
      await guest('GET /utils/api/postal-addresses/postcodes/{postcode}', { params: { postcode: '38000' } }),
    );
    for (const [field, value] of [
      ['postcode', '38000'],
      ['provinceId', elsewhere?.province.id],
      ['districtId', elsewhere?.district.id],
      ['subdistrictId', elsewhere?.subdistrict.id],
    ]) {
      const response = await client('POST /account/api/profile/addresses', {
        body: { ...(await addressInput()), [field as string]: value },
      });
      expect(response).toMatchObject({ ok: false, status: 422, code: 'validation_failed' });
    }
  });

  test('a billing address says who the tax invoice is for: a person or a company', async () => {
    const client = shop.client({ ...(await activeCustomer()), locale: 'en' });
    const add = async (more: Partial<AddressBody>) =>
      client('POST /account/api/profile/addresses', { body: await addressInput({ type: 'billing', ...more }) });
    const company = {
      taxpayerType: 'company',
      companyName: 'Buyer Co., Ltd.',
      taxId: '0105536000313',
      branch: '00000',
    } as const;
    expect(dataOf(await add(company))).toMatchObject(company);
    expect(dataOf(await add({ ...company, taxId: '0-1055-36000-31-3', branch: '00012' }))).toMatchObject({
      taxId: '0105536000313',
      branch: '00012',
    });
    for (const taxId of ['1101700230708', 'AA1234567'])
      expect(dataOf(await add({ taxpayerType: 'person', taxId }))).toMatchObject({
        taxId,
        companyName: null,
        branch: null,
      });
    const withoutCompany = {
      companyName: ['The company name field is required'],
      taxId: ['The tax ID field is required'],
      branch: ['The branch number field is required'],
    };
    const refused: [Partial<AddressBody>, Record<string, string[]>][] = [
      [{}, { taxpayerType: ['The taxpayer type field is required'], taxId: ['The tax ID field is required'] }],
      [{ taxpayerType: 'person' }, { taxId: ['The ID card or passport number field is required'] }],
      [{ taxpayerType: 'company' }, withoutCompany],
      [{ ...company, taxId: '0105536000314' }, { taxId: ['The tax ID is not valid.'] }],
      [{ ...company, taxId: 'AA1234567' }, { taxId: ['The tax ID is not valid.'] }],
      [{ ...company, branch: '12' }, { branch: ['The length of branch number is invalid. Please enter 5 digits.'] }],
      [{ taxpayerType: 'person', taxId: '1101700230704' }, { taxId: ['The ID card number is not valid.'] }],
      [{ taxpayerType: 'person', taxId: '123456' }, { taxId: ['The ID card number is not valid.'] }],
      [
        { taxpayerType: 'company', mobileNo: '' },
        {
          ...withoutCompany,
          mobileNo: expect.arrayContaining(['The mobile number field is required']),
        },
      ],
      [
        { type: 'shipping', ...company },
        expect.objectContaining({ taxpayerType: ['The taxpayer type field is not valid'] }),
      ],
    ];
    for (const [fields, messages] of refused)
      expect([fields, await add(fields)]).toEqual([fields, expect.objectContaining({ status: 422, fields: messages })]);
  });

  test('are listed by type and page: the default first, then the newest', async () => {
    const client = shop.client(await activeCustomer());
    const added: string[] = [];
    for (const [type, count] of [
      ['shipping', 12],
      ['additional', 3],
    ] as const)
      for (let index = 0; index < count; index += 1) {
        const body = await addressInput({ type, address: `${index} Rama IV` });
        added.push(dataOf(await client('POST /account/api/profile/addresses', { body })).addressId);
        shop.setClock(new Date(Date.UTC(2026, 10, 20, 3, added.length)));
      }
    const list = async (query: object) => dataOf(await client('GET /account/api/profile/addresses', { query }));
    const numbersOf = ({ items }: Awaited<ReturnType<typeof list>>) =>
      items.map(({ address }) => address.split(' ')[0]);
    const first = await list({ type: 'shipping', limit: 5 });
    expect(first).toMatchObject({ total: 12, limit: 5, offset: 0 });
    expect(numbersOf(first)).toEqual(['0', '11', '10', '9', '8']);
    expect(numbersOf(await list({ type: 'shipping', limit: 5, offset: 10 }))).toEqual(['2', '1']);
    const additional = await list({ type: 'additional' });
    expect(additional).toMatchObject({ total: 3, limit: 10, offset: 0 });
    expect(numbersOf(additional)).toEqual(['0', '2', '1']);
    expect(await list({ type: 'billing' })).toMatchObject({ items: [], total: 0 });
    expect((await list({ limit: 100 })).items.map(({ addressId }) => addressId).sort()).toEqual(added.sort());
    expect(await shop.client(await activeCustomer())('GET /account/api/profile/addresses')).toMatchObject({
      data: { items: [], total: 0 },
    });
  });

  test('are fifty at most', async () => {
    const client = shop.client(await activeCustomer());
    const add = async (number: number) =>
      client('POST /account/api/profile/addresses', { body: await addressInput({ address: `${number} Rama IV` }) });
    for (let number = 1; number <= 50; number += 1) dataOf(await add(number));
    expect(await add(51)).toMatchObject({ status: 409, code: 'address_limit_reached' });
  });

  test("another customer's address is not found", async () => {
    const owner = shop.client(await activeCustomer());
    const other = shop.client(await activeCustomer());
    const { addressId } = dataOf(await owner('POST /account/api/profile/addresses', { body: await addressInput() }));
    for (const id of [addressId, 'nonsense', '00000000-0000-4000-8000-000000000000']) {
      expect(await other('GET /account/api/profile/addresses/{id}', { params: { id } })).toMatchObject({
        status: 404,
        code: 'address_not_found',
      });
      expect(
        await other('PUT /account/api/profile/addresses/{id}', { params: { id }, body: await addressInput() }),
      ).toMatchObject({ status: 404 });
      expect(await other('DELETE /account/api/profile/addresses/{id}', { params: { id } })).toMatchObject({
        status: 404,
      });
    }
    expect((await owner('GET /account/api/profile/addresses/{id}', { params: { id: addressId } })).ok).toBe(true);
  });

  test('ten defaults added at once leave one default', async () => {
    const client = shop.client(await activeCustomer());
    const body = await addressInput({ defaultFlag: true });
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        client('POST /account/api/profile/addresses', { body: { ...body, address: `${index} ${body.address}` } }),
      ),
    );
    const { addressInformation } = dataOf(await client('GET /account/api/customers/profile'));
    expect(addressInformation).toHaveLength(10);
    expect(addressInformation.filter((address) => address.defaultFlag)).toHaveLength(1);
  });

  test('the default stays if the address that should replace it is deleted meanwhile', async () => {
    const client = shop.client(await activeCustomer());
    const add = async (body: AddressBody) => dataOf(await client('POST /account/api/profile/addresses', { body }));
    const { addressId: home } = await add(await addressInput());
    const office = await addressInput({ address: '2 Rama IV' });
    const params = { id: (await add(office)).addressId };
    const requests = await transaction(shop.db, async (tx) => {
      const row = tx.selectFrom('customer_addresses').select('address_id').where('address_id', '=', home);
      await row.forUpdate().executeTakeFirstOrThrow();
      const body = { ...office, defaultFlag: true };
      const changing = client('PUT /account/api/profile/addresses/{id}', { params, body });
      await untilBlocked(shop);
      const removing = client('DELETE /account/api/profile/addresses/{id}', { params });
      // Either it is deleted now, or it waits as well.
      await Promise.race([removing, untilBlocked(shop, 2)]);
      return [changing, removing] as const;
    });
    const [changed, removed] = await Promise.all(requests);
    expect(removed.ok).toBe(true);
    const { addressInformation } = dataOf(await client('GET /account/api/customers/profile'));
    expect(addressInformation).toMatchObject([{ addressId: home, defaultFlag: !changed.ok }]);
  });

  test('one that is there already is not added again, also by requests at once', async () => {
    const client = shop.client(await activeCustomer());
    const billing = { type: 'billing', taxpayerType: 'person', taxId: 'AA1234567' } as const;
    const add = async (more: Partial<AddressBody>) =>
      dataOf(await client('POST /account/api/profile/addresses', { body: await addressInput(more) })).addressId;
    const ids = await Promise.all(Array.from({ length: 10 }, () => add(billing)));
    expect(new Set(ids).size).toBe(1);
    const other = await add({ ...billing, taxId: 'AA1234568', defaultFlag: true });
    expect(ids).not.toContain(other);
    const shipping = await add({});
    const again = await add({ ...billing, defaultFlag: true });
    expect(ids).toContain(again);
    const { addressInformation } = dataOf(await client('GET /account/api/customers/profile'));
    expect(addressInformation.map(({ addressId, defaultFlag }) => ({ addressId, defaultFlag }))).toEqual(
      expect.arrayContaining([
        { addressId: again, defaultFlag: true },
        { addressId: other, defaultFlag: false },
        { addressId: shipping, defaultFlag: true },
      ]),
    );
    expect(addressInformation).toHaveLength(3);
  });

  test('every call requires a sign-in', async () => {
    for (const [method, url] of [
      ['GET', '/account/api/customers/profile'],
      ['POST', '/account/api/profile/addresses'],
      ['GET', '/account/api/profile/addresses/1'],
      ['PUT', '/account/api/profile/addresses/1'],
      ['DELETE', '/account/api/profile/addresses/1'],
    ] as const) {
      expect(failureOf(await shop.app.inject({ method, url }))).toEqual({ status: 401, code: 'sign_in_required' });
    }
  });
});
