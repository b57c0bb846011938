import { randomInt } from 'node:crypto';
import type { Session } from '#contract/accounts.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { PendingIdentity, Provider, SocialProfile } from '#contract/social-sign-in.ts';
import type { AppContext } from '../../app-context.ts';
import { transaction } from '../../db/database.ts';
import { isWithinMailLimit, maxSharedMails, queueMail } from '../../messaging/messaging.ts';
import { isDisabled } from '../disablement-queries.ts';
import { addDuration } from '../rules.ts';
import { openSession } from '../sessions.ts';
import { hashToken } from '../tokens.ts';
import { enterAndLink } from './account.ts';
import { codeMinutes, maxCodeMisses } from './rules.ts';
import type { Visitor } from './sign-in.ts';
import {
  countMiss,
  deletePendingIdentity,
  deletePendingIdentityOfGuest,
  findPendingIdentity,
  lockPendingIdentity,
  saveProfile,
} from './social-queries.ts';

/** Whom a provider has identified for the visitor. */
export async function readPendingIdentity(
  context: AppContext,
  { visitorHash, customerId }: Visitor,
): Promise<Result<PendingIdentity, 'identity_not_pending'>> {
  const pending = visitorHash && (await findPendingIdentity(context.db, { visitorHash, customerId }, context.clock()));
  if (!pending) return fail('identity_not_pending');
  return ok({
    provider: pending.provider as Provider,
    purpose: pending.purpose as PendingIdentity['purpose'],
    email: pending.email,
    firstName: pending.first_name,
    lastName: pending.last_name,
  });
}

/**
 * Discards whom a provider has identified for the visitor as a guest, as at a sign-out: the next person at the device may be somebody else.
 * That of a customer stays, and only this customer finds it after another sign-in.
 */
export async function discardPendingIdentity({ db }: AppContext, visitorHash: string | undefined): Promise<void> {
  if (visitorHash) await deletePendingIdentityOfGuest(db, visitorHash);
}

/** Stores the filled in profile and mails a code to its address. A recipient gets few of them, regardless of who asks; more requests mail nothing. */
export async function completeProfile(
  context: AppContext,
  profile: SocialProfile,
  { visitorHash, customerId, locale, isMailed: mayMail }: Visitor & { isMailed: boolean },
): Promise<Result<undefined, 'identity_not_pending'>> {
  const now = context.clock();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return transaction(context.db, async (tx) => {
    const pending = visitorHash && (await lockPendingIdentity(tx, { visitorHash, customerId }, now));
    if (!pending) return fail('identity_not_pending');
    const recipient = profile.email;
    const isMailed =
      mayMail &&
      (await isWithinMailLimit(context, tx, { recipient, template: 'sign_in_code', maximum: maxSharedMails }));
    const newCode = {
      hash: codeHash(code, pending.visitor_hash),
      expiresAt: addDuration(now, { minutes: codeMinutes }),
    };
    // An earlier code was mailed to the earlier address: it proves nothing about another one.
    const isSameAddress = (pending.profile as SocialProfile | null)?.email === profile.email;
    const withoutMail = isSameAddress ? 'unchanged' : null;
    await saveProfile(tx, pending.visitor_hash, { profile, code: isMailed ? newCode : withoutMail });
    if (isMailed)
      await queueMail(context, tx, {
        recipient,
        locale,
        template: 'sign_in_code',
        content: { code, provider: pending.provider as Provider },
      });
    return ok(undefined);
  });
}

/** Signs in with the mailed code: to the account of the e-mail address, or to a new one. */
export async function confirmCode(
  context: AppContext,
  code: string,
  { visitorHash, customerId: signedInAs, locale, device }: Visitor,
): Promise<Result<Session, 'identity_not_pending' | 'code_not_valid' | 'account_already_linked'>> {
  const now = context.clock();
  return transaction(context.db, async (tx) => {
    const pending = visitorHash && (await lockPendingIdentity(tx, { visitorHash, customerId: signedInAs }, now));
    if (!pending) return fail('identity_not_pending');
    const { visitor_hash, subject, code_hash, code_expires_at, misses } = pending;
    const isUsable = code_hash !== null && code_expires_at !== null && code_expires_at > now && misses < maxCodeMisses;
    if (!isUsable) return fail('code_not_valid');
    if (codeHash(code, visitor_hash) !== code_hash) {
      await countMiss(tx, visitor_hash);
      return fail('code_not_valid');
    }
    const { email, firstName, lastName, mobileNo, subscriptionFlag } = pending.profile as SocialProfile;
    const person = { email, firstName, lastName, mobileNo, subscriptionFlag, locale, at: now };
    await deletePendingIdentity(tx, visitor_hash);
    if (await isDisabled(tx, 'email', email)) return fail('identity_not_pending');
    const link = { provider: pending.provider as Provider, subject, label: labelOf(pending) };
    const customerId = await enterAndLink(context, tx, person, link);
    if (!customerId) return fail('account_already_linked');
    return ok(await openSession(context, tx, customerId, device));
  });
}

/** How a customer recognises the account at a provider. */
export function labelOf(pending: { email: string | null; first_name: string; last_name: string }): string {
  return pending.email ?? `${pending.first_name} ${pending.last_name}`.trim();
}

function codeHash(code: string, visitorHash: string): string {
  return hashToken(`${code} ${visitorHash}`);
}
