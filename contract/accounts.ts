import * as z from 'zod/mini';
import { Place } from './addresses.ts';
import { botCheckToken } from './bot-check.ts';
import { endpoints } from './endpoint.ts';
import { locales } from './locale.ts';
import {
  digitsProblem,
  email,
  isIdCardOrPassport,
  isThaiIdNumber,
  lowerCaseAscii,
  maxLength,
  mobileNo,
  newPassword,
  personName,
  postcode,
  requiredName,
  requiredText,
  typedDigits,
  type ValidationKey,
} from './validation.ts';

/** Access token (JWT, 15 minutes) and refresh token (opaque, 7 days, rotated on use). */
export const Session = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Of a sign-in: sent as the header `device-token` with later ones, it shows that this device has signed in before. */
  deviceToken: z.optional(z.string()),
});
export type Session = z.infer<typeof Session>;

/** A sign-in on one device. */
export const CustomerSession = z.object({
  sessionId: z.string(),
  /** Such as `Chrome`; null if the device did not say. */
  browser: z.nullable(z.string()),
  /** Such as `Android`; null if the device did not say. */
  system: z.nullable(z.string()),
  createdAt: z.string(),
  /** Up to 15 minutes before its last call. */
  lastUsedAt: z.string(),
  /** Whether the call was made in this session. */
  isCurrent: z.boolean(),
});
export type CustomerSession = z.infer<typeof CustomerSession>;

export const Credentials = z.object({
  /** The customer's e-mail. */
  username: z
    .string('required')
    .check(z.trim(), z.overwrite(lowerCaseAscii), z.minLength(1, 'required'), maxLength(254)),
  password: z.string('required').check(z.minLength(1, 'required'), maxLength(128)),
  /** Of the mailed link, after `sign_in_confirmation_required`. */
  confirmationToken: z.optional(z.string('not_valid').check(maxLength(200))),
  /** Needed after wrong passwords. */
  botCheckToken,
});

export const Registration = z.object({
  email,
  password: newPassword,
  firstName: personName,
  lastName: personName,
  mobileNo,
  /** Subscribes to the newsletter. */
  subscriptionFlag: z._default(z.boolean('not_valid'), false),
  /** Accepts the terms and conditions; must be true. */
  consentFlag: z.literal(true, 'consent_required'),
});
export type Registration = z.infer<typeof Registration>;

export const addressTypes = ['shipping', 'billing', 'additional'] as const;

export const taxpayerTypes = ['person', 'company'] as const;

/** Digits and capital letters; spaces and hyphens are removed. */
const taxIdText = requiredText(30).check(
  z.overwrite((value) =>
    typedDigits(value)
      .replace(/\p{Pd}/gu, '')
      .toUpperCase(),
  ),
);

const TaxpayerInput = z.object({
  type: z.enum(addressTypes),
  taxpayerType: z.nullable(z.enum(taxpayerTypes)),
  companyName: z.nullable(z.string()),
  taxId: z.nullable(z.string()),
  branch: z.nullable(z.string()),
});
type TaxpayerInput = z.infer<typeof TaxpayerInput>;
type TaxpayerField = Exclude<keyof TaxpayerInput, 'type'>;

/** What is wrong with a field of a taxpayer; null if nothing is. */
function taxpayerProblem(input: TaxpayerInput, field: TaxpayerField): ValidationKey | null {
  const isBilling = input.type === 'billing';
  const isCompany = isBilling && input.taxpayerType === 'company';
  const isWanted = field === 'taxpayerType' || field === 'taxId' ? isBilling : isCompany;
  const value = input[field];
  if (value === null) {
    if (!isWanted) return null;
    return field === 'taxId' && input.taxpayerType === 'person' ? 'id_card_required' : 'required';
  }
  if (!isWanted) return 'not_valid';
  if (field === 'branch') return digitsProblem(value, 5);
  if (field !== 'taxId') return null;
  if (isCompany) return isThaiIdNumber(value) ? null : 'tax_id_not_valid';
  return isIdCardOrPassport(value) ? null : 'id_card_not_valid';
}

/** Checks a field of a taxpayer, also if other fields of the address are not valid. */
function checkTaxpayer(field: TaxpayerField) {
  return z.refine<TaxpayerInput>((input) => taxpayerProblem(input, field) === null, {
    path: [field],
    error: ({ input }) => taxpayerProblem(input as TaxpayerInput, field) ?? undefined,
    when: ({ value }) => z.safeParse(TaxpayerInput, value).success,
  });
}

export const AddressInput = z
  .object({
    type: z._default(z.enum(addressTypes, 'address_type_not_valid'), 'shipping'),
    firstName: requiredName(80),
    lastName: requiredName(80),
    mobileNo,
    /** House, building, street. */
    address: requiredText(200),
    subdistrictId: z.int('required'),
    districtId: z.int('required'),
    provinceId: z.int('required'),
    postcode,
    /** Replaces the current default of its type. */
    defaultFlag: z._default(z.boolean('not_valid'), false),
    /** Who a tax invoice is for. Required for the type `billing`, null for others. */
    taxpayerType: z._default(z.nullable(z.enum(taxpayerTypes, 'not_valid')), null),
    /** Of a company, else null. */
    companyName: z._default(z.nullable(requiredName(200)), null),
    /** ID card or passport number of a person, tax ID of a company. */
    taxId: z._default(z.nullable(taxIdText), null),
    /** Of a company: five digits, `00000` for the head office. */
    branch: z._default(z.nullable(requiredText(30).check(z.overwrite(typedDigits))), null),
  })
  .check(checkTaxpayer('taxpayerType'), checkTaxpayer('companyName'), checkTaxpayer('taxId'), checkTaxpayer('branch'));
