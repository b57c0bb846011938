import * as z from 'zod/mini';
import { Session } from './accounts.ts';
import { endpoints } from './endpoint.ts';
import { type Locale, locales } from './locale.ts';
import { SignInProof, signInProofErrors } from './sign-in-proof.ts';
import { digits, email, maxLength, mobileNo, requiredName, typedDigits } from './validation.ts';

/** Whose accounts can sign in, in the order of the shop's buttons. */
export const providers = ['line', 'google', 'facebook', 'apple'] as const;
export type Provider = (typeof providers)[number];

/** Providers with a button: they send the browser back with an authorization code. Apple's apps get a token instead. */
export const codeProviders = ['line', 'google', 'facebook'] as const;
export type CodeProvider = (typeof codeProviders)[number];

/** Whether the person wants to sign in, or to link the provider to the account that is signed in. */
const attemptPurposes = ['sign_in', 'link'] as const;
export type AttemptPurpose = (typeof attemptPurposes)[number];

/** What a provider sends the browser back with. */
export const AuthorizationResponse = z.object({
  code: z.string('required').check(z.minLength(1, 'required'), z.maxLength(2000, 'too_long')),
  /** Begins with the language of the page that the browser left, and a dot. */
  state: z.string('required').check(z.minLength(1, 'required'), z.maxLength(200, 'too_long')),
  /** The issuer, if the provider names it. */
  iss: z.optional(z.string('not_valid').check(z.maxLength(200, 'too_long'))),
});
export type AuthorizationResponse = z.infer<typeof AuthorizationResponse>;

/** The language that a state begins with: known also where the browser returns without the shop's cookies. */
export function localeOfState(state: string): Locale | undefined {
  return locales.find((locale) => state.startsWith(`${locale}.`));
}

/** The code of the mail that confirms an e-mail address. */
export const MailedCode = z.object({
  code: z.string('required').check(z.overwrite(typedDigits), digits(6)),
});

const optionalName = z.optional(z.string('not_valid').check(maxLength(80)));

/** What a person adds where the provider gave no verified e-mail address. */
export const SocialProfile = z.object({
  firstName: requiredName(80),
  lastName: requiredName(80),
  email,
  mobileNo,
  /** Subscribes to the newsletter. */
  subscriptionFlag: z._default(z.boolean('not_valid'), false),
  /** Accepts the terms and conditions; must be true. */
  consentFlag: z.literal(true, 'consent_required'),
});
export type SocialProfile = z.infer<typeof SocialProfile>;

/** A person whom a provider has identified, and who is not signed in yet. */
export const PendingIdentity = z.object({
  provider: z.enum(providers),
  purpose: z.enum(attemptPurposes),
  /** What is known for the form: null or empty if the provider did not say. The address is not verified. */
  email: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
});
export type PendingIdentity = z.infer<typeof PendingIdentity>;

export const LinkedAccount = z.object({
  provider: z.enum(providers),
  /** How the customer recognises it: e-mail address or name at the provider; empty if it gave neither. */
  label: z.string(),
  /** UTC. */
  linkedAt: z.iso.datetime(),
});
export type LinkedAccount = z.infer<typeof LinkedAccount>;

export const LinkedAccounts = z.object({
  items: z.array(LinkedAccount),
  /** Whether the customer can sign in by e-mail and password as well. */
  hasPassword: z.boolean(),
});
export type LinkedAccounts = z.infer<typeof LinkedAccounts>;

const providerErrors = ['provider_not_offered', 'provider_unavailable', 'social_sign_in_not_valid'] as const;
/** Between the provider's answer and the session: the visitor has a pending identity. */
const pendingErrors = ['profile_required', 'link_confirmation_required'] as const;
const signInErrors = [...providerErrors, ...pendingErrors, 'account_already_linked'] as const;

