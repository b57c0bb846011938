import { describe, expect, test } from 'vitest';
import { AddressInput, Credentials, Registration } from './accounts.ts';

const address = {
  firstName: 'Mali',
  lastName: 'Jaidee',
  mobileNo: '0812345678',
  address: '99/9',
  subdistrictId: 103301,
  districtId: 1033,
  provinceId: 10,
  postcode: '10110',
};
const person = { ...address, type: 'billing', taxpayerType: 'person', taxId: '1101700207030' };
const company = {
  ...address,
  type: 'billing',
  taxpayerType: 'company',
  companyName: 'Comet Co., Ltd.',
  taxId: '0105561000011',
  branch: '00000',
};

/** What is wrong with an address, by field. */
function problems(input: object): Record<string, string> {
  const issues = AddressInput.safeParse(input).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('an address', () => {
  test('is one for deliveries unless it says otherwise', () => {
    expect(AddressInput.parse(address)).toEqual({
      ...address,
      type: 'shipping',
      defaultFlag: false,
      taxpayerType: null,
      companyName: null,
      taxId: null,
      branch: null,
    });
  });

  test('has one of three types', () => {
    expect(problems({ ...address, type: 'office' })).toEqual({ type: 'address_type_not_valid' });
  });

  test('for deliveries has no taxpayer', () => {
    expect(problems({ ...company, type: 'shipping' })).toEqual({
      taxpayerType: 'not_valid',
      companyName: 'not_valid',
      taxId: 'not_valid',
      branch: 'not_valid',
    });
  });

  test('for invoices names a taxpayer', () => {
    expect(problems(person)).toEqual({});
    expect(problems(company)).toEqual({});
    expect(problems({ ...address, type: 'billing' })).toEqual({ taxpayerType: 'required', taxId: 'required' });
  });

  test('of a company has its name, tax ID and branch', () => {
    expect(problems({ ...company, companyName: null, taxId: null, branch: null })).toEqual({
      companyName: 'required',
      taxId: 'required',
      branch: 'required',
    });
    expect(problems({ ...company, taxId: '0105561000012', branch: '1' })).toEqual({
      taxId: 'tax_id_not_valid',
      branch: 'length:5',
    });
    expect(problems({ ...company, branch: 'HQ' })).toEqual({ branch: 'must_be_number' });
    expect(problems({ ...company, branch: '000001' })).toEqual({ branch: 'length:5' });
    expect(AddressInput.parse({ ...company, branch: '0000 1' })).toMatchObject({ branch: '00001' });
    expect(problems({ ...company, taxId: 'AA1234567' })).toEqual({ taxId: 'tax_id_not_valid' });
  });

  test('has its numbers in Thai digits as well', () => {
    const thai = { ...company, taxId: '๐๑๐๕๕๖๑๐๐๐๐๑๑', branch: '๐๐๐๐๑' };
    expect(AddressInput.parse(thai)).toMatchObject({ taxId: '0105561000011', branch: '00001' });
  });

  test('of a person has an ID card or a passport, and no branch', () => {
    expect(problems({ ...person, taxId: 'AA1234567' })).toEqual({});
    expect(problems({ ...person, taxId: null })).toEqual({ taxId: 'id_card_required' });
    expect(problems({ ...person, taxId: '1101700207031' })).toEqual({ taxId: 'id_card_not_valid' });
    expect(problems({ ...person, companyName: 'Comet', branch: '00000' })).toEqual({
      companyName: 'not_valid',
      branch: 'not_valid',
    });
  });

  test('takes a tax ID as people write it', () => {
    expect(AddressInput.parse({ ...company, taxId: '0-1055-61000-01-1' }).taxId).toBe('0105561000011');
    expect(AddressInput.parse({ ...person, taxId: 'aa 123 4567' }).taxId).toBe('AA1234567');
  });

  test('shows what is wrong with its taxpayer and with its other fields at once', () => {
    expect(problems({ ...company, postcode: '1', taxId: '1' })).toEqual({
      postcode: 'length:5',
      taxId: 'tax_id_not_valid',
    });
    expect(problems({ ...company, postcode: '', companyName: null })).toEqual({
      postcode: 'required',
      companyName: 'required',
    });
  });
});

test('registration needs the consent to the terms, and no newsletter', () => {
  const registration = {
    email: 'Mali@Mail.example',
    password: 'Light#12',
    firstName: 'Mali',
    lastName: 'Jaidee',
    mobileNo: '0812345678',
  };
  expect(Registration.parse({ ...registration, consentFlag: true })).toMatchObject({
    email: 'mali@mail.example',
    subscriptionFlag: false,
  });
  for (const consent of [{ consentFlag: false }, {}])
    expect(Registration.safeParse({ ...registration, ...consent }).error?.issues).toMatchObject([
      { path: ['consentFlag'], message: 'consent_required' },
    ]);
});

test('a sign-in takes the e-mail address in any case, and a password of any form', () => {
  expect(Credentials.parse({ username: ' Mali@Mail.example ', password: 'x' })).toEqual({
    username: 'mali@mail.example',
    password: 'x',
  });
  expect(Credentials.safeParse({ username: ' ', password: '' }).error?.issues.map(({ message }) => message)).toEqual([
    'required',
    'required',
  ]);
});
