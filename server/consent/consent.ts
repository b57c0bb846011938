import { createHash } from 'node:crypto';
import type { CookieGroup } from '#contract/consent.ts';
import type { CookieGroupCode } from '#contract/cookie-groups.ts';
import type { Locale } from '#contract/locale.ts';
import type { Db } from '../db/database.ts';
import { presentGroups } from './policy-groups.ts';
import { deleteConsentsBefore, insertConsent, selectConsentsOf, selectPolicyInForce } from './queries.ts';

/** How long a record is stored: the cookie of a choice lasts a year, and a dispute about it may come a year later. */
const retentionDays = 730;
const maxListedConsents = 100;

/** The groups of cookies of the policy that was published last. */
export async function readCookiePolicy(db: Db, locale: Locale): Promise<CookieGroup[]> {
  const policy = await selectPolicyInForce(db);
  return policy ? presentGroups(policy.groups, policy.published_on, locale) : [];
}

export interface CookieChoice {
  /** The allowed groups. */
  groups: readonly CookieGroupCode[];
  /** The version of the policy that the visitor was asked about. */
  policyVersion: string;
  /** The visitor's id, of which only a hash is stored; undefined if there is none. */
  visitorId: string | undefined;
  /** Undefined for a guest. */
  customerId: string | undefined;
  at: Date;
}

/** Records a visitor's choice. @returns false if there is no such version of the policy */
export function recordChoice(
  db: Db,
  { visitorId, customerId, groups, policyVersion, at }: CookieChoice,
): Promise<boolean> {
  return insertConsent(db, {
    at,
    policyVersion,
    groups: groups.toSorted(),
    visitorHash:
      visitorId === undefined ? null : createHash('sha256').update(`cookie consent ${visitorId}`).digest('hex'),
    customerId: customerId ?? null,
  });
}

/** What a customer chose while signed in, the latest first; times in UTC. */
export async function listCookieConsents(
  db: Db,
  customerId: string,
): Promise<{ at: string; groups: string[]; policyVersion: string }[]> {
  return (await selectConsentsOf(db, customerId, maxListedConsents)).map(({ at, groups, policy_version }) => ({
    at: at.toISOString(),
    groups,
    policyVersion: policy_version,
  }));
}

export async function deleteExpiredConsents(db: Db, now: Date): Promise<void> {
  await deleteConsentsBefore(db, new Date(now.getTime() - retentionDays * 24 * 3_600_000));
}