export type AddressInput = z.infer<typeof AddressInput>;

export const Address = z.object({
  addressId: z.string(),
  type: z.enum(addressTypes),
  firstName: z.string(),
  lastName: z.string(),
  mobileNo: z.string(),
  address: z.string(),
  subdistrict: Place,
  district: Place,
  province: Place,
  postcode: z.string(),
  defaultFlag: z.boolean(),
  /** Who a tax invoice is for, of a billing address; null for others. */
  taxpayerType: z.nullable(z.enum(taxpayerTypes)),
  companyName: z.nullable(z.string()),
  taxId: z.nullable(z.string()),
  branch: z.nullable(z.string()),
});
export type Address = z.infer<typeof Address>;

export const Profile = z.object({
  customerId: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Empty if the customer has not given one yet, after a social sign-in. */
  mobileNo: z.string(),
  /** Of mails. */
  language: z.enum(locales),
  subscriptionFlag: z.boolean(),
  consentFlag: z.boolean(),
  /** False of an account that has only been signed in to by a provider. A first password is set by a mailed link. */
  hasPassword: z.boolean(),
  /** The default first, then newest first. */
  addressInformation: z.array(Address),
});
export type Profile = z.infer<typeof Profile>;

const addressId = z.object({ id: z.string().check(maxLength(64)) });

export const accountsEndpoints = endpoints({
  'POST /authen/api/auth/login': {
    operationId: 'signIn',
    summary: 'Sign in with e-mail and password',
    access: 'visitor',
    body: Credentials,
    data: Session,
    errors: ['credentials_not_valid', 'account_not_active', 'sign_in_confirmation_required', 'bot_check_failed'],
  },
  'POST /authen/api/auth/refresh': {
    operationId: 'refreshSession',
    summary: 'Exchange a refresh token for a new pair of tokens; the old one becomes invalid',
    access: 'visitor',
    body: z.object({
      refreshToken: z.string('required').check(z.minLength(1, 'required'), maxLength(200)),
    }),
    data: Session,
    errors: ['refresh_token_not_valid'],
  },
  'POST /authen/api/auth/logout': {
    operationId: 'signOut',
    summary:
      'End the session of a refresh token, and discard the identity that waits for a guest with the header session-id; the response is the same if there is neither',
    access: 'visitor',
    body: z.object({ refreshToken: z.optional(z.string().check(maxLength(200))) }),
    errors: [],
  },
  'POST /account/api/customers/register': {
    operationId: 'registerCustomer',
    summary:
      'Register; an activation link is mailed. The response is the same if the e-mail address is registered already',
    access: 'visitor',
    body: z.extend(Registration, { botCheckToken }),
    errors: ['bot_check_failed'],
  },
  'POST /account/api/customers/request-activate': {
    operationId: 'requestActivation',
    summary: 'Mail the activation link again; the response is the same if there is no such account',
    access: 'visitor',
    body: z.object({ username: email, botCheckToken }),
    errors: ['bot_check_failed'],
  },
  'GET /account/api/customers/profile': {
    operationId: 'getProfile',
    summary: 'The signed-in customer with addresses',
    access: 'customer',
    data: Profile,
    errors: [],
  },
  'GET /account/api/sessions': {
    operationId: 'listSessions',
    summary: "The customer's sessions, at most 50: this one first, then the last used",
    access: 'customer',
    data: z.array(CustomerSession),
    errors: [],
  },
  'DELETE /account/api/sessions': {
    operationId: 'endAllSessions',
    summary: "End all of the customer's sessions, this one too",
    access: 'customer',
    errors: [],
  },
  'DELETE /account/api/sessions/{id}': {
    operationId: 'endSession',
    summary: "End one of the customer's sessions",
    access: 'customer',
    params: z.object({ id: z.string().check(maxLength(64)) }),
    errors: ['session_not_found'],
  },
  'POST /account/api/profile/addresses': {
    operationId: 'addAddress',
    summary: 'Add an address; at most 50 per customer',
    access: 'customer',
    body: AddressInput,
    data: Address,
    errors: ['address_limit_reached'],
  },
  'GET /account/api/profile/addresses/{id}': {
    operationId: 'getAddress',
    summary: "One of the customer's addresses",
    access: 'customer',
    params: addressId,
    data: Address,
    errors: ['address_not_found'],
  },
  'PUT /account/api/profile/addresses/{id}': {
    operationId: 'updateAddress',
    summary: "Change one of the customer's addresses",
    access: 'customer',
    params: addressId,
    body: AddressInput,
    data: Address,
    errors: ['address_not_found'],
  },
  'DELETE /account/api/profile/addresses/{id}': {
    operationId: 'removeAddress',
    summary: "Remove one of the customer's addresses",
    access: 'customer',
    params: addressId,
    errors: ['address_not_found'],
  },
});
