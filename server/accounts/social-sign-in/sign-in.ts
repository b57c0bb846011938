import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { Session } from '#contract/accounts.ts';
import type { Locale } from '#contract/locale.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { AttemptPurpose, AuthorizationResponse, CodeProvider, Provider } from '#contract/social-sign-in.ts';
import type { AppContext } from '../../app-context.ts';
import { transaction } from '../../db/database.ts';
import { lockCustomer } from '../customer-lock-queries.ts';
import { isDisabled } from '../disablement-queries.ts';
import { addDuration } from '../rules.ts';
import { type Device, openSession } from '../sessions.ts';
import { hashToken } from '../tokens.ts';
import { enterAndLink } from './account.ts';
import { type ProviderIdentity, providerFailure } from './provider.ts';
import type { Providers } from './providers.ts';
import { attemptMinutes, cleanName, nameFromEmail, pendingIdentityMinutes } from './rules.ts';
import { findLinkedCustomer, insertAttempt, savePendingIdentity, takeAttempt } from './social-queries.ts';

/** Who calls, and in which language. */
export interface Visitor {
  visitorHash: string | undefined;
  /** Who is signed in; undefined for a guest. */
  customerId: string | undefined;
  locale: Locale;
  device: Device;
}

type ProviderFailure = 'provider_not_offered' | 'provider_unavailable' | 'social_sign_in_not_valid';

type SignInResult = Result<
  Session,
  ProviderFailure | 'profile_required' | 'link_confirmation_required' | 'account_already_linked'
>;

/** Begins at a provider; the attempt works once, for this visitor at this provider. */
export async function authorize(
  context: AppContext,
  providers: Providers,
  { provider, purpose }: { provider: Provider; purpose: AttemptPurpose },
  { visitorHash, customerId, locale }: Visitor,
): Promise<Result<{ url: string | null; nonce: string | null }, ProviderFailure>> {
  const client = providers[provider];
  if (!client) return fail('provider_not_offered');
  if (!visitorHash) return fail('social_sign_in_not_valid');
  const nonce = randomNonce();
  // Apple's token comes back without a state: its nonce finds the attempt.
  const state = provider === 'apple' ? nonce : `${locale}.${randomState()}`;
  const attempt = { state, nonce, codeVerifier: randomPKCECodeVerifier() };
  let url: URL | undefined;
  if (typeof client !== 'function') {
    try {
      url = await client.authorizationUrl(attempt);
    } catch (error) {
      return failed(context, provider, error);
    }
  }
  await insertAttempt(context.db, {
    ...attempt,
    stateHash: hashToken(state),
    visitorHash,
    customerId: customerId ?? null,
    provider,
    purpose,
    expiresAt: addDuration(context.clock(), { minutes: attemptMinutes }),
  });
  return ok({ url: url?.href ?? null, nonce: url ? null : nonce });
}

/** Signs in with what a provider sent the browser back with. */
export async function signInWithCode(
  context: AppContext,
  providers: Providers,
  { provider, response }: { provider: CodeProvider; response: AuthorizationResponse },
  visitor: Visitor,
): Promise<SignInResult> {
  const client = providers[provider];
  if (!client) return fail('provider_not_offered');
  const attempt = await takeVisitorsAttempt(context, provider, response.state, visitor);
  if (!attempt) return fail('social_sign_in_not_valid');
  const { nonce, code_verifier: codeVerifier } = attempt;
  try {
    const identity = await client.identify(response, { state: response.state, nonce, codeVerifier });
    return await signInAs(context, { provider, attempt, identity }, visitor);
  } catch (error) {
    return failed(context, provider, error);
  }
}

/** Signs in with an identity token of Apple. Its nonce must be one that the visitor was given. */
export async function signInWithApple(
  context: AppContext,
  { apple }: Providers,
  { identityToken, firstName, lastName }: { identityToken: string; firstName?: string; lastName?: string },
  visitor: Visitor,
): Promise<SignInResult> {
  if (!apple) return fail('provider_not_offered');
  try {
    const { nonce, ...person } = await apple(identityToken);
    const attempt = await takeVisitorsAttempt(context, 'apple', nonce, visitor);
    if (!attempt) return fail('social_sign_in_not_valid');
    const identity = { ...person, firstName: cleanName(firstName), lastName: cleanName(lastName) };
    return await signInAs(context, { provider: 'apple', attempt, identity }, visitor);
  } catch (error) {
    return failed(context, 'apple', error);
  }
}

async function takeVisitorsAttempt(context: AppContext, provider: Provider, state: string, { visitorHash }: Visitor) {
  if (!visitorHash) return undefined;
  return takeAttempt(context.db, { stateHash: hashToken(state), visitorHash, provider, now: context.clock() });
}

/**
 * Signs in an identified person: to the account that is linked, else to that of a verified e-mail address, else to a new one. Without a
 * verified address the person stays pending until a mailed code proves one.
 */
async function signInAs(
  context: AppContext,
  {
    provider,
    attempt,
    identity,
  }: { provider: Provider; attempt: { purpose: string; customer_id: string | null }; identity: ProviderIdentity },
  { visitorHash = '', locale, device }: Visitor,
): Promise<SignInResult> {
  const { subject, email, isEmailVerified, firstName, lastName } = identity;
  const purpose = attempt.purpose as AttemptPurpose;
  const now = context.clock();
  return transaction(context.db, async (tx) => {
    if (purpose === 'sign_in') {
      const linked = await findLinkedCustomer(tx, provider, subject);
      if (linked) await lockCustomer(tx, linked);
      if (linked && (await isDisabled(tx, 'customer_id', linked))) return fail('social_sign_in_not_valid');
      if (linked) return ok(await openSession(context, tx, linked, device));
    }
    if (purpose === 'sign_in' && email && isEmailVerified) {
      if (await isDisabled(tx, 'email', email)) return fail('social_sign_in_not_valid');
      const person = {
        ...{ email, lastName, locale, at: now },
        firstName: firstName || nameFromEmail(email),
        mobileNo: null,
        subscriptionFlag: false,
      };
      const customerId = await enterAndLink(context, tx, person, { provider, subject, label: email });
      return customerId ? ok(await openSession(context, tx, customerId, device)) : fail('account_already_linked');
    }
    const expiresAt = addDuration(now, { minutes: pendingIdentityMinutes });
    const person = { provider, subject, purpose, email, firstName, lastName };
    await savePendingIdentity(tx, { visitorHash, customerId: attempt.customer_id, ...person, expiresAt });
    return fail(purpose === 'link' ? 'link_confirmation_required' : 'profile_required');
  });
}

function failed(context: AppContext, provider: Provider, error: unknown) {
  const code = providerFailure(error);
  context.log.warn({ err: error, provider, code }, 'a social sign-in failed');
  return fail(code);
}