/** Calls of one visitor belong together by the header `session-id`. */
export const socialSignInEndpoints = endpoints({
  'GET /authen/api/auth/providers': {
    operationId: 'listSignInProviders',
    summary: 'The providers that the shop offers a button for, in their order, and whether it offers passkeys',
    access: 'public',
    data: z.object({ items: z.array(z.object({ provider: z.enum(codeProviders) })), passkeys: z.boolean() }),
    errors: [],
  },
  'POST /authen/api/auth/authorization': {
    operationId: 'beginSocialSignIn',
    summary:
      'Begin at a provider: the URL to open, or for Apple the nonce to request a token with; works once, for the visitor of the header session-id, for 10 minutes',
    access: 'visitor',
    body: z.object({
      provider: z.enum(providers, 'not_valid'),
      purpose: z._default(z.enum(attemptPurposes, 'not_valid'), 'sign_in'),
    }),
    data: z.object({ url: z.nullable(z.string()), nonce: z.nullable(z.string()) }),
    errors: ['provider_not_offered', 'provider_unavailable', 'social_sign_in_not_valid'],
  },
  'POST /authen/api/auth/line': {
    operationId: 'signInWithLine',
    summary: 'Sign in with the authorization code of LINE',
    access: 'visitor',
    body: AuthorizationResponse,
    data: Session,
    errors: signInErrors,
  },
  'POST /authen/api/auth/google': {
    operationId: 'signInWithGoogle',
    summary: 'Sign in with the authorization code of Google',
    access: 'visitor',
    body: AuthorizationResponse,
    data: Session,
    errors: signInErrors,
  },
  'POST /authen/api/auth/facebook/token': {
    operationId: 'signInWithFacebook',
    summary: 'Sign in with the authorization code of Facebook',
    access: 'visitor',
    body: AuthorizationResponse,
    data: Session,
    errors: signInErrors,
  },
  'POST /authen/api/auth/apple': {
    operationId: 'signInWithApple',
    summary: 'Sign in with an identity token of Apple that was requested with the nonce of an authorization',
    access: 'visitor',
    body: z.object({
      identityToken: z.string('required').check(z.minLength(1, 'required'), z.maxLength(8000, 'too_long')),
      /** Apple gives the name at the first consent only, and not in the token. */
      firstName: optionalName,
      lastName: optionalName,
    }),
    data: Session,
    errors: signInErrors,
  },
  'GET /authen/api/auth/pending-identity': {
    operationId: 'getPendingIdentity',
    summary:
      'Whom a provider has identified in the last hour, without a session yet; who was signed in when the sign-in began is found by the same customer only',
    access: 'visitor',
    data: PendingIdentity,
    errors: ['identity_not_pending'],
  },
  'POST /authen/api/auth/pending-identity/profile': {
    operationId: 'completePendingProfile',
    summary:
      'Complete the profile of a pending identity; a code is mailed to its e-mail address. The response is the same if the address has an account',
    access: 'visitor',
    body: SocialProfile,
    errors: ['identity_not_pending'],
  },
  'POST /authen/api/auth/pending-identity/confirm': {
    operationId: 'confirmPendingIdentity',
    summary: 'Sign in with the mailed code: to the account of the e-mail address, or to a new one',
    access: 'visitor',
    body: MailedCode,
    data: Session,
    errors: ['identity_not_pending', 'code_not_valid', 'account_already_linked'],
  },
  'GET /account/api/linked-accounts': {
    operationId: 'listLinkedAccounts',
    summary: "The customer's linked accounts",
    access: 'customer',
    data: LinkedAccounts,
    errors: [],
  },
  'POST /account/api/linked-accounts': {
    operationId: 'linkAccount',
    summary:
      'Link the pending identity of the visitor to the account, in a session that began in the last 10 minutes or with the password; the identity waits for it',
    access: 'customer',
    body: SignInProof,
    errors: [...signInProofErrors, 'identity_not_pending', 'account_already_linked'],
  },
  'DELETE /account/api/linked-accounts/{provider}': {
    operationId: 'unlinkAccount',
    summary: 'Unlink a provider; never the last way to sign in',
    access: 'customer',
    params: z.object({ provider: z.enum(providers, 'not_valid') }),
    errors: ['linked_account_not_found', 'last_sign_in_method'],
  },
});
